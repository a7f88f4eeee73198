import { type AreaGeometry, type Disc, type LabelGeometry, type Point, pieceSizes } from '../src/geometry.ts';
import type { AreaData } from '../src/types.ts';
import { type Block, markedBlocks, type Placed, placeBlock, type Shape } from './blocks.ts';
import type { Setting } from './names.ts';
import { bestSpots, mostRoom, placeStacks, type Spot, type Stacks } from './pieces.ts';
import type { Room } from './room.ts';
import { axisOf, centreOf } from './shape.ts';

export interface LandTask {
  area: AreaData;
  room: Room;
  /** Where the area starts on the map: sites stand near it. */
  seed: Point;
  settings: readonly Setting[];
  sizes: readonly number[];
  /** Pixels to the river of a flood plain. */
  toPlain: (point: Point) => number;
}

export interface LandPlaces extends Pick<AreaGeometry, 'label' | 'pop' | 'city' | 'tokens' | 'start'> {
  taken: Disc[];
  /** Pixels by which name and disc reach over the border. */
  over: number;
}

interface Choice {
  city: Spot;
  stacks: Stacks;
  placed: Placed;
  score: number;
}

const CITY = pieceSizes.city.radius;
const STACK = pieceSizes.stack.radius;
const SMALL_ROOM = 6000;
const round = (value: number): number => Math.round(value);

/** What gives way until everything fits: first the name, which may reach further over the border, then the first stack. */
const PASSES = [
  { overhang: 2.5, share: 0.6 },
  { overhang: 6, share: 0.5 },
  { overhang: 10, share: 0.42 },
  { overhang: 10, share: 0 },
];

/** Place of city, stacks, disc and name: for each good place of the city the best of the rest. */
export function placeLand(task: LandTask): LandPlaces | undefined {
  const { room } = task;
  const centre = centreOf(room, room.dry);
  const blocks = blocksOf(task);
  const large = room.columns * room.rows > 4 * SMALL_ROOM;
  const most = mostRoom(room);
  for (const { overhang, share } of PASSES) {
    let best: Choice | undefined;
    for (const city of cities(task)) {
      const cityDisc: Disc = { x: city.x, y: city.y, radius: CITY };
      const search = { room, blocks, centre, overhang, step: large ? 3 : 2, preferLand: 6 };
      const consider = (placed: Placed | undefined, stacks: Stacks | undefined) => {
        if (!placed || !stacks) return;
        const score = placed.score + city.score * 0.8 + stacks.score * 2.5;
        if (!best || score > best.score) best = { city, stacks, placed, score };
      };
      const stand = (obstacles: readonly Disc[]) =>
        placeStacks(room, [...room.taken, cityDisc, ...obstacles], most, share);
      const first = stand([]);
      if (first) {
        const stackDiscs = first.spots.map(({ x, y }) => ({ x, y, radius: STACK }));
        consider(placeBlock({ ...search, pieces: [cityDisc, ...stackDiscs] }), first);
      }
      const alone = placeBlock({ ...search, pieces: [cityDisc] });
      if (alone) consider(alone, stand(discsOf(alone)));
    }
    if (best) return finish(best);
  }
  return undefined;
}

export function discsOf({ block, x, y }: Placed): Disc[] {
  return [...block.marks, ...block.letters].map((disc) => ({ ...disc, x: disc.x + x, y: disc.y + y }));
}

function cities({ area, room, seed, toPlain }: LandTask): Spot[] {
  const wish = (point: Point): number => {
    const near = -Math.hypot(point[0] - seed[0], point[1] - seed[1]) * 0.035;
    if (!area.floodPlain || !area.site) return near;
    const away = toPlain(point);
    return near + (area.site === 'white' ? -Math.min(80, away) * 0.5 : Math.min(60, away) * 0.25);
  };
  const small = room.columns * room.rows < SMALL_ROOM;
  return bestSpots(room, room.dry, CITY, wish, small ? 12 : 5);
}

/** All ways to set the name, the best first; it leans and bends as the land does. */
function blocksOf({ area, room, settings, sizes }: LandTask): Block[] {
  const axis = axisOf(room, room.own);
  const hasStart = area.start !== undefined;
  const shapes: Shape[] = [];
  const leans = axis.ratio > 1.35 ? [axis.degrees, axis.degrees - 12, axis.degrees + 12] : [];
  for (const size of sizes) {
    for (const setting of settings) {
      shapes.push({ size, setting, rotate: 0, bend: 0 });
      const single = setting.lines.length === 1;
      if (single && axis.ratio > 1.35) {
        for (const bend of [-30, 30]) shapes.push({ size, setting, rotate: 0, bend });
      }
      for (const lean of leans) {
        const rotate = Math.round(lean);
        if (Math.abs(rotate) < 8 || Math.abs(rotate) > 78) continue;
        shapes.push({ size, setting, rotate, bend: 0 });
        if (single) for (const bend of [-45, -25, 25, 45]) shapes.push({ size, setting, rotate, bend });
      }
      if (axis.ratio > 1.35 && Math.abs(axis.degrees) > 55) {
        shapes.push({ size, setting, rotate: axis.degrees > 0 ? 90 : -90, bend: 0 });
      }
    }
  }
  return shapes.flatMap((shape) => markedBlocks(shape, hasStart)).sort((a, b) => b.score - a.score);
}

function finish({ city, stacks, placed }: Choice): LandPlaces {
  const { block, x, y, over } = placed;
  const at = (offset: Point): Point => [round(x + offset[0]), round(y + offset[1])];
  const label: LabelGeometry = { ...block.label, at: at([0, 0]) };
  const [first, second] = stacks.spots;
  const pieces: Disc[] = [
    { x: city.x, y: city.y, radius: CITY },
    ...stacks.spots.map((spot) => ({ x: spot.x, y: spot.y, radius: STACK })),
  ];
  return {
    label,
    pop: at(block.disc!),
    ...(block.start && { start: at(block.start) }),
    city: [round(city.x), round(city.y)],
    tokens: [
      [round(first.x), round(first.y)],
      [round(second.x), round(second.y)],
    ],
    taken: [...pieces, ...discsOf(placed)],
    over,
  };
}
