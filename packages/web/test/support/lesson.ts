import type { Page } from 'playwright-core';

/** Has a step shown, one move after the other; how many there were. */
export async function watch(page: Page): Promise<number> {
  await page.locator('.lesson .show').click();
  const play = page.locator('.verdict .play');
  const done = page.locator('.verdict.ok');
  const receipt = page.locator('.rc header .btn');
  for (let moves = 0; ; moves++) {
    await play.or(done).first().waitFor();
    if ((await done.count()) > 0) return moves;
    // The receipt of a deal lies over everything on a phone.
    if ((await receipt.count()) > 0) await receipt.click();
    await play.click();
  }
}
