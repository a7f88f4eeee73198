import { type AreaFacts, areaOfCoast, buildMap, type CoastSplits } from './build.ts';
import type { AreaData, AreaId, MapData } from './types.ts';

export interface MiniArea {
  /** 2 unless stated. */
  limit?: AreaData['limit'];
  site?: AreaData['site'];
  /** Coastal even where no open sea is in reach. */
  coast?: boolean;
  land?: AreaId[];
  water?: AreaId[];
  /** Two coasts or more: suffix, water neighbours. */
  coasts?: Record<string, string[]>;
  floodPlain?: string;
  volcano?: string;
  region?: string;
  start?: string;
  sea?: boolean;
  name?: string;
}

const titleCase = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, dash, c) => (dash ? ' ' : '') + c.toUpperCase());

/** A tiny map for scenarios; an edge may be stated on one side only. */
export function miniMap(areas: Record<AreaId, MiniArea>, id = 'mini'): MapData {
  const land = edges(areas, (area) => area.land ?? []);
  const water = edges(areas, (area) => [
    ...(area.water ?? []),
    ...Object.values(area.coasts ?? {})
      .flat()
      .map(areaOfCoast),
  ]);
  const splits: CoastSplits = {};
  const facts = Object.entries(areas).map(([key, area]): AreaFacts => {
    const { sea, coast: _coast, coasts, limit = 2, name = titleCase(key), ...marks } = area;
    if (coasts) splits[key] = coasts;
    const edgesHere = { land: [...land.get(key)!], water: [...water.get(key)!] };
    if (sea) return { id: key, name, kind: 'sea', ...edgesHere };
    return { id: key, name, kind: 'land', ...marks, limit, ...edgesHere };
  });
  const coastal = Object.keys(areas).filter((key) => areas[key]!.coast);
  return buildMap({ id, name: titleCase(id), areas: facts, splits, coastal });
}

function edges(
  areas: Record<AreaId, MiniArea>,
  stated: (area: MiniArea) => AreaId[],
): Map<AreaId, Set<AreaId>> {
  const result = new Map(Object.keys(areas).map((key) => [key, new Set<AreaId>()]));
  for (const [key, area] of Object.entries(areas)) {
    for (const other of stated(area)) {
      const there = result.get(other);
      if (!there) throw new Error(`${key}: unknown neighbour ${other}`);
      there.add(key);
      result.get(key)!.add(other);
    }
  }
  return result;
}
