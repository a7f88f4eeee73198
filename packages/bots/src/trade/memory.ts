import type { CardId, EventOf, GameEvent, NationId, Offer, Sight } from '@ochre/engine';
import type { Recall } from '../recall.ts';

/** What is known of one nation's dealings in the last two turns. */
interface Dealings {
  /** Calamities it handed us. */
  passed: number;
  /** Calamities we handed it. */
  handed: number;
  /** Deals with it that brought none. */
  fair: number;
  /** Offers it made, and those it promised to be free of calamities. */
  offers: number;
  promised: number;
  /** Cards it gave to others this turn, unseen by us. */
  gone: number;
  /** Of each commodity, how many it was seen with this turn, and how many cards were gone by then. */
  holds: Map<string, { n: number; gone: number }>;
  /** The same, with what others gave it and got from it by offers that everybody could read. */
  follows: Map<string, { n: number; gone: number }>;
  /** Cards it gave this turn that no offer told of. */
  unseen: number;
  /** What it asked for this turn. */
  asked: Set<string>;
  /** What it asked for last turn, and how many cards it has spent since. */
  askedBefore: Set<string>;
  spent: number;
  /** Said this turn that it is done, and has not come back since. */
  finished: boolean;
}

/** How sure it is that a nation has what it was seen with, at first and after each card it gave away unseen. */
const SURE = 0.95;
const FADES = 0.85;
/** How a calamity got from somebody, an unusual silence and fair deals change what is feared. */
const PASSED = 0.9;
const SILENT = 1.6;
const FAIR = 0.12;
const MOST_FEAR = 4;

/** Names with how often each is among them. */
function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Who offered what, who was seen with which cards, and whom a calamity came from: all from what a seat was told. */
export class Memory {
  readonly turn: number;
  readonly viewer: NationId;
  readonly #rules: Sight['rules'];
  readonly #true: number;
  /** Who broke a word before. */
  readonly #distrusted: ReadonlySet<NationId>;
  readonly #of = new Map<NationId, Dealings>();
  /** Whom calamities came from this turn. */
  readonly #givers = new Map<CardId, NationId>();
  /** Offers of this turn. */
  readonly #offers = new Map<string, Offer>();
  /** Calamities handed on this turn. */
  handedOn = 0;
  #upTo = 0;

  constructor({ rules, viewer, open, own }: Sight) {
    this.turn = open.turn;
    this.viewer = viewer;
    this.#rules = rules;
    this.#true = rules.numbers.trueNames;
    this.#distrusted = new Set(Object.keys(own.broken ?? {}));
  }

  /** Reads on where it stopped. */
  read(recall: Recall): this {
    for (; this.#upTo < recall.length; this.#upTo++) this.#hear(recall[this.#upTo]!);
    return this;
  }

  #dealings(who: NationId): Dealings {
    let known = this.#of.get(who);
    if (!known) {
      const none = { passed: 0, handed: 0, fair: 0, offers: 0, promised: 0, gone: 0, unseen: 0, spent: 0 };
      known = { ...none, holds: new Map(), follows: new Map(), asked: new Set(), askedBefore: new Set(), finished: false };
      this.#of.set(who, known);
    }
    return known;
  }

