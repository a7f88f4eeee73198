import type { Ask, Json, NationId, Offer } from '@ochre/engine';
import { FILLER, TAKER } from './hazard.ts';
import { type Ledger, tally } from './ledger.ts';
import { type Payment, payment } from './payment.ts';

/** An offer that could be made, and what it is worth times how likely it is to be taken. */
export interface Proposal {
  to?: string;
  replyTo?: string;
  paid: Payment;
  wants: string[];
  /** Treasury given besides; less than none is asked for. */
  coins?: number;
  gain: number;
  score: number;
}

/** What is asked for, and of whom. */
interface Request {
  wants: string[];
  held: number;
  holder: { who: NationId; chance: number } | undefined;
}

/** The part of all cards of a commodity that is in somebody's hand. */
const IN_HANDS = 0.5;
/** How likely a fair offer is taken by somebody who has what it asks for. */
const FAIR = 0.6;
/** What it adds that only the nation asked hears of an offer, and what it asked for itself is given. */
const QUIET = 1.1;
const WANTED = 1.3;
/** How sure it must be that somebody has what is looked for, to ask there by name. */
const SURE = 0.9;
/** Commodities looked at as wishes and as gifts. */
const WISHES = 4;
const GIFTS = 6;

/** A search for offers, with what the board tells of the others. */
export class Search {
  readonly ledger: Ledger;
  readonly ask: Ask<'trade'>;
  readonly pass: boolean;
  readonly others: readonly Offer[];
  readonly found: Proposal[] = [];
  readonly #demand = new Map<string, number>();
  readonly #partners: number;
  #left: number;

  constructor(ledger: Ledger, ask: Ask<'trade'>, others: readonly Offer[], pass: boolean, most: number) {
    this.ledger = ledger;
    this.ask = ask;
    this.others = others;
    this.pass = pass;
    this.#left = most;
    for (const o of others) tally(new Set(o.wants.names), 1, this.#demand);
    const { handSizes } = ledger.sight;
    this.#partners = Object.values(handSizes).filter((n) => n >= ask.minCards).length - 1;
  }

  #face(name: string): number {
    return this.ledger.sight.rules.findCard(name)?.stack ?? 0;
  }

