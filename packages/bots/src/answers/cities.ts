import type { AreaId, DecisionOf, Json } from '@ochre/engine';
import { reductionRange } from '@ochre/engine/board/cities.ts';
import { nation } from '@ochre/engine/board/queries.ts';
import type { Mind } from '../mind/mind.ts';
import { hardship, harm, prize } from '../mind/places.ts';

function by(areas: readonly AreaId[], worth: (area: AreaId) => number): AreaId[] {
  const worths = new Map(areas.map((area) => [area, worth(area)]));
  return [...areas].sort((a, b) => worths.get(b)! - worths.get(a)!);
}

/** Own cities: those easiest to get back. Cities of others: those that are worth most to take, or hurt most to lose. */
export function chooseCities(mind: Mind, { ask, owner }: DecisionOf<'chooseCities'>): Json {
  const { sight } = mind;
  if (ask.of === owner) {
    const lost = by(ask.among, (area) => -hardship(sight, owner, area)).slice(0, ask.count);
    for (const area of lost) mind.say('easyToRebuild', { area });
    return lost;
  }
  const taken = nation(sight, owner).stock.cities > 0 && !ask.purpose.endsWith('destroyed');
  const worth = (area: AreaId): number =>
    taken ? prize(sight, owner, ask.of, area) : harm(sight, owner, ask.of, area);
  const chosen = by(ask.among, worth).slice(0, ask.count);
  for (const area of chosen) mind.say(taken ? 'bestPrize' : 'hurtsMost', { area });
  return chosen;
}

/** The fewest that will do, those easiest to get back, each left with all the tokens it may be. */
export function reduceCities(mind: Mind, { ask, owner }: DecisionOf<'reduceCities'>): Json {
  const { sight } = mind;
  const count = Math.min(ask.count, ask.among.length) - (ask.spare ?? 0);
  let { tokens: stock } = nation(sight, owner).stock;
  return by(ask.among, (area) => -hardship(sight, owner, area) + reductionRange(sight, owner, area).max)
    .slice(0, count)
    .map((area) => {
      const tokens = Math.min(reductionRange(sight, owner, area).max, stock);
      stock -= tokens;
      mind.say('easyToRebuild', { area });
      return { area, tokens };
    });
}

/** A step on the track for cities, where the cities are worth less. */
export function preventSteps(mind: Mind, { ask, owner }: DecisionOf<'preventSteps'>): Json {
  const { sight, rates } = mind;
  const order = [
    ...by(ask.first, (area) => -hardship(sight, owner, area)),
    ...by(
      ask.among.filter((area) => !ask.first.includes(area)),
      (area) => -hardship(sight, owner, area),
    ),
  ];
  const draws = Math.min(2, mind.turnsLeft);
  const price = ask.citiesEach * (rates.city * draws + (mind.lastTurn ? rates.victory : 0));
  const steps = price < rates.step ? Math.min(ask.steps, Math.floor(order.length / ask.citiesEach)) : 0;
  mind.say(steps > 0 ? 'keepStep' : 'keepCities');
  return order.slice(0, steps * ask.citiesEach);
}
