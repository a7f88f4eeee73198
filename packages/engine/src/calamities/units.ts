import { tokensIn } from '../board/damage.ts';
import { CITY_POINTS } from '../board/queries.ts';
import type { Answer } from '../decisions.ts';
import type { Position } from '../position.ts';
import type { AreaId } from '../state.ts';

// Units of one nation: tokens by area, and cities.

export type Units = Answer<'annexUnits'>;

export const none = (): Units => ({ tokens: {}, cities: [] });

export const pointsOf = ({ tokens, cities }: Units): number => tokensIn(tokens) + CITY_POINTS * cities.length;

export function minus(all: Units, some: Units): Units {
  const tokens: Units['tokens'] = {};
  for (const area in all.tokens) {
    const left = all.tokens[area]! - (some.tokens[area] ?? 0);
    if (left > 0) tokens[area] = left;
  }
  return { tokens, cities: all.cities.filter((area) => !some.cities.includes(area)) };
}

export function plus(a: Units, b: Units): Units {
  const tokens = { ...a.tokens };
  for (const area in b.tokens) tokens[area] = (tokens[area] ?? 0) + b.tokens[area]!;
  return { tokens, cities: [...a.cities, ...b.cities] };
}

/** What a stock replaces of these units, where that is no choice. */
export function replaced(
  units: Units,
  stock: { readonly tokens: number; readonly cities: number },
): Units | undefined {
  const areas = Object.keys(units.tokens);
  const n = Math.min(stock.tokens, tokensIn(units.tokens));
  const m = Math.min(stock.cities, units.cities.length);
  const someTokens = n > 0 && n < tokensIn(units.tokens);
  if ((someTokens && areas.length > 1) || (m > 0 && m < units.cities.length)) return undefined;
  const tokens = someTokens ? { [areas[0]!]: n } : n > 0 ? units.tokens : {};
  return { tokens, cities: m > 0 ? units.cities : [] };
}

export const areasOf = ({ tokens, cities }: Units): AreaId[] => [
  ...new Set([...Object.keys(tokens), ...cities]),
];

/** Of these units those in or next to areas of others. */
export function nextTo(p: Position, units: Units, others: readonly AreaId[]): Units {
  const near = new Set(others.flatMap((area) => [area, ...p.rules.map.area(area).neighbours]));
  const tokens = Object.fromEntries(Object.entries(units.tokens).filter(([area]) => near.has(area)));
  return { tokens, cities: units.cities.filter((area) => near.has(area)) };
}
