import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { act } from '../test/support/answer.ts';
import { launch, openPage } from '../test/support/browser.ts';
import { answer, consult, panelOf } from '../test/support/drive.ts';
import { keep, playedSave } from '../test/support/saves.ts';
import { builtSite } from '../test/support/site.ts';

// The film of the README: one turn at a table, from the movement to the advances, as a moving picture that any browser
// shows. `node packages/web/tools/turnFilm.ts [--turn 7]`; on a machine that is busy with other things it stutters.

const { values: wished } = parseArgs({
  options: {
    turn: { type: 'string', default: '7' },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../../../docs/pictures/turn.webp', import.meta.url)),
    },
  },
});

const TABLE = { width: 1280, height: 800 };
const WIDTH = 800;
/** As many pictures a second, and no longer than that. */
const RATE = 6;
const SECONDS = 40;
/** How long a person looks at a question before it is answered. */
const LOOK_MS = 1200;

interface Frame {
  data: Buffer;
  at: number;
}

/** Keeps every picture the page has drawn while something goes on. */
async function filmed(page: Page, scene: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data: Buffer.from(data, 'base64'), at: metadata.timestamp! * 1000 });
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await scene();
  await cdp.send('Page.stopScreencast');
  return frames;
}

/** What was to be seen at even moments. */
function sampled(frames: readonly Frame[]): Buffer[] {
  const start = frames[0]!.at;
  const length = Math.min(frames.at(-1)!.at - start, SECONDS * 1000);
  return Array.from({ length: Math.ceil((length / 1000) * RATE) }, (_, i) => {
    const moment = start + (i * 1000) / RATE;
    return frames.findLast(({ at }) => at <= moment)!.data;
  });
}

const turnOf = async (page: Page): Promise<string> =>
  (await page.locator('.ribbon .turn').textContent())?.match(/\d+/)?.[0] ?? '';

/** Does what the adviser proposes, where it does; whatever the control offers first else. */
async function decide(page: Page, panel: Locator): Promise<void> {
  if ((await panel.locator('.dp-ask').count()) === 0) {
    await answer(page);
    return;
  }
  await consult(panel);
  await page.waitForTimeout(LOOK_MS);
  await act(page);
}

/** Looks, decides and looks on until the turn is over; in the market one deal or offer is made. */
async function playTurn(page: Page): Promise<void> {
  let traded = false;
  while ((await turnOf(page)) === wished.turn) {
    const panel = panelOf(page);
    await panel.waitFor();
    await page.waitForTimeout(LOOK_MS);
    const [kind, asked] = await Promise.all(['data-kind', 'data-decision'].map((a) => panel.getAttribute(a)));
    const done = panel.getByRole('button', { name: 'I am done' });
    if (kind === 'trade' && traded) await done.click();
    else await decide(page, panel);
    traded = kind === 'trade';
    if (!traded)
      await page.waitForFunction(
        (was) => document.querySelector('.dp')?.getAttribute('data-decision') !== was,
        asked,
      );
  }
}

const save = playedSave(
  { seed: 'film' },
  ({ state }, { kind }) => state.open.turn === Number(wished.turn) && kind === 'move',
);
const [site, browser] = await Promise.all([builtSite(), launch(true)]);
try {
  const { page } = await openPage(browser, TABLE, { drawn: true });
  await page.addInitScript(() => localStorage.setItem('ochre.speed', 'normal'));
  await keep(page, site.url, save);
  await panelOf(page).waitFor();
  const frames = sampled(await filmed(page, () => playTurn(page)));
  const small = await Promise.all(frames.map((data) => sharp(data).resize(WIDTH).png().toBuffer()));
  const { size } = await sharp(small, { join: { animated: true } })
    .webp({ quality: 45, effort: 5, delay: small.map(() => Math.round(1000 / RATE)), loop: 0, mixed: true })
    .toFile(wished.out);
  console.log(`${small.length} pictures, ${Math.round(size / 1024)} KB`);
} finally {
  await browser.close();
  await site.close();
}
