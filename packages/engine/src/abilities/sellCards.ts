import { commodities, contains, discard } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import { collect } from '../board/transfer.ts';
import { shuffle } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import type { Rules } from '../ruleset/types.ts';
import { list, object, text } from '../shape.ts';
import type { CardId } from '../state.ts';
import type { AbilityTerms } from './ability.ts';
import { type Ability, amount, citeOf, type Use } from './ability.ts';

function proceeds(rules: Rules, use: Use, cards: readonly CardId[]): number {
  return amount(use, 'times') * cards.reduce((sum, c) => sum + rules.card(c).stack, 0);
}

const terms = { with: { times: 'number' }, cites: ['means'] } as const satisfies AbilityTerms;

/** Discards commodities for treasury. */
export const sellCards: Ability<{ cards: CardId[] }, typeof terms> = {
  id: 'sellCards',
  brings: 'cardsSold',
  terms,
  shape: object({ cards: list(text(60), 60) }),
  usable: (table, use) => table.handSizes[use.who]! > 0,
  check(sight, use, { cards }) {
    const { rules, own } = sight;
    const { cite } = use.effect;
    if (cards.length === 0) return refuse('nameCards', {}, cite);
    if (!contains(commodities(rules, own.hand), cards)) return refuse('commoditiesNotHeld', {}, cite);
    const { stock } = nation(sight, use.who);
    const due = proceeds(rules, use, cards);
    return due <= stock.tokens
      ? undefined
      : refuse('cardsBring', { tokens: due, stock: stock.tokens }, citeOf(use, 'means'));
  },
  choices: (sight, use) => ({
    cards: commodities(sight.rules, sight.own.hand),
    times: amount(use, 'times'),
    most: nation(sight, use.who).stock.tokens,
  }),
  sample(sight, use, rng) {
    const held = shuffle(rng, commodities(sight.rules, sight.own.hand));
    const cards = held.slice(0, 1 + rng.int(2));
    return sellCards.check(sight, use, { cards }) ? undefined : { cards };
  },
  apply(play, use, { cards }) {
    const treasury = proceeds(play.rules, use, cards);
    discard(play, use.who, cards);
    collect(play, use.who, treasury);
    play.emit('cardsSold', use.effect.cite, { nation: use.who, advance: use.advance, cards, treasury });
  },
};
