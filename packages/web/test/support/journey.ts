import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './answer.ts';
import { answer, panelOf } from './drive.ts';

/** Plays until the end of a turn with what the screen shows, within a time; how often each kind was answered. */
export async function playThrough(page: Page, turns: number, clock: number): Promise<Record<string, number>> {
  const until = Date.now() + clock;
  const left = (): number => Math.max(1000, until - Date.now());
  const ribbon = page.locator('.ribbon .turn');
  const turn = async (): Promise<number> =>
    Number((await ribbon.textContent({ timeout: left() }))?.match(/\d+/)?.[0] ?? 0);
  const answered: Record<string, number> = {};
  while ((await turn()) <= turns) {
    const state = `turn ${await turn()} when time was up: ${JSON.stringify(answered)}`;
    expect(Date.now(), state).toBeLessThan(until);
    await panelOf(page).waitFor({ timeout: left() });
    const kind = await step(page, answered);
    answered[kind] = (answered[kind] ?? 0) + 1;
  }
  return answered;
}

/** One decision, and on to the next; a trader who has made an offer is done. */
async function step(page: Page, answered: Readonly<Record<string, number>>): Promise<string> {
  const panel = panelOf(page);
  const kind = (await panel.getAttribute('data-kind')) ?? '';
  const id = await panel.getAttribute('data-decision');
  if (kind === 'trade' && (answered['trade'] ?? 0) % 2 === 1)
    await panel.getByRole('button', { name: 'I am done' }).click();
  else await answer(page);
  const asked = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.querySelector('.dp')?.getAttribute('data-decision'));
  if (kind !== 'trade') await settled(page, async () => (await asked()) !== id, kind);
  return kind;
}
