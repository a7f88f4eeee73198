import { type Box, contains } from './camera.ts';

/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How much two boxes share. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The largest rectangles of a pane that none of the covers lies over: each is in no other. */
export function clearings(pane: Box, covers: readonly Box[]): Box[] {
  const over = covers.filter((cover) => overlap(pane, cover));
  const [right, bottom] = [pane.x + pane.width, pane.y + pane.height];
  const within = (from: number, to: number, edges: number[]): number[] => [
    ...new Set(edges.filter((edge) => edge >= from && edge <= to)),
  ];
  const lefts = within(pane.x, right, [pane.x, ...over.map((c) => c.x + c.width)]);
  const rights = within(pane.x, right, [right, ...over.map((c) => c.x)]);
  const tops = within(pane.y, bottom, [pane.y, ...over.map((c) => c.y + c.height)]);
  const bottoms = within(pane.y, bottom, [bottom, ...over.map((c) => c.y)]);
  const clear: Box[] = [];
  for (const x of lefts)
    for (const y of tops)
      for (const end of rights)
        for (const foot of bottoms) {
          const box = { x, y, width: end - x, height: foot - y };
          if (box.width > 0 && box.height > 0 && !over.some((cover) => overlap(box, cover))) clear.push(box);
        }
  return clear.filter((box) => !clear.some((other) => other !== box && contains(other, box)));
}
