import { readFileSync } from 'node:fs';
import { classic, type MapData, world } from '@ochre/maps';
import type { MapGeometry } from '@ochre/maps/geometry.ts';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import type { BoardMode } from '../src/decisions/board.ts';
import { overlap, shared } from '../src/map/clearings.ts';
import { curveFor, numbersOn } from '../src/map/curves.ts';
import { roomOfWritings, writingsOf } from '../src/map/naming.ts';
import { ownersOf, piecesOf } from '../src/map/pieces.ts';
import { besides, type Pin, pinsOf } from '../src/map/pins.ts';
import { type Stand, standAt } from '../src/map/stand.ts';
import { type DrawnWorld, drawWorld } from '../src/map/world.ts';
import { boxesOf } from '../src/map/written.ts';
import { playOn } from './support/scenes.ts';

const MAPS: Readonly<Record<string, MapData>> = { classic, world };
const TABLES = [
  { ruleset: 'mega', map: 'world', players: 7, side: 'west', options: {} },
  { ruleset: 'civx', map: 'world', players: 18, options: {} },
  { ruleset: 'classic', map: 'classic', players: 6, options: {} },
] as const;

/** How much of the smaller of two another covers. */
function covered(a: Pin, b: Pin): number {
  const along = (i: 0 | 1, size: 'width' | 'height'): number =>
    Math.max(0, (a[size] + b[size]) / 2 - Math.abs(a.at[i] - b.at[i]));
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return (
    (Math.min(along(0, 'width'), a.width, b.width) * Math.min(along(1, 'height'), a.height, b.height)) /
    smaller
  );
}

describe.each(TABLES)('what a decision pins in $ruleset with $players', (config) => {
  const game = gameFor(config.ruleset);
  const state = playOn(game, config, 'names', ({ open }) => open.turn >= 8 && open.phase === 'movement');
  const me = Object.keys(state.open.nations)[0]!;
  const file = new URL(`../../maps/src/${config.map}/geometry.json`, import.meta.url);
  const drawn = drawWorld(JSON.parse(readFileSync(file, 'utf8')) as MapGeometry, MAPS[config.map]!);
  const stand = (zoom: number): Stand => standAt(drawn, piecesOf(drawn, ownersOf(state.open), me), zoom);
  const mine = Object.keys(state.open.nations[me]!.tokens);
  const steppers = {
    areas: Object.fromEntries(mine.map((area) => [area, { stepper: { value: 0 } }])),
    arrows: [],
  } as unknown as BoardMode;

  it.each([0.75, 1, 1.4])('at zoom %f no stepper lies over another', (zoom) => {
    const pins = pinsOf(drawn, stand(zoom), steppers);
    expect(pins.map(({ area }) => area).sort()).toEqual([...mine].sort());
    const hidden = pins.flatMap((a, i) =>
      pins
        .slice(i + 1)
        .flatMap((b) => (covered(a, b) > 0.02 ? [`${a.area} ${b.area} ${covered(a, b).toFixed(2)}`] : [])),
    );
    expect(hidden).toEqual([]);
  });

  it('each lies beside its own stack, nearer to it than its own size', () => {
    const at = stand(1);
    for (const { area, at: pin, width, height } of pinsOf(drawn, at, steppers)) {
      const { at: stack, rim } = at.stackOf(area)!;
      expect(Math.abs(pin[0] - stack[0]), area).toBeLessThanOrEqual((rim + width / 2) * 1.7);
      expect(Math.abs(pin[1] - stack[1]), area).toBeLessThanOrEqual((rim + height / 2) * 1.7);
    }
  });

  it('covers less of what is written where it is known', () => {
    const at = stand(0.75);
    const written = roomOfWritings(drawn, writingsOf(drawn, at, { always: new Set(mine) }), at.k);
    const covering = (pins: readonly Pin[]): number =>
      pins.reduce(
        (sum, { at: [x, y], width, height }) =>
          sum +
          written.reduce(
            (n, box) => n + shared({ x: x - width / 2, y: y - height / 2, width, height }, box),
            0,
          ),
        0,
      );
    const [before, after] = [pinsOf(drawn, at, steppers), pinsOf(drawn, at, steppers, written)];
    expect(covering(after)).toBeLessThan(covering(before) * 0.8);
  });

  it('says how many go where nothing lies, if the way has such a place', () => {
    const at = stand(1);
    const [from, to] = mine.flatMap((id) => {
      const next = drawn.byId[id]!.data.land.find((other) => mine.includes(other));
      return next ? [[id, next] as const] : [];
    })[0]!;
    const curve = curveFor(at, { from, to }, me)!;
    const middle = numbersOn([curve], { ...at, pieces: [] })[0]!;
    expect(middle).toEqual(curve.along(0.5));
    const over = { x: middle[0] - 1, y: middle[1] - 1, width: 2, height: 2 };
    const [first, second] = numbersOn([curve, curve], { ...at, pieces: [] }, [over]);
    expect(first).not.toEqual(middle);
    expect(second).not.toEqual(first);
  });

  it('what changed lies beside the stacks: over no count from near', () => {
    const at = stand(1);
    const plates = [...new Set(at.pieces.map(({ area }) => area))].map((area) => ({
      area,
      width: 26,
      height: 20,
    }));
    const places = besides(at, plates);
    const counts = at.pieces.flatMap((piece) => (piece.n > 1 ? [boxesOf(piece, at.k)[1]!] : []));
    const hidden = plates.filter((_, i) => {
      const [x, y] = places[i]!;
      const box = { x: x - 12 / at.k, y: y - 9 / at.k, width: 24 / at.k, height: 18 / at.k };
      return counts.some((count) => overlap(box, count));
    });
    expect(hidden.map(({ area }) => area)).toEqual([]);
  });
});

it('a word would rather lie over what is written than over a city that another word tells of', () => {
  const city = (area: string, x: number) => ({
    kind: 'city',
    area,
    owner: 'rome',
    n: 1,
    at: [x, 0],
    size: 1,
  });
  const pieces = [city('own', 0), city('other', 60)];
  const stand = {
    k: 1,
    pieces,
    more: [],
    stackOf: (area: string) => ({ at: pieces.find((p) => p.area === area)!.at, rim: 17, size: 1 }),
  } as unknown as Stand;
  const drawn = { byId: { own: {}, other: {} } } as unknown as DrawnWorld;
  const mark = { tone: 'loss', label: 'city → 3' };
  const mode = { areas: { own: mark, other: mark }, coasts: {}, arrows: [] } as unknown as BoardMode;
  // Names above, below and to the left of it.
  const written = [-1, 1].map((side) => ({ x: -150, y: side * 60 - 45, width: 300, height: 90 }));
  written.push({ x: -150, y: -20, width: 130, height: 40 });
  const [own] = pinsOf(drawn, stand, mode, written);
  const [x, y] = own!.at;
  const over = { x: x - own!.width / 2, y: y - own!.height / 2, width: own!.width, height: own!.height };
  expect(shared(over, boxesOf(stand.pieces.find((p) => p.area === 'other')!, 1)[0]!)).toBe(0);
});
