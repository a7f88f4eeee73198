import type { AreaData, AreaId, CoastId, MapData } from './types.ts';

/** The authored form of an area: printed facts only, edges stated on both sides. */
export interface AreaFacts
  extends Pick<
    AreaData,
    | 'id'
    | 'name'
    | 'kind'
    | 'region'
    | 'limit'
    | 'site'
    | 'floodPlain'
    | 'volcano'
    | 'start'
    | 'land'
    | 'water'
  > {
  /** Water borders that are known not to reach an open sea. */
  inlandWater?: AreaId[];
  lon?: number;
  lat?: number;
}

/** Area, coast suffix, water neighbours: areas, or single coasts where both sides have two. */
export type CoastSplits = Record<AreaId, Record<string, (CoastId | AreaId)[]>>;

export interface BuildInput {
  id: string;
  name: string;
  areas: AreaFacts[];
  splits?: CoastSplits;
  /** Areas taken to be coastal whether or not an open sea is in reach. */
  coastal?: AreaId[];
}

/** The area of a coast (ids of areas hold no dot). */
export const areaOfCoast = (id: CoastId | AreaId): AreaId => id.split('.')[0]!;

interface Coast {
  id: CoastId;
  area: AreaId;
  /** Neighbours as authored. */
  stated: (CoastId | AreaId)[];
  water: Set<CoastId | AreaId>;
}

/** Derives coasts and their edges; throws where the authored coasts do not fit the water borders. */
export function buildMap({ id, name, areas, splits = {}, coastal = [] }: BuildInput): MapData {
  const byId = new Map(areas.map((area) => [area.id, area]));
  const coasts = new Map(areas.map((area) => [area.id, coastsOf(area, splits[area.id])]));
  for (const area of Object.keys(splits))
    if (!byId.has(area)) throw new Error(`coasts of unknown area ${area}`);
  for (const area of areas) {
    for (const other of area.water) {
      const there = coasts.get(other);
      if (!there) throw new Error(`${area.id}: unknown water neighbour ${other}`);
      if (!byId.get(other)!.water.includes(area.id))
        throw new Error(`${area.id}: ${other} does not return the edge`);
      if (area.id < other) join(coasts.get(area.id)!, there);
    }
  }
  const reached = reach([...coasts.values()].flat(), (coast) => {
    return byId.get(coast.area)!.kind === 'sea' || coastal.includes(coast.area);
  });
  return { id, name, areas: areas.map((area) => finish(area, coasts.get(area.id)!, reached)) };
}

function coastsOf(area: AreaFacts, split: CoastSplits[string] | undefined): Coast[] {
  const make = (id: CoastId, stated: string[]): Coast => ({ id, area: area.id, stated, water: new Set() });
  if (!split) return [make(area.id, area.water)];
  const stated = new Set(Object.values(split).flat().map(areaOfCoast));
  for (const other of area.water)
    if (!stated.has(other)) throw new Error(`${area.id}: no coast borders ${other}`);
  for (const other of stated) {
    if (!area.water.includes(other))
      throw new Error(`${area.id}: a coast borders ${other}, the area does not`);
  }
  return Object.entries(split).map(([suffix, water]) => make(`${area.id}.${suffix}`, water));
}

function join(here: Coast[], there: Coast[]): void {
  const states = (coast: Coast, other: Coast) =>
    coast.stated.some((id) => id === other.id || id === other.area);
  const pairs = here.flatMap((a) =>
    there.filter((b) => states(a, b) && states(b, a)).map((b) => [a, b] as const),
  );
  const name = `${here[0]?.area}, ${there[0]?.area}`;
  if (pairs.length === 0) throw new Error(`${name}: no coast joins them`);
  if (here.length > 1 && there.length > 1) {
    const exact = pairs.every(([a, b]) => a.stated.includes(b.id) && b.stated.includes(a.id));
    if (pairs.length > 1 && !exact) throw new Error(`${name}: name the coasts that join them on both sides`);
  }
  for (const [a, b] of pairs) {
    a.water.add(b.id);
    b.water.add(a.id);
  }
}

function reach(coasts: Coast[], isSource: (coast: Coast) => boolean): Set<CoastId> {
  const byId = new Map(coasts.map((coast) => [coast.id, coast]));
  const queue = coasts.filter(isSource);
  const reached = new Set(queue.map((coast) => coast.id));
  for (const coast of queue) {
    for (const id of coast.water) {
      if (reached.has(id)) continue;
      reached.add(id);
      queue.push(byId.get(id)!);
    }
  }
  return reached;
}

function finish(area: AreaFacts, coasts: Coast[], reached: Set<CoastId>): AreaData {
  const kept = area.kind === 'land' ? coasts.filter((coast) => reached.has(coast.id)) : [];
  if (kept.length > 0 && kept.length < coasts.length) {
    throw new Error(`${area.id}: a coast reaches no open sea; state it as inland water`);
  }
  const { inlandWater = [], lon: _lon, lat: _lat, land, water, ...facts } = area;
  return {
    ...facts,
    land: [...land].sort(),
    water: [...water, ...inlandWater].sort(),
    coastal: kept.length > 0,
    coasts: kept.map((coast) => ({ id: coast.id, water: [...coast.water].sort() })),
  };
}
