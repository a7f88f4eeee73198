import { Unsure } from '../play/journal.ts';
import { Queue } from '../queue.ts';
import { Refusal } from '../refusal.ts';
import { LeaseLost } from '../store/store.ts';

/** Tasks that may wait at one table. */
const WAITING = 400;

/** What all the tables of a process have yet to deal with. */
export interface Load {
  waiting: number;
}

export interface Watch {
  /** Something has been done. */
  passed(): void;
  /** What is here may not be what is filed any more. */
  broken(): void;
  trouble(error: unknown): void;
}

/** Everything that touches a table passes here, one after the other, until it is shut. */
export class Gate {
  readonly #queue = new Queue(WAITING);
  readonly #watch: Watch;
  readonly #load: Load;
  #shut = false;
  lastUsed = Date.now();

  constructor(watch: Watch, load: Load) {
    this.#watch = watch;
    this.#load = load;
  }

  get isShut(): boolean {
    return this.#shut;
  }

  get idle(): boolean {
    return this.#queue.idle;
  }

  async run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.#shut) throw new Refusal(503, 'restart', 'The server restarts; try again in a moment.');
    this.lastUsed = Date.now();
    this.#load.waiting++;
    try {
      return await this.#queue.run(task);
    } catch (error) {
      if (error instanceof LeaseLost || error instanceof Unsure) this.#watch.broken();
      throw error;
    } finally {
      this.#load.waiting--;
      this.#watch.passed();
    }
  }

  /** What nobody waits for. */
  later(task: () => Promise<void>): void {
    if (this.#shut) return;
    this.run(task).catch((error) => {
      if (!(error instanceof Refusal)) this.#watch.trouble(error);
    });
  }

  /** From now on nothing gets in; with a task, that one is the last. */
  async shut(last?: () => Promise<void>): Promise<void> {
    this.#shut = true;
    if (last) await this.#queue.run(last);
  }
}
