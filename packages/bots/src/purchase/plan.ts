import { baskets, climb } from './basket.ts';
import type { Deal, Shop } from './deal.ts';
import { Future } from './future.ts';

/** Baskets played through to the end of the game. */
const TRIES = 240;

/** The basket that leads to the best end of the game, as far as it can be seen. */
export function planned(shop: Shop): Deal {
  const future = new Future(shop);
  const seen = new Map<string, number>();
  const weigh = (deal: Deal): number => {
    const key = [...deal.buy].sort().join();
    let worth = seen.get(key);
    if (worth === undefined) {
      const bought = deal.free === undefined ? deal.buy : [...deal.buy, deal.free];
      worth = future.worth(bought, shop.purse.kept(deal.price));
      seen.set(key, worth);
    }
    return worth;
  };
  const starts = baskets(shop);
  let best = starts[0]!;
  for (const deal of starts) if (weigh(deal) > weigh(best)) best = deal;
  return climb(shop, best, TRIES, weigh);
}
