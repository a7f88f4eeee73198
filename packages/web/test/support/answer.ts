import type { Page } from 'playwright-core';
import { consult } from './drive.ts';
import { spokenOn } from './spoken.ts';

const PATIENCE_MS = 180_000;

export const panel = (page: Page) => page.locator('.dp');

/** What is asked and where the turn stands: changes with every answer of the first turns. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector('.dp')?.getAttribute('data-decision'),
      ...['.dp h2', '.ribbon', '.bar', '.waiting h2'].map(
        (part) => document.querySelector(part)?.textContent,
      ),
    ].join('|'),
  );

/** Waits until something comes of an answer, which is stood by where the table asks first. */
export async function settled(page: Page, came: () => Promise<boolean>, kind: string | null): Promise<void> {
  const anyway = page.locator('dialog footer .btn.pri');
  for (const until = Date.now() + PATIENCE_MS; !(await came()); await page.waitForTimeout(50)) {
    if (await anyway.isVisible()) await anyway.click();
    if (Date.now() > until) throw new Error(`nothing came of the answer to ${kind}`);
  }
}

/** Presses what acts. */
export async function act(page: Page, main = panel(page).locator('.dp-main')): Promise<void> {
  const kind = await panel(page).getAttribute('data-kind');
  // It takes presses only once it has been in sight for a moment.
  await main.click({ trial: true });
  const before = await standing(page);
  await main.click();
  await settled(page, async () => (await standing(page)) !== before, kind);
}

/** Answers what is asked through what is on the screen: advice where it is needed, then the button that acts. */
export async function answerOnce(page: Page): Promise<string> {
  await panel(page).waitFor();
  const kind = (await panel(page).getAttribute('data-kind')) ?? '';
  // In the market the button that acts makes an offer; here one is done.
  const { market } = await spokenOn(page);
  const done = panel(page).getByRole('button', { name: market.done });
  const main = kind === 'trade' ? done : panel(page).locator('.dp-main');
  if ((await main.getAttribute('aria-disabled')) === 'true') {
    await consult(panel(page));
    await page.waitForFunction(
      () => document.querySelector('.dp .dp-main')?.getAttribute('aria-disabled') !== 'true',
    );
  }
  await act(page, main);
  return kind;
}
