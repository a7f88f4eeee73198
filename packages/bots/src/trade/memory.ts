import type { CardId, EventOf, GameEvent, NationId, Offer, Sight } from '@ochre/engine';
import type { Recall } from '../recall.ts';
import { Ledger } from './ledger.ts';

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
  /** What it asked for this turn. */
  asked: Set<string>;
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

/** Who offered what, who was seen with which cards, and whom a calamity came from: all from what a seat was told. */
export class Memory {
  readonly turn: number;
  readonly viewer: NationId;
  readonly #rules: Sight['rules'];
  readonly #true: number;
  readonly #of = new Map<NationId, Dealings>();
  /** Whom calamities came from this turn. */
  readonly #givers = new Map<CardId, NationId>();
  /** Calamities handed on this turn. */
  handedOn = 0;
  /** The market of this turn, and that of the turn before. */
  readonly market: Ledger;
  readonly before: Ledger;
  /** Cards that nations spent since that market. */
  readonly #spent = new Map<NationId, number>();
  #upTo = 0;

  constructor({ rules, viewer, open, own }: Sight) {
    this.turn = open.turn;
    this.viewer = viewer;
    this.#rules = rules;
    this.#true = rules.numbers.trueNames;
    const distrusted = new Set(Object.keys(own.broken ?? {}));
    this.market = new Ledger(rules, distrusted);
    this.before = new Ledger(rules, distrusted);
  }

  /** Reads on where it stopped. */
  read(recall: Recall): this {
    for (; this.#upTo < recall.length; this.#upTo++) this.#hear(recall[this.#upTo]!);
    return this;
  }

  #dealings(who: NationId): Dealings {
    let known = this.#of.get(who);
    if (!known) {
      const none = { passed: 0, handed: 0, fair: 0, offers: 0, promised: 0, gone: 0 };
      known = { ...none, holds: new Map(), asked: new Set(), finished: false };
      this.#of.set(who, known);
    }
    return known;
  }

  #hear(event: GameEvent): void {
    const now = event.turn === this.turn;
    if (event.type === 'offerMade') this.#offered(event.open.offer, now);
    else if (event.type === 'traded') this.#traded(event, now);
    else if (event.type === 'advancesBought') {
      const { nation, cards } = event.open;
      if (!now) this.#spent.set(nation, this.spent(nation) + cards);
    } else if (event.type === 'tradeFinished' || event.type === 'tradeResumed') {
      if (now) this.#dealings(event.open.nation).finished = event.type === 'tradeFinished';
    }
  }

  #offered(offer: Offer, now: boolean): void {
    const { from, gives, wants, clean } = offer;
    const maker = this.#dealings(from);
    this.#ledgerOf(now).offered(offer);
    maker.offers++;
    if (clean) maker.promised++;
    if (!now) return;
    const sure = Math.min(this.#true, gives.names.length);
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

  #traded({ open, own }: EventOf<'traded'>, now: boolean): void {
    const { from, to } = open;
    const mine = own?.[this.viewer];
    if (!mine) {
      this.#ledgerOf(now).traded(open);
      if (!now) return;
      this.#dealings(from).gone += open.gives;
      this.#dealings(to).gone += open.gets;
      return;
    }
    const partner = from === this.viewer ? to : from;
    const other = this.#dealings(partner);
    this.#ledgerOf(now).dealt(partner, mine.gave, mine.got);
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
        if (commodity) this.#holds(other, name, (other.holds.get(name)?.n ?? 0) + sign);
      }
  }

  #ledgerOf(now: boolean): Ledger {
    return now ? this.market : this.before;
  }

  /** How many cards a nation has spent since the market of the turn before. */
  spent(who: NationId): number {
    return this.#spent.get(who) ?? 0;
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

  /** What a nation asked for this turn. */
  wishesOf(who: NationId): Iterable<string> {
    return this.#of.get(who)?.asked ?? [];
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
