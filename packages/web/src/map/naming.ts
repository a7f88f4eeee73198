import type { AreaId } from '@ochre/engine';
import { type Disc, labelDiscs, lettering, type Point, pieceSizes } from '@ochre/maps/geometry.ts';
import { at as distanceAt, pointOf, type Room } from '@ochre/maps/room.ts';
import { type PlacedPiece, RADIUS, type Stand } from './stand.ts';
import type { DrawnArea, DrawnWorld } from './world.ts';

/** Radius of a limit on the screen. */
export const LIMIT = 8.5;

/** A name that yields to the pieces: straight, with its limit beside it. Offsets are pixels from the middle of the name. */
export interface MovedName {
  at: Point;
  size: number;
  limit: Point;
}

/** What of an area's writing yields to what stands there. */
export interface Yielding {
  name?: MovedName;
  /** Where the empty site goes when a piece or a name lies on it. */
  site?: Point | undefined;
}

type Side = 'above' | 'left' | 'under';
const SIDES: readonly Side[] = ['above', 'left', 'under'];
const SMALLEST = 11;
const GAP = 3;
/** Pixels beside a piece that its count takes. */
const PLATE = { x: RADIUS * 0.8, y: -RADIUS * 0.8, radius: 13 };
const PLACES = 160;
const SITE = 6.5;

const meet = (a: Disc, b: Disc): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius;

/** Room that pieces take, in units of the page. */
export function discsOf({ at: [x, y], size, n, kind }: PlacedPiece, k: number): Disc[] {
  const unit = size / k;
  const body: Disc = { x, y, radius: (kind === 'city' ? 17 : RADIUS + 1) * unit };
  if (n < 2) return [body];
  return [body, { x: x + PLATE.x * unit, y: y + PLATE.y * unit, radius: PLATE.radius * unit }];
}

/** The name as it is printed on the board: its letters and its limit, in units of the page. */
function printed({ label, pop, fontSize }: DrawnArea, k: number): Disc[] {
  const shrink = fontSize / label.size;
  const [x, y] = label.at;
  const letters = labelDiscs({ ...label, at: [0, 0] }).map((letter) => ({
    x: x + (letter.x * shrink) / k,
    y: y + (letter.y * shrink) / k,
    radius: (letter.radius * shrink) / k,
  }));
  if (!pop) return letters;
  const apart = (limitApart(shrink) * shrink) / k;
  return [...letters, { x: x + (pop[0] - x) * apart, y: y + (pop[1] - y) * apart, radius: LIMIT / k }];
}

/** The letters of a name that has moved, line by line. */
function movedLetters({ label }: DrawnArea, { at, size }: MovedName, k: number): Disc[] {
  const widths = label.widths.map((width) => (width / label.size) * size);
  return labelDiscs({ at: [0, 0], size, lines: label.lines, widths }).map(({ x, y, radius }) => ({
    x: at[0] + x / k,
    y: at[1] + y / k,
    radius: radius / k,
  }));
}

/** Letters and limit of an area as they are read now, in units of the page. */
export function writingOf(area: DrawnArea, yielding: Yielding | undefined, k: number): Disc[] {
  const { name } = yielding ?? {};
  if (!name) return printed(area, k);
  const [x, y] = [name.at[0] + name.limit[0] / k, name.at[1] + name.limit[1] / k];
  return [...movedLetters(area, name, k), ...(area.pop ? [{ x, y, radius: LIMIT / k }] : [])];
}

/** A limit that shrinks less than the letters stands a little further off. */
export const limitApart = (shrink: number): number => Math.max(1, LIMIT / (pieceSizes.disc.radius * shrink));

/**
 * What yields at this zoom, by area; names that no piece covers stay where they are printed. `always`: areas whose names
 * are written at this zoom too, although there is no room for them as printed.
 */
export function yieldingOf(
  world: DrawnWorld,
  { pieces, k }: Stand,
  level: number,
  always: ReadonlySet<AreaId> = new Set(),
): Record<AreaId, Yielding> {
  const crowd = Map.groupBy(pieces, ({ area }) => area);
  const yielding: Record<AreaId, Yielding> = {};
  const letters = new Map<AreaId, Disc[]>();
  const writtenIn = (area: DrawnArea): Disc[] => {
    const discs = letters.get(area.id) ?? printed(area, k);
    letters.set(area.id, discs);
    return discs;
  };
  const shown = (id: AreaId): DrawnArea | undefined => {
    const area = world.byId[id];
    return area && (area.level <= level || always.has(id)) ? area : undefined;
  };
  /** The letters about an area, where they stand so far. */
  const lettersAbout = ({ data }: DrawnArea): Disc[] =>
    [...data.land, ...data.water].flatMap((id) => {
      const other = shown(id);
      const name = yielding[id]?.name;
      // Those that find no room as printed are placed one after the other.
      if (other && other.level > level && !name) return [];
      return other ? (name ? movedLetters(other, name, k) : writtenIn(other)) : [];
    });
  const withSites = world.areas.flatMap(({ id, data }) => (data.site ? id : []));
  for (const id of new Set([...crowd.keys(), ...always, ...withSites])) {
    const here = crowd.get(id) ?? [];
    const area = shown(id);
    if (!area || area.sea) continue;
    const near = [...area.data.land, ...area.data.water].flatMap((other) => crowd.get(other) ?? []);
    const taken = [...here, ...near].flatMap((piece) => discsOf(piece, k));
    const found: Yielding = {};
    const site =
      area.data.site && !here.some(({ kind }) => kind === 'city') ? siteAt(area.city, k) : undefined;
    const sitesIn = site !== undefined && taken.some((other) => meet(site, other));
    const written = writtenIn(area);
    const covered = area.level > level || written.some((disc) => taken.some((other) => meet(disc, other)));
    if (covered)
      found.name = moved(area, k, [...taken, ...(site && !sitesIn ? [site] : []), ...lettersAbout(area)]);
    if (site) {
      const own = found.name
        ? movedLetters(area, found.name, k)
        : written.slice(0, area.pop ? -1 : undefined);
      const inTheWay = [...taken, ...own, ...lettersAbout(area)];
      if (inTheWay.some((other) => meet(site, other)))
        found.site =
          besideLimit(area, k, found.name, written, inTheWay) ??
          (sitesIn ? besideLimit(area, k, found.name, written, taken) : undefined);
    }
    if (found.name || found.site) yielding[id] = found;
  }
  return yielding;
}

