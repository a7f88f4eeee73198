import type { Effect, Grant } from '@ochre/engine';

export type Shop = Pick<Extract<Effect, { effect: 'shop' }>, 'stack' | 'price'>;
export type Discount = Pick<Extract<Effect, { effect: 'discount' }>, 'stacks' | 'n'>;

/** What an advance adds to a number of the rules, and what that comes to. */
export interface Added {
  readonly n: number;
  readonly now: number;
}

/** What sentences about permissions need to know of the rule set. */
export interface Permitted {
  /** The advances that grant this, by name. */
  by(what: Grant): string;
  /** Tokens that it usually takes to attack a city. */
  readonly attackers: number;
  /** Areas of at most this limit hold more; all of them, where it is undefined. */
  readonly upTo: number | undefined;
}

/** How an advance changes a calamity, or several in the same way: which, how much, for whom if not for everybody. */
export interface Change {
  readonly name: string;
  readonly several: boolean;
  readonly n: number;
  readonly as: 'primary' | 'secondary' | undefined;
  /** With that advance it does not hold. */
  readonly unless: string | undefined;
}

/** What a calamity takes, as the sentences about more and less of it need it. */
export type Taken = 'cities' | 'points' | 'rate' | 'tokens' | 'barbarians' | 'cards' | 'steps' | 'treasury';

/** Numbers and flags of a row of the rules; what it says nothing of is 0. */
export interface Row {
  n(key: string): number;
  is(key: string): boolean;
}

/** A calamity as it strikes somebody. */
export interface Harm extends Row {
  /** Whom it strikes; undefined: the one who reads. */
  readonly who: string | undefined;
  /** Others who are named to suffer as well: how many, and how much each. */
  readonly named: { readonly players: number; readonly each: number } | undefined;
  /** What others are made to lose in all, and each at most. */
  readonly ordered: { readonly total: number; readonly each: number } | undefined;
}

/** Lines about whom a calamity strikes, told with the words that suit him. */
export const voiced = <V, L extends Readonly<Record<string, (h: Harm, v: V) => string>>>(
  voice: (h: Harm) => V,
  lines: L,
): { readonly [K in keyof L]: (h: Harm) => string } =>
  Object.fromEntries(
    Object.entries(lines).map(([key, line]) => [key, (h: Harm) => line(h, voice(h))]),
  ) as never;
