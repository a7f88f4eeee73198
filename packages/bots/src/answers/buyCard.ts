import type { Answer, DecisionOf } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { REVOLT, taxesDue } from '../evaluation/taxes.ts';

/** What a card brings once it is traded, for each number on it. */
const CARD = 2.9;
/** Treasury kept for ships. */
const RESERVE = 2;

/** A free card always; others for treasury that would only lie about. */
export function buyCard(context: Context, { ask, owner }: DecisionOf<'buyCard'>): Answer<'buyCard'> {
  const { sight } = context;
  const { treasury, stock, block } = nation(sight, owner);
  const filled = (stack: number, of = block): boolean => !sight.empty[of]?.[stack - 1];
  const free = ask.free.filter((stack) => filled(stack));
  if (free.length > 0) {
    const stack = Math.max(...free);
    context.say('freeCard', { stack });
    return { do: 'buy', stack, free: true };
  }
  const short = context.lastTurn ? 0 : Math.max(0, taxesDue(sight, owner) - stock.tokens);
  // What is paid goes back to stock, so that taxes can be collected from it.
  const gain = (s: { stack: number; price: number }): number =>
    CARD * s.stack - s.price + REVOLT * Math.min(s.price, short);
  const kept = short > 0 ? 0 : RESERVE;
  const best = ask.shops
    .filter((s) => filled(s.stack, s.block) && s.price <= treasury - kept && gain(s) > 3)
    .sort((a, b) => gain(b) - gain(a))[0];
  if (!best) {
    context.say('keepTreasury');
    return { do: 'pass' };
  }
  context.say('buyTradeCard', { stack: best.stack });
  return { do: 'buy', stack: best.stack, ...(best.block !== undefined && { block: best.block }) };
}
