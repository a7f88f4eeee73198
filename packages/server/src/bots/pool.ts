import type { Json } from '@ochre/engine';
import { Semaphore } from './semaphore.ts';
import type { Thought } from './thoughts.ts';
import { SameThread, type Thinker, Thread } from './threads.ts';

/** How soon a table gets its turn. */
export const RANK = { watched: 0, played: 1, unattended: 2 } as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** Times a thought is begun: a thread that dies over it, or over another one, is replaced. */
const TRIES = 2;

/**
 * Where the bots of all tables think: beside the thread that serves people. A bot has its turn from the question to
 * the answer that is filed; so few of them at a time that people never have to wait for more than that.
 */
export class BotPool {
  readonly #semaphore: Semaphore;
  readonly #all: readonly Thinker[];
  readonly #free: Thinker[];
  readonly #waiting: ((thinker: Thinker) => void)[] = [];
  readonly #report: (error: unknown, table: string) => void;
  #stopped = false;

  /** With no threads, it thinks in the present one. */
  constructor(
    threads: number,
    report: (error: unknown, table: string) => void,
    make: () => Thinker = () => new Thread(),
  ) {
    this.#report = report;
    this.#all = threads === 0 ? [new SameThread()] : Array.from({ length: threads }, make);
    this.#free = [...this.#all];
    // One more than think can file what it came to.
    this.#semaphore = new Semaphore(threads === 0 ? 1 : threads + 1);
  }

  /** Makes one of them ready, before the first bot is asked anything. */
  async begin(): Promise<void> {
    await this.#all[0]!.begin().catch((error) => this.#failed(error, 'bots'));
  }

  /** Bots that wait for their turn. */
  get waiting(): number {
    return this.#semaphore.waiting;
  }

  /** A bot's turn. */
  turn<T>(rank: Rank, task: () => Promise<T>): Promise<T> {
    return this.#semaphore.run(rank, task);
  }

  /** Within a turn. Nothing where no bot finds a legal answer, or no thread lives to tell it. */
  async think(thought: Thought): Promise<Json | undefined> {
    const { table } = thought;
    for (let left = TRIES; left > 0; left--) {
      const thinker = await this.#take(table);
      try {
        return this.#stopped ? undefined : await thinker.think(thought);
      } catch (error) {
        this.#failed(error, table);
      } finally {
        this.#give(thinker);
      }
    }
    return undefined;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#all.map((thinker) => thinker.stop()));
  }

  #failed(error: unknown, table: string): void {
    if (!this.#stopped) this.#report(error, table);
  }

  /** One that knows the table already, if it has nothing else to do. */
  #take(table: string): Promise<Thinker> {
    const at = Math.max(
      0,
      this.#free.findIndex((thinker) => thinker.knows(table)),
    );
    const [free] = this.#free.splice(at, 1);
    if (free) return Promise.resolve(free);
    return new Promise((take) => this.#waiting.push(take));
  }

  #give(thinker: Thinker): void {
    const next = this.#waiting.shift();
    if (next) next(thinker);
    else this.#free.push(thinker);
  }
}
