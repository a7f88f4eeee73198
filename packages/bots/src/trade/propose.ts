import type { Answer, Ask, NationId, Offer } from '@ochre/engine';
import type { Held } from '../evaluation/hand.ts';
import { type Payment, payment } from './payment.ts';
import { burdenFor } from './restraint.ts';
import { type Burden, type TradeHand, tally } from './tradeHand.ts';

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
  /** Whoever is asked shows on the board all that is asked for. */
  shown?: true;
}

/** Offers of others that may be taken, and those one has made. */
export interface Board {
  others: readonly Offer[];
  mine: readonly Offer[];
}

/** Names for an offer, and what giving those cards costs at least. */
interface Gift {
  told: string[];
  cost: number;
}

/** What is asked for: what it brings, fillers counted, and how much it is to part with by the numbers on the cards. */
interface Want {
  names: string[];
  worth: number;
  takes: number;
}

/** The same, with how likely anybody has it, and who was seen with it. */
interface Request extends Want {
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

/** A search for the best offer that does not stand yet, with what the board tells of the others. */
export class Search {
  readonly tradeHand: TradeHand;
  readonly ask: Ask<'trade'>;
  readonly burden: Burden | undefined;
  readonly others: readonly Offer[];
  best: Proposal | undefined;
  readonly #standing: ReadonlySet<string>;
  /** What others ask for. */
  readonly #demand: ReadonlySet<string>;
  readonly #partners: number;
  /** What an offer may bring besides its cards: a calamity goes along. */
  readonly #relief: number;
  #left: number;

  constructor(tradeHand: TradeHand, ask: Ask<'trade'>, board: Board, pass: boolean, most: number) {
    this.tradeHand = tradeHand;
    this.ask = ask;
    this.others = board.others;
    this.burden = pass ? burdenFor(tradeHand.context, tradeHand.burdens) : undefined;
    this.#left = most;
    this.#standing = standing(board.mine);
    this.#demand = new Set(this.others.flatMap((o) => o.wants.names));
    const { handSizes } = tradeHand.sight;
    this.#partners = Object.values(handSizes).filter((n) => n >= ask.minCards).length - 1;
    this.#relief = tradeHand.context.skill.relief * (this.burden?.relief ?? 0);
  }

  #face(name: string): number {
    return this.tradeHand.sight.rules.findCard(name)?.stack ?? 0;
  }

