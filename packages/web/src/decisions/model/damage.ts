import type { Answer, AreaId, Cite, DamageBounds, DecisionOf, Sight } from '@ochre/engine';
import { CITY_POINTS, hasCity, holds, nation } from '@ochre/engine/query';
import { sum, withCount } from './counts.ts';
import { boardTokens, type Support, supportOf } from './support.ts';

export type Taken = Answer<'takeDamage'>;
type Asked = DecisionOf<'takeDamage'>;

/** What `choices` says of damage. */
export interface LossLine {
  area: AreaId;
  kind: 'tokens' | 'city';
  points: number;
  /** Tokens lost, or left in place of the city. */
  n: number;
}

export const nothingTaken: Taken = { tokens: {}, cities: {} };

export function pointsOf(taken: Taken): number {
  return sum(taken.tokens) + Object.values(taken.cities).reduce((n, left) => n + CITY_POINTS - left, 0);
}

export function takeTokens(taken: Taken, bounds: DamageBounds, area: AreaId, n: number): Taken {
  const most = bounds.tokens[area] ?? 0;
  return { ...taken, tokens: withCount(taken.tokens, area, Math.max(0, Math.min(n, most))) };
}

/** A city is kept (`undefined`), or lost with so many tokens in its place. */
export function takeCity(taken: Taken, area: AreaId, left: number | undefined): Taken {
  const { [area]: _, ...cities } = taken.cities;
  return { ...taken, cities: left === undefined ? cities : { ...cities, [area]: left } };
}

/** Tokens that can stay in place of a city given up now: what the area bears and the stock has. */
export function mostLeft(taken: Taken, bounds: DamageBounds, area: AreaId): number {
  const others = takeCity(taken, area, undefined);
  const stock = bounds.stock + sum(others.tokens) - sum(others.cities);
  const bears = bounds.cities.find((c) => c.area === area)?.left ?? 0;
  return Math.max(0, Math.min(bears, stock));
}

export function lossLines(taken: Taken): LossLine[] {
  return [
    ...Object.entries(taken.tokens).map(([area, n]): LossLine => ({ area, kind: 'tokens', points: n, n })),
    ...Object.entries(taken.cities).map(
      ([area, left]): LossLine => ({ area, kind: 'city', points: CITY_POINTS - left, n: left }),
    ),
  ];
}

/** The support of the cities after these losses. */
export function supportAfter(sight: Sight, d: Asked, taken: Taken): Support {
  const lost = Object.keys(taken.cities).filter((area) => hasCity(sight, d.owner, area));
  const tokens = boardTokens(sight, d.owner) - sum(taken.tokens) + sum(taken.cities);
  return supportOf(sight, d.owner, tokens, nation(sight, d.owner).cities.length - lost.length);
}

export interface Addend {
  label: string;
  advance?: string;
  n: number;
  held: boolean;
  cite: Cite;
}

/** How the points asked for come about, where the calamity's own numbers and the advances held say so. */
export function modifierSum(
  sight: Sight,
  d: Asked,
): { as: 'primary' | 'secondary'; lines: Addend[] } | undefined {
  const calamity = sight.rules.ruleset.calamities.find((c) => c.id === d.ask.purpose);
  if (!calamity) return undefined;
  const as = d.cite === calamity.cite || d.cite !== calamity.cites['secondary'] ? 'primary' : 'secondary';
  const base = as === 'primary' ? calamity.with['damage'] : calamity.secondary?.measure;
  if (typeof base !== 'number') return undefined;
  const lines: Addend[] = [{ label: as, n: base, held: true, cite: d.cite }];
  for (const m of calamity.modifiers) {
    if (m.add === undefined || (m.as ?? as) !== as) continue;
    const held = holds(sight, d.owner, m.has);
    lines.push({ label: sight.rules.advance(m.has).name, advance: m.has, n: m.add, held, cite: m.cite });
  }
  const total = lines.reduce((n, l) => n + (l.held ? l.n : 0), 0);
  return total === d.ask.points ? { as, lines } : undefined;
}
