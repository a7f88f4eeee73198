import type { CardId } from '@ochre/engine';
import type { Ledger } from './ledger.ts';

/** Cards given, in the order they are named; what follows the names is not spoken of. */
export interface Payment {
  cards: CardId[];
  names: string[];
  /** What giving them away costs; less than nothing where a calamity goes along. */
  cost: number;
  burden: boolean;
}

/**
 * The cards missed least that hold these names: `count` in all, `true_` of them commodities named truly. A calamity
 * goes along, if any may, where the rest is not named.
 */
export function payment(
  ledger: Ledger,
  asked: readonly string[],
  count: number,
  true_: number,
  avoid: ReadonlySet<string>,
  pass: boolean,
): Payment | undefined {
  const taken = new Map<string, number>();
  const cards: CardId[] = [];
  const names: string[] = [];
  let cost = 0;
  const take = (name: string): boolean => {
    const held = ledger.goods.get(name);
    const n = taken.get(name) ?? 0;
    if (!held || n >= held.n) return false;
    cost += ledger.worth(name, held.n - n) - ledger.worth(name, held.n - n - 1);
    cards.push(held.cards[n]!);
    names.push(name);
    taken.set(name, n + 1);
    return true;
  };
  const least = (): string | undefined => {
    let best: string | undefined;
    let low = Infinity;
    for (const [name, held] of ledger.goods) {
      const left = held.n - (taken.get(name) ?? 0);
      if (left <= 0) continue;
      const loss = ledger.worth(name, left) - ledger.worth(name, left - 1) + (avoid.has(name) ? 1000 : 0);
      if (loss < low) [best, low] = [name, loss];
    }
    return best;
  };
  for (const name of asked.slice(0, count)) if (!take(name)) return undefined;
  const burden = pass ? ledger.burdens[0] : undefined;
  const room = burden && count > Math.max(true_, asked.length);
  while (cards.length < count - (room ? 1 : 0)) {
    const name = least();
    if (name === undefined) break;
    take(name);
  }
  if (room && cards.length === count - 1) {
    cards.push(burden.card);
    cost -= ledger.mind.skill.relief * burden.relief;
  }
  if (cards.length < count || names.length < true_) return undefined;
  return { cards, names: names.slice(0, Math.max(true_, asked.length)), cost, burden: !!room };
}
