import type { Answer, DecisionOf, Order, Sight } from '@ochre/engine';
import { Campaign } from './campaign.ts';
import { embark } from './embark.ts';

/** Gathers for new cities, spreads into empty land, and ships out what finds no room. */
export function move(sight: Sight, decision: DecisionOf<'move'>): Answer<'move'> {
  const { part } = decision.ask;
  const campaign = new Campaign(sight, decision.owner);
  campaign.gather();
  campaign.spread();
  const walks = [...campaign.orders];
  embark(campaign, part);
  const spec = sight.rules.spec('move');
  // Ships that are built or kept now are those that will sail.
  const ships = campaign.orders.filter((order) => order.do === 'build' || order.do === 'maintain');
  for (const orders of part === 'ships' ? [ships, []] : [campaign.orders, walks, [] as Order[]]) {
    const answer = { do: 'end' as const, orders };
    if (!spec.check(sight, decision, answer)) return answer;
  }
  return spec.fallback(sight, decision);
}
