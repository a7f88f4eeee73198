import type { Ask, NationId, Offer } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { getOrCompute } from '../evaluation/getOrCompute.ts';
import { setWorth } from '../evaluation/hand.ts';
import { Dealer } from './dealer.ts';
import { coinsOf } from './propose.ts';
import { ANYBODY, believed, untold } from './risk.ts';
import { type Supply, supplyOf } from './supply.ts';
import { COIN } from './take.ts';

/** One of the others: its hands are those from the first to before the last. */
interface Partner {
  who: NationId;
  /** Whether it still trades. */
  here: number;
  /** Treasury it could give, and get. */
  treasury: number;
  stock: number;
  from: number;
  to: number;
}

/** What it costs to give something, for those hands that can. */
export interface Costs {
  hands: number[];
  cost: number[];
}

/** Hands thought of for each nation, at least and at most. */
const FEWEST = 4;
const MOST = 16;
/** Who is done looks up only for what it sees. */
const DONE = 0.4;
/** How often another hand is thought of that would not leave our offers standing. */
const TRIES = 4;
/** Cards given besides those asked for. */
const FILLERS = 4;

const known = new WeakMap<Supply, Map<number, readonly Float64Array[]>>();

/** By commodity: what none, one, two … of it are worth. */
function worthsOf(supply: Supply, hope: number): readonly Float64Array[] {
  let all = known.get(supply);
  if (!all) {
    all = new Map();
    known.set(supply, all);
  }
  return getOrCompute(all, hope, () =>
    supply.goods.map(({ face, size, copies }) =>
      Float64Array.from({ length: copies + FILLERS }, (_, n) => setWorth(face, size, n, hope)),
    ),
  );
}

/** The others' hands as they may be, by all that was seen and heard, and what their holders would take. */
export class LikelyHands {
  readonly partners: Partner[] = [];
  /** How likely each of them takes the deal last asked about, and what it gains by it times that. */
  readonly chances: Float64Array;
  readonly surplus: Float64Array;
  readonly #context: Context;
  readonly #ask: Ask<'trade'>;
  readonly #supply: Supply;
  /** By commodity: what so many of it are worth. */
  readonly #worth: readonly Float64Array[];
  /** How many hands there are, and whose each is. */
  readonly #count: number;
  readonly #holder: Int16Array;
  /** One commodity after the other: how many each hand has. */
  readonly #held: Int8Array;
  /** By number of cards: what the cheapest so many cost each hand to give. */
  readonly #least: readonly Float64Array[];

  constructor(context: Context, ask: Ask<'trade'>, board: readonly Offer[]) {
    const { sight, who, memory } = context;
    this.#context = context;
    this.#ask = ask;
    this.#supply = supplyOf(sight);
    this.#worth = worthsOf(this.#supply, context.skill.worths.theirHope);
    const { handSizes } = sight;
    const others = nations(sight).filter((id) => id !== who && handSizes[id]! >= ask.minCards);
    const each = Math.max(
      FEWEST,
      Math.min(MOST, Math.floor(context.skill.hands / Math.max(1, others.length))),
    );
    this.#count = each * others.length;
    this.#holder = new Int16Array(this.#count);
    this.#held = new Int8Array(this.#supply.goods.length * this.#count);
    this.#least = Array.from({ length: FILLERS + 1 }, () => new Float64Array(this.#count));
    const dealer = new Dealer(context, this.#supply, board, ask.trueNames);
    for (const [p, id] of others.entries()) {
      const left = board.filter((o) => o.from === who && (o.to ?? id) === id).map((o) => this.#standing(o));
      const from = p * each;
      for (let hand = from; hand < from + each; hand++) {
        this.#imagine(hand, dealer, id, left);
        this.#holder[hand] = p;
      }
      const here = memory?.finished(id) ? DONE : 1;
      const { treasury, stock } = nation(sight, id);
      this.partners.push({ who: id, here, treasury, stock: stock.tokens, from, to: from + each });
    }
    this.chances = new Float64Array(this.partners.length);
    this.surplus = new Float64Array(this.partners.length);
  }

  /** Fills in a hand that fits what is known of a nation and leaves standing what it left standing. */
  #imagine(hand: number, dealer: Dealer, who: NationId, left: readonly ((hand: number) => boolean)[]): void {
    let tries = TRIES;
    do {
      const n = dealer.deal(who);
      const goods: number[] = [];
      for (let g = 0; g < n.length; g++) {
        this.#held[g * this.#count + hand] = n[g]!;
        if (n[g]! > 0) goods.push(g);
      }
      this.#cheapest(hand, n, goods);
    } while (--tries > 0 && left.some((taken) => taken(hand)));
  }

  /** Whether the holder of a hand would take an offer of ours. */
  #standing(offer: Offer): (hand: number) => boolean {
    const { gives, wants } = offer;
    const asked = this.#counted(wants.names);
    const rest = wants.count - wants.names.length;
    const heard = this.#heard(offer);
    const coins = COIN * coinsOf(gives, wants);
    const { theirLeast } = this.#context.skill.worths;
    return (hand) => {
      const cost = this.#cost(hand, asked, rest);
      return cost < Infinity && heard(hand) - cost + coins > theirLeast;
    };
  }

