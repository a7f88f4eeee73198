import { type AdvanceId, quick, type Rng } from '@ochre/engine';
import { baskets } from './basket.ts';
import type { Deal, Shop } from './deal.ts';
import { Rehearsal, WAIT } from './rehearsal.ts';

/** How much worse an order may be, at first, to be gone on from: this part of a step on the track. */
const HEAT = 0.15;

/** The basket that leads to the best end of the game, as far as it can be seen. */
export function planned(shop: Shop): Deal {
  const nothing = shop.deal([])!;
  if (!shop.wares.some((w) => w.price <= shop.budget.most)) return nothing;
  const play = new Rehearsal(shop);
  const buy = play.now(bestOrder(shop, play)).map((i) => play.goods[i]!.id);
  return shop.deal(buy) ?? nothing;
}

/** What comes first in the plan: where nothing is bought now, money is kept for it. */
export function firstPlanned(shop: Shop): AdvanceId | undefined {
  const play = new Rehearsal(shop);
  const first = bestOrder(shop, play).find((i) => i !== WAIT);
  return first === undefined ? undefined : play.goods[first]!.id;
}

/** How much more the plan comes to than the best one that buys these first, in points of victory. */
export function gainOver(shop: Shop, first: readonly AdvanceId[]): number {
  const play = new Rehearsal(shop);
  const best = bestOrder(shop, play);
  const heat = HEAT * shop.context.rates.step;
  const begun = first.map((id) => play.goods.findIndex((good) => good.id === id));
  const rest = best.filter((i) => !begun.includes(i));
  const from = [
    [...begun, ...rest],
    [...begun, WAIT, ...rest],
  ];
  const other = annealed(play, from, heat, shop.context.skill.orders, begun.length);
  return (play.worth(best) - play.worth(other)) / shop.context.rates.victory;
}

const bestOrder = (shop: Shop, play: Rehearsal): number[] =>
  annealed(play, starts(shop, play), HEAT * shop.context.rates.step, shop.context.skill.orders);

/** Orders to begin with: bargains first, cheap ones first, and after each basket that is good by sums. */
function starts(shop: Shop, { goods }: Rehearsal): number[][] {
  const all = goods.map((_, i) => i);
  const rate = (i: number): number =>
    (goods[i]!.worth + 5 * goods[i]!.use + goods[i]!.saving.by.reduce((sum, n) => sum + n, 0) / 3) /
    (goods[i]!.price + 10);
  const bargains = [...all].sort((a, b) => rate(b) - rate(a));
  const cheap = [...all].sort((a, b) => goods[a]!.price - goods[b]!.price);
  const index = new Map(goods.map((g, i) => [g.id, i]));
  const first = baskets(shop).map(({ buy }) => {
    const now = buy.map((id) => index.get(id)!);
    return [...now, WAIT, ...bargains.filter((i) => !now.includes(i))];
  });
  return [bargains, cheap, ...first];
}

/** An order with one advance in another place, or a pause more or less, and how many places before that are the same. */
export function varied(order: readonly number[], reach: number, rng: Rng): { next: number[]; same: number } {
  const next = [...order];
  const from = rng.int(Math.min(next.length, reach + 12));
  const to = rng.int(Math.min(next.length, reach + 4));
  const kind = rng.int(8);
  if (kind === 0) {
    const pause = next.indexOf(WAIT);
    const less = pause >= 0 && rng.int(2) === 0;
    if (less) next.splice(pause, 1);
    else next.splice(to, 0, WAIT);
    return { next, same: less ? pause : to };
  }
  if (kind < 3) [next[from], next[to]] = [next[to]!, next[from]!];
  else next.splice(to, 0, ...next.splice(from, 1));
  return { next, same: from === to ? Infinity : Math.min(from, to) };
}

/** The same, but for so many places at the beginning. */
function variedAfter(
  order: readonly number[],
  fixed: number,
  reach: number,
  rng: Rng,
): { next: number[]; same: number } {
  const { next, same } = varied(order.slice(fixed), Math.max(0, reach - fixed), rng);
  return { next: [...order.slice(0, fixed), ...next], same: same + fixed };
}

/** The best order found from these; so many places at its beginning stay as they are. */
function annealed(
  play: Rehearsal,
  from: readonly number[][],
  heat: number,
  tries: number,
  fixed = 0,
): number[] {
  const rng = quick(20);
  let best = from[0]!;
  let top = -Infinity;
  let reach = 0;
  for (const order of from) {
    const worth = play.worth(order);
    if (worth <= top) continue;
    [best, top, reach] = [order, worth, play.reach];
    play.keep();
  }
  let here = best;
  let worthHere = top;
  for (let i = 0; i < tries; i++) {
    const { next, same } = fixed > 0 ? variedAfter(here, fixed, reach, rng) : varied(here, reach, rng);
    const worth = play.worth(next, same);
    const slack = (heat * (1 - i / tries) ** 2 * rng.int(100)) / 100;
    if (worth < worthHere - slack) continue;
    [here, worthHere, reach] = [next, worth, play.reach];
    play.keep();
    if (worth > top) [best, top] = [next, worth];
  }
  return best;
}