  /** The cards for an offer that names these; of what is wanted none is given that need not be. */
  #pay(told: readonly string[], wants: readonly string[]): Payment | undefined {
    const { minCards, trueNames } = this.ask;
    return payment(this.tradeHand, told, minCards, trueNames, new Set(wants), this.burden);
  }

  #want(names: string[]): Want {
    const { minCards } = this.ask;
    const fillers = minCards - names.length;
    let takes = fillers;
    for (const name of names) takes += this.#face(name);
    const { filler } = this.tradeHand.context.skill.worths;
    return { names, worth: this.tradeHand.change(tally(names, 1)) + filler * fillers, takes };
  }

  /** Weighs an offer for what is wanted, which costs so much at least; keeps it if none so far is worth more. */
  #weigh(
    pay: () => Payment | undefined,
    cost: number,
    { names, worth }: Want,
    chance: number,
    to: Pick<Proposal, 'to' | 'replyTo'> = {},
  ): void {
    if (this.#left-- <= 0 || chance <= 0) return;
    const { memory, skill } = this.tradeHand.context;
    const { taker } = skill.guesses;
    const risk = to.to === undefined ? taker : taker * (memory?.fear(to.to, true, false) ?? 1);
    const got = worth - risk;
    const likely = Math.min(0.95, chance);
    const least = this.best?.score ?? 0;
    // No cards are looked for where even the cheapest would not do.
    if ((got - (cost - this.#relief)) * likely <= least) return;
    const paid = pay();
    const gain = paid ? got - paid.cost : 0;
    if (!paid || gain <= 1 || gain * likely <= least) return;
    if (this.#standing.has(key(to.to, paid.names, names, 0))) return;
    this.best = { ...to, paid, wants: names, gain, score: gain * likely };
  }

  /** How much is given by the numbers on cards so named. */
  #gives(told: readonly string[]): number {
    let gives = 0;
    for (const name of told) gives += this.#face(name) * (this.#demand.has(name) ? 1.6 : 1);
    return told.length > 1 && told[0] === told[1] ? gives * 1.2 : gives;
  }

  /** The chance that somebody holds so many of a commodity. */
  #held(name: string, n: number): number {
    const { commodity } = this.tradeHand.sight.rules.card(name);
    const rest = (commodity?.size ?? 0) - this.tradeHand.count(name);
    if (rest < n) return 0;
    if (n === 1) return 1 - (1 - IN_HANDS) ** rest;
    return 1 - Math.exp((-IN_HANDS * IN_HANDS * rest * (rest - 1)) / 2 / Math.max(1, this.#partners));
  }

  /** Commodities that one less of costs least for the numbers on them, in demand before others. */
  #gifts(): Held[] {
    const { tradeHand } = this;
    return [...tradeHand.goods.values()]
      .filter((h) => h.face > 0)
      .map((h) => ({
        held: h,
        price: tradeHand.last(h, h.n) / h.face - (this.#demand.has(h.name) ? 1 : 0),
      }))
      .sort((a, b) => a.price - b.price)
      .slice(0, GIFTS)
      .map((h) => h.held);
  }

  /** One or two of a commodity, how likely somebody has them, and who was seen with them. */
  #requests(wish: string): Request[] {
    const { memory } = this.tradeHand.context;
    const { handSizes } = this.tradeHand.sight;
    const trades = (who: NationId): boolean => handSizes[who]! >= this.ask.minCards;
    return Array.from({ length: Math.min(2, this.ask.trueNames) }, (_, i) => ({
      ...this.#want(Array<string>(i + 1).fill(wish)),
      held: this.#held(wish, i + 1),
      holder: memory?.holder(wish, i + 1, SURE, trades),
    }));
  }

  /** Offers to all, and to those who were seen with what is looked for. */
  open(): void {
    const { memory } = this.tradeHand.context;
    if (this.#left <= 0) return;
    const gifts = this.#gifts();
    for (const wish of this.tradeHand.wishes(WISHES)) {
      const asked = this.#requests(wish);
      for (const { told, cost } of this.#named(gifts.filter((g) => g.name !== wish))) {
        if (this.#left <= 0) return;
        const gives = this.#gives(told);
        const pay = lazily(() => this.#pay(told, [wish]));
        for (const request of asked) {
          const { held, holder } = request;
          const chance = appeal(gives, request);
          this.#weigh(pay, cost, request, held * chance);
          if (!holder) continue;
          const wanted = told.some((name) => memory!.asks(holder.who, name)) ? WANTED : 1;
          this.#weigh(pay, cost, request, QUIET * wanted * holder.chance * chance, { to: holder.who });
        }
      }
    }
  }

  /** One of these, or two where two names must be true. */
  #named(gifts: readonly Held[]): Gift[] {
    const costs = gifts.map((h) => this.tradeHand.last(h, h.n));
    if (this.ask.trueNames < 2) return gifts.map(({ name }, i) => ({ told: [name], cost: costs[i]! }));
    const pairs: Gift[] = [];
    gifts.forEach(({ name, n }, i) => {
      if (n >= 2) pairs.push({ told: [name, name], cost: costs[i]! });
      for (let j = i + 1; j < gifts.length; j++)
        pairs.push({ told: [name, gifts[j]!.name], cost: costs[i]! + costs[j]! });
    });
    return pairs;
  }

  /** Answers to offers that cannot be met, or not at that price: part of what they ask for, or something else. */
  replies(): void {
    const { tradeHand, ask } = this;
    const gifts = this.#gifts();
    for (const o of this.others) {
      if (this.#left <= 0) return;
      const had = new Set(o.wants.names.filter((n) => tradeHand.count(n) > 0));
      if (had.size === 0) continue;
      const gives = o.gives.names.slice(0, ask.trueNames).filter((n) => this.#face(n) > 0);
      for (const names of [gives, gives.slice(0, 1), gives.slice(1)]) {
        if (names.length === 0) continue;
        const want = this.#want(names);
        for (const name of had) {
          const other = gifts.find((g) => g.name !== name && !names.includes(g.name))?.name ?? name;
          const told = ask.trueNames < 2 ? [name] : [name, other];
          const chance = 0.15 + appeal(this.#gives(told), want);
          this.#weigh(() => this.#pay(told, names), 0, want, chance, { to: o.from, replyTo: o.id });
        }
      }
    }
  }
}

/** Worked out when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** How tempting it is to part with what is wanted for what is given. */
const appeal = (gives: number, { takes }: Want): number =>
  FAIR * Math.max(0.05, Math.min(1.3, (1.2 * gives) / Math.max(1, takes) - 0.4));

const key = (
  to: string | undefined,
  gives: readonly string[],
  wants: readonly string[],
  coins: number,
): string => `${to ?? ''}|${[...gives].sort().join()}|${[...wants].sort().join()}|${coins}`;

/** Treasury that whoever takes an offer gets. */
export const coinsOf = (gives: Offer['gives'], wants: Offer['wants']): number =>
  (gives.treasury ?? 0) - (wants.treasury ?? 0);

const standing = (mine: readonly Offer[]): Set<string> =>
  new Set(mine.map(({ to, gives, wants }) => key(to, gives.names, wants.names, coinsOf(gives, wants))));

/** The best of some proposals that does not stand on the board already. */
export class Choice {
  best: Proposal | undefined;
  readonly #known: ReadonlySet<string>;

  constructor(mine: readonly Offer[]) {
    this.#known = standing(mine);
  }

  /** Whether there is one as good as that. */
  outdone(score: number): boolean {
    return score <= (this.best?.score ?? 0);
  }

  add(p: Proposal): void {
    if (this.outdone(p.score) || this.#known.has(key(p.to, p.paid.names, p.wants, p.coins ?? 0))) return;
    this.best = p;
  }
}

export function offering(p: Proposal, ask: Ask<'trade'>): Answer<'trade'> {
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
