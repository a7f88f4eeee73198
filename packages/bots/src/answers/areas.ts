import type { AreaId, NationId, Option } from '@ochre/engine';
import { hasCity, nation, nations, tokens } from '@ochre/engine/query';
import { chosen, offered, told } from '@ochre/engine/testing';
import { best } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { copy, fall, piecesOf, put, swing } from '../evaluation/pieces.ts';
import { tokenUse } from '../losses/order.ts';

/** Areas that are struck: one, the shores of a sea, a flood plain, what a volcano touches. */
function areasOf({ sight }: Context, where: Option): AreaId[] {
  const { map } = sight.rules;
  if (where && 'plain' in where) return map.land.filter((a) => a.floodPlain === where.plain).map((a) => a.id);
  if (where && 'volcano' in where)
    return map.land.filter((a) => a.volcano === where.volcano).map((a) => a.id);
  const area = map.area(chosen(where, 'area'));
  return area.kind === 'sea' ? [...area.water] : [area.id];
}

/** What it is worth that everything of everybody in these areas is lost. */
function lossWorth(context: Context, areas: readonly AreaId[]): number {
  const after = nations(context.sight).flatMap((who) => {
    const held = areas.filter(
      (area) => tokens(context.sight, who, area) > 0 || hasCity(context.sight, who, area),
    );
    if (held.length === 0) return [];
    const pieces = piecesOf(context.sight, who);
    for (const area of held) {
      put(pieces, area, -(pieces.tokens[area] ?? 0));
      fall(pieces, area);
    }
    return [pieces];
  });
  return swing(context, after);
}

/** Where it hurts those in front most and oneself least. */
export function struck(context: Context, among: readonly Option[]): Option {
  const worth = (where: Option): number => lossWorth(context, areasOf(context, where));
  const where = best(among, worth);
  const code = worth(where) > 0 ? 'hurtsMost' : 'hurtsLeast';
  const areas = where && 'area' in where ? [where.area] : areasOf(context, where);
  for (const area of areas) context.say(code, { area });
  return where;
}

/** What it is worth that units of a nation in an area become one's own, as far as the stock goes. */
function annexWorth(context: Context, of: NationId, area: AreaId, n: number, city: boolean): number {
  const { stock } = nation(context.sight, context.who);
  const theirs = piecesOf(context.sight, of);
  const mine = piecesOf(context.sight, context.who);
  const taken = Math.min(n, stock.tokens);
  put(theirs, area, -taken);
  put(mine, area, taken);
  if (city && stock.cities > 0) {
    fall(theirs, area);
    mine.cities.add(area);
  }
  return swing(context, [theirs, mine]);
}

/** Of areas of another the one worth most to take; of own ones the one missed least. */
export function taken(context: Context, among: readonly Option[]): Option {
  const { sight } = context;
  const worth = (area: AreaId): number => {
    let sum = 0;
    for (const who of nations(sight)) {
      const [n, city] = [tokens(sight, who, area), hasCity(sight, who, area)];
      if (n === 0 && !city) continue;
      sum += who === context.who ? lossWorth(context, [area]) : annexWorth(context, who, area, n, city);
    }
    return sum;
  };
  const area = best(offered(among, 'area'), worth);
  context.say('bestPrize', { area });
  return { area };
}

/** Cities that can be held before tokens, all of an area before one. */
export function annexed(context: Context, among: readonly Option[]): Option {
  const { sight } = context;
  const others = nations(sight).filter((who) => who !== context.who);
  const worth = (prize: Option): number => {
    if (prize && 'city' in prize) {
      const of = others.find((who) => hasCity(sight, who, prize.city));
      return of === undefined ? 0 : annexWorth(context, of, prize.city, 0, true);
    }
    const all = prize !== null && 'tokens' in prize;
    const area = all ? prize.tokens : chosen(prize, 'token');
    const of = others.find((who) => tokens(sight, who, area) > 0);
    return of === undefined ? 0 : annexWorth(context, of, area, all ? tokens(sight, of, area) : 1, false);
  };
  const prize = best(among, worth);
  context.say('bestPrize', { area: told(prize)![1] as AreaId });
  return prize;
}

/** The two neighbours whose tokens are missed least. */
export function lostPair(context: Context, among: readonly Option[]): Option {
  const pieces = piecesOf(context.sight, context.who);
  const cost = (pair: readonly AreaId[]): number => {
    const left = copy(pieces);
    let sum = 0;
    for (const area of pair)
      for (; left.tokens[area]! > 0; put(left, area, -1))
        sum += tokenUse(context, left, area, left.tokens[area]!);
    return sum;
  };
  const areas = best(offered(among, 'areas'), (pair) => -cost(pair));
  for (const area of areas) context.sayGivenUp(area);
  return { areas };
}
