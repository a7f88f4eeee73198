/** Makes topology.json of each map from areas.json and coasts.json; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { boards } from '../src/boards.ts';
import { type AreaFacts, buildMap, type CoastSplits } from '../src/build.ts';
import type { AreaData, MapData } from '../src/types.ts';
import { expectedOf, validate } from '../src/validate.ts';
import { nations } from '../src/world/nations.ts';

const file = (map: string, name: string): URL => new URL(`../src/${map}/${name}`, import.meta.url);
const read = (map: string, name: string) => JSON.parse(readFileSync(file(map, name), 'utf8'));

interface CoastFile {
  split: Record<string, { reason: string; coasts: CoastSplits[string] }>;
  joined: Record<string, string>;
}

const order: (keyof AreaData)[] = [
  ...(['id', 'name', 'kind', 'region', 'limit', 'site', 'floodPlain', 'volcano', 'start'] as const),
  ...(['land', 'water', 'coastal', 'coasts'] as const),
];

/** Regions in the order of their nations, other land, open seas. */
const rank = (area: AreaData): number => {
  const at = nations.findIndex(({ id }) => id === area.region);
  if (at >= 0) return at;
  return nations.length + (area.kind === 'sea' ? 1 : 0);
};
const compare = (a: AreaData, b: AreaData): number => rank(a) - rank(b) || (a.name < b.name ? -1 : 1);

export function importMap(id: string): MapData {
  const { name, closedWater = [] } = expectedOf(id)!;
  const areas: AreaFacts[] = read(id, 'areas.json');
  const { split, joined }: CoastFile = read(id, 'coasts.json');
  const splits = Object.fromEntries(Object.entries(split).map(([area, { coasts }]) => [area, coasts]));
  for (const area of Object.keys(joined)) if (splits[area]) throw new Error(`${area}: both split and joined`);
  const map = buildMap({ id, name, areas, splits, coastal: [...closedWater] });
  return { ...map, areas: map.areas.sort(compare) };
}

export function format(map: MapData): string {
  const line = (area: AreaData) => JSON.stringify(Object.fromEntries(order.map((key) => [key, area[key]])));
  const head = `{"id":${JSON.stringify(map.id)},"name":${JSON.stringify(map.name)},"areas":[`;
  return `${head}\n${map.areas.map(line).join(',\n')}\n]}\n`;
}

if (import.meta.main) {
  for (const { id } of boards) {
    const map = importMap(id);
    const problems = validate(map);
    const text = format(map);
    if (process.argv.includes('--check') && text !== readFileSync(file(id, 'topology.json'), 'utf8')) {
      problems.push('topology.json is stale: run tools/import-map.ts');
    }
    for (const problem of problems) console.error(`${id}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    else if (!process.argv.includes('--check')) writeFileSync(file(id, 'topology.json'), text);
  }
}
