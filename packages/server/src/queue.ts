import { Refusal } from './refusal.ts';

/** One thing after the other. What waits is bounded. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get idle(): boolean {
    return this.#length === 0;
  }

  run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.#length >= this.#limit)
      return Promise.reject(new Refusal(503, 'busy', 'Too much is going on at this table; try again.'));
    this.#length++;
    const result = this.#last.then(task).finally(() => this.#length--);
    this.#last = result.catch(() => {});
    return result;
  }
}
