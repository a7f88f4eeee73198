import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boards as boardList } from '../src/boards.ts';
import type { MapGeometry } from '../src/geometry.ts';
import {
  type Board,
  type BoardPieces,
  emblems,
  inkOn,
  layerIds,
  nationStyles,
  renderBoard,
  sceneOf,
} from '../src/render/index.ts';
import type { Scenery } from '../src/render/scenery.ts';
import type { MapData } from '../src/types.ts';

const file = (map: string, name: string) => new URL(`../src/${map}/${name}`, import.meta.url);
const read = (map: string, name: string) => JSON.parse(readFileSync(file(map, name), 'utf8'));
const boards = boardList.map(({ id }) => id);

function load(map: string): Board & { scenery: Scenery } {
  return {
    map: read(map, 'topology.json') as MapData,
    geometry: read(map, 'geometry.json') as MapGeometry,
    scenery: read(map, 'scenery.json') as Scenery,
  };
}

const count = (svg: string, part: string): number => svg.split(part).length - 1;
const layer = (svg: string, id: string): boolean => svg.includes(`id="layer-${id}"`);

describe.each(boards)('%s as SVG', (id) => {
  const board = load(id);
  const { areas } = board.map;
  const land = areas.filter(({ kind }) => kind === 'land');
  const svg = renderBoard(board);

  it('is well formed', () => {
    expect(svg.match(/undefined|NaN|Infinity/)).toBeNull();
    const open = svg.match(/<[a-zA-Z][^>]*[^/]>/g)!.length;
    expect(open).toBe(svg.match(/<\/[a-zA-Z]+>/g)!.length);
  });

  it('bears every name, disc, site, start and volcano', () => {
    expect(areas.filter((area) => !svg.includes(`data-area="${area.id}"`))).toEqual([]);
    expect(count(svg, 'class="name land"')).toBe(land.length);
    expect(count(svg, 'class="name sea"')).toBe(areas.length - land.length);
    const { limit, site, start } = {
      limit: new Set(land.map(({ limit }) => limit)).size,
      site: land.filter(({ site }) => site).length,
      start: land.filter(({ start }) => start).length,
    };
    // The legend shows each kind once more.
    expect(count(svg, 'class="disc"')).toBe(land.length + limit);
    expect(count(svg, 'class="site ')).toBe(site + 2);
    expect(count(svg, 'class="start"')).toBe(start + 1);
    expect(count(svg, 'class="volcano"')).toBe(board.geometry.volcanoes.length + 1);
  });

  it('has a flood plain exactly where the facts list one', () => {
    const listed = land.filter(({ floodPlain }) => floodPlain).map((area) => area.id);
    expect(Object.keys(board.scenery.floodPlains).sort()).toEqual(listed.sort());
    for (const rings of Object.values(board.scenery.floodPlains)) expect(rings.length).toBeGreaterThan(0);
    expect(count(renderBoard(board, { layers: { floodPlains: true } }), 'class="flood"')).toBe(listed.length);
  });

  it('has an emblem and a colour for every nation of the map', () => {
    for (const nation of new Set(land.flatMap(({ region, start }) => [region, start]))) {
      if (nation === undefined) continue;
      expect(emblems).toHaveProperty(nation);
      expect(nationStyles).toHaveProperty(nation);
    }
  });

  it('draws only what the window shows', () => {
    const area = board.geometry.areas.find(({ pop }) => pop)!;
    const [x, y] = area.label.at;
    const part = renderBoard(board, { window: { x: x - 60, y: y - 60, width: 120, height: 120 } });
    expect(part.includes(`data-area="${area.id}"`)).toBe(true);
    expect(part.length).toBeLessThan(svg.length / 4);
  });
});

describe('the layers', () => {
  const board = load(boards[0]!);
  const nation = board.map.areas.find(({ start }) => start)!;
  const other = board.map.areas.find(
    ({ kind, id, region }) => kind === 'land' && id !== nation.id && region,
  )!;
  const coast = board.map.areas.find(({ coasts }) => coasts.length > 0)!;
  const none = { tokens: {}, cities: [], ships: {} };
  const pieces: BoardPieces = {
    nations: {
      hellas: { tokens: { [nation.id]: 3, [other.id]: 2 }, cities: [], ships: { [coast.coasts[0]!.id]: 2 } },
      egypt: { ...none, tokens: { [other.id]: 1 } },
    },
    barbarians: { ...none, cities: [nation.id] },
    regions: { [nation.region!]: true },
  };

  it('can be shown and hidden one by one', () => {
    for (const id of layerIds) {
      expect(layer(renderBoard(board, { pieces, layers: { [id]: false } }), id)).toBe(false);
      expect(layer(renderBoard(board, { pieces, layers: { [id]: true } }), id)).toBe(true);
    }
  });

  it('take names in other words, in the room the name had', () => {
    const long = renderBoard(board, {
      nameOf: ({ id }) => (id === nation.id ? 'A very long name indeed' : undefined),
    });
    const group = long.match(
      new RegExp(`class="name land" data-area="${nation.id}"[^>]*font-size="([\\d.]+)"`),
    )!;
    const { label } = board.geometry.areas.find(({ id }) => id === nation.id)!;
    expect(long.includes('INDEED')).toBe(true);
    expect(Number(group[1])).toBeLessThan(label.size);
  });

  it('show the pieces of a game', () => {
    const svg = renderBoard(board, { pieces });
    expect(count(svg, 'class="token"')).toBe(3);
    expect(/class="token" data-owner="hellas".*?<text[^>]*>3<\/text>/s.test(svg)).toBe(true);
    expect(count(svg, 'class="ship"')).toBe(1);
    expect(count(svg, 'class="city pirate"')).toBe(1);
    expect(svg.includes('class="veil"')).toBe(true);
    expect(layer(svg, 'badges')).toBe(false);
  });

  it('sum a nation up in a badge from afar', () => {
    const svg = renderBoard(board, { pieces, scale: 0.2 });
    expect(layer(svg, 'tokens')).toBe(false);
    expect(layer(svg, 'landNames')).toBe(false);
    expect(/class="badge" data-owner="hellas".*?<text[^>]*>5<\/text>/s.test(svg)).toBe(true);
  });

  it('keep pieces legible on a small picture', () => {
    const at = (scale: number) => sceneOf(board.map, board.geometry, undefined, { scale }).pieceScale;
    expect(at(2)).toBe(at(1));
    expect(at(0.4)).toBeGreaterThan(at(1));
  });

  it('escape what could break the markup', () => {
    const svg = renderBoard(board, { nameOf: () => '<&">' });
    expect(svg.includes('&lt;&amp;&quot;&gt;')).toBe(true);
  });
});

describe('colours of the nations', () => {
  const luminance = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };

  it.each(Object.entries(nationStyles))('%s: the emblem reads on its ground', (_, { colour }) => {
    const [a, b] = [luminance(colour), luminance(inkOn(colour))];
    expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toBeGreaterThan(3);
  });
});
