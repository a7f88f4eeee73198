import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerOnce } from './answer.ts';
import { playThrough } from './journey.ts';

/** A bound for a game that hangs. */
const CLOCK = 600_000;

/** Opens a page that its browser is to keep, and waits until it has. */
export async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** From the front page: three turns against bots. */
export async function playThreeTurns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  const answered = await playThrough(page, 3, CLOCK);
  expect(answered['move']).toBeGreaterThanOrEqual(3);
}

/** Without a network the page comes back after a reload, and the game goes on in its fourth turn. */
export async function goOnOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.table').waitFor();
  expect(await page.locator('.ribbon .turn').textContent()).toContain('4');
  await answerOnce(page);
}
