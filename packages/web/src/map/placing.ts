import type { Point } from '@ochre/maps/geometry.ts';
import { at as distanceAt, pointOf, type Room } from '@ochre/maps/room.ts';
import { type Box, levelOf } from './camera.ts';
import { atHome, homePrice } from './homeGround.ts';
import { Occupied } from './occupied.ts';
import type { PlacedPiece } from './stand.ts';
import { type Wording, wordingsOf } from './wording.ts';
import type { DrawnArea, DrawnWorld } from './world.ts';
import {
  CLEAR,
  LIMIT,
  lettersSize,
  printedLimit,
  roomOfLetters,
  roomOfLimit,
  roomOfSite,
  SITE,
  type Sign,
  type Written,
} from './written.ts';

/** A name and its limit, each where there is room for it. */
export interface Placed {
  name?: Written;
  limit?: Sign;
}

/** Where something can be placed, and what is there already. */
export interface Sheet {
  world: DrawnWorld;
  k: number;
  occupied: Occupied;
}

export interface Placing {
  /** Whether its limit is shown. */
  limited: boolean;
  /** Room that it had better leave free. */
  reserved: readonly Box[];
  /** Named at every zoom. */
  asked: boolean;
}

const SMALLEST = 11;
const GAP = 3;
/** Places that are tried in an area. */
const PLACES = 160;
/** What a place may cost where the name can be left out. */
const DEAREST = 96;
/** A place so good that smaller letters would win nothing. */
const GOOD = 16;
const ON_RESERVED = 30;
/** Sizes of a sign in parts of its usual one. */
const SIGN_SIZES = [1, 0.8];

