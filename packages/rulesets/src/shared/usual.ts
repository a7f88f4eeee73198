import type { Owner, Policies, Position, Ruleset } from '@ochre/engine';
import { grants, handValue } from '@ochre/engine/query';

/** Eligibilities most books agree on: what an advance or a card says holds without further conditions. */
export const usual = {
  losesLast: (p: Position, who: Owner) => grants(p, who, 'lossesLast'),
  mayTrade: (p, _own, card) => p.rules.card(card).calamity?.tradeable !== false,
  strikes: () => true,
  notForSale: () => undefined,
  cardsValue: (p, _who, cards) => handValue(p.rules, cards),
} satisfies Partial<Policies>;

/** What every nation can do before it has any advance, in all books; the exceptions stand in their rule sets. */
export const usualValues: Ruleset['values'] = {
  taxRate: 2,
  taxUp: 0,
  taxDown: 0,
  shipMoves: 4,
  shipCapacity: 5,
  landMoves: 1,
  supportRate: 2,
  handLimit: 8,
  besideCity: 0,
  treasuryPoints: 1,
  phantomCities: 0,
  neighbourTokens: 0,
  substitutes: 0,
  shipSurcharge: 0,
  citySurcharge: 0,
  openLimit: 0,
  siteLimit: 0,
  interest: 0,
  siege: 0,
  walls: 0,
  firstBlood: 0,
  fireTokens: 0,
};
