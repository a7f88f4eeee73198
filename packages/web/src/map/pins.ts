import type { AreaId } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import type { BoardMode, Mark } from '../decisions/board.ts';
import { type Box, pinScale, type Size } from './camera.ts';
import { shared } from './clearings.ts';
import { type Foothold, RADIUS, type Stand } from './stand.ts';
import type { DrawnWorld } from './world.ts';
import { boxesOf } from './written.ts';

/** Room that a stepper, the sign of a fight and what a stack loses take on the screen at full size. */
const STEPPER = { width: 112, height: 38 };
const FIGHT = { width: 26, height: 26 };
const PLATE = { width: 26, height: 17 };
/** And what words take: so much a letter, and around them. */
const flagSize = (label: string): Size => ({ width: 6.5 * label.length + 18, height: 24 });

const sizeOf = ({ stepper, tone, label }: Mark): Size =>
  stepper ? STEPPER : tone === 'conflict' ? FIGHT : tone === 'surplus' ? PLATE : flagSize(label!);

/** Something that a decision pins to an area of the map. */
export interface Pin extends Size {
  area: AreaId;
  /** Its middle. */
  at: Point;
}

/** Where the middle of something may lie beside a stack, the usual side first, in parts of the room it takes. */
const SIDES: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.6, 1],
  [-0.6, 1],
  [0.6, -1],
  [-0.6, -1],
  [1.1, 1],
  [-1.1, 1],
  [0, 1.6],
  [0, -1.6],
];

const about = ({ at, width, height }: Omit<Pin, 'area'>): Box => ({
  x: at[0] - width / 2,
  y: at[1] - height / 2,
  width,
  height,
});

/** What lies over a stack that something is pinned to as well seems to be said of that one: so many times as bad. */
const MISTAKEN = 4;

/** Beside a stack, over as little as can be of what is in the way, and least of what it could be mistaken for. */
function clearest(
  { at, rim }: Foothold,
  size: Size,
  inTheWay: readonly Box[],
  alike: readonly Box[] = [],
): Point {
  const places = SIDES.map(
    ([x, y]): Point => [at[0] + x * (rim + size.width / 2), at[1] + y * (rim + size.height / 2)],
  );
  const costs = places.map((place) => {
    const over = about({ at: place, ...size });
    const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + shared(over, box), 0);
    return covered(inTheWay) + MISTAKEN * covered(alike);
  });
  return places[costs.indexOf(Math.min(...costs))]!;
}

/** Where things of a size on the screen lie beside the stacks of areas, clear of pieces and of each other. */
export function besides(stand: Stand, things: readonly (Size & { area: AreaId })[]): (Point | undefined)[] {
  const { k, pieces } = stand;
  const taken = pieces.flatMap((piece) => boxesOf(piece, k));
  return things.map(({ area, width, height }) => {
    const hold = stand.stackOf(area);
    if (!hold) return undefined;
    const size = { width: width / k, height: height / k };
    const at = clearest(hold, size, taken);
    taken.push(about({ at, ...size }));
    return at;
  });
}

/**
 * Where words, signs and steppers lie: each beside its stack, over as little as can be of pieces, of each other and of
 * what is written.
 */
export function pinsOf(
  world: DrawnWorld,
  stand: Stand,
  { areas, carry }: BoardMode,
  written: readonly Box[] = [],
): Pin[] {
  const { k, pieces } = stand;
  const grown = pinScale(k) / k;
  const taken = [...written, ...pieces.flatMap((piece) => boxesOf(piece, k))];
  const pins: Pin[] = [];
  const pinned = pieces.filter(({ area }) => areas[area]?.label || areas[area]?.stepper);
  for (const [area, mark] of Object.entries(areas)) {
    const hold = world.byId[area] && stand.stackOf(area, carry?.owner);
    if (!hold || !(mark.label || mark.stepper)) continue;
    const { width, height } = sizeOf(mark);
    const size = { width: width * grown, height: height * grown };
    const { at } = hold;
    if (mark.tone === 'surplus' && !mark.stepper) {
      // What a stack loses hangs on its rim, under its count.
      const by = (RADIUS * hold.size * 0.9) / k;
      pins.push({ area, at: [at[0] + by, at[1] + by], ...size });
      continue;
    }
    const alike = pinned.filter((piece) => piece.area !== area).flatMap((piece) => boxesOf(piece, k));
    const place = clearest(hold, size, [...taken, ...pins.map(about)], alike);
    pins.push({ area, at: place, ...size });
  }
  return pins;
}