const onPage = ({ world }: Sheet, { x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= world.width && y + height <= world.height;

/** Whether a name can stand at home with nothing in its way; what that costs. */
function nameCost({ world, k, occupied }: Sheet, area: DrawnArea, name: Written): number | undefined {
  const boxes = roomOfLetters(area, name, k);
  const price = homePrice(world, area, boxes, k);
  return price === undefined || occupied.meets(boxes) ? undefined : price;
}

/** Pixels, and units of the page, that the middle of a sign lies within the border. */
const WITHIN = { pixels: 3, page: 6 };

function liesAtHome({ world, k }: Sheet, area: DrawnArea, [x, y]: Point): boolean {
  const by = Math.max(WITHIN.pixels / k, WITHIN.page);
  return [-by, by].every((d) => atHome(world, area, x + d, y) && atHome(world, area, x, y + d));
}

const limitFits = (sheet: Sheet, area: DrawnArea, limit: Sign): boolean => {
  const box = roomOfLimit(limit, sheet.k);
  return liesAtHome(sheet, area, limit.at) && onPage(sheet, box) && !sheet.occupied.meets([box]);
};

/** What stood somewhere, if its name can stay there: its limit stays, or finds another place. */
export function kept(
  sheet: Sheet,
  area: DrawnArea,
  { name, limit }: Placed,
  limited: boolean,
): Placed | undefined {
  if (!name || nameCost(sheet, area, name) === undefined) return undefined;
  if (!limited) return { name };
  const sign =
    limit && limitFits(sheet, area, limit)
      ? limit
      : limitIn(sheet, area, name, roomOfLetters(area, name, sheet.k));
  return { name, ...(sign && { limit: sign }) };
}

/** Name and limit as printed, if they can stand so. */
export function asPrinted(sheet: Sheet, area: DrawnArea, { limited, reserved }: Placing): Placed | undefined {
  const name: Written = { at: area.label.at, size: area.fontSize };
  const limit = limited ? printedLimit(area, sheet.k) : undefined;
  const clear = !new Occupied(reserved).meets(roomOfLetters(area, name, sheet.k));
  return clear ? kept(sheet, area, { name, ...(limit && { limit }) }, limited) : undefined;
}

/** The best place at home that nothing covers: for name and limit together, for each alone, for less of the name. */
export function place(sheet: Sheet, area: DrawnArea, wishes: Placing): Placed {
  const { whole, short } = wordingsOf(sheet.world, area);
  const { limited, asked } = wishes;
  const apart = (wordings: readonly Wording[]): Placed | undefined => {
    const name = best(sheet, area, wordings, { ...wishes, limited: false });
    if (!name || !limited) return name;
    const limit = limitIn(sheet, area, name.name!, roomOfLetters(area, name.name!, sheet.k));
    return limit && { ...name, limit };
  };
  const found =
    best(sheet, area, whole, wishes) ??
    (asked && limited ? apart(whole) : undefined) ??
    best(sheet, area, short, wishes) ??
    (asked && limited ? apart(short) : undefined) ??
    // What an area in question is called matters more than its limit, which is said beside the map.
    (asked && limited ? best(sheet, area, [...whole, ...short], { ...wishes, limited: false }) : undefined);
  if (found) return found;
  const limit = limited ? limitIn(sheet, area) : undefined;
  return limit ? { limit } : {};
}

/** A way to write a name, and what it costs wherever it stands. */
interface Setting {
  wording: Wording;
  size: number;
  block: Block;
  cost: number;
}

/** Large letters first, printed lines first, the limit above them first. */
function settingsOf(wordings: readonly Wording[], full: number, limited: boolean): Setting[] {
  const sizes = new Set([full, Math.max(SMALLEST, full - 1), SMALLEST]);
  return [...sizes].flatMap((size) =>
    wordings.flatMap((wording, other) =>
      (limited ? SIDES : SIDES.slice(0, 1)).map((side, rank) => ({
        wording,
        size,
        block: blockOf(side, lettersSize(wording, size), limited),
        cost: (full - size) * 5 + rank + other * 4,
      })),
    ),
  );
}

/** The cheapest place for one of these wordings, with its limit beside it. */
function best(
  sheet: Sheet,
  area: DrawnArea,
  wordings: readonly Wording[],
  { limited, reserved, asked }: Placing,
): Placed | undefined {
  const { k } = sheet;
  const { room, label, fontSize } = area;
  const better = new Occupied(reserved);
  const printed = area.level <= levelOf(k);
  let found: Placed | undefined;
  let least = asked ? Infinity : DEAREST;
  let before = fontSize;
  for (const { wording, size, block, cost } of settingsOf(wordings, fontSize, limited)) {
    if (size < before && found && least < GOOD) break;
    before = size;
    for (const middle of placesIn(room)) {
      const way = printed ? Math.hypot(middle[0] - label.at[0], middle[1] - label.at[1]) * k * 0.06 : 0;
      if (cost + way >= least) continue;
      const { text, sign } = standing(block, middle, k);
      const name: Written = { at: text, size, wording };
      const limit = sign && { at: sign, size: 1 };
      if (limit && !limitFits(sheet, area, limit)) continue;
      const home = nameCost(sheet, area, name);
      if (home === undefined) continue;
      const boxes = roomOfLetters(area, name, k);
      const edge = nearEdge(room, boxes[0]!, k);
      const price = cost + way + home + edge + (better.meets(boxes) ? ON_RESERVED : 0);
      if (price >= least) continue;
      found = { name, ...(limit && { limit }) };
      least = price;
    }
  }
  return found;
}

/** A place for a limit in its area: where it is printed, else beside its name, else in the middle. */
function limitIn(
  sheet: Sheet,
  area: DrawnArea,
  beside?: Written,
  letters: readonly Box[] = [],
): Sign | undefined {
  const own = new Occupied(letters);
  const [x, y] = beside?.at ?? area.room.centre;
  const way = ([px, py]: Point): number => Math.hypot(px - x, py - y);
  const places = [...placesIn(area.room)].sort((a, b) => way(a) - way(b));
  if (area.pop) places.unshift(area.pop);
  for (const size of SIGN_SIZES)
    for (const at of places) {
      const limit = { at, size };
      const deep = distanceAt(area.room, area.room.inside, ...at) * sheet.k >= LIMIT * size * 0.7;
      if (deep && limitFits(sheet, area, limit) && !own.meets([roomOfLimit(limit, sheet.k)])) return limit;
    }
  return undefined;
}

const TURNS = 12;

/** A site that a piece stands on, beside that piece and as near as can be to where it is printed. */
export function siteBeside(sheet: Sheet, area: DrawnArea, pieces: readonly PlacedPiece[]): Sign | undefined {
  const { k, occupied } = sheet;
  const way = ([x, y]: Point): number => Math.hypot(x - area.city[0], y - area.city[1]);
  for (const size of SIGN_SIZES) {
    const rims = pieces.flatMap((piece) =>
      Array.from({ length: TURNS }, (_, turn): Point => {
        const angle = (turn / TURNS) * 2 * Math.PI;
        const away = (18 * piece.size + SITE * size + 2) / k;
        return [piece.at[0] + Math.cos(angle) * away, piece.at[1] + Math.sin(angle) * away];
      }),
    );
    const places = [...rims, ...placesIn(area.room)].sort((a, b) => way(a) - way(b));
    for (const at of places) {
      const sign = { at, size };
      const deep = distanceAt(area.room, area.room.inside, ...at) * k >= SITE * size * 0.7;
      if (deep && liesAtHome(sheet, area, at) && !occupied.meets([roomOfSite(sign, k)])) return sign;
    }
  }
  return undefined;
}

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

type Side = 'above' | 'left' | 'under';
const SIDES: readonly Side[] = ['above', 'left', 'under'];

/** Letters and limit together, in pixels: where each stands from their middle. */
interface Block {
  text: Point;
  sign: Point | undefined;
}

function blockOf(side: Side, { width, height }: { width: number; height: number }, limited: boolean): Block {
  if (!limited) return { text: [0, 0], sign: undefined };
  const across = 2 * LIMIT + 2 * CLEAR;
  if (side === 'left') return { text: [(across + GAP) / 2, 0], sign: [-(width + GAP) / 2, 0] };
  const down = side === 'above' ? 1 : -1;
  return { text: [0, (down * (across + GAP)) / 2], sign: [0, (-down * (height + GAP)) / 2] };
}

function standing({ text, sign }: Block, [x, y]: Point, k: number): { text: Point; sign: Point | undefined } {
  const at = ([dx, dy]: Point): Point => [x + dx / k, y + dy / k];
  return { text: at(text), sign: sign && at(sign) };
}

/** What it costs that letters lie over the edge of their ground, or near it. */
function nearEdge(room: Room, { x: left, y: top, width, height }: Box, k: number): number {
  let cost = 0;
  for (const fx of [0, 0.25, 0.5, 0.75, 1])
    for (const fy of [0, 0.5, 1]) {
      const [x, y] = [left + fx * width, top + fy * height];
      const inside = distanceAt(room, room.inside, x, y);
      if (inside <= 1 / k) cost += 4;
      else if (distanceAt(room, room.free, x, y) <= 0) cost += 2.6;
      else if (inside < 5 / k) cost += 2;
    }
  return cost;
}
