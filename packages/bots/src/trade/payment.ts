import type { CardId } from '@ochre/engine';
import { goodsValue } from '@ochre/engine/query';
import type { Burden, TradeHand } from './tradeHand.ts';

/** Cards given, in the order they are named; what follows the names is not spoken of. */
export interface Payment {
  cards: CardId[];
  names: string[];
  /** What giving them away costs; less than nothing where a calamity goes along. */
  cost: number;
  burden: boolean;
  /** Nothing is said of the rest although there is no calamity in it. */
  hushed?: true;
}

/**
 * The cards missed least that hold these names: `count` in all, `true_` of them commodities named truly. A calamity
 * goes along, if one is to, where the rest is not named. Where a value is asked for, the rest is dear enough to reach it.
 */
export function payment(
  tradeHand: TradeHand,
  asked: readonly string[],
  count: number,
  true_: number,
  avoid: ReadonlySet<string>,
  burden: Burden | undefined,
  value = 0,
): Payment | undefined {
  const sure = asked.length > count ? asked.slice(0, count) : asked;
  for (const name of sure) if (!tradeHand.goods.has(name)) return undefined;
  const taken = new Map<string, number>();
  const cards: CardId[] = [];
  const names: string[] = [];
  let cost = 0;
  const take = (name: string): boolean => {
    const held = tradeHand.goods.get(name)!;
    const n = taken.get(name) ?? 0;
    if (n >= held.n) return false;
    cost += tradeHand.last(held, held.n - n);
    cards.push(held.cards[n]!);
    names.push(name);
    taken.set(name, n + 1);
    return true;
  };
  /** The card missed least with such a number on it at least. */
  const least = (face: number): string | undefined => {
    let best: string | undefined;
    let low = Infinity;
    for (const [name, held] of tradeHand.goods) {
      const left = held.n - (taken.get(name) ?? 0);
      if (left <= 0 || held.face < face) continue;
      const loss = tradeHand.last(held, left) + (avoid.has(name) ? 1000 : 0);
      if (loss < low) [best, low] = [name, loss];
    }
    return best;
  };
  for (const name of sure) if (!take(name)) return undefined;
  const room = burden && count > Math.max(true_, asked.length);
  const goods = count - (room ? 1 : 0);
  let short = value > 0 ? value - goodsValue(tradeHand.sight.rules, cards) : 0;
  while (cards.length < goods) {
    const name = least(short / (goods - cards.length));
    if (name === undefined) break;
    take(name);
    short -= tradeHand.goods.get(name)!.face;
  }
  if (room && cards.length === count - 1) {
    cards.push(burden.card);
    cost -= tradeHand.context.skill.relief * burden.relief;
  }
  if (cards.length < count || names.length < true_ || short > 0) return undefined;
  return { cards, names: names.slice(0, Math.max(true_, asked.length)), cost, burden: !!room };
}
