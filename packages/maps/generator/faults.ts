import { lineLength, type Point } from '../src/geometry.ts';
import type { Raster } from '../src/raster.ts';
import type { Arc } from './arcs.ts';
import { type Board, type Contacts, FORBIDDEN, LAND, REQUIRED, type Surface, WATER } from './board.ts';
import { cutLine } from './borders.ts';

export interface Fault {
  surface: Surface;
  a: number;
  b: number;
  /** Pixels of the longest continuous border. */
  length: number;
}

/** Longest border of each pair on water and on land, as the finished geometry will have it. */
function longestBorders(
  arcs: readonly Arc[],
  { areas, labels }: Board,
  land: Raster,
): [Map<number, number>, Map<number, number>] {
  const longest: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  for (const { left, right, line } of arcs) {
    if (left < 0 || right < 0 || left >= areas.length || right >= areas.length) continue;
    const pair = Math.min(left, right) * labels + Math.max(left, right);
    for (const { surface, points } of cutLine(line, land)) {
      const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const table = longest[surface];
      table.set(pair, Math.max(table.get(pair) ?? 0, lineLength(whole)));
    }
  }
  return longest;
}

/** Required borders that came out too short, and contacts that should not be. */
export function drawnFaults(
  arcs: readonly Arc[],
  board: Board,
  contacts: Contacts,
  land: Raster,
  limits: { shortest: number; trivial: number },
): { short: Fault[]; forbidden: Fault[] } {
  const longest = longestBorders(arcs, board, land);
  const short: Fault[] = [];
  const forbidden: Fault[] = [];
  for (const surface of [LAND, WATER]) {
    for (let a = 0; a < board.areas.length; a += 1) {
      for (let b = a + 1; b < board.areas.length; b += 1) {
        const length = longest[surface].get(a * board.labels + b) ?? 0;
        const kind = contacts[surface][a * board.labels + b];
        if (kind === REQUIRED && length < limits.shortest) short.push({ surface, a, b, length });
        if (kind === FORBIDDEN && length > limits.trivial) forbidden.push({ surface, a, b, length });
      }
    }
  }
  return { short, forbidden };
}
