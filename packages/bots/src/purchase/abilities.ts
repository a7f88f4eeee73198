import type { Advance, Effect, NationId, Rules, Sight } from '@ochre/engine';
import { coastal, nation } from '@ochre/engine/query';
import type { Boons } from '../evaluation/boons.ts';

// What the attributes of advances are worth to their holder, in points a turn.

const SEA: ReadonlySet<string> = new Set(['shipMoves', 'shipCapacity', 'openSea', 'lossesShips']);

function worthOf(boons: Boons, rules: Rules, e: Effect): number {
  switch (e.effect) {
    case 'add':
      return boons.values[e.to] * e.n;
    case 'grant':
      return boons.grants[e.what];
    case 'shop':
      return Math.max(0.5, 0.35 * (boons.card * e.stack - e.price));
    case 'ability':
      return boons.abilities[rules.ability(e.run).brings];
    case 'boost':
      return boons.boost;
    case 'requestCards':
      return boons.request * e.most;
    case 'discount':
      return boons.discount * e.n;
    case 'protect':
      return boons.protect;
    // What comes with the purchase itself is counted where things are bought.
    case 'creditsOfChoice':
    case 'discountOther':
    case 'freeAdvance':
      return 0;
  }
}

/** The part of a nation's cities that lies at the sea. */
export function shoreOf(sight: Sight, who: NationId): number {
  const { cities } = nation(sight, who);
  return cities.filter((a) => coastal(sight, a)).length / Math.max(1, cities.length);
}

/** What its attributes bring a turn to a nation with that part of its cities at the sea. */
export function abilityWorth(boons: Boons, rules: Rules, advance: Advance, shore: number): number {
  let total = 0;
  for (const e of advance.effects) {
    const key = e.effect === 'add' ? e.to : e.effect === 'grant' ? e.what : '';
    total += worthOf(boons, rules, e) * (SEA.has(key) ? 2 * shore : 1);
  }
  return total;
}
