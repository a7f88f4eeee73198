import { commodities } from '../../board/cards.ts';
import { nation } from '../../board/queries.ts';
import type { Purchase } from '../../decisions.ts';
import type { Sight } from '../../position.ts';
import { value } from '../../ruleset/effects.ts';
import type { CardId, NationId } from '../../state.ts';
import { bestBoost, treasuryDue, worth } from './terms.ts';

interface CardSet {
  cards: CardId[];
  value: number;
  /** It counts one card more. */
  boost?: string;
}

/** The hand by commodity; the set that gains most by it counts one card more where that is allowed. */
export function sets(sight: Sight, who: NationId): CardSet[] {
  const byName = new Map<string, CardId[]>();
  for (const card of commodities(sight.rules, sight.own.hand)) {
    const { name } = sight.rules.card(card);
    byName.set(name, [...(byName.get(name) ?? []), card]);
  }
  const boost = bestBoost(sight, who, sight.own.hand);
  return [...byName].map(([name, cards]) =>
    name === boost
      ? { cards, value: worth(sight, who, cards, { boost }), boost }
      : { cards, value: worth(sight, who, cards) },
  );
}

export function budget(sight: Sight, who: NationId): number {
  const points = nation(sight, who).treasury * value(sight, who, 'treasuryPoints');
  return sets(sight, who).reduce((sum, s) => sum + s.value, points);
}

const EXACT_SETS = 10;

/** Whole sets and treasury that cover the price with the least waste; undefined if they cannot. */
export function payment(
  sight: Sight,
  who: NationId,
  price: number,
): Pick<Purchase, 'cards' | 'treasury' | 'boost'> | undefined {
  const rate = value(sight, who, 'treasuryPoints');
  const purse = nation(sight, who).treasury;
  const all = sets(sight, who).sort((a, b) => b.value - a.value);
  const chosen =
    all.length <= EXACT_SETS ? leastWaste(all, price, purse, rate) : largestFirst(all, price, purse, rate);
  if (!chosen) return undefined;
  const paid = chosen.reduce((sum, s) => sum + s.value, 0);
  const boost = chosen.find((s) => s.boost !== undefined)?.boost;
  return {
    cards: chosen.flatMap((s) => s.cards),
    treasury: treasuryDue(sight, who, price - paid),
    ...(boost !== undefined && { boost }),
  };
}

/** Of all choices of sets, the one whose cards and treasury together are worth least. */
function leastWaste(all: CardSet[], price: number, purse: number, rate: number): CardSet[] | undefined {
  let best: number | undefined;
  let bestCost = Infinity;
  for (let mask = 0; mask < 1 << all.length; mask++) {
    let cards = 0;
    for (let i = 0; i < all.length; i++) if (mask & (1 << i)) cards += all[i]!.value;
    const due = Math.ceil(Math.max(0, price - cards) / rate);
    if (due > purse) continue;
    const cost = cards + due * rate;
    if (cost < bestCost) {
      best = mask;
      bestCost = cost;
    }
  }
  return best === undefined ? undefined : all.filter((_, i) => best & (1 << i));
}

function largestFirst(all: CardSet[], price: number, purse: number, rate: number): CardSet[] | undefined {
  const chosen: CardSet[] = [];
  let open = price;
  for (const set of all) {
    if (open <= purse * rate) break;
    chosen.push(set);
    open -= set.value;
  }
  return open <= purse * rate ? chosen : undefined;
}
