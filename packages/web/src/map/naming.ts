import type { AreaId } from '@ochre/engine';
import { type Disc, labelDiscs, lettering, type Point, pieceSizes } from '@ochre/maps/geometry.ts';
import { at as distanceAt, pointOf, type Room } from '@ochre/maps/room.ts';
import { type Box, FAR, levelOf, NAMELESS } from './camera.ts';
import { Occupied } from './occupied.ts';
import { type PlacedPiece, RADIUS, type Stand } from './stand.ts';
import type { DrawnArea, DrawnWorld } from './world.ts';

/** Radius of a limit on the screen. */
export const LIMIT = 8.5;
/** Half of a site's square on the screen, with its edge. */
const SITE = 5.5;
/** Half of a volcano on the screen. */
const VOLCANO = 12.5;
/** Seen from farther away, limits are shown of areas alone that are named at every zoom. */
const LIMITS_FROM = 0.34;
const VOLCANOES_FROM = 0.34;

/** Where a name stands: as it is printed, or straight elsewhere. */
export interface Written {
  /** Middle of the letters, on the page. */
  at: Point;
  /** Size of the letters on the screen. */
  size: number;
  /** Straight, and not as it is printed. */
  moved: boolean;
  /** From the middle of the letters to the limit, in pixels. */
  limit?: Point;
  /** The same, to the site that made room for a piece. */
  site?: Point;
}

/** How an area is written at one zoom. */
export interface Writing {
  /** None where there is no room. */
  name?: Written;
  /** Where the empty site is drawn, on the page; none where there is no room. */
  site?: Point;
}
export type Writings = Readonly<Record<AreaId, Writing>>;

export interface Wishes {
  /** Areas that are named at every zoom. */
  always?: ReadonlySet<AreaId>;
  /** Areas that nobody plays on. */
  unwritten?: ReadonlySet<AreaId>;
  /** What else is on the map, on the page. */
  taken?: readonly Box[];
  /** Where names stood before: they stay there as long as there is room. */
  before?: Map<AreaId, Written>;
}

type Side = 'above' | 'left' | 'under';
const SIDES: readonly Side[] = ['above', 'left', 'under'];
const SMALLEST = 11;
const GAP = 3;
/** Pixels round letters that stay free. */
const CLEAR = 1.5;
/** Pixels beside a piece that its count takes. */
const PLATE = { x: RADIUS * 0.8, y: -RADIUS * 0.8, half: 10.5 };
/** Places that are tried in an area. */
const PLACES = 160;

const square = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** Room that a piece takes, in units of the page. */
export function boxesOf({ at: [x, y], size, n, kind }: PlacedPiece, k: number): Box[] {
  const unit = size / k;
  const body = square(x, y, (kind === 'tokens' || kind === 'hired' ? RADIUS + 1 : 18) * unit);
  if (n < 2) return [body];
  // A count is never smaller than 11 pixels, however small its piece.
  const half = Math.max(size, 11 / 13) / k;
  return [body, square(x + PLATE.x * unit, y + PLATE.y * unit, PLATE.half * half)];
}

/** A limit that shrinks less than the letters stands a little further off. */
const limitApart = (shrink: number): number => Math.max(1, LIMIT / (pieceSizes.disc.radius * shrink));

/** From the middle of the printed letters to the printed limit, in pixels. */
export function printedLimit({ label, pop, fontSize }: DrawnArea): Point | undefined {
  if (!pop) return undefined;
  const shrink = fontSize / label.size;
  const apart = limitApart(shrink) * shrink;
  return [(pop[0] - label.at[0]) * apart, (pop[1] - label.at[1]) * apart];
}

/** The name as it is printed on the board. */
function printed(area: DrawnArea, limits: boolean): Written {
  const limit = limits ? printedLimit(area) : undefined;
  return { at: area.label.at, size: area.fontSize, moved: false, ...(limit && { limit }) };
}

