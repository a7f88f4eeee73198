import type { Answer, DecisionOf } from '@ochre/engine';
import type { Mind } from '../mind/mind.ts';
import { baskets, climb } from './basket.ts';
import { type Deal, Shop } from './deal.ts';
import { planned } from './plan.ts';

/** Baskets weighed when the best by sums is looked at again as a whole. */
const TRIES = 60;

/** The basket worth most, what the track asks for and what is better kept counted. */
export function purchase(mind: Mind, _decision: DecisionOf<'purchase'>): Answer<'purchase'> {
  const shop = new Shop(mind);
  const best = mind.skill.plans ? planned(shop) : climb(shop, baskets(shop)[0]!, TRIES, (d) => d.worth);
  const answer = shop.answer(best);
  explain(shop, best);
  return answer;
}

/** Says why a basket is bought, or nothing is. */
function explain(shop: Shop, { buy, free, price }: Deal): void {
  const { mind, purse, wares } = shop;
  const advances = free === undefined ? buy : [...buy, free];
  if (advances.length === 0) {
    const payable = wares.some((ware) => ware.price <= purse.most);
    if (wares.length === 0 || shop.room === 0) mind.say('nothingLeft');
    else mind.say(payable ? 'saveUp' : 'cannotBuy', { purse: purse.most });
    return;
  }
  if (price === 0) mind.say('buyFree', { advances });
  else mind.say('buy', { advances, price });
  const missed = shop.track([], purse.most) - shop.track(advances, purse.most - price);
  const asked = advances.filter((id) => shop.helps(id));
  if (missed > 0 && asked.length > 0) mind.say('trackAsks', { advances: asked });
}
