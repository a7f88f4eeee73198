import { nations } from '../board/queries.ts';
import type { Answer, DecisionOf, DecisionSpec } from '../decisions.ts';
import { shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse } from '../refusals.ts';
import { int, map } from '../shape.ts';
import type { NationId } from '../state.ts';
import { absent, keptOut } from './keptOut.ts';

type Orders = Answer<'orderLosses'>;

/** Up to `total` to nations in this order, as much to each as there can be. */
function spread(d: DecisionOf<'orderLosses'>, order: readonly NationId[], total: number): Orders {
  const orders: Orders = {};
  let left = total;
  for (const who of order) {
    const n = Math.min(left, d.ask.most[who] ?? 0);
    if (n > 0) orders[who] = n;
    left -= n;
  }
  return orders;
}

/** All there is to order. */
function due({ ask }: DecisionOf<'orderLosses'>): number {
  const sum = Object.values(ask.most).reduce((all, n) => all + n, 0);
  return Math.min(ask.total, sum);
}

const targets = (sight: Sight, d: DecisionOf<'orderLosses'>): NationId[] =>
  nations(sight).filter((who) => d.ask.most[who]);

export const orderLosses: DecisionSpec<'orderLosses'> = {
  shape: map(int(1, 100), 20),
  check(sight, d, answer) {
    const { total, most, capped = {}, barred = {}, why } = d.ask;
    let sum = 0;
    for (const [who, n] of Object.entries(answer)) {
      if (!Object.hasOwn(most, who))
        return Object.hasOwn(barred, who)
          ? keptOut(barred[who]!, why?.[who])
          : (absent(sight, who, d.cite) ?? keptOut(d.cite, who === d.owner ? 'struck' : undefined));
      if (n > most[who]! && capped[who])
        return refuse('losesByAdvances', { nation: who, most: most[who]! }, capped[who]);
      if (n > most[who]!) return refuse('loses', { nation: who, most: most[who]! }, d.cite);
      sum += n;
    }
    if (sum > total) return refuse('lossesTogether', { most: total }, d.cite);
    if (d.ask.full && sum < due(d)) return refuse('lossesDue', { points: due(d) }, d.cite);
    return undefined;
  },
  choices: (_, d) => ({ total: d.ask.total, most: d.ask.most }),
  sample: (sight, d, rng) =>
    spread(d, shuffle(rng, targets(sight, d)), d.ask.full ? due(d) : rng.int(d.ask.total + 1)),
  /** As much as can be, those in front first. */
  fallback(sight, d) {
    const space = (who: NationId): number => sight.open.nations[who]!.space;
    return spread(
      d,
      targets(sight, d).sort((a, b) => space(b) - space(a)),
      d.ask.total,
    );
  },
};
