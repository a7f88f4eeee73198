import { reduceCity } from '../board/cities.ts';
import { damageOf, onlyWay, tokensIn } from '../board/damage.ts';
import { CITY_POINTS, nation, tokenAreas, tokens } from '../board/queries.ts';
import { remove } from '../board/transfer.ts';
import type { Purpose } from '../decisions/purposes.ts';
import type { Answer, Ask } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import type { AreaId, NationId } from '../state.ts';

type Units = Pick<Ask<'takeDamage'>, 'tokens' | 'cities' | 'leave' | 'most'>;

/** Units of `who` in areas that count. */
export function unitsWithin(
  p: Position,
  who: NationId,
  within: (area: AreaId) => boolean = () => true,
): Units {
  const areas = tokenAreas(p, who).filter(within);
  return {
    tokens: Object.fromEntries(areas.map((area) => [area, tokens(p, who, area)])),
    cities: p.rules.map.sorted(nation(p, who).cities.filter(within)),
  };
}

/** Of those units what can be lost with a token left in every area. */
export function sparingOne(units: Units): Units {
  const tokens = Object.fromEntries(
    Object.entries(units.tokens).flatMap(([a, n]) => (n > 1 ? [[a, n - 1]] : [])),
  );
  return { tokens, cities: units.cities, leave: 1 };
}

/** Damage to be taken from these units: the question to ask, or nothing where there was no choice and it is done. */
export function damageQuestion(
  play: Play,
  who: NationId,
  purpose: Purpose,
  points: number,
  units: Units,
  cite: Cite,
): Question<'takeDamage'> | undefined {
  if (points === 0) return undefined;
  const ask = { purpose, points, ...units };
  const due = damageOf(play, who, ask);
  if (due.sum === 0) return undefined;
  const only = onlyWay(ask, due);
  if (!only) return { kind: 'takeDamage', owner: who, ask, cite };
  sufferDamage(play, who, only, cite);
  return undefined;
}

/** Tokens go first, so that they are in stock when cities are replaced. */
export function sufferDamage(play: Play, who: NationId, taken: Answer<'takeDamage'>, cite: Cite): void {
  const { sorted } = play.rules.map;
  let points = tokensIn(taken.tokens);
  for (const area in taken.tokens) remove(play, who, area, taken.tokens[area]!);
  for (const area of sorted(Object.keys(taken.cities))) {
    const left = taken.cities[area]!;
    points += CITY_POINTS - left;
    // Tokens that stood beside the city are what is left of it.
    reduceCity(play, who, area, left);
  }
  if (points > 0)
    play.emit('damageTaken', cite, { nation: who, points, tokens: taken.tokens, cities: taken.cities });
}
