import type { CardId, GameEvent, NationId, Offer, Sight } from '@ochre/engine';
import type { Recall } from '../recall.ts';

/** What is known of one nation's dealings in the last two turns. */
interface Record_ {
  /** Calamities it handed us, and how many of them against its promise. */
  passed: number;
  lied: number;
  /** Deals with it that brought none. */
  fair: number;
  /** Offers it made, and those it promised to be free of calamities. */
  offers: number;
  promised: number;
  /** Of each commodity, the most it was known to hold at a time this turn. */
  holds: Map<string, number>;
  /** What it asked for this turn. */
  asked: Set<string>;
  /** Cards it gave to others since, unseen by us. */
  gone: number;
}

/** What a known holding is worth after it was last seen, and after each card given away unseen. */
const SURE = 0.95;
const FADES = 0.85;

const names = (cards: readonly CardId[], sight: Sight): string[] =>
  cards.flatMap((id) => sight.rules.card(id).commodity?.id ?? []);

/** Who offered what, who was seen with which cards, and whom a calamity came from: all from what a seat was told. */
export class Memory {
  readonly #sight: Sight;
  readonly #true: number;
  readonly #of = new Map<NationId, Record_>();
  readonly #promises = new Map<string, boolean>();
  #upTo = 0;

  constructor(sight: Sight) {
    this.#sight = sight;
    this.#true = sight.rules.numbers['trueNames'] ?? 0;
  }

  /** Reads on where it stopped. */
  read(recall: Recall): this {
    for (; this.#upTo < recall.length; this.#upTo++) this.#hear(recall[this.#upTo]!);
    return this;
  }

  #record(who: NationId): Record_ {
    let known = this.#of.get(who);
    if (!known) {
      known = {
        ...{ passed: 0, lied: 0, fair: 0, offers: 0, promised: 0, gone: 0 },
        holds: new Map(),
        asked: new Set(),
      };
      this.#of.set(who, known);
    }
    return known;
  }

  #hear(event: GameEvent): void {
    const now = event.turn === this.#sight.open.turn;
    if (event.type === 'offerMade') this.#offered(event.open['offer'] as unknown as Offer, now);
    else if (event.type === 'traded') this.#traded(event, now);
    // Hands are turned in once trading is over: what was held says nothing of the next turn.
    else if (event.type === 'tradeOpened') this.#promises.clear();
  }

  #offered({ id, from, gives, wants, clean }: Offer, now: boolean): void {
    const maker = this.#record(from);
    maker.offers++;
    if (clean) maker.promised++;
    this.#promises.set(id, clean === true);
    if (!now) return;
    this.#saw(maker, gives.names.slice(0, this.#true));
    for (const name of wants.names) maker.asked.add(name);
  }

  /** It holds at least these. */
  #saw(of: Record_, held: readonly string[], more = false): void {
    const counts = new Map<string, number>();
    for (const name of held) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, n] of counts) {
      const before = of.holds.get(name) ?? 0;
      of.holds.set(name, more ? before + n : Math.max(before, n));
    }
    of.gone = 0;
  }

  #traded({ open, own }: GameEvent, now: boolean): void {
    const me = this.#sight.viewer;
    const [from, to] = [open['from'] as NationId, open['to'] as NationId];
    const mine = own?.[me] as { gave: CardId[]; got: CardId[]; offer?: string } | undefined;
    if (!mine) {
      if (now)
        for (const [who, n] of [
          [from, open['gives']],
          [to, open['gets']],
        ] as const)
          this.#record(who).gone += n as number;
      return;
    }
    const other = this.#record(from === me ? to : from);
    const evils = mine.got.filter((id) => this.#sight.rules.card(id).calamity).length;
    if (evils === 0) other.fair++;
    other.passed += evils;
    if (evils > 0 && from !== me && this.#promises.get(mine.offer ?? '')) other.lied++;
    if (!now) return;
    for (const name of names(mine.got, this.#sight)) {
      const left = (other.holds.get(name) ?? 0) - 1;
      if (left > 0) other.holds.set(name, left);
      else other.holds.delete(name);
    }
    this.#saw(other, names(mine.gave, this.#sight), true);
  }

  /** How much more than usual is to be feared of cards a nation does not name; 1 is usual. */
  fear(who: NationId, clean: boolean, reads: boolean): number {
    const known = this.#of.get(who);
    if (!known) return 1;
    const { passed, lied, fair, offers, promised } = known;
    let fear = (1 + 0.9 * passed) / (1 + 0.9 * passed > 1 ? 1 : 1 + 0.12 * Math.min(3, fair));
    if (clean && lied > 0) fear *= 2.5;
    // Who promises as a rule and does not this time has a reason.
    if (reads && !clean && offers >= 3 && promised >= offers / 2) fear *= 1.6;
    return Math.min(4, fear);
  }

  /** How likely a nation is to hold so many of a commodity, as far as it was seen this turn. */
  holds(who: NationId, name: string, n: number): number {
    const known = this.#of.get(who);
    if (!known || (known.holds.get(name) ?? 0) < n) return 0;
    return SURE * FADES ** known.gone;
  }

  /** Whether a nation asked for a commodity this turn: it collects it. */
  asks(who: NationId, name: string): boolean {
    return this.#of.get(who)?.asked.has(name) ?? false;
  }

  /** Nations seen with so many of a commodity that do not collect it themselves, the likeliest first. */
  holders(name: string, n: number): { who: NationId; chance: number }[] {
    const found: { who: NationId; chance: number }[] = [];
    for (const who of this.#of.keys()) {
      if (who === this.#sight.viewer || this.asks(who, name)) continue;
      const chance = this.holds(who, name, n);
      if (chance > 0) found.push({ who, chance });
    }
    return found.sort((a, b) => b.chance - a.chance || (a.who < b.who ? -1 : 1));
  }
}

const kept = new WeakMap<Recall, { turn: number; memory: Memory }>();

/** What the events tell, read once for each of them. */
export function memoryOf(sight: Sight, recall: Recall | undefined): Memory | undefined {
  if (!recall) return undefined;
  const known = kept.get(recall);
  if (known?.turn === sight.open.turn) return known.memory.read(recall);
  const memory = new Memory(sight).read(recall);
  kept.set(recall, { turn: sight.open.turn, memory });
  return memory;
}