/** Discs that cover the letters of a name. */
export function lettersOf({ label }: DrawnArea, { at, size, moved }: Written, k: number): Disc[] {
  const shrink = size / label.size;
  const { lines, widths } = label;
  return labelDiscs({ ...(moved ? { lines, widths, size: label.size } : label), at: [0, 0] }).map((disc) => ({
    x: at[0] + (disc.x * shrink) / k,
    y: at[1] + (disc.y * shrink) / k,
    radius: (disc.radius * shrink) / k,
  }));
}

/** Room that letters, limit and site of an area take, in units of the page. */
export function roomOfName(area: DrawnArea, name: Written, k: number): Box[] {
  const { label } = area;
  const { at, size, limit, site } = name;
  const boxes: Box[] = [];
  if (name.moved || !(label.bend || label.rotate)) {
    const { width, height } = lettersSize(area, size);
    boxes.push({
      x: at[0] - width / 2 / k,
      y: at[1] - height / 2 / k,
      width: width / k,
      height: height / k,
    });
  } else
    for (const { x, y, radius } of lettersOf(area, name, k)) boxes.push(square(x, y, radius + CLEAR / k));
  if (limit) boxes.push(square(at[0] + limit[0] / k, at[1] + limit[1] / k, (LIMIT + CLEAR) / k));
  if (site) boxes.push(square(at[0] + site[0] / k, at[1] + site[1] / k, SITE / k));
  return boxes;
}

/** Pixels that letters of a size take, with their halo. */
function lettersSize({ label }: DrawnArea, size: number): { width: number; height: number } {
  const line = lettering.linePitch * (label.lines.length - 1) + lettering.capHeight;
  return {
    width: (Math.max(...label.widths) / label.size) * size + 2 * CLEAR,
    height: size * line + 2 * CLEAR,
  };
}

/** What is written at the zoom of a stand, and where: nothing lies on anything else. */
export function writingsOf(
  world: DrawnWorld,
  { pieces, k }: Stand,
  { always = new Set(), unwritten = new Set(), taken = [], before = new Map() }: Wishes = {},
): Writings {
  if (k < NAMELESS) return {};
  const level = levelOf(k);
  const standing = k < FAR ? pieces.filter(({ kind }) => kind === 'city') : pieces;
  const occupied = new Occupied([...taken, ...standing.flatMap((piece) => boxesOf(piece, k))]);
  if (k >= VOLCANOES_FROM) occupied.add(world.volcanoes.map(({ at: [x, y] }) => square(x, y, VOLCANO / k)));
  const writings: Record<AreaId, Writing> = {};
  const crowd = Map.groupBy(standing, ({ area }) => area);
  const homeless = new Set<AreaId>();
  for (const { id, data, city } of world.areas) {
    if (!data.site || unwritten.has(id) || crowd.get(id)?.some(({ kind }) => kind === 'city')) continue;
    const box = square(...city, (k < FAR ? SITE - 2 : SITE) / k);
    if (occupied.meets([box])) homeless.add(id);
    else {
      occupied.add([box]);
      writings[id] = { site: city };
    }
  }
  const shown = world.areas.filter(
    ({ id, level: from }) => !unwritten.has(id) && (from <= level || always.has(id)),
  );
  // Areas in question come first, then names that stand already, then the large ones.
  const rank = ({ id, label }: DrawnArea): number =>
    (always.has(id) ? 2000 : 0) + (before.has(id) ? 1000 : 0) + label.size;
  for (const area of shown.sort((a, b) => rank(b) - rank(a))) {
    const { id } = area;
    const asked = always.has(id);
    const name = place(area, k, occupied, {
      limits: area.data.limit !== undefined && (asked || k >= LIMITS_FROM),
      site: homeless.has(id),
      reserved: area.sea || crowd.has(id) ? [] : firstStack(area, k),
      before: before.get(id),
      asked,
      page: world,
    });
    if (!name) continue;
    before.set(id, name);
    occupied.add(roomOfName(area, name, k));
    const { at, site } = name;
    if (site) homeless.delete(id);
    writings[id] = {
      ...writings[id],
      name,
      ...(site && { site: [at[0] + site[0] / k, at[1] + site[1] / k] as Point }),
    };
  }
  for (const id of homeless) {
    const site = besidePieces(world.byId[id]!, crowd.get(id) ?? [], k, occupied);
    if (!site) continue;
    occupied.add([square(...site, SITE / k)]);
    writings[id] = { ...writings[id], site };
  }
  return writings;
}