const siteAt = ([x, y]: Point, k: number): Disc => ({ x, y, radius: SITE / k });

/** Beside the limit, on the side where neither piece nor letter is in the way. */
function besideLimit(
  area: DrawnArea,
  k: number,
  name: MovedName | undefined,
  written: readonly Disc[],
  taken: readonly Disc[],
): Point | undefined {
  // The limit is written last.
  const disc = area.pop && written.at(-1)!;
  if (!disc) return undefined;
  const [x, y] = name ? [name.at[0] + name.limit[0] / k, name.at[1] + name.limit[1] / k] : [disc.x, disc.y];
  const by = (LIMIT + SITE + 1) / k;
  const [letters, line] = name ? [name.at, name.size / 2 / k] : [undefined, 0];
  const places: Point[] = [
    [x - by, y],
    [x + by, y],
    [x, y - by],
    [x, y + by],
  ];
  const others = name ? taken : [...taken, ...written.slice(0, -1)];
  const clear = places.find(
    (place) =>
      !others.some((other) => meet(siteAt(place, k), other)) &&
      (!letters || Math.abs(place[1] - letters[1]) > line + SITE / k) &&
      distanceAt(area.room, area.room.inside, ...place) > 0,
  );
  return clear;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The best place for name and limit that no piece covers: in the area, else over a shore, hardly over a border. */
function moved(area: DrawnArea, k: number, taken: readonly Disc[]): MovedName {
  const { room, label, fontSize } = area;
  const cells: number[] = [];
  for (let cell = 0; cell < room.inside.length; cell += 1) if (room.inside[cell]! > 0) cells.push(cell);
  const step = Math.max(1, Math.floor(cells.length / PLACES));
  const places = cells.filter((_, i) => i % step === 0).map((cell) => pointOf(room, cell));
  let best: (MovedName & { cost: number }) | undefined;
  const sizes = [...new Set([fontSize, Math.max(SMALLEST, fontSize - 1), SMALLEST])];
  for (const size of sizes) {
    const width = (Math.max(...label.widths) / label.size) * size + 2;
    const height = size * (lettering.linePitch * (label.lines.length - 1) + lettering.capHeight) + 2;
    for (const [rank, side] of SIDES.entries()) {
      const { box, text, limit } = blockOf(side, width, height);
      for (const [x, y] of places) {
        const placed: Box = {
          left: x - box.width / 2 / k,
          top: y - box.height / 2 / k,
          width: box.width / k,
          height: box.height / k,
        };
        const away = Math.hypot(x - label.at[0], y - label.at[1]) * k * 0.06;
        let cost = away + (fontSize - size) * 5 + rank;
        if (best && cost >= best.cost) continue;
        cost += overlapCost(placed, taken, k) + edgeCost(room, placed, k);
        if (!best || cost < best.cost)
          best = {
            cost,
            size,
            at: [x + text[0] / k, y + text[1] / k],
            limit: [limit[0] - text[0], limit[1] - text[1]],
          };
      }
    }
    if (best && best.cost < GOOD) break;
  }
  const { at, limit, size } = best!;
  return { at, limit, size };
}

/** A place so good that smaller letters would win nothing. */
const GOOD = 16;

/** Name and limit together: the box they take, and where each stands from its middle, in pixels. */
function blockOf(side: Side, width: number, height: number): { box: Box; text: Point; limit: Point } {
  const disc = 2 * LIMIT;
  const around = (w: number, h: number): Box => ({ left: -w / 2, top: -h / 2, width: w, height: h });
  if (side === 'left') {
    const box = around(width + disc + GAP, Math.max(height, disc));
    return { box, text: [(disc + GAP) / 2, 0], limit: [-(width + GAP) / 2, 0] };
  }
  const box = around(Math.max(width, disc), height + disc + GAP);
  const [text, limit] = [(disc + GAP) / 2, -(height + GAP) / 2];
  return side === 'above'
    ? { box, text: [0, text], limit: [0, limit] }
    : { box, text: [0, -text], limit: [0, -limit] };
}

function overlapCost({ left, top, width, height }: Box, taken: readonly Disc[], k: number): number {
  let cost = 0;
  for (const { x, y, radius } of taken) {
    const across = Math.min(left + width, x + radius) - Math.max(left, x - radius);
    const down = Math.min(top + height, y + radius) - Math.max(top, y - radius);
    if (across > 0 && down > 0) cost += 40 + across * down * k * k * 0.5;
  }
  return cost;
}

function edgeCost(room: Room, { left, top, width, height }: Box, k: number): number {
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
