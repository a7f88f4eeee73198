import type { AdvanceId } from '@ochre/engine';
import type { Deal, Shop } from './deal.ts';

/** Weights on what the track asks for next, tried one after the other: how a requirement is met is no sum. */
const PULLS = [0, 25, 60, 150];

/** For each price the choice of advances worth most, by values that add up: exact. */
function knapsack(shop: Shop, value: (id: AdvanceId) => number): AdvanceId[] {
  const { most } = shop.budget;
  const wares = shop.wares.filter((w) => w.price <= most && value(w.id) > 0);
  const best = new Float64Array(most + 1);
  const took = wares.map(() => new Uint8Array(most + 1));
  wares.forEach(({ id, price }, i) => {
    const v = value(id);
    const mark = took[i]!;
    for (let p = most; p >= price; p--) {
      const with_ = best[p - price]! + v;
      if (with_ <= best[p]!) continue;
      best[p] = with_;
      mark[p] = 1;
    }
  });
  let price = 0;
  let top = -Infinity;
  for (let p = 0; p <= most; p++) {
    const loss = shop.budget.loss(p);
    if (loss === undefined || best[p]! - loss * shop.thrift <= top) continue;
    top = best[p]! - loss * shop.thrift;
    price = p;
  }
  const chosen: AdvanceId[] = [];
  for (let i = wares.length - 1, p = price; i >= 0; i--)
    if (took[i]![p]) {
      chosen.push(wares[i]!.id);
      p -= wares[i]!.price;
    }
  return chosen.length <= shop.room ? chosen : chosen.sort((a, b) => value(b) - value(a)).slice(0, shop.room);
}

/** Neighbours of a basket: one more, one less, one for another. */
function* variations(shop: Shop, buy: readonly AdvanceId[]): Generator<AdvanceId[]> {
  const others = shop.wares.filter((w) => !buy.includes(w.id) && w.price <= shop.budget.most);
  for (const { id } of others) yield [...buy, id];
  for (const gone of buy) {
    const rest = buy.filter((id) => id !== gone);
    yield rest;
    for (const { id } of others) yield [...rest, id];
  }
}

/** Climbs from a basket to one that no single change makes better, weighing at most `tries`. */
export function climb(shop: Shop, start: Deal, tries: number, weigh: (d: Deal) => number): Deal {
  let best = start;
  let top = weigh(start);
  for (let left = tries, better = true; better && left > 0; ) {
    better = false;
    for (const buy of variations(shop, best.buy)) {
      if (left-- <= 0) break;
      const deal = shop.deal(buy);
      if (!deal) continue;
      const weight = weigh(deal);
      if (weight <= top + 1e-9) continue;
      [best, top, better] = [deal, weight, true];
      break;
    }
  }
  return best;
}

/** Good baskets, each the best by sums under another pull of the track; buying nothing is among them. */
export function baskets(shop: Shop): Deal[] {
  const helpful = new Set(shop.wares.filter((w) => shop.helps(w.id)).map((w) => w.id));
  const pulls = helpful.size > 0 ? PULLS : PULLS.slice(0, 1);
  const found = new Map<string, Deal>();
  const add = (buy: AdvanceId[]): void => {
    const key = [...buy].sort().join();
    const deal = found.has(key) ? undefined : shop.deal(buy);
    if (deal) found.set(key, deal);
  };
  add([]);
  for (const pull of pulls) add(knapsack(shop, (id) => shop.worth(id) + (helpful.has(id) ? pull : 0)));
  return [...found.values()].sort((a, b) => b.worth - a.worth);
}
