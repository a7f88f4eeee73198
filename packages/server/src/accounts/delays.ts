import { Refusal } from '../refusal.ts';

/** Wrong passwords before the first wait; each further one doubles it. */
const FREE = 5;
const LONGEST = 300_000;
const FORGET = 3_600_000;
const KEYS = 50_000;

interface Tries {
  failed: number;
  at: number;
}

/**
 * Makes guessing slow: after a few failures each attempt must wait, longer every time. An attempt counts from its
 * beginning, so that many at once gain nothing.
 */
export class Delays {
  readonly #tries = new Map<string, Tries>();

  /** Counts an attempt, or refuses it. */
  attempt(key: string, now = Date.now()): void {
    const tries = this.#current(key, now);
    const left = tries.at + wait(tries.failed) - now;
    if (left > 0) {
      const seconds = Math.ceil(left / 1000);
      throw new Refusal(429, 'wait', `Too many attempts failed; try again in ${seconds} seconds.`);
    }
    this.#tries.delete(key);
    this.#tries.set(key, { failed: tries.failed + 1, at: now });
    if (this.#tries.size > KEYS) this.#tries.delete(this.#tries.keys().next().value!);
  }

  succeeded(key: string): void {
    this.#tries.delete(key);
  }

  #current(key: string, now: number): Tries {
    const tries = this.#tries.get(key);
    return tries && now - tries.at < FORGET ? tries : { failed: 0, at: now };
  }
}

const wait = (failed: number): number => (failed < FREE ? 0 : Math.min(LONGEST, 1000 * 2 ** (failed - FREE)));
