import type { AreaId, NationId } from '@ochre/engine';
import { hasCity, nation, nations, tokens } from '@ochre/engine/query';
import { best } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { copy, fall, piecesOf, put, swing } from '../evaluation/pieces.ts';
import { tokenUse } from '../losses/order.ts';

/** Areas that a name stands for: itself, the shores of a sea, a flood plain, what a volcano touches. */
function areasOf({ sight }: Context, name: string): AreaId[] {
  const { map } = sight.rules;
  const found = map.find(name);
  if (found) return found.kind === 'sea' ? [...found.water] : [name];
  return map.land.filter((a) => a.volcano === name || a.floodPlain === name).map((a) => a.id);
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
export function struck(context: Context, among: readonly string[]): string {
  const worth = (name: string): number => lossWorth(context, areasOf(context, name));
  const chosen = best(among, worth);
  const code = worth(chosen) > 0 ? 'hurtsMost' : 'hurtsLeast';
  const known = context.sight.rules.map.find(chosen) !== undefined;
  for (const area of known ? [chosen] : areasOf(context, chosen)) context.say(code, { area });
  return chosen;
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
export function taken(context: Context, among: readonly AreaId[]): string {
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
  const area = best(among, worth);
  context.say('bestPrize', { area });
  return area;
}

/** Cities that can be held before tokens, all of an area before one. */
export function annexed(context: Context, among: readonly string[]): string {
  const { sight } = context;
  const worth = (choice: string): number => {
    const [what, area = ''] = choice.split(':');
    const of = nations(sight).find(
      (who) =>
        who !== context.who && (what === 'city' ? hasCity(sight, who, area) : tokens(sight, who, area) > 0),
    );
    if (of === undefined) return 0;
    if (what === 'city') return annexWorth(context, of, area, 0, true);
    return annexWorth(context, of, area, what === 'all' ? tokens(sight, of, area) : 1, false);
  };
  const choice = best(among, worth);
  context.say('bestPrize', { area: choice.slice(choice.indexOf(':') + 1) });
  return choice;
}

const JOINED = '+';

/** The two neighbours whose tokens are missed least. */
export function lostPair(context: Context, among: readonly string[]): string {
  const pieces = piecesOf(context.sight, context.who);
  const cost = (pair: string): number => {
    const left = copy(pieces);
    let sum = 0;
    for (const area of pair.split(JOINED))
      for (; left.tokens[area]! > 0; put(left, area, -1))
        sum += tokenUse(context, left, area, left.tokens[area]!);
    return sum;
  };
  const pair = best(among, (one) => -cost(one));
  for (const area of pair.split(JOINED)) context.say('easyToRebuild', { area });
  return pair;
}
