import { readFileSync } from 'node:fs';
import { clone, hash, quick } from '@ochre/engine';
import { nations } from '@ochre/engine/query';
import { gameFor, rulesetIds } from '@ochre/testkit';
import { reordered, scrambled } from '@ochre/testkit/random';
import { describe, expect, it } from 'vitest';
import { FEATURES, featuresOf } from '../src/value/features.ts';
import { evaluate, power, shares, type Weights } from '../src/value/network.ts';
import { prospects } from '../src/value/outlook.ts';
import { learnt } from '../src/value/weights.ts';
import { tableOf } from './tables.ts';

const table = tableOf('mega', 5, 'steady', 'value');
while (table.state.open.turn < 12) table.step();
const { game, state } = table;
const [viewer] = Object.keys(state.open.nations);
const seenIn = (shown: typeof state) => game.sight(game.view(shown, viewer!));

describe('what is known of nations', () => {
  it('is whole numbers, a row for each nation still in play', () => {
    const { who, rows } = featuresOf(seenIn(state));
    expect(who).toEqual(nations(seenIn(state)));
    for (const row of rows) {
      expect(row).toHaveLength(FEATURES.length);
      expect([...row].every(Number.isInteger)).toBe(true);
    }
    const cards = rows.map((row) => row[FEATURES.indexOf('worth')]);
    expect(cards.filter((worth) => worth !== 0).length, 'no hand but its own').toBeLessThanOrEqual(1);
  });

  it('does not hang on what is hidden from the viewer, nor on the order things are stored in', () => {
    const rows = (shown: typeof state): string => hash(featuresOf(seenIn(shown)).rows.map((row) => [...row]));
    const before = rows(state);
    for (let seed = 1; seed <= 5; seed++) expect(rows(scrambled(state, [viewer!], quick(seed)))).toBe(before);
    expect(rows(reordered(state))).toBe(before);
    const richer = clone(state);
    richer.own[viewer!]!.hand = ['gold', 'gold', 'gold', 'gold'];
    expect(rows(richer), 'its own hand counts').not.toBe(before);
  });
});

describe('the network', () => {
  /** Two features, two neurons, one number out. */
  const small: Weights = {
    sizes: [2, 2, 1],
    unit: 10,
    centre: [10, 0],
    scale: [64 * 256, 32 * 256],
    layers: [
      [0, 4096, 0, 4096, 0, -2048],
      [2048, 4096, 8192],
    ],
  };

  it('reckons in whole numbers', () => {
    // (12 - 10) * 64 = 128; 3 * 32 = 96; neurons 128 and 64 - 48 = 16; 32 + 128 + 32.
    expect([...evaluate(small, Int32Array.of(12, 3))]).toEqual([192]);
    // Neurons do not go below nothing.
    expect([...evaluate(small, Int32Array.of(0, 100))]).toEqual([32]);
    expect([...evaluate(small, Int32Array.of(1e6, -1e6))].every(Number.isInteger)).toBe(true);
  });

  it('shares out one whole by powers of e that need no library', () => {
    for (const x of [-20, -3, -0.5, 0, 1, 4]) expect(power(x) / Math.exp(x)).toBeCloseTo(1, 3);
    const parts = shares([64, 0, 0]);
    expect(parts.reduce((sum, n) => sum + n, 0)).toBeCloseTo(1, 9);
    expect(parts[0]! / parts[1]!).toBeCloseTo(Math.E, 3);
  });
});

describe('what was learnt', () => {
  const file = readFileSync(new URL('../src/value/weights.json', import.meta.url), 'utf8');

  it('fits the features, in whole numbers, and is small', () => {
    const all = JSON.parse(file) as Record<string, Weights>;
    expect(file.length).toBeLessThan(200_000);
    for (const [id, weights] of Object.entries(all)) {
      expect(rulesetIds()).toContain(id);
      expect(learnt(id), `${id} was learnt from the features of today`).toBeDefined();
      const { sizes, centre, scale, layers } = weights;
      expect([...centre, ...scale, ...layers.flat()].every(Number.isInteger), id).toBe(true);
      expect(layers.map((layer) => layer.length)).toEqual(
        layers.map((_, i) => sizes[i + 1]! * (sizes[i]! + 1)),
      );
      expect(JSON.stringify(weights).length, id).toBeLessThan(45_000);
    }
  });

  it('says nothing of shortened games: those it was learnt from went on to the end of the track', () => {
    const short = clone(state);
    short.config.options = { ...short.config.options, turns: 9 };
    expect(prospects(seenIn(short))).toBeUndefined();
  });

  it('gives chances that add up, and more to who is ahead late in the game', () => {
    const found = prospects(seenIn(state))!;
    const wins = [...found.values()].map(({ win }) => win);
    expect(wins.reduce((sum, n) => sum + n, 0)).toBeCloseTo(1, 9);
    const ahead = clone(state);
    const { ruleset } = gameFor('mega').rules;
    ahead.open.nations[viewer!]!.advances = ruleset.advances.map(({ id }) => id);
    const then = prospects(seenIn(ahead))!;
    expect(then.get(viewer!)!.win).toBeGreaterThan(found.get(viewer!)!.win);
    expect(then.get(viewer!)!.points).toBeGreaterThan(found.get(viewer!)!.points);
  });
});
