import { type Disc, labelDiscs, lettering, type Point, pieceSizes } from '@ochre/maps/geometry.ts';
import type { Box } from './camera.ts';
import { type PlacedPiece, RADIUS } from './stand.ts';
import type { Wording } from './wording.ts';
import type { DrawnArea } from './world.ts';

/** Radius of a limit on the screen. */
export const LIMIT = 8.5;
/** Half of a site's square on the screen, with its edge. */
export const SITE = 5.5;
/** Pixels round letters that stay free. */
export const CLEAR = 1.5;

/** A limit or a site, as it stands on the map. */
export interface Sign {
  /** Its middle, on the page. */
  at: Point;
  /** In parts of its usual size. */
  size: number;
}

/** The letters of a name. */
export interface Written {
  /** Their middle, on the page. */
  at: Point;
  /** Their size on the screen. */
  size: number;
  /** What stands there straight; without it the name is as printed. */
  wording?: Wording;
}

export const square = ([x, y]: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** Pixels beside a piece that its count takes. */
const PLATE = { x: RADIUS * 0.8, y: -RADIUS * 0.8, half: 10.5 };

/** Room that a piece takes, in units of the page. */
export function boxesOf({ at, size, n, kind }: PlacedPiece, k: number): Box[] {
  const unit = size / k;
  const body = square(at, (kind === 'tokens' || kind === 'hired' ? RADIUS + 1 : 18) * unit);
  if (n < 2) return [body];
  // A count is never smaller than 11 pixels, however small its piece.
  const half = Math.max(size, 11 / 13) / k;
  return [body, square([at[0] + PLATE.x * unit, at[1] + PLATE.y * unit], PLATE.half * half)];
}

export const roomOfLimit = ({ at, size }: Sign, k: number): Box => square(at, (LIMIT * size + CLEAR) / k);
export const roomOfSite = ({ at, size }: Sign, k: number): Box => square(at, (SITE * size) / k);

/** Where the printed limit lies beside the printed letters, on the page; it shrinks less and stands a little further off. */
export function printedLimit({ label, pop, fontSize }: DrawnArea, k: number): Sign | undefined {
  if (!pop) return undefined;
  const shrink = fontSize / label.size;
  const apart = (Math.max(1, LIMIT / (pieceSizes.disc.radius * shrink)) * shrink) / k;
  const [x, y] = label.at;
  return { at: [x + (pop[0] - x) * apart, y + (pop[1] - y) * apart], size: 1 };
}

/** Discs that cover the letters of a name as it is printed. */
function printedLetters({ label }: DrawnArea, { at, size }: Written, k: number): Disc[] {
  const shrink = size / label.size / k;
  return labelDiscs({ ...label, at: [0, 0] }).map((disc) => ({
    x: at[0] + disc.x * shrink,
    y: at[1] + disc.y * shrink,
    radius: disc.radius * shrink,
  }));
}

/** Pixels that straight letters take. */
export const lettersSize = ({ lines, width }: Wording, size: number): { width: number; height: number } => ({
  width: width * size + 2 * CLEAR,
  height: size * (lettering.linePitch * (lines.length - 1) + lettering.capHeight) + 2 * CLEAR,
});

/** Room that letters take, in units of the page. */
export function roomOfLetters(area: DrawnArea, name: Written, k: number): Box[] {
  const { label } = area;
  if (!name.wording && (label.bend || label.rotate))
    return printedLetters(area, name, k).map(({ x, y, radius }) => square([x, y], radius + CLEAR / k));
  const wording = name.wording ?? { lines: label.lines, width: Math.max(...label.widths) / label.size };
  const { width, height } = lettersSize(wording, name.size);
  const [x, y] = name.at;
  return [{ x: x - width / 2 / k, y: y - height / 2 / k, width: width / k, height: height / k }];
}
