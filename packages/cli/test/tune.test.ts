import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOBS, knobsOf, settingOf, skillOf } from '@ochre/bots/tuning';
import { quick } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { tablesOf } from '../src/lab/flags.ts';
import { effectsOf, inverse, wayOf } from '../src/tune/effects.ts';
import { playGame, settingsAt, type TuneRecord } from '../src/tune/game.ts';
import { gamesOf, type TunePlan } from '../src/tune/plan.ts';
import { fileTuned, play, textOf, tune } from '../src/tune/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

const paths = Object.keys(KNOBS);

/** Games in which two knobs matter, the rest is luck. */
function madeUp(games: number): TuneRecord[] {
  const rng = quick(5);
  return Array.from({ length: games }, (_, index) => {
    const turns = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((id) => [id, paths.map(() => 2 * rng.int(2) - 1)]),
    );
    const worth = Object.entries(turns).map(([id, way]) => [
      id,
      4 * way[0]! - 3 * way[2]! + rng.int(21) - 10,
    ]);
    return { index, turns, worth: Object.fromEntries(worth), points: { a: 3, b: 1, c: 1, d: 1, other: -6 } };
  });
}

describe('tuning', () => {
  it('finds out which numbers matter, and which way', () => {
    const effects = effectsOf(madeUp(150), paths);
    expect(effects.map(({ path }) => path)).toEqual(paths);
    expect(effects[0]!.gain).toBeCloseTo(4, 0);
    expect(effects[2]!.gain).toBeCloseTo(-3, 0);
    for (const [i, { gain, error }] of effects.entries())
      if (i !== 0 && i !== 2) expect(Math.abs(gain)).toBeLessThan(4 * error);
    expect(wayOf(effects[0]!)).toBeGreaterThan(0.9);
    expect(wayOf(effects[2]!)).toBeLessThan(-0.8);
    expect(Math.abs(wayOf({ path: '', gain: 0.3, error: 0.6 })), 'chance moves little').toBeLessThan(0.05);
  });

  it('needs games enough to tell numbers apart', () => {
    expect(() => effectsOf(madeUp(2), paths)).toThrow(/too few/);
    expect(
      inverse([
        [0, 2],
        [4, 0],
      ]),
    ).toEqual([
      [0, 0.25],
      [0.5, 0],
    ]);
  });

  it('says what every number had better be, and files it beside the rest', () => {
    const found = tune(madeUp(150), 'master', 'play', 'mega');
    const first = found.effects[0]!;
    const now = settingOf(skillOf('master', 'mega'), first.path);
    expect(first.now).toBe(now);
    expect(first.next).toBeGreaterThan(now);
    expect(found.above).toBeCloseTo(7.5);
    expect(textOf(found, 150)).toContain('150 games; tuned seats 7.5 points above the others');
    const file = join(folder, 'tuned.json');
    writeFileSync(file, '{"master":{"classic":{"hope":1},"mega":{"boons.card":5}}}');
    fileTuned('master', 'mega', found, file);
    const filed = JSON.parse(readFileSync(file, 'utf8'));
    expect(filed.master.classic).toEqual({ hope: 1 });
    expect(Object.keys(filed.master.mega)).toEqual(['boons.card', ...paths]);
    expect(filed.master.mega[first.path]).toBe(first.next);
  });

  it('turns what attributes of advances are worth instead, those of the rule set and no others', () => {
    const tables = tablesOf({ rules: 'eastern', players: '7', seed: '1' }, 'tournament');
    const plan: TunePlan = { level: 'master', knobs: 'boons', others: 'strong', tables, games: 1, seed: 'b' };
    const all = Object.keys(knobsOf('boons', gameFor('eastern').rules));
    const [game] = gamesOf(plan);
    const [way] = Object.values(game!.turns);
    expect(way).toHaveLength(all.length);
    const set = settingsAt('master', 'eastern', 'boons', way!);
    const at = all.indexOf('boons.grants.freeCard');
    const now = settingOf(skillOf('master', 'eastern'), 'boons.grants.freeCard');
    expect(Math.sign(set['boons.grants.freeCard']! - now)).toBe(way![at]);
    expect(Object.keys(set)).toEqual(all);
    expect(all).not.toContain('boons.grants.choosesSpoils');
  });

  it('plays the same games whoever plays them, with numbers turned at every seat but those of others', async () => {
    const tables = tablesOf({ rules: 'classic', players: '4', seed: '1', turns: '3' }, 'tournament');
    const plan: TunePlan = { level: 'steady', knobs: 'play', others: 'easy', tables, games: 2, seed: 'tune' };
    const games = gamesOf(plan);
    expect(games).toEqual(gamesOf(plan));
    expect(Object.keys(games[0]!.turns)).toHaveLength(2);
    const [way] = Object.values(games[0]!.turns);
    const set = settingsAt('steady', 'classic', 'play', way!);
    expect(set['worths.city']! > 22).toBe(way![paths.indexOf('worths.city')]! > 0);
    const settings = { workers: 1, folder: join(folder, 'games'), progress: () => {} };
    expect(await play(plan, { ...settings, stop: AbortSignal.abort() })).toEqual([]);
    const records = await play(plan, { ...settings, stop: new AbortController().signal });
    expect(records).toEqual(games.map(playGame));
    const places = Object.values(records[0]!.worth).sort((a, b) => b - a);
    expect(places).toEqual([100, 50, 25, 12.5]);
  });
});
