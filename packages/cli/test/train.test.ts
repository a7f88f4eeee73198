import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FEATURES } from '@ochre/bots/value';
import { quick } from '@ochre/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { tablesOf } from '../src/lab/flags.ts';
import { calibration, drawn } from '../src/train/calibration.ts';
import { fit } from '../src/train/fit.ts';
import { playGame } from '../src/train/game.ts';
import { gamesOf, type TrainPlan } from '../src/train/plan.ts';
import { byNetwork, judged } from '../src/train/report.ts';
import { fallenOf, fileLearnt, learn, play } from '../src/train/run.ts';
import { type Sample, split } from '../src/train/samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tables = tablesOf({ rules: 'classic', players: '2,3', seed: '1', turns: '5' }, 'tournament');
const plan: TrainPlan = { tables, bots: ['easy', 'sample'], games: 10, seed: 'learn' };
const settings = (name: string) => ({
  workers: 1,
  folder: join(folder, name),
  hidden: 4,
  stop: new AbortController().signal,
  progress: () => {},
  tell: () => {},
});

describe('games to learn from', () => {
  const records = gamesOf(plan).map(playGame);

  it('are the same whoever plays them, and go on where they were stopped', async () => {
    const stopped = await play(plan, { ...settings('games'), stop: AbortSignal.abort() });
    expect(stopped).toEqual([]);
    expect(await play({ ...plan, games: 4 }, settings('games'))).toEqual(records.slice(0, 4));
    expect(await play(plan, settings('games'))).toEqual(records);
    expect(await play(plan, settings('games'))).toEqual(records);
    await expect(play({ ...plan, seed: 'other' }, settings('games'))).rejects.toThrow(/another run/);
  });

  it('are seen by single seats, at the end of every turn at least, with what came of them', () => {
    for (const { moments, points, players } of records) {
      expect(moments.filter(({ first }) => first).length).toBeGreaterThanOrEqual(4);
      expect(Object.keys(points)).toHaveLength(players);
      const known = FEATURES.indexOf('known');
      for (const { rows, who } of moments) {
        expect(rows).toHaveLength(who.length);
        expect(rows.map((row) => row[known]).sort()).toEqual([...Array(who.length - 1).fill(0), 1]);
      }
    }
  });

  it('are learnt from, some held out, and what was learnt is filed beside the rest', () => {
    const { train, aside, held } = split(records);
    expect(Math.min(train.length, aside.length, held.length)).toBeGreaterThan(0);
    const { learnt, report } = learn(records, settings('learn'));
    expect(learnt).toEqual(learn(records, settings('again')).learnt);
    expect(report).toMatch(/10 games, chosen: (linear|network of 4)/);
    const file = join(folder, 'weights.json');
    writeFileSync(file, '{"mega":{"sizes":[1],"guides":true}}');
    fileLearnt('classic', learnt, file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      classic: { ...learnt, guides: false },
      mega: { sizes: [1], guides: true },
    });
    // Whoever goes by it goes on when it was learnt anew.
    fileLearnt('mega', learnt, file);
    expect(JSON.parse(readFileSync(file, 'utf8')).mega).toEqual({ ...learnt, guides: true });
  });

  it('tell how many cities fall in a turn', () => {
    const record = { ...records[0]!, fallen: [6, 2, 1, 1, 0, 0] };
    expect(fallenOf([record])).toEqual([400, 200, 100, 0, 0]);
  });
});

/** What standings come to where twenty points are e times the chance. */
function chancesOf(standings: readonly number[]): number[] {
  const odds = standings.map((n) => Math.exp(n / 20));
  const all = odds.reduce((sum, n) => sum + n, 0);
  return odds.map((n) => n / all);
}

/** Moments in which the score alone decides: each wins by a power of it. */
function decided(n: number, seed: number): Sample[] {
  const rng = quick(seed);
  const score = FEATURES.indexOf('score');
  return Array.from({ length: n }, () => {
    const rows = Array.from({ length: 4 }, () => FEATURES.map((_, i) => rng.int(i === score ? 80 : 5)));
    const standings = rows.map((row) => row[score]!);
    const points = standings.map((n) => n + 30);
    return {
      turn: 5,
      first: true,
      left: 8,
      rows,
      standings,
      winner: drawn(rng, chancesOf(standings)),
      points,
    };
  });
}

describe('a fit', () => {
  const { weights } = fit(decided(1500, 1), decided(300, 2), [], 1);
  const held = decided(1500, 3);

  it('finds out what decides, and its chances fit what comes', () => {
    const { error, byChance, loss } = calibration(held, byNetwork(weights));
    const best = calibration(held, ({ standings }) => chancesOf(standings));
    expect(loss).toBeLessThan(best.loss + 0.03);
    expect(error).toBeLessThan(0.04);
    expect(byChance).toBeLessThan(0.02);
    expect(judged(held, byNetwork(weights))['after turn 4']!.moments).toBe(1500);
  });

  it('is judged badly where chances are not what comes', () => {
    const { error } = calibration(held, ({ rows }) => rows.map((_, i) => (i === 0 ? 0.97 : 0.01)));
    expect(error).toBeGreaterThan(0.2);
  });
});
