import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../server/tools/postgres.ts';
import { codeId } from '../src/lab/code.ts';
import { planOf } from '../src/lab/flags.ts';
import { type LabRecord, playGame } from '../src/lab/game.ts';
import { gamesOf } from '../src/lab/plan.ts';
import { LabQueue } from '../src/lab/queue.ts';
import { runPlan } from '../src/lab/run.ts';
import { lineOf } from '../src/lab/text.ts';

let server: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'ochre-lab-'));
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const flags = { rules: 'classic', players: '2', seed: 'queue', turns: '4', games: '6' };
const plan = planOf({ ...flags, versus: 'easy' }, ['sample']);
const games = gamesOf(plan);
const never = new AbortController().signal;

it('has others play, with the same outcome', async () => {
  const database = await server.database();
  const stop = new AbortController();
  const worker = await LabQueue.open(database, codeId());
  const played: number[] = [];
  const working = worker.work(1, stop.signal, ({ index }) => void played.push(index));
  const run = { goOn: false, stop: never };
  const afar = await runPlan(plan, { ...run, workers: 0, folder: join(folder, 'afar'), database });
  stop.abort();
  await working;
  await worker.close();
  expect(played.sort()).toEqual(games.map(({ index }) => index));
  const here = await runPlan(plan, { ...run, workers: 1, folder: join(folder, 'here') });
  expect(lineOf(afar)).toBe(lineOf(here));
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS n FROM ochre_lab.result');
  await client.end();
  expect(rows).toEqual([{ n: 0 }]);
});

it('files a game once, however often it is played', async () => {
  const queue = await LabQueue.open(await server.database(), 'code');
  const run = queue.runOf(plan);
  const stop = new AbortController();
  await queue.put(run, games.slice(0, 2));
  const working = queue.work(1, stop.signal);
  const first: LabRecord[] = [];
  await queue.gather(run, games.slice(0, 2), (record) => void first.push(record), never);
  // Put again with one more: the same places, no game twice.
  await queue.put(run, games.slice(0, 3));
  const second: LabRecord[] = [];
  await queue.gather(run, games.slice(0, 3), (record) => void second.push(record), never);
  stop.abort();
  await working;
  await queue.close();
  const hashes = (records: LabRecord[]): string[] => records.map(({ stateHash }) => stateHash).sort();
  const expected = games.slice(0, 3).map((game) => playGame(game).stateHash);
  expect(hashes(first)).toEqual(expected.slice(0, 2).sort());
  expect(hashes(second)).toEqual([...expected].sort());
});

it('leaves what a stopped worker had begun to the next one', async () => {
  const database = await server.database();
  const queue = await LabQueue.open(database, 'code');
  const run = queue.runOf(plan);
  await queue.put(run, games);
  const stop = new AbortController();
  const left = await LabQueue.open(database, 'code');
  const leaving = left.work(2, stop.signal, () => stop.abort());
  await leaving;
  await left.close();
  const enough = new AbortController();
  const working = queue.work(1, enough.signal);
  const found: number[] = [];
  await queue.gather(run, games, ({ index }) => void found.push(index), never);
  enough.abort();
  await working;
  await queue.close();
  expect(found.sort()).toEqual(games.map(({ index }) => index));
});

it('tells of a game that cannot be played', async () => {
  const queue = await LabQueue.open(await server.database(), 'code');
  const run = queue.runOf(plan);
  const stop = new AbortController();
  const broken = { ...games[0]!, config: { ...games[0]!.config, ruleset: 'chess' } };
  await queue.put(run, [broken]);
  const working = queue.work(1, stop.signal);
  await expect(queue.gather(run, [broken], () => {}, never)).rejects.toThrow(/game 0 .*chess/);
  stop.abort();
  await working;
  await queue.close();
});

it('has a queue for each code', async () => {
  const database = await server.database();
  const [mine, other] = [await LabQueue.open(database, 'mine'), await LabQueue.open(database, 'other')];
  const stop = new AbortController();
  let strange = 0;
  const working = other.work(1, stop.signal, () => void strange++);
  const run = mine.runOf(plan);
  await mine.put(run, games.slice(0, 1));
  const own = mine.work(1, stop.signal);
  await mine.gather(run, games.slice(0, 1), () => {}, never);
  stop.abort();
  await Promise.all([working, own]);
  await Promise.all([mine.close(), other.close()]);
  expect(strange).toBe(0);
  expect(other.runOf(plan)).not.toBe(run);
});