  #hear(event: GameEvent): void {
    const now = event.turn === this.turn;
    if (event.type === 'offerMade') this.#offered(event.open.offer, now);
    else if (event.type === 'traded') this.#traded(event, now);
    else if (event.type === 'advancesBought') {
      if (!now) this.#dealings(event.open.nation).spent += event.open.cards;
    } else if (event.type === 'tradeFinished' || event.type === 'tradeResumed') {
      if (now) this.#dealings(event.open.nation).finished = event.type === 'tradeFinished';
    }
  }

  #offered(offer: Offer, now: boolean): void {
    const { from, gives, wants, clean } = offer;
    const maker = this.#dealings(from);
    maker.offers++;
    if (clean) maker.promised++;
    if (!now) {
      for (const name of wants.names) maker.askedBefore.add(name);
      return;
    }
    this.#offers.set(offer.id, offer);
    const sure = Math.min(this.#true, gives.names.length);
    for (const [name, n] of counted(this.#told(offer)))
      this.#follow(maker, name, Math.max(n, maker.follows.get(name)?.n ?? 0));
    for (let i = 0; i < sure; i++) {
      const name = gives.names[i]!;
      let n = 0;
      for (let j = 0; j < sure; j++) if (gives.names[j] === name) n++;
      this.#holds(maker, name, Math.max(n, maker.holds.get(name)?.n ?? 0));
    }
    for (const name of wants.names) maker.asked.add(name);
  }

  #holds(of: Dealings, name: string, n: number): void {
    if (n > 0) of.holds.set(name, { n, gone: of.gone });
    else of.holds.delete(name);
  }

  /** The names of an offer that are believed: those that must be true, or all of a promise by somebody who keeps his word. */
  #told({ from, gives, clean }: Offer): readonly string[] {
    const { names, count } = gives;
    return clean && names.length === count && !this.#distrusted.has(from) ? names : names.slice(0, this.#true);
  }

  #follow(of: Dealings, name: string, n: number): void {
    if (n > 0) of.follows.set(name, { n, gone: of.unseen });
    else of.follows.delete(name);
  }

  /** Cards of these names went to a nation, or came from it: with so many more that nobody told of. */
  #went(of: Dealings, names: readonly string[], sign: 1 | -1, more: number): void {
    for (const [name, k] of counted(names)) {
      // Whoever asks for more of a kind has one already.
      const had = of.follows.get(name)?.n ?? (of.asked.has(name) && sign > 0 ? 1 : 0);
      this.#follow(of, name, had + sign * k);
    }
    if (sign < 0) of.unseen += more;
  }

  /** What others gave each other, as far as the offer tells. */
  #followed({ from, to, offer: id, gives, gets }: EventOf<'traded'>['open']): void {
    const offer = id === undefined ? undefined : this.#offers.get(id);
    const given = offer ? this.#told(offer) : [];
    const got = offer?.wants.names.slice(0, this.#distrusted.has(to) ? this.#true : gets) ?? [];
    this.#went(this.#dealings(from), given, -1, gives - given.length);
    this.#went(this.#dealings(to), given, 1, 0);
    this.#went(this.#dealings(to), got, -1, gets - got.length);
    this.#went(this.#dealings(from), got, 1, 0);
  }

  #traded({ open, own }: EventOf<'traded'>, now: boolean): void {
    const { from, to } = open;
    const mine = own?.[this.viewer];
    if (!mine) {
      if (!now) return;
      this.#followed(open);
      this.#dealings(from).gone += open.gives;
      this.#dealings(to).gone += open.gets;
      return;
    }
    const partner = from === this.viewer ? to : from;
    const other = this.#dealings(partner);
    const evil = (id: CardId): boolean => this.#rules.card(id).calamity !== undefined;
    const evils = mine.got.filter(evil);
    const handed = mine.gave.filter(evil).length;
    if (evils.length === 0) other.fair++;
    other.passed += evils.length;
    other.handed += handed;
    if (!now) return;
    this.handedOn += handed;
    for (const id of evils) this.#givers.set(id, partner);
    for (const [cards, sign] of [
      [mine.got, -1],
      [mine.gave, 1],
    ] as const)
      for (const id of cards) {
        const { name, commodity } = this.#rules.card(id);
        if (!commodity) continue;
        this.#holds(other, name, (other.holds.get(name)?.n ?? 0) + sign);
        const had = other.follows.get(name)?.n ?? (sign > 0 && other.asked.has(name) ? 1 : 0);
        this.#follow(other, name, had + sign);
      }
  }

  /** Who handed over a calamity this turn. */
  giverOf(card: CardId): NationId | undefined {
    return this.#givers.get(card);
  }

  /** How many more calamities a nation got from us lately than we from it. */
  owes(who: NationId): number {
    const { handed, passed } = this.#of.get(who) ?? { handed: 0, passed: 0 };
    return handed - passed;
  }

  /** How much is to be feared of cards that a nation does not name; 1 is usual. Some can read its silence. */
  fear(who: NationId, clean: boolean, reads: boolean): number {
    const known = this.#of.get(who);
    if (!known) return 1;
    const { passed, fair, offers, promised } = known;
    let fear = passed > 0 ? 1 + PASSED * passed : 1 / (1 + FAIR * Math.min(3, fair));
    // Who promises as a rule and does not this time has a reason.
    if (reads && !clean && offers >= 3 && promised >= offers / 2) fear *= SILENT;
    return Math.min(MOST_FEAR, fear);
  }

  /**
   * Of nations seen with so many of a commodity this turn that do not collect it themselves, and of which it is as sure
   * as that, the likeliest to have it.
   */
  holder(
    name: string,
    n: number,
    sure: number,
    fits: (who: NationId) => boolean,
  ): { who: NationId; chance: number } | undefined {
    let found: { who: NationId; chance: number } | undefined;
    for (const [who, { holds, asked, gone }] of this.#of) {
      const seen = holds.get(name);
      if (!seen || seen.n < n || who === this.viewer || asked.has(name) || !fits(who)) continue;
      const chance = SURE * FADES ** (gone - seen.gone);
      if (chance < Math.max(sure, found?.chance ?? 0)) continue;
      if (!found || chance > found.chance || who < found.who) found = { who, chance };
    }
    return found;
  }

  /** What a nation was seen with this turn, and how sure it is that it still has it. */
  seenWith(who: NationId): { name: string; n: number; chance: number }[] {
    const known = this.#of.get(who);
    if (!known) return [];
    return [...known.holds].map(([name, { n, gone }]) => ({
      name,
      n,
      chance: SURE * FADES ** (known.gone - gone),
    }));
  }

  /** The same, by all that was told of deals among others as well. */
  followedWith(who: NationId): { name: string; n: number; chance: number }[] {
    const known = this.#of.get(who);
    if (!known) return [];
    return [...known.follows].map(([name, { n, gone }]) => ({
      name,
      n,
      chance: SURE * FADES ** (known.unseen - gone),
    }));
  }

  /** What a nation asked for this turn. */
  wishesOf(who: NationId): Iterable<string> {
    return this.#of.get(who)?.asked ?? [];
  }

  /** What a nation asked for last turn and not yet in this one, and how many cards it has spent since. */
  formerly(who: NationId): { names: string[]; spent: number } {
    const { asked, askedBefore, spent } = this.#dealings(who);
    return { names: [...askedBefore].filter((name) => !asked.has(name)), spent };
  }

  /** Whether a nation said that it is done. */
  finished(who: NationId): boolean {
    return this.#of.get(who)?.finished ?? false;
  }

  /** Whether a nation asked for a commodity this turn: it collects it. */
  asks(who: NationId, name: string): boolean {
    return this.#of.get(who)?.asked.has(name) ?? false;
  }
}

const kept = new WeakMap<Recall, Memory>();

/** What the events tell, each of them read once. */
export function memoryOf(sight: Sight, recall: Recall | undefined): Memory | undefined {
  if (!recall) return undefined;
  let memory = kept.get(recall);
  if (memory?.turn !== sight.open.turn || memory.viewer !== sight.viewer) {
    memory = new Memory(sight);
    kept.set(recall, memory);
  }
  return memory.read(recall);
}
