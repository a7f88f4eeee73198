import type { DecisionOf, Json } from '@ochre/engine';
import { nation } from '@ochre/engine/board/queries.ts';
import type { Mind } from '../mind/mind.ts';

/** What a card brings once it is traded, for each number on it. */
const CARD = 2.9;
/** Treasury kept for ships. */
const RESERVE = 2;

/** A free card always; others for treasury that would only lie about. */
export function buyCard(mind: Mind, { ask, owner }: DecisionOf<'buyCard'>): Json {
  const { sight } = mind;
  const { treasury, block } = nation(sight, owner);
  const filled = (stack: number, of = block): boolean => !sight.empty[of]?.[stack - 1];
  const free = ask.free.filter((stack) => filled(stack));
  if (free.length > 0) {
    const stack = Math.max(...free);
    mind.say('buyTradeCard', { stack });
    return { do: 'buy', stack, free: true };
  }
  const gain = (s: { stack: number; price: number }): number => CARD * s.stack - s.price;
  const best = ask.shops
    .filter((s) => filled(s.stack, s.block) && s.price <= treasury - RESERVE && gain(s) > 3)
    .sort((a, b) => gain(b) - gain(a))[0];
  mind.say(best ? 'buyTradeCard' : 'keepTreasury', best ? { stack: best.stack } : {});
  if (!best) return { do: 'pass' };
  return { do: 'buy', stack: best.stack, ...(best.block !== undefined && { block: best.block }) };
}
