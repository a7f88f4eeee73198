import type { Browser, Page } from 'playwright-core';

export interface FrameTimes {
  /** Milliseconds between frames. */
  median: number;
  p95: number;
  worst: number;
  frames: number;
}

/** Times between frames as long as a film is shown. */
export async function filmTimes(page: Page): Promise<{ p95: number; frames: number }> {
  const times = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const taken: number[] = [];
        let last = 0;
        const tick = (now: number): void => {
          if (last > 0) taken.push(now - last);
          last = now;
          if (document.querySelector('.film')) requestAnimationFrame(tick);
          else done(taken);
        };
        requestAnimationFrame(tick);
      }),
  );
  const sorted = times.sort((a, b) => a - b);
  return {
    p95: Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10,
    frames: sorted.length,
  };
}

export type Gesture = 'pan' | 'zoom';
const FRAMES = 90;

/** Moves the map in every frame, as a finger or a wheel would, and takes the time from each frame to the next. */
export async function frameTimes(page: Page, gesture: Gesture): Promise<FrameTimes> {
  const times = await page.evaluate(
    async ([kind, frames]) => {
      const map = document.querySelector('.map')!;
      const box = map.getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 3, bubbles: true };
      const pointer = (type: string, x = 0, y = 0): void => {
        const where = { clientX: at.clientX + x, clientY: at.clientY + y };
        // A touch: a pointer that only a real device could have captured is not asked for.
        map.dispatchEvent(
          new PointerEvent(type, {
            ...where,
            bubbles: true,
            pointerId: 1,
            pointerType: 'touch',
            isPrimary: true,
          }),
        );
      };
      Object.assign(map, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
      const step = (i: number): void => {
        if (kind === 'pan') pointer('pointermove', 200 * Math.sin(i / 14), 110 * Math.sin(i / 9));
        else {
          const deltaY = i % 60 < 30 ? -40 : 40;
          map.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY, cancelable: true }));
        }
      };
      if (kind === 'pan') pointer('pointerdown');
      const taken: number[] = [];
      await new Promise<void>((done) => {
        let last = 0;
        let i = 0;
        const tick = (now: number): void => {
          if (last > 0) taken.push(now - last);
          last = now;
          step(i);
          if (++i < frames) requestAnimationFrame(tick);
          else done();
        };
        requestAnimationFrame(tick);
      });
      if (kind === 'pan') pointer('pointerup');
      return taken;
    },
    [gesture, FRAMES] as const,
  );
  const sorted = times.slice(1).sort((a, b) => a - b);
  const round = (n: number): number => Math.round(n * 10) / 10;
  return {
    median: round(sorted[Math.floor(sorted.length / 2)]!),
    p95: round(sorted[Math.floor(sorted.length * 0.95)]!),
    worst: round(sorted.at(-1)!),
    frames: sorted.length,
  };
}

/** What the browser did meanwhile, counted by the names its own timeline has. */
export async function workOf<T extends object>(
  browser: Browser,
  act: () => Promise<T>,
): Promise<T & { work: Record<string, number> }> {
  const session = await browser.newBrowserCDPSession();
  const work: Record<string, number> = {};
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ph } of value as { name: string; ph: string }[])
      if (ph === 'X' || ph === 'B') work[name] = (work[name] ?? 0) + 1;
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink', 'devtools.timeline'] },
  });
  const result = await act();
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return { ...result, work };
}

interface Layer {
  drawsContent: boolean;
  backendNodeId?: number;
  width: number;
}

/** The layers that the browser paints for what lies in an element: whose they are, and how wide. */
export async function layersOf(page: Page, within: string): Promise<{ node: string; width: number }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('DOM.getDocument');
  const told = new Promise<Layer[]>((done) =>
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && done(layers)),
  );
  await session.send('LayerTree.enable');
  // They are told when they change: a layer more, outside of what is asked for.
  await page.evaluate(() => {
    const more = document.createElement('i');
    more.style.cssText = 'position: fixed; width: 1px; height: 1px; will-change: transform; background: red';
    document.body.append(more);
    requestAnimationFrame(() => requestAnimationFrame(() => more.remove()));
  });
  const found: { node: string; width: number }[] = [];
  for (const { drawsContent, backendNodeId, width } of await told) {
    if (!drawsContent || backendNodeId === undefined) continue;
    const { object } = await session.send('DOM.resolveNode', { backendNodeId });
    if (!object.objectId) continue;
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration:
        'function (within) { return this.closest?.(within) ? this.getAttribute("class") ?? this.tagName : undefined }',
      arguments: [{ value: within }],
      returnByValue: true,
    });
    if (result.value !== undefined) found.push({ node: result.value, width });
  }
  await session.detach();
  return found;
}
