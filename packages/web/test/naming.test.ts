import { readFileSync } from 'node:fs';
import type { Config, GameState, Owner, Pieces } from '@ochre/engine';
import { classic, type MapData, world } from '@ochre/maps';
import { advanced } from '@ochre/maps/advanced/map.ts';
import type { MapGeometry, Point } from '@ochre/maps/geometry.ts';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import type { Box } from '../src/map/camera.ts';
import { overlap } from '../src/map/clearings.ts';
import { type Before, type Writings, writingsOf } from '../src/map/naming.ts';
import { ownersOf, piecesOf } from '../src/map/pieces.ts';
import { RADIUS, type Stand, standAt } from '../src/map/stand.ts';
import { shortened } from '../src/map/wording.ts';
import { type DrawnWorld, drawWorld } from '../src/map/world.ts';
import { LIMIT, roomOfLetters, type Sign } from '../src/map/written.ts';
import { abroad } from './support/homeGround.ts';
import { playOn } from './support/scenes.ts';

const ZOOMS = [0.27, 0.34, 0.42, 0.55, 0.75, 1, 1.4];
const TABLES: readonly Config[] = [
  { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} },
  { ruleset: 'civx', map: 'world', players: 18, options: {} },
  { ruleset: 'classic', map: 'classic', players: 6, options: {} },
  { ruleset: 'advanced', map: 'advanced', players: 7, options: {} },
];
const TURN = 8;

interface Table {
  world: DrawnWorld;
  state: GameState;
  me: string;
}

const MAPS: Readonly<Record<string, MapData>> = { advanced, classic, world };

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

/** Every area as full as can be: a city in each third, so many stacks in the others. */
function crowded(world: DrawnWorld, owners: readonly string[]): [Owner, Pieces][] {
  const lands = world.areas.filter(({ sea }) => !sea);
  return owners.map((owner, i) => [
    owner,
    {
      tokens: Object.fromEntries(lands.filter((_, n) => n % 3 !== 0).map(({ id }) => [id, 9 - i])),
      cities: i === 0 ? lands.filter((_, n) => n % 3 === 0).map(({ id }) => id) : [],
      ships: {},
    } as unknown as Pieces,
  ]);
}

/** What is drawn, each thing as the boxes it covers. */
interface Drawn {
  of: string;
  boxes: Box[];
}

const half = ([x, y]: Point, by: number): Box => ({ x: x - by, y: y - by, width: 2 * by, height: 2 * by });

function drawnOf(world: DrawnWorld, { pieces, k }: Stand, writings: Writings): Drawn[] {
  const sign = ({ at, size }: Sign, pixels: number): Box => half(at, (pixels * 0.7 * size) / k);
  const written = Object.entries(writings).flatMap(([id, { name, limit, site }]): Drawn[] => [
    {
      of: id,
      boxes: [
        ...(name ? roomOfLetters(world.byId[id]!, name, k) : []),
        ...(limit ? [sign(limit, LIMIT)] : []),
      ],
    },
    ...(site ? [{ of: `site of ${id}`, boxes: [sign(site, 4.5)] }] : []),
  ]);
  const stood = pieces.map(({ key, at, size, n }): Drawn => {
    const count: Point = [at[0] + (RADIUS * 0.8 * size) / k, at[1] - (RADIUS * 0.8 * size) / k];
    return {
      of: key,
      boxes: [
        half(at, (RADIUS * 0.7 * size) / k),
        ...(n > 1 ? [half(count, (9.6 * 0.7 * Math.max(size, 11 / 13)) / k)] : []),
      ],
    };
  });
  return [...written, ...stood];
}

const overlaps = (things: readonly Drawn[], written: number): string[] =>
  things.slice(0, written).flatMap((one, i) =>
    things
      .slice(i + 1)
      .filter(({ boxes }) => boxes.some((a) => one.boxes.some((b) => overlap(a, b))))
      .map(({ of }) => `${one.of} ${of}`),
  );

const named = (writings: Writings): string[] => Object.keys(writings).filter((id) => writings[id]!.name);

