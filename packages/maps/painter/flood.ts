import { insideRings, type Point } from '../src/geometry.ts';
import type { Board } from './board.ts';

interface FloodFile {
  plains: { name: string; w: number; lines: Point[][] }[];
}

export interface Plain {
  /** As in the topology. */
  id: string;
  /** Half width, full-size pixels. */
  half: number;
  /** The river that floods. */
  lines: Point[][];
}

/** How far from its authored guide a drawn river may run. */
const NEAR = 40;

const plainId = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** The drawn river along each authored guide, the guide itself where no river is drawn; and into every listed area. */
export function plainsOf(board: Board): Plain[] {
  const rivers = board.rivers.map((line) => dense(line, 6));
  return board.data<FloodFile>('floodplains.yaml').plains.map(({ name, w, lines }) => {
    const id = plainId(name);
    const guides = lines.map((line) => dense(line.map(board.project), 12));
    const found = rivers.flatMap((river) => runsNear(river, guides, NEAR));
    const gaps = guides.flatMap((guide) => runsFar(guide, found, NEAR));
    const courses = [...found, ...gaps];
    const missed = board.areas.flatMap((area, index) => {
      const rings = board.rings[index]!;
      return area.floodPlain === id && within(courses, rings) < ENOUGH
        ? [branch(courses, rivers, rings)]
        : [];
    });
    return { id, half: w, lines: [...courses, ...missed] };
  });
}

/** Points of a plain's courses that an area must hold; they stand 6 to 12 pixels apart. */
const ENOUGH = 8;

const within = (lines: readonly Point[][], rings: readonly Point[][]): number =>
  lines.reduce((sum, line) => sum + line.filter((point) => insideRings(rings, point)).length, 0);

/** A course into an area that the plain barely touches: its own longest river, else from the plain to its middle. */
function branch(courses: readonly Point[][], rivers: readonly Point[][], rings: readonly Point[][]): Point[] {
  const own = rivers.flatMap((river) => runs(river, (point) => insideRings(rings, point)));
  const longest = own.reduce<Point[]>((best, run) => (run.length > best.length ? run : best), []);
  if (longest.length >= 2 * ENOUGH) return longest;
  const points = rings.flat();
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle: Point = [mean(0), mean(1)];
  const away = (point: Point) => Math.hypot(point[0] - middle[0], point[1] - middle[1]);
  const start = courses.flat().reduce((best, point) => (away(point) < away(best) ? point : best), middle);
  return dense([start, middle], 8);
}

function dense(line: readonly Point[], pitch: number): Point[] {
  return line.flatMap((point, i): Point[] => {
    const next = line[i + 1];
    if (!next) return [point];
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / pitch));
    return Array.from({ length: count }, (_, k) => [
      point[0] + ((next[0] - point[0]) * k) / count,
      point[1] + ((next[1] - point[1]) * k) / count,
    ]);
  });
}

function near([x, y]: Point, lines: readonly Point[][], reach: number): boolean {
  return lines.some((line) => line.some((p) => (p[0] - x) ** 2 + (p[1] - y) ** 2 < reach * reach));
}

const runsNear = (line: Point[], others: Point[][], reach: number): Point[][] =>
  runs(line, (point) => near(point, others, reach));

const runsFar = (line: Point[], others: Point[][], reach: number): Point[][] =>
  runs(line, (point) => !near(point, others, reach));

function runs(line: Point[], keep: (point: Point) => boolean): Point[][] {
  const result: Point[][] = [];
  let run: Point[] = [];
  for (const point of line) {
    if (keep(point)) run.push(point);
    else {
      if (run.length > 1) result.push(run);
      run = [];
    }
  }
  if (run.length > 1) result.push(run);
  return result;
}