  /** Fills in what the cheapest one, two … cards of a hand cost to give; takes them off. */
  #cheapest(hand: number, left: Int8Array, goods: readonly number[]): void {
    const least = this.#least;
    for (let k = 0; k < FILLERS; k++) {
      let low = Infinity;
      let at = -1;
      for (const g of goods) {
        const have = left[g]!;
        if (have === 0) continue;
        const loss = this.#worth[g]![have]! - this.#worth[g]![have - 1]!;
        if (loss < low) {
          low = loss;
          at = g;
        }
      }
      if (at >= 0) left[at]!--;
      least[k + 1]![hand] = least[k]![hand]! + low;
    }
  }

  /** Commodities by number, each followed by how many. */
  #counted(names: readonly string[]): number[] {
    const list: number[] = [];
    for (const name of names) {
      const at = this.#supply.index.get(name);
      if (at === undefined) continue;
      let i = 0;
      while (i < list.length && list[i] !== at) i += 2;
      list[i] = at;
      list[i + 1] = (list[i + 1] ?? 0) + 1;
    }
    return list;
  }

  #brings(hand: number, named: readonly number[]): number {
    let gain = 0;
    for (let i = 0; i < named.length; i += 2) {
      const worth = this.#worth[named[i]!]!;
      const have = this.#held[named[i]! * this.#count + hand]!;
      const then = have + named[i + 1]!;
      gain += worth[then < worth.length ? then : worth.length - 1]! - worth[have]!;
    }
    return gain;
  }

  #cost(hand: number, asked: readonly number[], rest: number): number {
    let cost = this.#least[rest]?.[hand] ?? Infinity;
    for (let i = 0; i < asked.length; i += 2) {
      const have = this.#held[asked[i]! * this.#count + hand]!;
      const k = asked[i + 1]!;
      if (have < k) return Infinity;
      const worth = this.#worth[asked[i]!]!;
      cost += worth[have]! - worth[have - k]!;
    }
    return cost;
  }

  /** What an offer is worth to the holder of a hand, by what is told of it. */
  #heard(offer: Pick<Offer, 'gives' | 'clean'>): (hand: number) => number {
    const { trueNames } = this.#ask;
    const { names } = offer.gives;
    const sure = this.#counted(names.slice(0, trueNames));
    const rest = untold(offer, trueNames, this.#context, ANYBODY);
    const trust = believed(offer, trueNames, this.#context, ANYBODY);
    if (trust === 0) return (hand) => this.#brings(hand, sure) + rest;
    const all = this.#counted(names);
    return (hand) => trust * this.#brings(hand, all) + (1 - trust) * (this.#brings(hand, sure) + rest);
  }

  /** Commodities that one has none of and others may have two of, those worth most first. */
  pairs(most: number, held: ReadonlyMap<string, unknown>): string[] {
    const worthOf = (g: number): number => {
      const hands = this.#held.subarray(g * this.#count, (g + 1) * this.#count);
      return this.#supply.goods[g]!.face * hands.filter((n) => n >= 2).length;
    };
    return this.#supply.goods
      .map(({ name, face }, g) => ({ name, worth: held.has(name) || face < 2 ? 0 : worthOf(g) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ name }) => name);
  }

  /** What cards so told of bring to each hand, less what a deal has to bring. */
  brings(offer: Pick<Offer, 'gives' | 'clean'>): Float64Array {
    const heard = this.#heard(offer);
    const brings = new Float64Array(this.#count);
    const { theirLeast } = this.#context.skill.worths;
    for (let hand = 0; hand < this.#count; hand++) brings[hand] = heard(hand) - theirLeast;
    return brings;
  }

  /** What cards of these names, and as many besides as make up the count, cost each hand that has them. */
  costs(wants: readonly string[], count: number): Costs {
    const asked = this.#counted(wants);
    const found: Costs = { hands: [], cost: [] };
    if (!wants.every((name) => this.#supply.index.has(name))) return found;
    for (let hand = 0; hand < this.#count; hand++) {
      const cost = this.#cost(hand, asked, count - wants.length);
      if (cost === Infinity) continue;
      found.hands.push(hand);
      found.cost.push(cost);
    }
    return found;
  }

  /** What a nation is thought to gain by getting cards of these names for those it gives. */
  gainOf(who: NationId, gets: readonly string[], gives: readonly string[]): number {
    const partner = this.partners.find((p) => p.who === who);
    if (!partner) return 0;
    const named = this.#counted(gets);
    const asked = this.#counted(gives);
    let sum = 0;
    let n = 0;
    for (let hand = partner.from; hand < partner.to; hand++) {
      const cost = this.#cost(hand, asked, 0);
      if (cost === Infinity) continue;
      sum += this.#brings(hand, named) - cost;
      n++;
    }
    return Math.max(0, sum / Math.max(1, n));
  }

  /** How likely anybody takes a deal; `coins` of treasury come with it, or less than none are asked for. */
  taken(brings: Float64Array, { hands, cost }: Costs, coins = 0): number {
    const { chances, surplus, partners } = this;
    const { blur, theirLeast } = this.#context.skill.worths;
    chances.fill(0);
    surplus.fill(0);
    for (let i = 0; i < hands.length; i++) {
      const h = hands[i]!;
      const gain = brings[h]! - cost[i]! + COIN * coins;
      if (gain <= -blur) continue;
      const chance = gain < blur ? (gain / blur + 1) / 2 : 1;
      const p = this.#holder[h]!;
      chances[p]! += chance;
      surplus[p]! += chance * (gain + theirLeast);
    }
    let none = 1;
    for (let p = 0; p < partners.length; p++) {
      const { here, treasury, stock, from, to } = partners[p]!;
      const able = coins <= stock && -coins <= treasury;
      const part = able ? here / (to - from) : 0;
      chances[p]! *= part;
      surplus[p]! *= part;
      none *= 1 - chances[p]!;
    }
    return 1 - none;
  }
}
