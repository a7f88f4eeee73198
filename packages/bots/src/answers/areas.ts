import type { AreaId, NationId, Option } from '@ochre/engine';
import { hasCity, nation, nations, tokens } from '@ochre/engine/board/queries.ts';
import { chosen, offered, told } from '@ochre/engine/decisions/option.ts';
import { tokenUse } from '../losses/order.ts';
import { best } from '../mind/best.ts';
import { copy, estateOf, fall, put, swing } from '../mind/estate.ts';
import type { Mind } from '../mind/mind.ts';

/** Areas that are struck: one, the shores of a sea, a flood plain, what a volcano touches. */
function areasOf({ sight }: Mind, where: Option): AreaId[] {
  const { map } = sight.rules;
  if (where && 'plain' in where) return map.land.filter((a) => a.floodPlain === where.plain).map((a) => a.id);
  if (where && 'volcano' in where)
    return map.land.filter((a) => a.volcano === where.volcano).map((a) => a.id);
  const area = map.area(chosen(where, 'area'));
  return area.kind === 'sea' ? [...area.water] : [area.id];
}

/** What it is worth that everything of everybody in these areas is lost. */
function lossWorth(mind: Mind, areas: readonly AreaId[]): number {
  const after = nations(mind.sight).flatMap((who) => {
    const held = areas.filter((area) => tokens(mind.sight, who, area) > 0 || hasCity(mind.sight, who, area));
    if (held.length === 0) return [];
    const estate = estateOf(mind.sight, who);
    for (const area of held) {
      put(estate, area, -(estate.tokens[area] ?? 0));
      fall(estate, area);
    }
    return [estate];
  });
  return swing(mind, after);
}

/** Where it hurts those in front most and oneself least. */
export function struck(mind: Mind, among: readonly Option[]): Option {
  const worth = (where: Option): number => lossWorth(mind, areasOf(mind, where));
  const where = best(among, worth);
  const code = worth(where) > 0 ? 'hurtsMost' : 'hurtsLeast';
  const areas = where && 'area' in where ? [where.area] : areasOf(mind, where);
  for (const area of areas) mind.say(code, { area });
  return where;
}

/** What it is worth that units of a nation in an area become one's own, as far as the stock goes. */
function annexWorth(mind: Mind, of: NationId, area: AreaId, n: number, city: boolean): number {
  const { stock } = nation(mind.sight, mind.who);
  const theirs = estateOf(mind.sight, of);
  const mine = estateOf(mind.sight, mind.who);
  const taken = Math.min(n, stock.tokens);
  put(theirs, area, -taken);
  put(mine, area, taken);
  if (city && stock.cities > 0) {
    fall(theirs, area);
    mine.cities.add(area);
  }
  return swing(mind, [theirs, mine]);
}

/** Of areas of another the one worth most to take; of own ones the one missed least. */
export function taken(mind: Mind, among: readonly Option[]): Option {
  const { sight } = mind;
  const worth = (area: AreaId): number => {
    let sum = 0;
    for (const who of nations(sight)) {
      const [n, city] = [tokens(sight, who, area), hasCity(sight, who, area)];
      if (n === 0 && !city) continue;
      sum += who === mind.who ? lossWorth(mind, [area]) : annexWorth(mind, who, area, n, city);
    }
    return sum;
  };
  const area = best(offered(among, 'area'), worth);
  mind.say('bestPrize', { area });
  return { area };
}

/** Cities that can be held before tokens, all of an area before one. */
export function annexed(mind: Mind, among: readonly Option[]): Option {
  const { sight } = mind;
  const others = nations(sight).filter((who) => who !== mind.who);
  const worth = (prize: Option): number => {
    if (prize && 'city' in prize) {
      const of = others.find((who) => hasCity(sight, who, prize.city));
      return of === undefined ? 0 : annexWorth(mind, of, prize.city, 0, true);
    }
    const all = prize !== null && 'tokens' in prize;
    const area = all ? prize.tokens : chosen(prize, 'token');
    const of = others.find((who) => tokens(sight, who, area) > 0);
    return of === undefined ? 0 : annexWorth(mind, of, area, all ? tokens(sight, of, area) : 1, false);
  };
  const prize = best(among, worth);
  mind.say('bestPrize', { area: told(prize)![1] as AreaId });
  return prize;
}

/** The two neighbours whose tokens are missed least. */
export function lostPair(mind: Mind, among: readonly Option[]): Option {
  const estate = estateOf(mind.sight, mind.who);
  const cost = (pair: readonly AreaId[]): number => {
    const left = copy(estate);
    let sum = 0;
    for (const area of pair)
      for (; left.tokens[area]! > 0; put(left, area, -1))
        sum += tokenUse(mind, left, area, left.tokens[area]!);
    return sum;
  };
  const areas = best(offered(among, 'areas'), (pair) => -cost(pair));
  for (const area of areas) mind.say('easyToRebuild', { area });
  return { areas };
}
