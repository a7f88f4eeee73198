import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeId } from './code.ts';
import type { LabRecord } from './game.ts';
import { Journal } from './journal.ts';
import { gamesOf, type Plan } from './plan.ts';
import { LabQueue } from './queue.ts';
import { htmlOf } from './report/html.ts';
import { type Results, resultsOf } from './results.ts';
import { playAll } from './threads.ts';

export interface RunSettings {
  workers: number;
  /** Where games, results and report go. */
  folder: string;
  /** Goes on with what the folder holds of this plan. */
  goOn: boolean;
  /** Games are played by whoever works on this database. */
  database?: string | undefined;
  stop: AbortSignal;
  /** Told how many games have been played. */
  progress?(done: number): void;
}

/** Plays what is left of the plan, keeps every game, and writes what was found out. */
export async function runPlan(plan: Plan, settings: RunSettings): Promise<Results> {
  const { folder, goOn, stop } = settings;
  const code = codeId();
  const journal = Journal.open(join(folder, 'games.jsonl'), { plan, code }, goOn);
  const left = gamesOf(plan).filter(({ index }) => !journal.records.has(index));
  const ended = (record: LabRecord): void => {
    if (journal.add(record)) settings.progress?.(journal.records.size);
  };
  if (left.length > 0)
    await (settings.database === undefined
      ? playAll(left, settings.workers, ended, stop)
      : playElsewhere(plan, code, left, settings, settings.database, ended));
  const results = resultsOf(plan, code, journal.all());
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(folder, 'report.html'), htmlOf(results));
  return results;
}

/** Puts the games into the queue, plays along, and gathers what all have played. */
async function playElsewhere(
  plan: Plan,
  code: string,
  games: ReturnType<typeof gamesOf>,
  { workers, stop }: RunSettings,
  database: string,
  ended: (record: LabRecord) => void,
): Promise<void> {
  const queue = await LabQueue.open(database, code);
  const enough = new AbortController();
  const either = AbortSignal.any([stop, enough.signal]);
  try {
    const run = queue.runOf(plan);
    await queue.put(run, games);
    const working = workers > 0 ? [queue.work(workers, either)] : [];
    await Promise.race([queue.gather(run, games, ended, either), ...working]);
    enough.abort();
    await Promise.all(working);
    if (!stop.aborted) await queue.clear(run, games);
  } finally {
    enough.abort();
    await queue.close();
  }
}
