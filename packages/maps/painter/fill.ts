import type { Point } from '../src/geometry.ts';

/** Calls `paint` for every run of squares whose centre lies inside the rings (even-odd). */
export function fillRings(
  rings: readonly (readonly Point[])[],
  size: { width: number; height: number; cell: number },
  paint: (from: number, to: number) => void,
): void {
  const { width, height, cell } = size;
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      let [ax, ay] = ring[j]!;
      let [bx, by] = ring[i]!;
      if (ay === by) continue;
      if (ay > by) [ax, ay, bx, by] = [bx, by, ax, ay];
      const first = Math.max(0, Math.ceil(ay / cell - 0.5));
      const last = Math.min(height - 1, Math.ceil(by / cell - 0.5) - 1);
      for (let row = first; row <= last; row += 1) {
        const y = (row + 0.5) * cell;
        crossings[row]!.push((ax + ((bx - ax) * (y - ay)) / (by - ay)) / cell);
      }
    }
  }
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const from = Math.max(0, Math.ceil(xs[k]! - 0.5));
      const to = Math.min(width, Math.ceil(xs[k + 1]! - 0.5));
      if (to > from) paint(row * width + from, row * width + to);
    }
  });
}
