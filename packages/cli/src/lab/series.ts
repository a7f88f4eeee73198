import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Head, Journal } from './journal.ts';
import { playAll } from './threads.ts';

export interface SeriesSettings {
  workers: number;
  /** Where games and report go. */
  folder: string;
  stop: AbortSignal;
  progress(done: number): void;
}

/**
 * Plays those games of a series that its folder does not hold yet, or as many of them as there is time for; all that were played.
 * However many are asked for, the first ones are the same: a longer series goes on with a shorter one.
 */
export async function playSeries<G extends { index: number }, R extends { index: number }>(
  head: Head<object>,
  games: readonly G[],
  { workers, folder, stop, progress }: SeriesSettings,
  plays: URL,
): Promise<R[]> {
  mkdirSync(folder, { recursive: true });
  const journal = Journal.open<R, object>(join(folder, 'games.jsonl'), head, true);
  const left = games.filter(({ index }) => !journal.records.has(index));
  const ended = (record: R): void => {
    if (journal.add(record)) progress(journal.records.size);
  };
  await playAll<G, R>(left, workers, ended, stop, plays);
  return journal.all().filter(({ index }) => index < games.length);
}
