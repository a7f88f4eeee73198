import type { Answer, DecisionOf, Sight } from '@ochre/engine';
import { nation } from '@ochre/engine/query';

const RESERVE = 10;

/** A free card always; others while enough treasury stays for ships and advances. */
export function buyCard(sight: Sight, { ask, owner }: DecisionOf<'buyCard'>): Answer<'buyCard'> {
  if (ask.free.length > 0) return { do: 'buy', stack: Math.max(...ask.free), free: true };
  const spare = nation(sight, owner).treasury - RESERVE;
  const shop = ask.shops.filter((s) => s.price <= spare).sort((a, b) => b.stack - a.stack)[0];
  if (!shop) return { do: 'pass' };
  return { do: 'buy', stack: shop.stack, ...(shop.block !== undefined && { block: shop.block }) };
}
