import type { Rate } from '../settings.ts';

/** Keys remembered; when there are more, those that are full again go first. */
const KEYS = 50_000;

/** Token buckets by key. */
export class Rates {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one from the key's bucket; false when it is empty. */
  take(key: string): boolean {
    const now = performance.now();
    const left = this.left(key, now);
    if (left < 1) return false;
    // Put last again: the first in the map is the one longest unused.
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left - 1, at: now });
    if (this.#buckets.size > KEYS) this.#buckets.delete(this.#buckets.keys().next().value!);
    return true;
  }

  /** By a clock that nobody sets. */
  left(key: string, now = performance.now()): number {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key);
    return bucket ? Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond) : burst;
  }
}
