import type { Advance, AdvanceId, Effect, Grant, NationId, Sight, ValueKey } from '@ochre/engine';
import { bestBoost, commodities, forSale, nation, value, worth } from '@ochre/engine/query';

/** Permissions and numbers with which a nation meets others: by land and sea, in conflict, in their cities. */
const GRANTS: ReadonlySet<Grant> = new Set<Grant>([
  'openSea',
  'moveLast',
  'moveLastOfAll',
  'lossesNearby',
  'lossesShips',
  'lossesLast',
  'lossesAfterAll',
  'fortified',
  'peace',
  'breaksPeace',
  'closedCities',
  'opensCities',
  'closedHarbours',
  'opensHarbours',
  'mercenaries',
  'blunts',
  'choosesSpoils',
]);
const NUMBERS: ReadonlySet<ValueKey> = new Set<ValueKey>([
  'shipMoves',
  'shipCapacity',
  'landMoves',
  'siege',
  'walls',
  'firstBlood',
  'fireTokens',
]);

const touches = (e: Effect): boolean =>
  e.effect === 'ability' ||
  e.effect === 'requestCards' ||
  (e.effect === 'grant' && GRANTS.has(e.what)) ||
  (e.effect === 'add' && NUMBERS.has(e.to));

/** Whether others feel that a nation has this advance. */
export const concernsOthers = ({ effects }: Advance): boolean => effects.some(touches);

export interface Affordable {
  id: AdvanceId;
  price: number;
}

/** What my hand and treasury would buy now, the dearest first, and how much there is to spend. */
export function affordable(
  sight: Sight,
  me: NationId,
): { budget: number; within: Affordable[]; next?: Affordable } {
  const cards = commodities(sight.rules, sight.own.hand);
  const boost = bestBoost(sight, me, cards);
  const treasury = nation(sight, me).treasury * value(sight, me, 'treasuryPoints');
  const budget = worth(sight, me, cards, boost === undefined ? {} : { boost }) + treasury;
  const prices = forSale(sight, me)
    .map((id) => ({ id, price: sight.rules.policies.price(sight, me, id) }))
    .sort((a, b) => b.price - a.price);
  const within = prices.filter(({ price }) => price <= budget);
  const next = prices.findLast(({ price }) => price > budget);
  return { budget, within, ...(next && { next }) };
}