  /** The cards for an offer that names these; of what is wanted none is given that need not be. */
  #pay(told: readonly string[], wants: readonly string[]): Payment | undefined {
    const { minCards, trueNames } = this.ask;
    return payment(this.ledger, told, minCards, trueNames, new Set(wants), this.pass);
  }

  /** Weighs an offer of these cards for those names; keeps it if it is worth something. */
  #weigh(
    paid: Payment | undefined,
    wants: string[],
    chance: number,
    to: Pick<Proposal, 'to' | 'replyTo'> = {},
  ): void {
    if (this.#left-- <= 0 || chance <= 0 || !paid) return;
    const { ledger, ask } = this;
    const risk = to.to === undefined ? TAKER : TAKER * (ledger.mind.memory?.fear(to.to, true, false) ?? 1);
    const got = ledger.change(tally(wants, 1)) + FILLER * (ask.minCards - wants.length) - risk;
    const gain = got - paid.cost;
    if (gain <= 1) return;
    this.found.push({
      ...to,
      paid,
      wants,
      gain,
      score: gain * Math.min(0.95, chance),
    });
  }

  /** How tempting it is to part with `wants` for `told`, by the numbers on the cards. */
  #appeal(told: readonly string[], wants: readonly string[]): number {
    let gives = 0;
    for (const name of told) gives += this.#face(name) * (this.#demand.get(name) ? 1.6 : 1);
    if (told.length > 1 && told[0] === told[1]) gives *= 1.2;
    let takes = this.ask.minCards - wants.length;
    for (const name of wants) takes += this.#face(name);
    return FAIR * Math.max(0.05, Math.min(1.3, (1.2 * gives) / Math.max(1, takes) - 0.4));
  }

  /** The chance that somebody holds so many of a commodity. */
  #held(name: string, n: number): number {
    const { commodity } = this.ledger.sight.rules.card(name);
    const rest = (commodity?.size ?? 0) - this.ledger.count(name);
    if (rest < n) return 0;
    if (n === 1) return 1 - (1 - IN_HANDS) ** rest;
    return 1 - Math.exp((-IN_HANDS * IN_HANDS * rest * (rest - 1)) / 2 / Math.max(1, this.#partners));
  }

  /** Commodities that one less of costs least for the numbers on them, in demand before others. */
  #gifts(): string[] {
    const { ledger } = this;
    return [...ledger.goods.values()]
      .filter((h) => h.face > 0)
      .map((h) => ({
        name: h.name,
        price: ledger.last(h, h.n) / h.face - (this.#demand.has(h.name) ? 1 : 0),
      }))
      .sort((a, b) => a.price - b.price)
      .slice(0, GIFTS)
      .map((h) => h.name);
  }

  /** One or two of a commodity, how likely somebody has them, and who was seen with them. */
  #requests(wish: string): Request[] {
    const { memory } = this.ledger.mind;
    const { handSizes } = this.ledger.sight;
    return Array.from({ length: Math.min(2, this.ask.trueNames) }, (_, i) => ({
      wants: Array<string>(i + 1).fill(wish),
      held: this.#held(wish, i + 1),
      holder: memory
        ?.holders(wish, i + 1)
        .find(({ who, chance }) => chance >= SURE && handSizes[who]! >= this.ask.minCards),
    }));
  }

  /** Offers to all, and to those who were seen with what is looked for. */
  open(): void {
    const { memory } = this.ledger.mind;
    if (this.#left <= 0) return;
    const gifts = this.#gifts();
    for (const wish of this.ledger.wishes(WISHES)) {
      const asked = this.#requests(wish);
      const named = gifts.filter((g) => g !== wish);
      const pairs = this.ask.trueNames < 2 ? named.map((g) => [g]) : this.#pairs(named);
      for (const told of pairs) {
        if (this.#left <= 0) return;
        const paid = this.#pay(told, [wish]);
        for (const { wants, held, holder } of asked) {
          const appeal = this.#appeal(told, wants);
          this.#weigh(paid, wants, held * appeal);
          if (!holder) continue;
          const wanted = told.some((name) => memory!.asks(holder.who, name)) ? WANTED : 1;
          this.#weigh(paid, wants, QUIET * wanted * holder.chance * appeal, { to: holder.who });
        }
      }
    }
  }

  #pairs(names: readonly string[]): string[][] {
    const pairs: string[][] = [];
    names.forEach((a, i) => {
      if (this.ledger.count(a) >= 2) pairs.push([a, a]);
      for (const b of names.slice(i + 1)) pairs.push([a, b]);
    });
    return pairs;
  }

  /** Answers to offers that cannot be met, or not at that price: part of what they ask for, or something else. */
  replies(): void {
    const { ledger, ask } = this;
    const gifts = this.#gifts();
    for (const o of this.others) {
      if (this.#left <= 0) return;
      const gives = o.gives.names.slice(0, ask.trueNames).filter((n) => this.#face(n) > 0);
      const had = [...new Set(o.wants.names)].filter((n) => ledger.count(n) > 0);
      for (const wants of new Set([gives, gives.slice(0, 1), gives.slice(1)])) {
        if (wants.length === 0) continue;
        for (const name of had) {
          const other = gifts.find((g) => g !== name && !wants.includes(g)) ?? name;
          const told = ask.trueNames < 2 ? [name] : [name, other];
          const chance = 0.15 + this.#appeal(told, wants);
          this.#weigh(this.#pay(told, wants), wants, chance, { to: o.from, replyTo: o.id });
        }
      }
    }
  }
}

const key = (
  to: string | undefined,
  gives: readonly string[],
  wants: readonly string[],
  coins: number,
): string => `${to ?? ''}|${[...gives].sort().join()}|${[...wants].sort().join()}|${coins}`;

/** Treasury that whoever takes an offer gets. */
export const coinsOf = (gives: Offer['gives'], wants: Offer['wants']): number =>
  (gives.treasury ?? 0) - (wants.treasury ?? 0);

/** The best that does not stand on the board already. */
export function fresh(found: Proposal[], mine: readonly Offer[]): Proposal | undefined {
  const standing = new Set(
    mine.map(({ to, gives, wants }) => key(to, gives.names, wants.names, coinsOf(gives, wants))),
  );
  let best: Proposal | undefined;
  for (const p of found)
    if (p.score > (best?.score ?? 0) && !standing.has(key(p.to, p.paid.names, p.wants, p.coins ?? 0)))
      best = p;
  return best;
}

export function offering(p: Proposal, ask: Ask<'trade'>): Json {
  const { coins = 0 } = p;
  return {
    do: 'offer',
    ...(p.to !== undefined && { to: p.to }),
    ...(p.replyTo !== undefined && { replyTo: p.replyTo }),
    cards: p.paid.cards,
    names: p.paid.names,
    wants: { count: ask.minCards, names: p.wants, ...(coins < 0 && { treasury: -coins }) },
    ...(coins > 0 && { treasury: coins }),
    // A promise is given only where it is kept.
    ...(!p.paid.burden && !p.paid.hushed && { clean: true }),
  };
}