/** Where the first stack would stand: a name keeps clear of it, so that it need not move when one comes. */
const firstStack = ({ room: { centre } }: DrawnArea, k: number): Box[] => [
  square(...centre, (RADIUS * 0.9) / k),
];

/** A site that a piece stands on, beside that piece. */
function besidePieces(
  { room }: DrawnArea,
  pieces: readonly PlacedPiece[],
  k: number,
  occupied: Occupied,
): Point | undefined {
  for (const { at, size } of pieces)
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4 + Math.PI / 2;
      const away = (18 * size + SITE + 2) / k;
      const [x, y] = [at[0] + Math.cos(angle) * away, at[1] + Math.sin(angle) * away];
      if (distanceAt(room, room.inside, x, y) > 0 && !occupied.meets([square(x, y, SITE / k)])) return [x, y];
    }
  return undefined;
}

interface Placing {
  limits: boolean;
  /** Whether its site needs a place beside the limit. */
  site: boolean;
  reserved: readonly Box[];
  before: Written | undefined;
  /** Named at every zoom: over a border, if need be. */
  asked: boolean;
  page: { width: number; height: number };
}

/** What a place may cost where the name can be left out. */
const DEAREST = 96;
/** A place so good that smaller letters would win nothing. */
const GOOD = 16;
const ON_RESERVED = 30;

/** The best place for name and limit that nothing covers: in the area, else over a shore, hardly over a border. */
function place(area: DrawnArea, k: number, occupied: Occupied, wishes: Placing): Written | undefined {
  const { limits, site, before, asked } = wishes;
  const fits = (name: Written): boolean => {
    const boxes = roomOfName(area, name, k);
    return within(wishes.page, boxes) && !occupied.meets(boxes);
  };
  const reserved = new Occupied(wishes.reserved);
  const priceOf = (name: Written): number => (reserved.meets(roomOfName(area, name, k)) ? ON_RESERVED : 0);
  if (
    before &&
    (before.limit !== undefined) === limits &&
    (before.site !== undefined) === site &&
    fits(before)
  )
    return before;
  const straight = { limits, site };
  let best: Written | undefined;
  let least = asked ? Infinity : DEAREST;
  const offer = (name: Written, cost: number): void => {
    if (cost >= least) return;
    const price = cost + priceOf(name);
    if (price >= least || !fits(name)) return;
    best = name;
    least = price;
  };
  if (!site && area.level <= levelOf(k)) offer(printed(area, limits), 0);
  if (best && least < GOOD) return best;
  const { room, label, fontSize } = area;
  const places = placesIn(room);
  for (const size of [...new Set([fontSize, Math.max(SMALLEST, fontSize - 1), SMALLEST])]) {
    for (const [rank, side] of SIDES.entries()) {
      const block = blockOf(side, lettersSize(area, size), straight);
      for (const [x, y] of places) {
        const cost = Math.hypot(x - label.at[0], y - label.at[1]) * k * 0.06 + (fontSize - size) * 5 + rank;
        if (cost >= least) continue;
        const box = {
          x: x - block.width / 2 / k,
          y: y - block.height / 2 / k,
          width: block.width / k,
          height: block.height / k,
        };
        offer(moved(block, [x, y], size, k), cost + edgeCost(room, box, k));
      }
    }
    if (best && least < GOOD) break;
  }
  if (best || !asked) return best;
  // Areas in question are named beside them, if there is no room in them.
  for (const side of SIDES)
    for (const place of about(room.centre, k)) {
      const block = blockOf(side, lettersSize(area, SMALLEST), straight);
      offer(
        moved(block, place, SMALLEST, k),
        Math.hypot(place[0] - room.centre[0], place[1] - room.centre[1]) * k,
      );
    }
  return best;
}