describe.each(TABLES)('names on the board of $ruleset with $players', (config) => {
  const table = tableOf(config);
  const { world } = table;
  const always = homeOf(table);

  it.each(ZOOMS)('lie on no other name, piece, count, limit or site at %f', (zoom) => {
    const stand = standOf(table, zoom);
    const writings = writingsOf(world, stand, { always });
    expect(named(writings).length).toBeGreaterThan(15);
    const things = drawnOf(world, stand, writings);
    expect(overlaps(things, things.length - stand.pieces.length)).toEqual([]);
  });

  it.each(ZOOMS)('never leave the ground of their area at %f, nor do limits and sites', (zoom) => {
    const stand = standOf(table, zoom);
    expect(abroad(world, writingsOf(world, stand, { always }), stand.k)).toEqual([]);
  });

  it.each(ZOOMS)('nor where every area is crowded, at %f', (zoom) => {
    const everywhere = new Set(world.areas.map(({ id }) => id));
    for (const owners of [['egypt'], ['egypt', 'hatti'], ['egypt', 'hatti', 'hellas', 'minoa']]) {
      const stand = standAt(world, piecesOf(world, crowded(world, owners), 'egypt'), zoom);
      expect(abroad(world, writingsOf(world, stand, { always: everywhere }), stand.k)).toEqual([]);
    }
  });

  it.each([0.75, 1, 1.4])('of areas in question are written from near, at %f', (zoom) => {
    const writings = writingsOf(world, standOf(table, zoom), { always });
    expect([...always].filter((id) => !writings[id]?.name)).toEqual([]);
  });

  it('keep their places whatever moves, as long as nothing comes over them', () => {
    const before: Before = { k: 0, placed: new Map() };
    const at = (stand: Stand): Writings => writingsOf(world, stand, { always, before });
    const stand = standOf(table, 0.55);
    const first = at(stand);
    const fewer = { ...stand, pieces: stand.pieces.filter(({ n }) => n % 2 === 1) };
    const second = at(fewer);
    for (const id of named(first)) expect(second[id]!.name, id).toEqual(first[id]!.name);
    const third = at(stand);
    for (const id of named(first)) expect(third[id]!.name, id).toEqual(first[id]!.name);
  });

  it('come back to their usual places when one comes closer', () => {
    const before: Before = { k: 0, placed: new Map() };
    writingsOf(world, standOf(table, 0.42), { always, before });
    const closer = standOf(table, 1);
    expect(writingsOf(world, closer, { always, before })).toEqual(writingsOf(world, closer, { always }));
  });

  it('leave a site where it is printed, unless a piece stands there', () => {
    const stand = standOf(table, 1);
    const writings = writingsOf(world, stand, { always });
    const moved = world.areas.filter(
      ({ id, city }) => writings[id]?.site && writings[id].site.at.join() !== city.join(),
    );
    const near = ({ city }: (typeof moved)[number]): boolean =>
      stand.pieces.some(({ at }) => Math.hypot(at[0] - city[0], at[1] - city[1]) * stand.k < 45);
    expect(moved.filter((area) => !near(area)).map(({ id }) => id)).toEqual([]);
  });
});

it('limits are written from afar where something could go, as far as there is room', () => {
  const table = tableOf(TABLES[0]!);
  const { world } = table;
  const always = homeOf(table);
  const near = new Set([...always].flatMap((id) => world.byId[id]!.data.land));
  const stand = standOf(table, 0.3);
  const limited = (writings: Writings): number => [...near].filter((id) => writings[id]?.limit).length;
  const known = writingsOf(world, stand, { always, near });
  expect(limited(known)).toBeGreaterThan(limited(writingsOf(world, stand, { always })));
  const things = drawnOf(world, stand, known);
  expect(overlaps(things, things.length - stand.pieces.length)).toEqual([]);
});

it('a name in short tells its area from all others', () => {
  const board = drawn('world');
  const short = board.areas.flatMap(({ sea, name }) => (sea ? [] : (shortened(board, name) ?? [])));
  expect(short.length).toBeGreaterThan(60);
  expect(new Set(short).size).toBe(short.length);
  expect(shortened(board, 'Alexandria')).toBe('Alex.');
  expect(shortened(board, 'Siwa')).toBeUndefined();
});
