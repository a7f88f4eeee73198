import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stretch } from '../src/session/messages.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { keep, playedSave } from '../test/support/saves.ts';
import type { Site } from '../test/support/site.ts';
import { thorough, thoroughly } from '../test/support/thorough.ts';
import { clientSite } from './built.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let site: Site;
let browser: Browser;
let over: Stretch;

beforeAll(async () => {
  // The shell of the browser writes no films.
  [site, browser] = await Promise.all([clientSite(), launch(thorough)]);
  const options = { turns: 6 };
  const config = { ruleset: 'mega', map: 'world', players: 5, side: 'west', options };
  over = playedSave({ config }, () => false);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const line = (page: Page) => page.getByRole('slider', { name: 'Moment of the film' });
const time = async (page: Page): Promise<number> => Number(await line(page).inputValue());
const moment = (page: Page): Promise<string | null> => line(page).getAttribute('aria-valuetext');
const picture = (page: Page): Promise<string> =>
  page.locator('canvas.gf-screen').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Watch the game in 58 seconds' }).click();
  await page.locator('.gf-screen[data-drawn]').waitFor();
}

it('shows a game as a film: it plays, stops, goes to any moment, and gives a poster', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await keep(page, site.url, over);
  await page.locator('.endscreen').waitFor();
  await enter(page);

  const begun = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(begun);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

  // The same moment is the same picture, whatever was shown between.
  await line(page).fill('30000');
  await expect.poll(() => moment(page)).toMatch(/^second 30, turn 4, \d+ BC$/);
  const then = await picture(page);
  await line(page).fill('45000');
  expect(await picture(page)).not.toBe(then);
  await line(page).fill('30000');
  expect(await picture(page)).toBe(then);

  await page.getByRole('button', { name: 'One turn on' }).click();
  await expect.poll(() => moment(page)).toContain('turn 5');
  await page.locator('body').press('ArrowLeft');
  await expect.poll(() => moment(page)).toContain('turn 4');

  const points = page.locator('.gf-cues button');
  await points.last().click();
  await expect.poll(() => points.last().getAttribute('aria-current')).toBe('true');
  await expect.poll(() => moment(page)).toContain('turn 6');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save poster' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('ochre-kept-game.png');
  const poster = readFileSync((await file.path())!);
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1528 });

  await page.keyboard.press('Escape');
  await page.locator('.endscreen').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('is found from the history, on a phone too, and stands still for those who want no motion', async () => {
  const { page, problems } = await openPage(browser, PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keep(page, site.url, over);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('button', { name: 'Step back through the game' }).first().click();
  await page.getByRole('button', { name: 'Film of the game' }).click();
  await page.locator('.gf-poster canvas').waitFor();
  expect(await time(page)).toBe(0);
  await line(page).fill('20000');
  await page.locator('.gf-screen[data-drawn]').waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  expect(problems).toEqual([]);
  await page.context().close();
});

thoroughly('is written as WebM that a browser plays', async () => {
  const { page, problems } = await openPage(browser, DESK);
  await keep(page, site.url, over);
  await enter(page);
  const duration = Number(await line(page).getAttribute('max')) / 1000;
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 900_000 }),
    page.getByRole('button', { name: 'Save as film' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('ochre-kept-game.webm');
  const film = readFileSync((await file.path())!);
  expect(film.length).toBeLessThan(15_000_000);
  const shown = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
    await new Promise((resolve, reject) => {
      video.onloadedmetadata = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    video.currentTime = 20;
    await new Promise((resolve) => {
      video.onseeked = resolve;
    });
    return { duration: video.duration, width: video.videoWidth, height: video.videoHeight };
  }, film.toString('base64'));
  expect(shown).toEqual({ duration, width: 1280, height: 720 });
  expect(problems).toEqual([]);
  await page.context().close();
});
