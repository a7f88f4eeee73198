import type { DecisionOf, Json } from '@ochre/engine';
import type { Mind } from '../mind/mind.ts';
import { baskets, climb } from './basket.ts';
import { Shop } from './deal.ts';
import { planned } from './plan.ts';

/** Baskets weighed when the best by sums is looked at again as a whole. */
const TRIES = 60;

/** The basket worth most, what the track asks for and what is better kept counted. */
export function purchase(mind: Mind, _decision: DecisionOf<'purchase'>): Json {
  const shop = new Shop(mind);
  const best = mind.skill.plans ? planned(shop) : climb(shop, baskets(shop)[0]!, TRIES, (d) => d.worth);
  const answer = shop.answer(best);
  if (answer.buy.length === 0) mind.say('saveUp', { purse: shop.purse.most });
  else mind.say('buy', { advances: answer.buy, price: best.price });
  return answer as unknown as Json;
}
