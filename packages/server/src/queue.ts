import { Refusal } from './refusal.ts';

/** What all queues of a process have yet to deal with. */
export interface Load {
  waiting: number;
}

/** One thing after the other, until it is shut. What waits is bounded. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;
  #shut = false;
  readonly #limit: number;
  readonly #load: Load | undefined;

  constructor(limit: number, load?: Load) {
    this.#limit = limit;
    this.#load = load;
  }

  get idle(): boolean {
    return this.#length === 0;
  }

  get isShut(): boolean {
    return this.#shut;
  }

  async run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.#shut) throw new Refusal(503, 'restart');
    if (this.#load) this.#load.waiting++;
    try {
      return await this.#run(task);
    } finally {
      if (this.#load) this.#load.waiting--;
    }
  }

  /** From now on nothing gets in; with a task, that one is the last. */
  async shut(last?: () => Promise<void>): Promise<void> {
    this.#shut = true;
    if (last) await this.#run(last);
  }

  #run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.#length >= this.#limit) return Promise.reject(new Refusal(503, 'busy'));
    this.#length++;
    const result = this.#last.then(task).finally(() => this.#length--);
    this.#last = result.catch(() => {});
    return result;
  }
}
