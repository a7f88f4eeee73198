import type { CardId, EventOf, NationId, Offer, Rules } from '@ochre/engine';

/** What one market told of a nation's hand. */
interface Traces {
  /** Of each commodity, how many it has as far as offers and deals tell, and how many cards nobody knew of were gone by then. */
  holds: Map<string, { n: number; gone: number }>;
  /** Cards it gave that no offer told of. */
  gone: number;
  asked: Set<string>;
}

/** How sure it is that a nation has what was told of it, at first and after each card it gave away that nobody knew of. */
const SURE = 0.95;
const FADES = 0.85;

/** Names with how often each is among them. */
function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The market of one turn as a seat follows it: what each hand holds by all offers and all deals, those among others too. */
export class Ledger {
  readonly #rules: Rules;
  readonly #distrusted: ReadonlySet<NationId>;
  readonly #offers = new Map<string, Offer>();
  readonly #of = new Map<NationId, Traces>();

  /** `distrusted`: of these no more is believed than what has to be true. */
  constructor(rules: Rules, distrusted: ReadonlySet<NationId>) {
    this.#rules = rules;
    this.#distrusted = distrusted;
  }

  #traces(who: NationId): Traces {
    let known = this.#of.get(who);
    if (!known) {
      known = { holds: new Map(), gone: 0, asked: new Set() };
      this.#of.set(who, known);
    }
    return known;
  }

  /** The names of an offer that are believed: those that must be true, or all of them where none is left out and a promise given. */
  #told({ from, gives: { names, count }, clean }: Offer): readonly string[] {
    const all = clean && names.length === count && !this.#distrusted.has(from);
    return all ? names : names.slice(0, this.#rules.numbers.trueNames);
  }

  #set({ holds, gone }: Traces, name: string, n: number): void {
    if (n > 0) holds.set(name, { n, gone });
    else holds.delete(name);
  }

  offered(offer: Offer): void {
    const maker = this.#traces(offer.from);
    this.#offers.set(offer.id, offer);
    for (const [name, n] of counted(this.#told(offer)))
      this.#set(maker, name, Math.max(n, maker.holds.get(name)?.n ?? 0));
    for (const name of offer.wants.names) maker.asked.add(name);
  }

  /** A deal of the viewer, by the cards that its partner got and gave. */
  dealt(partner: NationId, got: readonly CardId[], gave: readonly CardId[]): void {
    const names = (cards: readonly CardId[]): string[] =>
      cards.map((id) => this.#rules.card(id)).flatMap(({ name, commodity }) => (commodity ? [name] : []));
    this.#gives(partner, names(gave), gave.length);
    this.#gets(partner, names(got));
  }

  /** A deal among others, as far as its offer tells. */
  traded({ from, to, offer: id, gives, gets }: EventOf<'traded'>['open']): void {
    const offer = id === undefined ? undefined : this.#offers.get(id);
    const given = offer ? this.#told(offer) : [];
    const sure = this.#distrusted.has(to) ? this.#rules.numbers.trueNames : gets;
    const got = offer?.wants.names.slice(0, sure) ?? [];
    this.#gives(from, given, gives);
    this.#gets(to, given);
    this.#gives(to, got, gets);
    this.#gets(from, got);
  }

  #gives(who: NationId, names: readonly string[], all: number): void {
    const traces = this.#traces(who);
    for (const [name, n] of counted(names)) this.#set(traces, name, (traces.holds.get(name)?.n ?? 0) - n);
    traces.gone += all - names.length;
  }

  #gets(who: NationId, names: readonly string[]): void {
    const traces = this.#traces(who);
    // Whoever asks for more of a kind has one already.
    for (const [name, n] of counted(names))
      this.#set(traces, name, (traces.holds.get(name)?.n ?? Number(traces.asked.has(name))) + n);
  }

  /** What a nation holds, as far as is told, and how sure that is. */
  holds(who: NationId): { name: string; n: number; chance: number }[] {
    const traces = this.#of.get(who);
    if (!traces) return [];
    return [...traces.holds].map(([name, { n, gone }]) => ({
      name,
      n,
      chance: SURE * FADES ** (traces.gone - gone),
    }));
  }

  /** What a nation asked for. */
  asked(who: NationId): ReadonlySet<string> {
    return this.#traces(who).asked;
  }
}
