import type { Page } from 'playwright-core';

export interface FrameTimes {
  median: number;
  worst: number;
  frames: number;
}

const summary = (times: readonly number[]): FrameTimes => {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    median: Math.round(sorted[Math.floor(sorted.length / 2)]! * 10) / 10,
    worst: Math.round(sorted.at(-1)! * 10) / 10,
    frames: sorted.length,
  };
};

/** Records the time between frames while something is done to a page. */
async function during(page: Page, act: () => Promise<void>): Promise<FrameTimes> {
  await page.evaluate(() => {
    const held = window as unknown as { frameTimes: number[]; frameStop: boolean };
    held.frameTimes = [];
    held.frameStop = false;
    let last = performance.now();
    const tick = (now: number): void => {
      held.frameTimes.push(now - last);
      last = now;
      if (!held.frameStop) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  const times = await page.evaluate(() => {
    const held = window as unknown as { frameTimes: number[]; frameStop: boolean };
    held.frameStop = true;
    return held.frameTimes;
  });
  return summary(times.slice(2));
}

const STEPS = 40;

/** The middle of the map in sight. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = (await page.locator('.map').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/** Pushes the map about with the pointer. */
export async function panning(page: Page): Promise<FrameTimes> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const times = await during(page, async () => {
    for (let i = 1; i <= STEPS; i++)
      await page.mouse.move(x + 160 * Math.sin(i / 6), y + 90 * Math.sin(i / 9));
  });
  await page.mouse.up();
  return times;
}

/** Zooms in and out with the wheel. */
export async function zooming(page: Page): Promise<FrameTimes> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  return during(page, async () => {
    for (let i = 0; i < STEPS; i++) {
      await page.mouse.wheel(0, i < STEPS / 2 ? -60 : 60);
      await page.waitForTimeout(12);
    }
  });
}
