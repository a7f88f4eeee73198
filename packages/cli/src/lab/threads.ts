import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { LabGame, LabRecord } from './game.ts';

/** Threads that play whole games. */
export class Threads {
  readonly count: number;
  private readonly pool: Piscina<LabGame, LabRecord>;

  constructor(count: number) {
    this.count = count;
    const filename = fileURLToPath(new URL('./thread.ts', import.meta.url));
    this.pool = new Piscina({ filename, minThreads: count, maxThreads: count });
  }

  play(game: LabGame): Promise<LabRecord> {
    return this.pool.run(game);
  }

  /** Games in progress are given up. */
  stop(): Promise<void> {
    return this.pool.destroy();
  }
}

/** Plays them all, telling each as it ends; stops short when asked to. */
export async function playAll(
  games: readonly LabGame[],
  workers: number,
  ended: (record: LabRecord) => void,
  stop: AbortSignal,
): Promise<void> {
  if (games.length === 0 || stop.aborted) return;
  const threads = new Threads(Math.min(workers, games.length));
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
