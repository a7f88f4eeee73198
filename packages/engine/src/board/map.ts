import type { AreaId, CoastId, NationId, RegionId } from '../state.ts';

/** Neighbours by water: coasts of land areas, or ids of open seas. */
export interface CoastData {
  id: CoastId;
  water: (CoastId | AreaId)[];
}

export interface AreaData {
  id: AreaId;
  name: string;
  kind: 'land' | 'sea';
  /** The nation whose region holds the area. */
  region?: RegionId;
  limit?: number;
  site?: 'black' | 'white';
  floodPlain?: string;
  volcano?: string;
  /** The nation that starts here. */
  start?: NationId;
  /** Areas that share a land border. */
  land: AreaId[];
  /** Areas that share a water border of any kind, inland water too. */
  water: AreaId[];
  /** A land area whose water reaches an open sea. */
  coastal: boolean;
  /** None when not coastal; a single coast has the id of its area. */
  coasts: CoastData[];
}

/** Who plays at a player count on a side of the board, and in which block. */
export interface SetupData {
  players: number;
  side: string;
  nations: { id: NationId; block: string }[];
  /** Where nations start at this count, if not where the areas say. */
  starts?: Record<NationId, AreaId>;
  /** Regions in play there, where they are not those of the nations. */
  regions?: readonly RegionId[];
}

export interface MapData {
  id: string;
  name: string;
  areas: AreaData[];
  setups?: SetupData[];
}

export interface Area extends Readonly<AreaData> {
  /** Place in the map's canonical order. */
  readonly index: number;
  /** All neighbours by any border, in canonical order. */
  readonly neighbours: readonly AreaId[];
  readonly landSet: ReadonlySet<AreaId>;
}

/** A place a ship can be: a coast of a land area, or an open sea. */
export interface Water {
  readonly id: CoastId;
  readonly area: AreaId;
  readonly sea: boolean;
  readonly next: readonly CoastId[];
}

/** A map made ready for look-ups. */
export interface MapIndex {
  readonly id: string;
  readonly areas: readonly Area[];
  readonly land: readonly Area[];
  readonly seas: readonly Area[];
  readonly setups: readonly SetupData[];
  readonly waters: Readonly<Record<CoastId, Water>>;
  area(id: AreaId): Area;
  find(id: string): Area | undefined;
  water(id: CoastId): Water;
  /** Sorts area or coast ids into canonical order. */
  sorted(ids: Iterable<string>): string[];
}

/** The map with areas that ships cannot reach. */
export function withoutCoasts(data: MapData, inland: readonly AreaId[]): MapData {
  if (inland.length === 0) return data;
  const closed = new Set(
    data.areas.filter((a) => inland.includes(a.id)).flatMap((a) => a.coasts.map((c) => c.id)),
  );
  const areas = data.areas.map((a) => ({
    ...a,
    coastal: a.coastal && !inland.includes(a.id),
    coasts: inland.includes(a.id)
      ? []
      : a.coasts.map((c) => ({ ...c, water: c.water.filter((id) => !closed.has(id)) })),
  }));
  return { ...data, areas };
}

/** The map with regions where it names none. */
export function withRegions(data: MapData, regions: Readonly<Record<AreaId, RegionId>>): MapData {
  const areas = data.areas.map((a) =>
    a.region === undefined && Object.hasOwn(regions, a.id) ? { ...a, region: regions[a.id]! } : a,
  );
  return { ...data, areas };
}

export function indexMap(data: MapData): MapIndex {
  const byId: Record<string, Area> = Object.create(null);
  const waters: Record<CoastId, Water> = Object.create(null);
  const order: Record<string, number> = Object.create(null);
  const areas = data.areas.map((a, index): Area => {
    const neighbours = [...new Set([...a.land, ...a.water])];
    return { ...a, index, neighbours, landSet: new Set(a.land) };
  });
  for (const a of areas) {
    byId[a.id] = a;
    order[a.id] = a.index;
    if (a.kind === 'sea') waters[a.id] = { id: a.id, area: a.id, sea: true, next: [] };
    for (const c of a.coasts) {
      waters[c.id] = { id: c.id, area: a.id, sea: false, next: c.water };
      order[c.id] ??= a.index + 0.1 * (a.coasts.indexOf(c) + 1);
    }
  }
  for (const w of Object.values(waters))
    if (w.sea) {
      const next = Object.values(waters).filter((o) => o.next.includes(w.id));
      const seas = byId[w.id]!.water.filter((id) => waters[id]?.sea);
      waters[w.id] = { ...w, next: [...next.map((o) => o.id), ...seas] };
    }
  const sorted = (ids: Iterable<string>): string[] => [...ids].sort((a, b) => order[a]! - order[b]!);
  for (const a of areas) (a as { neighbours: readonly AreaId[] }).neighbours = sorted(a.neighbours);
  const area = (id: AreaId): Area => {
    const found = byId[id];
    if (!found) throw new Error(`no area ${id}`);
    return found;
  };
  return {
    id: data.id,
    areas,
    land: areas.filter((a) => a.kind === 'land'),
    seas: areas.filter((a) => a.kind === 'sea'),
    setups: data.setups ?? [],
    waters,
    area,
    find: (id) => byId[id],
    water(id) {
      const found = waters[id];
      if (!found) throw new Error(`no water ${id}`);
      return found;
    },
    sorted,
  };
}
