import { tokensIn } from '../board/damage.ts';
import { CITY_POINTS } from '../board/queries.ts';
import type { Ask } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import type { NationId } from '../state.ts';
import type { Units } from './units.ts';

// Units of one nation that somebody picks by their points.

/** Numbers of cities with which the points can be picked exactly; else the one with the least above. */
export function reachable({ points, tokens, cities }: Ask<'pickUnits'>): { sum: number; counts: number[] } {
  const all = tokensIn(tokens);
  let sum = Infinity;
  let counts: number[] = [];
  for (let count = 0; count <= cities.length; count++) {
    if (CITY_POINTS * count + all < points) continue;
    const here = Math.max(points, CITY_POINTS * count);
    if (here < sum) counts = [];
    if (here <= sum) counts.push(count);
    sum = Math.min(sum, here);
  }
  if (counts.length > 0) return { sum, counts };
  return { sum: CITY_POINTS * cities.length + all, counts: [cities.length] };
}

/** Whether some unit not picked would still fit. */
export function hasRoom({ points, tokens, cities }: Ask<'pickUnits'>, picked: Mix): boolean {
  const left = points - picked.tokens - CITY_POINTS * picked.cities;
  if (left > 0 && picked.tokens < tokensIn(tokens)) return true;
  return left >= CITY_POINTS && picked.cities < cities.length;
}

/** How many tokens and cities are picked. */
interface Mix {
  tokens: number;
  cities: number;
}

function mixes(ask: Ask<'pickUnits'>): Mix[] {
  if (!ask.within) {
    const { sum, counts } = reachable(ask);
    return counts.map((cities) => ({ cities, tokens: sum - CITY_POINTS * cities }));
  }
  const all = tokensIn(ask.tokens);
  const found: Mix[] = [];
  for (let cities = 0; cities <= ask.cities.length && CITY_POINTS * cities <= ask.points; cities++) {
    const mix = { cities, tokens: Math.min(all, ask.points - CITY_POINTS * cities) };
    if (!hasRoom(ask, mix)) found.push(mix);
  }
  return found;
}

/** The units that have to be picked, where there is but one way to. */
export function onlyPick(ask: Ask<'pickUnits'>): Units | undefined {
  const [mix, ...others] = mixes(ask);
  if (!mix || others.length > 0 || (mix.cities > 0 && mix.cities < ask.cities.length)) return undefined;
  const areas = Object.keys(ask.tokens);
  const some = mix.tokens > 0 && mix.tokens < tokensIn(ask.tokens);
  if (some && areas.length > 1) return undefined;
  const tokens = some ? { [areas[0]!]: mix.tokens } : mix.tokens > 0 ? ask.tokens : {};
  return { tokens, cities: mix.cities > 0 ? ask.cities : [] };
}

/** The units, where there is nothing to choose; else the question is put. */
export function pickUnits(play: Play, owner: NationId, ask: Ask<'pickUnits'>, cite: Cite): Units | undefined {
  const only = onlyPick(ask);
  if (!only) play.ask({ kind: 'pickUnits', owner, ask, cite });
  return only;
}
