import { Refusal } from '../refusal.ts';
import { sha256 } from '../tables/tokens.ts';
import type { AccountStore, Tries } from './store.ts';

/** Wrong passwords before the first wait; each further one doubles it. */
const FREE = 5;
const LONGEST = 300_000;
/** Clocks of nodes may differ by so much; what lies further ahead was filed before the clock was set back. */
const SKEW = 60_000;
/** After so long without another, attempts are forgotten. */
export const FORGET = 3_600_000;

/**
 * Makes guessing slow: after a few failures each attempt must wait, longer every time. An attempt counts from its
 * beginning, so that many at once gain nothing; it is filed, so that asking several nodes gains nothing, either.
 */
export class Delays {
  readonly #store: Pick<AccountStore, 'countTry' | 'forgetTries'>;
  readonly #what: string;

  constructor(store: Pick<AccountStore, 'countTry' | 'forgetTries'>, what: string) {
    this.#store = store;
    this.#what = what;
  }

  /** Counts an attempt, or refuses it. */
  attempt(key: string, now: number): Promise<void> {
    return this.#store.countTry(this.#name(key), (before) => next(before, now));
  }

  succeeded(key: string): Promise<void> {
    return this.#store.forgetTries(this.#name(key));
  }

  /** Whatever address somebody came up with is not to be read in the file. */
  #name(key: string): string {
    return sha256(`${this.#what} ${key}`);
  }
}

function next(before: Tries | undefined, now: number): Tries {
  const { failed, at } = before && now - before.at < FORGET ? before : { failed: 0, at: now };
  const left = at > now + SKEW ? 0 : at + wait(failed) - now;
  if (left > 0) {
    const seconds = Math.ceil(left / 1000);
    throw new Refusal(429, 'wait', `Too many attempts failed; try again in ${seconds} seconds.`);
  }
  return { failed: failed + 1, at: now };
}

const wait = (failed: number): number => (failed < FREE ? 0 : Math.min(LONGEST, 1000 * 2 ** (failed - FREE)));