const within = (page: { width: number; height: number }, boxes: readonly Box[]): boolean =>
  boxes.every(
    ({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= page.width && y + height <= page.height,
  );

const known = new WeakMap<Room, Point[]>();

/** Places of a room, not too many. */
function placesIn(room: Room): Point[] {
  const before = known.get(room);
  if (before) return before;
  const cells: number[] = [];
  for (let cell = 0; cell < room.inside.length; cell += 1) if (room.inside[cell]! > 0) cells.push(cell);
  const step = Math.max(1, Math.floor(cells.length / PLACES));
  const places = cells.filter((_, i) => i % step === 0).map((cell) => pointOf(room, cell));
  known.set(room, places);
  return places;
}

/** Pixels from an area's middle that its name may go, and the steps of it. */
const FARTHEST = 120;
const STEP = 10;
const TURNS = 16;

function about([x, y]: Point, k: number): Point[] {
  const places: Point[] = [];
  for (let away = STEP; away <= FARTHEST; away += STEP)
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (turn / TURNS) * 2 * Math.PI;
      places.push([x + (Math.cos(angle) * away) / k, y + (Math.sin(angle) * away) / k]);
    }
  return places;
}

/** Letters, limit and site together, in pixels: the room they take, and where each stands from its middle. */
interface Block {
  width: number;
  height: number;
  text: Point;
  limit: Point | undefined;
  site: Point | undefined;
}

const moved = ({ text, limit, site }: Block, [x, y]: Point, size: number, k: number): Written => {
  const from = ([px, py]: Point): Point => [px - text[0], py - text[1]];
  return {
    at: [x + text[0] / k, y + text[1] / k],
    size,
    moved: true,
    ...(limit && { limit: from(limit) }),
    ...(site && { site: from(site) }),
  };
};

function blockOf(
  side: Side,
  { width, height }: { width: number; height: number },
  { limits, site }: { limits: boolean; site: boolean },
): Block {
  const square = limits ? 2 * LIMIT + 2 * CLEAR : 0;
  const beside = site ? 2 * SITE + (limits ? 1 : 0) : 0;
  const head = { width: square + beside, height: Math.max(square, beside) };
  if (head.width === 0) return { width, height, text: [0, 0], limit: undefined, site: undefined };
  const signs = ([x, y]: Point) => ({
    limit: limits ? ([x - beside / 2, y] as Point) : undefined,
    site: site ? ([x + square / 2, y] as Point) : undefined,
  });
  if (side === 'left')
    return {
      width: width + head.width + GAP,
      height: Math.max(height, head.height),
      text: [(head.width + GAP) / 2, 0],
      ...signs([-(width + GAP) / 2, 0]),
    };
  const [text, sign] = [(head.height + GAP) / 2, -(height + GAP) / 2];
  const down = side === 'above' ? 1 : -1;
  return {
    width: Math.max(width, head.width),
    height: height + head.height + GAP,
    text: [0, down * text],
    ...signs([0, down * sign]),
  };
}

function edgeCost(room: Room, { x: left, y: top, width, height }: Box, k: number): number {
  let cost = 0;
  for (const fx of [0, 0.25, 0.5, 0.75, 1])
    for (const fy of [0, 0.5, 1]) {
      const [x, y] = [left + fx * width, top + fy * height];
      const inside = distanceAt(room, room.inside, x, y);
      if (inside <= 1 / k) cost += 14;
      else if (distanceAt(room, room.free, x, y) <= 0) cost += 2.6;
      else if (inside < 5 / k) cost += 3;
    }
  return cost;
}
