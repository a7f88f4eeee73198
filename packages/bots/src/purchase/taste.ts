import type { Advance, AdvanceId, NationId, Sight } from '@ochre/engine';
import { nations } from '@ochre/engine/query';

// People differ in what they set their hearts on. What a nation likes is made of its name and of the company it is in:
// another thing in every game, and nothing that not everybody could know.

/** One advance of this cost in so many is a favourite, of dearer ones more: who dreams dreams of great things. */
const RARE = { cost: 140, among: 30 };
/** What a favourite is worth besides, by its printed cost, once the end is near. */
const FOND = 0.8;
/** Favourites wait as long as more turns than these are to come. */
const LATE = 6;
/** All others are liked by so much more or less than they bring. */
const WHIM = 0.1;

/** Text taken up into a number (Fowler, Noll and Vo). */
function taken(seed: number, text: string): number {
  let n = seed;
  for (let i = 0; i < text.length; i++) n = Math.imul(n ^ text.charCodeAt(i), 0x01000193);
  return n;
}

/** A number from nothing to one, each as likely. */
function chance(seed: number): number {
  let n = Math.imul(seed ^ (seed >>> 16), 0x7feb352d);
  n = Math.imul(n ^ (n >>> 15), 0x846ca68b);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

/** What a nation likes, in this company. */
export class Taste {
  readonly #seed: number;
  /** Favourites, and what leads to them, with what they are worth besides. */
  readonly #fond = new Map<AdvanceId, number>();

  constructor(sight: Sight, who: NationId, turnsLeft: number) {
    const company = sight.config.nations ?? nations(sight);
    this.#seed = taken(taken(0x811c9dc5, company.join()), who);
    const fond = FOND * Math.max(0, 1 - turnsLeft / LATE);
    if (fond === 0) return;
    for (const advance of sight.rules.ruleset.advances) {
      if (!this.favours(advance)) continue;
      for (const id of [advance.id, ...(advance.after ?? [])])
        this.#fond.set(id, (this.#fond.get(id) ?? 0) + fond * advance.cost);
    }
  }

  favours({ id, cost }: Advance): boolean {
    return RARE.among * chance(taken(this.#seed, id)) < (cost / RARE.cost) ** 2;
  }

  /** What an advance is worth to somebody of this taste. */
  worth({ id }: Advance, worth: number): number {
    const whim = 2 * chance(~taken(this.#seed, id)) - 1;
    return worth * (1 + WHIM * whim) + (this.#fond.get(id) ?? 0);
  }
}
