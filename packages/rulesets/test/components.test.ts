import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { policies } from '../src/mega/policies.ts';
import { mega } from '../src/mega/ruleset.ts';
import { advances } from '../src/mega/tables/advances.ts';
import { calamities } from '../src/mega/tables/calamities.ts';
import { basic, expert } from '../src/mega/tables/succession.ts';
import { shortGame } from '../src/mega/tables/themes.ts';

describe('components', () => {
  it('have 51 advances of 1, 3 or 6 points by their cost', () => {
    cites('MC comp.20', 'MC def.card-vp');
    expect(new Set(advances.map((a) => a.id)).size).toBe(51);
    for (const { id, cost, points } of advances) expect(points, id).toBe(cost < 100 ? 1 : cost < 200 ? 3 : 6);
  });

  it('have advances of five groups, some of two', () => {
    cites('MC def.groups');
    expect([...mega.groups].sort()).toEqual(['arts', 'civics', 'crafts', 'religion', 'science']);
    expect(new Set(advances.flatMap((a) => a.groups))).toEqual(new Set(mega.groups));
    const numbers = new Set(advances.map((a) => new Set(a.groups).size));
    expect([...numbers].sort()).toEqual([1, 2]);
  });

  it('have 17 chains of advances: a low one gives 10 to a middle one, which gives 20 to a high one', () => {
    cites('MC 12.30');
    const ofPoints = (points: number) => advances.filter((a) => a.points === points);
    const sorted = (rows: unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
    const gives = (points: number) => sorted(ofPoints(points).map((a) => a.creditTo));
    const gets = (points: number, credit: number) =>
      sorted(ofPoints(points).map((a) => ({ advance: a.id, points: credit })));
    for (const points of [1, 3, 6]) expect(ofPoints(points)).toHaveLength(17);
    expect(gives(1)).toEqual(gets(3, 10));
    expect(gives(3)).toEqual(gets(6, 20));
    expect(ofPoints(6).filter((a) => a.creditTo)).toEqual([]);
  });

  it('have three advances that do nothing but give credits', () => {
    cites('MC adv.empiricism.1', 'MC adv.literacy.1', 'MC adv.mathematics.1');
    for (const id of ['empiricism', 'literacy', 'mathematics']) {
      expect(advances.find((a) => a.id === id)!.effects).toEqual([]);
      expect(calamities.flatMap((c) => c.modifiers).filter((m) => m.has === id)).toEqual([]);
    }
  });

  it('have a basic and an expert succession table, which a game names', () => {
    cites('MC comp.6', 'MC setup.gen.3');
    const tableOf = (options: object) => policies.succession({ config: { options } } as never);
    expect(tableOf({})).toBe(basic);
    expect(tableOf({ ast: 'basic' })).toBe(basic);
    expect(tableOf({ ast: 'expert' })).toBe(expert);
    expect(basic.epochs).not.toEqual(expert.epochs);
  });
});

const seas = 'conquering-the-seas';
const sacred = 'sacred-constructors';
const coin = 'coin-and-commerce';
const deserts = 'exploring-the-deserts';
const merchants = 'early-merchants';
const knowledge = 'spreading-knowledge';
const heights = 'cultural-heights';
const empire = 'emerging-empire';
const palaces = 'mystical-palaces';
const nine = [seas, sacred, coin, deserts, merchants, knowledge, heights, empire, palaces];

describe('theme sets', () => {
  it('are nine, of four advances each', () => {
    cites('MC short.2');
    expect(shortGame.themes.map((t) => t.id).sort()).toEqual([...nine].sort());
    for (const theme of shortGame.themes) expect(new Set(theme.advances).size).toBe(4);
  });

  it('are picked by the number of players', () => {
    cites('MC short.3', 'MC short.4', 'MC short.5', 'MC short.6', 'MC short.7', 'MC short.8', 'MC short.9');
    cites(
      'MC short.10',
      'MC short.11',
      'MC short.12',
      'MC short.13',
      'MC short.14',
      'MC short.15',
      'MC short.16',
    );
    const dealt: Record<number, string[]> = {
      5: [seas, sacred, coin, deserts, palaces],
      6: [seas, sacred, coin, deserts, merchants, palaces],
      7: [seas, sacred, coin, deserts, merchants, knowledge, palaces],
      8: [seas, sacred, deserts, merchants, knowledge, empire, palaces, heights],
      9: nine,
      10: [...nine, sacred],
      11: [...nine, sacred, seas],
      12: [...nine, sacred, seas, coin],
      13: [...nine, sacred, seas, coin, deserts],
      14: [...nine, sacred, seas, coin, deserts, merchants],
      15: [...nine, sacred, seas, coin, deserts, merchants, heights],
      16: [...nine, sacred, seas, coin, deserts, merchants, heights, knowledge],
      17: [...nine, sacred, seas, coin, deserts, merchants, heights, knowledge, empire],
      18: [...nine, ...nine],
    };
    for (const [players, themes] of Object.entries(dealt))
      expect([...shortGame.dealt[Number(players)]!].sort(), players).toEqual([...themes].sort());
  });

  it('number eighteen cards, two of each', () => {
    cites('MC comp.19');
    expect(shortGame.dealt[18]).toHaveLength(18);
    for (const id of nine) expect(shortGame.dealt[18]!.filter((t) => t === id)).toHaveLength(2);
  });
});
