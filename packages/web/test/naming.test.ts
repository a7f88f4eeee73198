import { readFileSync } from 'node:fs';
import type { Config, GameState } from '@ochre/engine';
import { classic, type MapData, world } from '@ochre/maps';
import type { MapGeometry, Point } from '@ochre/maps/geometry.ts';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import type { Box } from '../src/map/camera.ts';
import { LIMIT, lettersOf, type Writings, type Written, writingsOf } from '../src/map/naming.ts';
import { ownersOf, piecesOf } from '../src/map/pieces.ts';
import { RADIUS, type Stand, standAt } from '../src/map/stand.ts';
import { type DrawnWorld, drawWorld } from '../src/map/world.ts';
import { playOn } from './support/scenes.ts';

const ZOOMS = [0.27, 0.34, 0.42, 0.55, 0.75, 1, 1.4];
const TABLES: readonly Config[] = [
  { ruleset: 'mega', map: 'world', players: 7, side: 'west', options: {} },
  { ruleset: 'civx', map: 'world', players: 18, options: {} },
  { ruleset: 'classic', map: 'classic', players: 6, options: {} },
];
const TURN = 8;

interface Table {
  world: DrawnWorld;
  state: GameState;
  me: string;
}

const MAPS: Readonly<Record<string, MapData>> = { classic, world };

function drawn(board: string): DrawnWorld {
  const file = new URL(`../../maps/src/${board}/geometry.json`, import.meta.url);
  return drawWorld(JSON.parse(readFileSync(file, 'utf8')) as MapGeometry, MAPS[board]!);
}

function tableOf(config: Config): Table {
  const game = gameFor(config.ruleset);
  const state = playOn(game, config, 'names', ({ open }) => open.turn >= TURN && open.phase === 'movement');
  return { world: drawn(config.map), state, me: Object.keys(state.open.nations)[0]! };
}

const standOf = ({ world, state, me }: Table, zoom: number): Stand =>
  standAt(world, piecesOf(world, ownersOf(state.open), me), zoom);
const homeOf = ({ state, me }: Table): Set<string> => {
  const { tokens, cities } = state.open.nations[me]!;
  return new Set([...Object.keys(tokens), ...cities]);
};

/** What is drawn, each thing as the discs it covers; measured apart from how places are found. */
interface Drawn {
  of: string;
  discs: { x: number; y: number; radius: number }[];
}

function drawnOf(
  { world }: Table,
  { pieces, k }: Stand,
  writings: Writings,
): { names: Drawn[]; other: Drawn[] } {
  const disc = ([x, y]: Point, pixels: number) => ({ x, y, radius: pixels / k });
  const names = Object.entries(writings).flatMap(([id, { name }]): Drawn[] => {
    if (!name) return [];
    const { at, limit } = name;
    const sign = limit ? [disc([at[0] + limit[0] / k, at[1] + limit[1] / k], LIMIT)] : [];
    return [{ of: id, discs: [...lettersOf(world.byId[id]!, name, k), ...sign] }];
  });
  const stood = pieces.map(({ key, at, size, n }): Drawn => {
    const count: Point = [at[0] + (RADIUS * 0.8 * size) / k, at[1] - (RADIUS * 0.8 * size) / k];
    return {
      of: key,
      discs: [disc(at, RADIUS * size), ...(n > 1 ? [disc(count, 9.6 * Math.max(size, 11 / 13))] : [])],
    };
  });
  const sites = Object.entries(writings).flatMap(([id, { site }]): Drawn[] =>
    site ? [{ of: `site of ${id}`, discs: [disc(site, 4.5)] }] : [],
  );
  return { names, other: [...stood, ...sites] };
}

const meet = (a: Drawn, b: Drawn): boolean =>
  a.discs.some((p) => b.discs.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < p.radius + q.radius));

const overlaps = ({ names, other }: { names: Drawn[]; other: Drawn[] }): string[] =>
  names.flatMap((name, i) =>
    [...names.slice(i + 1), ...other]
      .filter((thing) => meet(name, thing))
      .map(({ of }) => `${name.of} ${of}`),
  );

describe.each(TABLES)('names on the board of $ruleset with $players', (config) => {
  const table = tableOf(config);
  const { world } = table;
  const always = homeOf(table);

  it.each(ZOOMS)('lie on no other name, piece, count, limit or site at %f', (zoom) => {
    const stand = standOf(table, zoom);
    const writings = writingsOf(world, stand, { always });
    expect(Object.values(writings).filter(({ name }) => name).length).toBeGreaterThan(15);
    expect(overlaps(drawnOf(table, stand, writings))).toEqual([]);
  });

  it.each(ZOOMS)('of areas in question are written at %f', (zoom) => {
    const writings = writingsOf(world, standOf(table, zoom), { always });
    expect([...always].filter((id) => !writings[id]?.name)).toEqual([]);
  });

  it('keep their places when one comes closer, and when one goes back there', () => {
    const before = new Map<string, Written>();
    const at = (zoom: number): Writings => writingsOf(world, standOf(table, zoom), { always, before });
    const placeOf = (writings: Writings, id: string) => writings[id]?.name?.at.map(Math.round).join();
    const first = at(0.42);
    const named = Object.keys(first).filter((id) => first[id]!.name);
    const stepped = at(0.5);
    const moved = named.filter((id) => placeOf(stepped, id) !== placeOf(first, id));
    expect(moved.length / named.length).toBeLessThan(0.12);
    const again = at(0.5);
    expect(again).toEqual(stepped);
  });

  it('make room for what a decision lays on the map', () => {
    const stand = standOf(table, 0.55);
    const [id] = [...always];
    const { at } = writingsOf(world, stand, { always })[id!]!.name!;
    const pin: Box = { x: at[0] - 40, y: at[1] - 20, width: 80, height: 40 };
    const { name } = writingsOf(world, stand, { always, taken: [pin] })[id!]!;
    const inside = lettersOf(world.byId[id!]!, name!, stand.k).filter(
      ({ x, y }) => x > pin.x && x < pin.x + pin.width && y > pin.y && y < pin.y + pin.height,
    );
    expect(inside).toEqual([]);
  });
});
