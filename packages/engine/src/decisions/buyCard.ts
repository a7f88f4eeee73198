import { nation } from '../board/queries.ts';
import type { Answer, DecisionOf, DecisionSpec } from '../decisions.ts';
import type { Cite } from '../events.ts';
import { pick } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse } from '../refusals.ts';
import { citeGrant, grants } from '../ruleset/effects.ts';
import { either, int, literal, object, text } from '../shape.ts';
import type { NationId } from '../state.ts';

type Buy = Answer<'buyCard'>;

/** Every legal answer; passing comes first. */
function answers(sight: Sight, d: DecisionOf<'buyCard'>): Buy[] {
  const { treasury } = nation(sight, d.owner);
  return [
    { do: 'pass' },
    ...d.ask.free.map((stack): Buy => ({ do: 'buy', stack, free: true })),
    ...d.ask.shops
      .filter((s) => s.price <= treasury)
      .map(({ stack, block }): Buy => ({ do: 'buy', stack, ...(block !== undefined && { block }) })),
  ];
}

const citeFree = (sight: Sight, who: NationId): Cite =>
  grants(sight, who, 'freeCard') ? citeGrant(sight, who, 'freeCard') : sight.rules.cite('shop');

export const buyCard: DecisionSpec<'buyCard'> = {
  shape: either(
    object({ do: literal('pass') }),
    object({ do: literal('buy'), stack: int(1, 20) }, { block: text(), free: literal(true) }),
  ),
  check(sight, d, answer) {
    if (answer.do === 'pass') return undefined;
    // The own block may be named or not.
    const { block: home } = nation(sight, d.owner);
    const { stack, block = home } = answer;
    if (answer.free && block === home)
      return d.ask.free.includes(stack) ? undefined : refuse('noFreeCard', {}, citeFree(sight, d.owner));
    const sold = answer.free ? [] : d.ask.shops;
    const shop = sold.find((s) => s.stack === stack && (s.block ?? home) === block);
    if (!shop) return refuse('stackNotForSale', {}, sight.rules.cite('shop'));
    if (shop.price > nation(sight, d.owner).treasury)
      return refuse('cardPrice', { price: shop.price }, sight.rules.cite('payFirst'));
    return undefined;
  },
  choices: answers,
  sample: (sight, d, rng) => pick(rng, answers(sight, d)),
  /** A free card of the highest stack that has one, and no expense. */
  fallback(sight, d) {
    const empty = sight.empty[nation(sight, d.owner).block]!;
    const stack = d.ask.free.findLast((s) => !empty[s - 1]);
    return stack === undefined ? { do: 'pass' } : { do: 'buy', stack, free: true };
  },
};
