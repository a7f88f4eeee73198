import { readFileSync } from 'node:fs';
import type { AreaFacts } from '../src/build.ts';
import type { AreaData, AreaId, MapData } from '../src/types.ts';
import type { LonLat, SeedSettings } from './settings.ts';

export interface Board {
  id: string;
  areas: AreaData[];
  indexOf: (id: AreaId) => number;
  isLand: boolean[];
  /** Where each area lies: the facts, or the authored correction. */
  places: LonLat[];
  /** A label of its own: ground that belongs to no area. */
  waste: number;
  labels: number;
}

export function readBoard(map: string, seeds: SeedSettings): Board {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../src/${map}/${name}.json`, import.meta.url), 'utf8'));
  const { areas }: MapData = read('topology');
  const facts = new Map((read('areas') as AreaFacts[]).map((area) => [area.id, area]));
  const index = new Map(areas.map(({ id }, i) => [id, i]));
  const indexOf = (id: AreaId): number => {
    const found = index.get(id);
    if (found === undefined) throw new Error(`unknown area ${id}`);
    return found;
  };
  const places = areas.map(({ id }): LonLat => {
    const { lon, lat } = facts.get(id)!;
    const place = seeds.move[id] ?? (lon !== undefined && lat !== undefined ? [lon, lat] : undefined);
    if (!place) throw new Error(`${id}: no place`);
    return place;
  });
  const waste = areas.length;
  const isLand = areas.map(({ kind }) => kind === 'land');
  return { id: map, areas, indexOf, isLand, places, waste, labels: areas.length + 1 };
}

export type Surface = 0 | 1;
export const WATER: Surface = 0;
export const LAND: Surface = 1;

export const FORBIDDEN = 0;
export const REQUIRED = 1;
export const ANY = 2;

/** What two labels owe one another on water and on land, by `a * labels + b`. */
export type Contacts = readonly [water: Uint8Array, land: Uint8Array];

/** The facts as tables: required borders, all others forbidden; waste and marked edges are free. */
export function requiredContacts(
  { areas, indexOf, waste, labels }: Board,
  { marks }: SeedSettings,
): Contacts {
  const tables: Contacts = [new Uint8Array(labels * labels), new Uint8Array(labels * labels)];
  const set = (table: Uint8Array, a: number, b: number, value: number) => {
    table[a * labels + b] = value;
    table[b * labels + a] = value;
  };
  for (const table of tables) for (let label = 0; label < labels; label += 1) set(table, label, waste, ANY);
  for (const [a, area] of areas.entries()) {
    for (const other of area.land) set(tables[LAND], a, indexOf(other), REQUIRED);
    for (const other of area.water) set(tables[WATER], a, indexOf(other), REQUIRED);
  }
  for (const { kind, areas: pair } of marks) {
    set(tables[kind === 'land' ? LAND : WATER], indexOf(pair[0]), indexOf(pair[1]), ANY);
  }
  return tables;
}
