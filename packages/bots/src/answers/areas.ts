import type { AreaId, NationId } from '@ochre/engine';
import { hasCity, nation, nations, tokens } from '@ochre/engine/board/queries.ts';
import { tokenUse } from '../losses/order.ts';
import { best } from '../mind/best.ts';
import { copy, estateOf, fall, put, swing } from '../mind/estate.ts';
import type { Mind } from '../mind/mind.ts';

/** Areas that a name stands for: itself, the shores of a sea, a flood plain, what a volcano touches. */
function areasOf({ sight }: Mind, name: string): AreaId[] {
  const { map } = sight.rules;
  const found = map.find(name);
  if (found) return found.kind === 'sea' ? [...found.water] : [name];
  return map.land.filter((a) => a.volcano === name || a.floodPlain === name).map((a) => a.id);
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
export function struck(mind: Mind, among: readonly string[]): string {
  const worth = (name: string): number => lossWorth(mind, areasOf(mind, name));
  const chosen = best(among, worth);
  const code = worth(chosen) > 0 ? 'hurtsMost' : 'hurtsLeast';
  const known = mind.sight.rules.map.find(chosen) !== undefined;
  for (const area of known ? [chosen] : areasOf(mind, chosen)) mind.say(code, { area });
  return chosen;
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
export function taken(mind: Mind, among: readonly AreaId[]): string {
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
  const area = best(among, worth);
  mind.say('bestPrize', { area });
  return area;
}

/** Cities that can be held before tokens, all of an area before one. */
export function annexed(mind: Mind, among: readonly string[]): string {
  const { sight } = mind;
  const worth = (choice: string): number => {
    const [what, area = ''] = choice.split(':');
    const of = nations(sight).find(
      (who) =>
        who !== mind.who && (what === 'city' ? hasCity(sight, who, area) : tokens(sight, who, area) > 0),
    );
    if (of === undefined) return 0;
    if (what === 'city') return annexWorth(mind, of, area, 0, true);
    return annexWorth(mind, of, area, what === 'all' ? tokens(sight, of, area) : 1, false);
  };
  const choice = best(among, worth);
  mind.say('bestPrize', { area: choice.slice(choice.indexOf(':') + 1) });
  return choice;
}

const JOINED = '+';

/** The two neighbours whose tokens are missed least. */
export function lostPair(mind: Mind, among: readonly string[]): string {
  const estate = estateOf(mind.sight, mind.who);
  const cost = (pair: string): number => {
    const left = copy(estate);
    let sum = 0;
    for (const area of pair.split(JOINED))
      for (; left.tokens[area]! > 0; put(left, area, -1))
        sum += tokenUse(mind, left, area, left.tokens[area]!);
    return sum;
  };
  const pair = best(among, (one) => -cost(one));
  for (const area of pair.split(JOINED)) mind.say('easyToRebuild', { area });
  return pair;
}
