import type { CardId, EventOf, GameEvent, Offer, Rules } from '@ochre/engine';

/**
 * Who gave cards in a deal, and what was said of them: in an offer with a promise that there is no calamity, or without; for
 * the offer of somebody else who left some cards to the taker, or asked for all of them by name.
 */
export const GIFTS = ['promised', 'silent', 'asked', 'named'] as const;
export type Gift = (typeof GIFTS)[number];

export interface Dealings {
  gifts: Record<Gift, { deals: number; evil: number }>;
  /** Calamities that may be traded: those drawn, how often one changed hands, and how often it went straight back. */
  drawn: number;
  passed: number;
  returned: number;
}

export const noDealings = (): Dealings => ({
  gifts: {
    promised: { deals: 0, evil: 0 },
    silent: { deals: 0, evil: 0 },
    asked: { deals: 0, evil: 0 },
    named: { deals: 0, evil: 0 },
  },
  drawn: 0,
  passed: 0,
  returned: 0,
});

/** Follows calamities through the market. */
export class Follower {
  readonly dealings = noDealings();
  readonly #rules: Rules;
  readonly #offers = new Map<string, Offer>();
  /** By card and holder: who gave it. */
  readonly #givers = new Map<string, string>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  hear(event: GameEvent): void {
    if (event.type === 'offerMade') this.#offers.set(event.open.offer.id, event.open.offer);
    else if (event.type === 'traded') this.#traded(event);
    else if (event.type === 'tradeOpened') this.#givers.clear();
    else if (event.type === 'cardsDrawn')
      for (const { cards } of Object.values(event.own ?? {}))
        this.dealings.drawn += this.#evils(cards).length;
    else if (event.type === 'cardBought')
      for (const { card } of Object.values(event.own ?? {}))
        this.dealings.drawn += this.#evils([card]).length;
  }

  #evils(cards: readonly CardId[]): CardId[] {
    return cards.filter((id) => this.#rules.card(id).calamity?.tradeable);
  }

  #traded({ open: { from, to }, own }: EventOf<'traded'>): void {
    const { gave, got, offer: id } = own![to]!;
    const offer = this.#offers.get(id!)!;
    const { names, count } = offer.wants;
    this.#given(offer.clean ? 'promised' : 'silent', from, to, got);
    this.#given(names.length < count ? 'asked' : 'named', to, from, gave);
  }

  #given(gift: Gift, from: string, to: string, cards: readonly CardId[]): void {
    const { gifts } = this.dealings;
    const evils = this.#evils(cards);
    gifts[gift].deals++;
    if (evils.length > 0) gifts[gift].evil++;
    for (const card of evils) {
      this.dealings.passed++;
      if (this.#givers.get(`${card} ${from}`) === to) this.dealings.returned++;
      this.#givers.set(`${card} ${to}`, from);
    }
  }
}
