/** Makes src/world/topology.json from areas.json and coasts.json; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type AreaFacts, buildMap, type CoastSplits } from '../src/build.ts';
import type { AreaData, MapData } from '../src/types.ts';
import { validate } from '../src/validate.ts';
import { nations } from '../src/world/nations.ts';

const file = (name: string): URL => new URL(`../src/world/${name}`, import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));

interface CoastFile {
  split: Record<string, { reason: string; coasts: CoastSplits[string] }>;
  joined: Record<string, string>;
}

const order: (keyof AreaData)[] = [
  ...(['id', 'name', 'kind', 'region', 'limit', 'site', 'floodPlain', 'volcano', 'start'] as const),
  ...(['land', 'water', 'coastal', 'coasts'] as const),
];

const rank = (area: AreaData): number => {
  const at = nations.findIndex(({ id }) => id === area.region);
  return at < 0 ? nations.length : at;
};
const compare = (a: AreaData, b: AreaData): number => rank(a) - rank(b) || (a.name < b.name ? -1 : 1);

export function importWorld(): MapData {
  const areas: AreaFacts[] = read('areas.json');
  const { split, joined }: CoastFile = read('coasts.json');
  const splits = Object.fromEntries(Object.entries(split).map(([id, { coasts }]) => [id, coasts]));
  for (const id of Object.keys(joined)) if (splits[id]) throw new Error(`${id}: both split and joined`);
  const map = buildMap({ id: 'world', name: 'The Ancient World', areas, splits });
  return { ...map, areas: map.areas.sort(compare) };
}

export function format(map: MapData): string {
  const line = (area: AreaData) => JSON.stringify(Object.fromEntries(order.map((key) => [key, area[key]])));
  const head = `{"id":${JSON.stringify(map.id)},"name":${JSON.stringify(map.name)},"areas":[`;
  return `${head}\n${map.areas.map(line).join(',\n')}\n]}\n`;
}

if (import.meta.main) {
  const map = importWorld();
  const problems = validate(map);
  const text = format(map);
  if (process.argv.includes('--check') && text !== readFileSync(file('topology.json'), 'utf8')) {
    problems.push('topology.json is stale: run tools/import-world.ts');
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else if (!process.argv.includes('--check')) writeFileSync(file('topology.json'), text);
}
