import type { Ask, NationId, Offer } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { setWorth } from '../evaluation/hand.ts';
import { Dealer } from './dealer.ts';
import { coinsOf } from './propose.ts';
import { ANYBODY, believed, untold } from './risk.ts';
import { type Supply, supplyOf } from './supply.ts';
import { COIN } from './take.ts';

/** A hand somebody may hold: how many of each commodity, and what its cheapest cards cost to give. */
interface Hand {
  n: Int8Array;
  least: number[];
}

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

/** What others hope for sets that grow, what a deal has to bring them, and how sharply that is known. */
const HOPE = 0.33;
const WORTH_IT = 2;
const BLUR = 6;
/** Hands thought of for each nation, at least and at most. */
const FEWEST = 4;
const MOST = 16;
/** Who is done looks up only for what it sees. */
const DONE = 0.4;
/** How often another hand is thought of that would not leave our offers standing. */
const TRIES = 4;
/** Cards given besides those asked for. */
const FILLERS = 4;

/** The others' hands as they may be, by all that was seen and heard, and what their holders would take. */
export class LikelyHands {
  readonly partners: Partner[] = [];
  /** How likely each of them takes the deal last asked about, and what it gains by it times that. */
  readonly chances: Float64Array;
  readonly surplus: Float64Array;
  readonly #context: Context;
  readonly #ask: Ask<'trade'>;
  readonly #supply: Supply;
  readonly #worth: Float64Array[];
  readonly #hands: Hand[] = [];
  readonly #holder: number[] = [];

  constructor(context: Context, ask: Ask<'trade'>, board: readonly Offer[]) {
    const { sight, who, memory } = context;
    this.#context = context;
    this.#ask = ask;
    this.#supply = supplyOf(sight);
    this.#worth = this.#supply.goods.map(({ face, size, copies }) =>
      Float64Array.from({ length: copies + FILLERS }, (_, n) => setWorth(face, size, n, HOPE)),
    );
    const { handSizes } = sight;
    const others = nations(sight).filter((id) => id !== who && handSizes[id]! >= ask.minCards);
    const each = Math.max(
      FEWEST,
      Math.min(MOST, Math.floor(context.skill.hands / Math.max(1, others.length))),
    );
    const dealer = new Dealer(context, this.#supply, board, ask.trueNames);
    for (const id of others) {
      const left = board.filter((o) => o.from === who && (o.to ?? id) === id);
      const from = this.#hands.length;
      for (let i = 0; i < each; i++) {
        this.#hands.push(this.#likely(dealer, id, left));
        this.#holder.push(this.partners.length);
      }
      const here = memory?.finished(id) ? DONE : 1;
      const { treasury, stock } = nation(sight, id);
      this.partners.push({ who: id, here, treasury, stock: stock.tokens, from, to: this.#hands.length });
    }
    this.chances = new Float64Array(this.partners.length);
    this.surplus = new Float64Array(this.partners.length);
  }

  /** A hand that fits what is known of a nation and leaves standing what it left standing. */
  #likely(dealer: Dealer, who: NationId, left: readonly Offer[]): Hand {
    let hand: Hand;
    let tries = TRIES;
    const taken = (o: Offer): boolean => {
      const cost = this.#cost(hand, this.#counted(o.wants.names), o.wants.count - o.wants.names.length);
      const gain = this.#heard(o)(hand) - cost + COIN * coinsOf(o.gives, o.wants);
      return cost < Infinity && gain > WORTH_IT;
    };
    do {
      const n = dealer.deal(who);
      hand = { n, least: this.#least(n) };
    } while (--tries > 0 && left.some(taken));
    return hand;
  }

  /** What the cheapest one, two … cards cost to give. */
  #least(n: Int8Array): number[] {
    const left = Int8Array.from(n);
    const least = [0];
    for (let k = 0; k < FILLERS; k++) {
      let low = Infinity;
      let at = -1;
      for (let g = 0; g < left.length; g++) {
        const have = left[g]!;
        if (have === 0) continue;
        const loss = this.#worth[g]![have]! - this.#worth[g]![have - 1]!;
        if (loss < low) [low, at] = [loss, g];
      }
      if (at >= 0) left[at]!--;
      least.push(least[k]! + low);
    }
    return least;
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

  #brings({ n }: Hand, named: readonly number[]): number {
    let gain = 0;
    for (let i = 0; i < named.length; i += 2) {
      const worth = this.#worth[named[i]!]!;
      const have = n[named[i]!]!;
      gain += worth[Math.min(worth.length - 1, have + named[i + 1]!)]! - worth[have]!;
    }
    return gain;
  }

  #cost({ n, least }: Hand, asked: readonly number[], rest: number): number {
    let cost = least[rest] ?? Infinity;
    for (let i = 0; i < asked.length; i += 2) {
      const have = n[asked[i]!]!;
      const k = asked[i + 1]!;
      if (have < k) return Infinity;
      const worth = this.#worth[asked[i]!]!;
      cost += worth[have]! - worth[have - k]!;
    }
    return cost;
  }

  /** What an offer is worth to the holder of a hand, by what is told of it. */
  #heard(offer: Pick<Offer, 'gives' | 'clean'>): (hand: Hand) => number {
    const { trueNames } = this.#ask;
    const { names } = offer.gives;
    const sure = this.#counted(names.slice(0, trueNames));
    const rest = untold(offer, trueNames, this.#context, ANYBODY);
    const trust = believed(offer, trueNames, this.#context, ANYBODY);
    if (trust === 0) return (hand) => this.#brings(hand, sure) + rest;
    const all = this.#counted(names);
    return (hand) => trust * this.#brings(hand, all) + (1 - trust) * (this.#brings(hand, sure) + rest);
  }

  /** What cards so told of bring to each hand, less what a deal has to bring. */
  brings(offer: Pick<Offer, 'gives' | 'clean'>): Float64Array {
    const heard = this.#heard(offer);
    return Float64Array.from(this.#hands, (hand) => heard(hand) - WORTH_IT);
  }

  /** What cards of these names, and as many besides as make up the count, cost each hand that has them. */
  costs(wants: readonly string[], count: number): Costs {
    const asked = this.#counted(wants);
    const found: Costs = { hands: [], cost: [] };
    if (!wants.every((name) => this.#supply.index.has(name))) return found;
    this.#hands.forEach((hand, h) => {
      const cost = this.#cost(hand, asked, count - wants.length);
      if (cost === Infinity) return;
      found.hands.push(h);
      found.cost.push(cost);
    });
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
    for (const hand of this.#hands.slice(partner.from, partner.to)) {
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
    chances.fill(0);
    surplus.fill(0);
    for (let i = 0; i < hands.length; i++) {
      const h = hands[i]!;
      const gain = brings[h]! - cost[i]! + COIN * coins;
      if (gain <= -BLUR) continue;
      const chance = gain < BLUR ? (gain / BLUR + 1) / 2 : 1;
      const p = this.#holder[h]!;
      chances[p]! += chance;
      surplus[p]! += chance * (gain + WORTH_IT);
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
