import type { Answer, DecisionOf } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import { baskets, climb } from './basket.ts';
import { type Deal, Shop } from './deal.ts';
import { planned } from './plan.ts';

/** Baskets weighed when the best by sums is looked at again as a whole. */
const TRIES = 60;

/** The basket worth most, what the track asks for and what is better kept counted. */
export function purchase(context: Context, _decision: DecisionOf<'purchase'>): Answer<'purchase'> {
  const shop = new Shop(context);
  const best = context.skill.plans ? planned(shop) : climb(shop, baskets(shop)[0]!, TRIES, (d) => d.worth);
  const answer = shop.answer(best);
  explain(shop, best);
  return answer;
}

/** Says why a basket is bought, or nothing is. */
function explain(shop: Shop, { buy, free, price }: Deal): void {
  const { context, budget, wares } = shop;
  const advances = free === undefined ? buy : [...buy, free];
  if (advances.length === 0) {
    const payable = wares.some((ware) => ware.price <= budget.most);
    if (wares.length === 0 || shop.room === 0) context.say('nothingLeft');
    else context.say(payable ? 'saveUp' : 'cannotBuy', { budget: budget.most });
    return;
  }
  if (price === 0) context.say('buyFree', { advances });
  else context.say('buy', { advances, price });
  const missed = shop.track([], budget.most) - shop.track(advances, budget.most - price);
  const asked = advances.filter((id) => shop.helps(id));
  if (missed > 0 && asked.length > 0) context.say('trackAsks', { advances: asked });
}
