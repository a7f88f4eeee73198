import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { LabGame, LabRecord } from './game.ts';

/** What threads of the laboratory do with a game. */
export const PLAYS: URL = new URL('./thread.ts', import.meta.url);

/** Threads that play whole games, by a module that says how. */
export class Threads<G = LabGame, R = LabRecord> {
  readonly count: number;
  private readonly pool: Piscina<G, R>;

  constructor(count: number, plays = PLAYS) {
    this.count = count;
    const filename = fileURLToPath(plays);
    this.pool = new Piscina({ filename, minThreads: count, maxThreads: count });
  }

  play(game: G): Promise<R> {
    return this.pool.run(game);
  }

  /** Games in progress are given up. */
  stop(): Promise<void> {
    return this.pool.destroy();
  }
}

/** Plays them all, telling each as it ends; stops short when asked to. */
export async function playAll<G = LabGame, R = LabRecord>(
  games: readonly G[],
  workers: number,
  ended: (record: R) => void,
  stop: AbortSignal,
  plays = PLAYS,
): Promise<void> {
  if (games.length === 0 || stop.aborted) return;
  const threads = new Threads<G, R>(Math.min(workers, games.length), plays);
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < games.length && !stop.aborted) ended(await threads.play(games[next++]!));
  };
  const stopped = new Promise<void>((resolve) =>
    stop.addEventListener('abort', () => resolve(), { once: true }),
  );
  const hands = Promise.all(Array.from({ length: threads.count }, hand));
  // Games given up reject; nobody waits for them any more.
  hands.catch(() => {});
  try {
    await Promise.race([hands, stopped]);
  } finally {
    await threads.stop();
  }
}
