import type { AreaId } from '@ochre/engine';
import { type Box, FAR, levelOf, NAMELESS } from './camera.ts';
import { Occupied } from './occupied.ts';
import { asPrinted, kept, type Placed, place, type Sheet, siteBeside } from './placing.ts';
import { type PlacedPiece, RADIUS, type Stand } from './stand.ts';
import type { DrawnArea, DrawnWorld } from './world.ts';
import { boxesOf, roomOfLetters, roomOfLimit, roomOfSite, type Sign, square } from './written.ts';

/** Half of a volcano on the screen. */
const VOLCANO = 12.5;
/** Seen from farther away, limits are shown of areas alone that are named at every zoom. */
const LIMITS_FROM = 0.34;
const VOLCANOES_FROM = 0.34;

/** How an area is written at one zoom: what has no room at home is not there. */
export interface Writing extends Placed {
  /** The empty site. */
  site?: Sign;
}
export type Writings = Readonly<Record<AreaId, Writing>>;

/** Room that names and limits take, in units of the page. */
export const roomOfWritings = (world: DrawnWorld, writings: Writings, k: number): Box[] =>
  Object.entries(writings).flatMap(([id, { name, limit }]) => [
    ...(name ? roomOfLetters(world.byId[id]!, name, k) : []),
    ...(limit ? [roomOfLimit(limit, k)] : []),
  ]);

/** Where names and limits stood, and at which zoom. */
export interface Before {
  k: number;
  placed: Map<AreaId, Placed>;
}

export interface Wishes {
  /** Areas that are named at every zoom. */
  always?: ReadonlySet<AreaId>;
  /** Areas that are named with their limits at every zoom where there is room. */
  near?: ReadonlySet<AreaId>;
  /** Areas that nobody plays on. */
  unwritten?: ReadonlySet<AreaId>;
  /** What else is on the map, on the page. */
  taken?: readonly Box[];
  /** At the same zoom they stay there as long as nothing comes over them. */
  before?: Before;
}

/**
 * What is written at the zoom of a stand, and where: nothing lies on anything else, and nothing leaves the ground of its
 * own area.
 */
export function writingsOf(
  world: DrawnWorld,
  { pieces, k }: Stand,
  {
    always = new Set(),
    near = new Set(),
    unwritten = new Set(),
    taken = [],
    before = { k, placed: new Map() },
  }: Wishes = {},
): Writings {
  if (k < NAMELESS) return {};
  const level = levelOf(k);
  const standing = k < FAR ? pieces.filter(({ kind }) => kind === 'city') : pieces;
  const occupied = new Occupied([...taken, ...standing.flatMap((piece) => boxesOf(piece, k))]);
  if (k >= VOLCANOES_FROM) occupied.add(world.volcanoes.map(({ at }) => square(at, VOLCANO / k)));
  const sheet: Sheet = { world, k, occupied };
  const writings: Record<AreaId, Writing> = {};
  const crowd = Map.groupBy(standing, ({ area }) => area);
  const size = k < FAR ? 0.7 : 1;
  const covered: DrawnArea[] = [];
  for (const area of world.areas) {
    const { id, data, city } = area;
    if (!data.site || unwritten.has(id) || crowd.get(id)?.some(({ kind }) => kind === 'city')) continue;
    const site = { at: city, size };
    if (occupied.meets([roomOfSite(site, k)])) covered.push(area);
    else writings[id] = { site };
  }
  // Also where a stack covers it, its place is kept: it comes back there.
  occupied.add(
    world.areas.flatMap(({ id, city }) =>
      writings[id] || covered.some((area) => area.id === id) ? [roomOfSite({ at: city, size }, k)] : [],
    ),
  );
  for (const area of covered) {
    const site = siteBeside(sheet, area, crowd.get(area.id) ?? []);
    if (!site) continue;
    occupied.add([roomOfSite(site, k)]);
    writings[area.id] = { site };
  }
  const shown = world.areas.filter(
    ({ id, level: from }) => !unwritten.has(id) && (from <= level || always.has(id) || near.has(id)),
  );
  if (before.k !== k) Object.assign(before, { k, placed: new Map() });
  // Areas in question come first, then names that stand already, then the large ones.
  const rank = ({ id, label }: DrawnArea): number =>
    (always.has(id) ? 3000 : near.has(id) ? 1500 : 0) + (before.placed.has(id) ? 1000 : 0) + label.size;
  for (const area of shown.sort((a, b) => rank(b) - rank(a))) {
    const { id } = area;
    const asked = always.has(id);
    const limited = area.data.limit !== undefined && (asked || near.has(id) || k >= LIMITS_FROM);
    const stood = before.placed.get(id);
    const here = crowd.get(id);
    const wishes = {
      limited,
      asked,
      reserved: here ? here.map((piece) => lossOf(piece, k)) : area.sea ? [] : [firstStack(area, k)],
    };
    const placed =
      (stood && kept(sheet, area, stood, limited)) ??
      (area.level <= level ? asPrinted(sheet, area, wishes) : undefined) ??
      place(sheet, area, wishes);
    const { name, limit } = placed;
    if (name) before.placed.set(id, placed);
    if (name) occupied.add(roomOfLetters(area, name, k));
    if (limit) occupied.add([roomOfLimit(limit, k)]);
    writings[id] = { ...writings[id], ...placed };
  }
  return writings;
}

/** Where the first stack would stand: a name keeps clear of it, so that it need not move when one comes. */
const firstStack = ({ room: { centre } }: DrawnArea, k: number): Box => square(centre, (RADIUS * 0.9) / k);

/** Pixels about the rim of a stack, under its count, where is told what it loses. */
const LOSS = 11;
const lossOf = ({ at: [x, y], size }: PlacedPiece, k: number): Box => {
  const by = (RADIUS * size * 0.9) / k;
  return square([x + by, y + by], LOSS / k);
};
