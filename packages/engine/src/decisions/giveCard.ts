import { commodities } from '../board/cards.ts';
import type { DecisionOf, DecisionSpec } from '../decisions.ts';
import { pick } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse } from '../refusals.ts';
import { bool, either, literal, object, text } from '../shape.ts';
import type { CardId } from '../state.ts';

function suitable({ rules, own }: Sight, d: DecisionOf<'giveCard'>): CardId[] {
  const { stack } = d.ask;
  if (stack !== undefined) return own.hand.filter((c) => rules.card(c).stack === stack);
  return commodities(rules, own.hand).filter((c) => rules.card(c).stack >= d.ask.minFace);
}

export const giveCard: DecisionSpec<'giveCard'> = {
  shape: object({ card: either(text(60), literal(null)), openly: bool }),
  check(sight, d, { card }) {
    const among = suitable(sight, d);
    if (card === null ? among.length === 0 : among.includes(card)) return undefined;
    return d.ask.stack === undefined
      ? refuse('giveFace', { face: d.ask.minFace }, d.cite)
      : refuse('giveStack', { stack: d.ask.stack }, d.cite);
  },
  choices: (sight, d) => [...new Set(suitable(sight, d))],
  sample(sight, d, rng) {
    const among = suitable(sight, d);
    return { card: among.length > 0 ? pick(rng, among) : null, openly: rng.int(2) === 0 };
  },
  fallback: (sight, d) => ({ card: suitable(sight, d)[0] ?? null, openly: false }),
};
