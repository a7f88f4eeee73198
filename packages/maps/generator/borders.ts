import type { ArcRef, ArcType, Point } from '../src/geometry.ts';
import type { Raster } from '../src/raster.ts';
import type { Arc } from './arcs.ts';
import { type Board, LAND, type Surface } from './board.ts';
import { surfaceRuns } from './drawn.ts';
import { simplify } from './lines.ts';

export interface Borders {
  lines: Point[][];
  types: ArcType[];
  rings: ArcRef[][][];
}

const SHORTEST = 6;
/** Pixels that a simplified border may stray. */
const TOLERANCE = 0.9;

interface Part {
  surface: Surface;
  length: number;
  points: Point[];
}

/** Cuts the arcs where they pass from land to water; each part has one type. */
export function cutAtCoast(
  arcs: readonly Arc[],
  rings: readonly ArcRef[][][],
  board: Board,
  land: Raster,
): Borders {
  const lines: Point[][] = [];
  const types: ArcType[] = [];
  const isSea = (label: number) => board.isLand[label] === false;
  const cuts = arcs.map(({ left, right, line }): ArcRef[] => {
    const first = lines.length;
    if (left < 0 || right < 0) {
      lines.push([...line]);
      types.push('F');
    } else {
      for (const part of cutLine(line, land)) {
        lines.push(part.points);
        if (left === board.waste || right === board.waste) types.push('X');
        else if (part.surface === LAND) types.push('L');
        else types.push(isSea(left) || isSea(right) ? 'S' : 'W');
      }
    }
    return Array.from({ length: lines.length - first }, (_, k) => first + k);
  });
  const expand = (ref: ArcRef): ArcRef[] =>
    ref >= 0 ? cuts[ref]! : cuts[~ref]!.toReversed().map((index) => ~index);
  return { lines, types, rings: rings.map((of) => of.map((ring) => ring.flatMap(expand))) };
}

/** The parts of a line on land and on water, simplified; each begins where the last one ended. */
export function cutLine(line: readonly Point[], land: Raster): Part[] {
  const parts = joinShort(line, land);
  return parts.map((part, k) => {
    const from = k === 0 ? line[0]! : parts[k - 1]!.points.at(-1)!;
    const points = [from, ...part.points];
    if (k === parts.length - 1) points.push(line.at(-1)!);
    return { ...part, points: simplify(points, TOLERANCE) };
  });
}

/** Runs on land and water, those under a few pixels joined to the run before. */
function joinShort(line: readonly Point[], land: Raster): Part[] {
  const parts: Part[] = [];
  for (const { surface, length, points } of surfaceRuns(line, land)) {
    const last = parts.at(-1);
    if (last && (last.surface === surface || length < SHORTEST || last.length < SHORTEST)) {
      if (last.surface !== surface && length >= SHORTEST) last.surface = surface;
      last.points.push(...points);
      last.length += length;
    } else parts.push({ surface, length, points: [...points] });
  }
  return parts;
}
