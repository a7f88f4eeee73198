import type { Calamity, NationId, Position } from '@ochre/engine';
import { modified, nation, value } from '@ochre/engine/query';

export interface Support {
  tokens: number;
  cities: number;
  needed: number;
  /** Cities that the tokens cannot support. */
  falling: number;
}

/** What the tokens on the board would support, given so many tokens and cities. */
export function supportOf(
  p: Position,
  who: NationId,
  tokens: number,
  cities: number,
  rate = value(p, who, 'supportRate'),
): Support {
  const needed = cities * rate;
  // A reduced city leaves tokens in its place, so this is the most that can fall.
  const falling = rate > 0 ? Math.max(0, Math.ceil((needed - tokens) / rate)) : 0;
  return { tokens, cities, needed, falling: Math.min(cities, falling) };
}

/** What each city needs while a calamity is resolved, where it asks for more than usual. */
export function dearerRate(p: Position, who: NationId, calamity: Calamity | undefined): number | undefined {
  const more = calamity?.with['rate'];
  if (calamity === undefined || typeof more !== 'number') return undefined;
  return value(p, who, 'supportRate') + modified(p, who, calamity, more, 'primary');
}

export function tokensWithinLimits(
  p: Position,
  who: NationId,
  tokens: Readonly<Record<string, number>>,
): number {
  let n = 0;
  for (const area in tokens) n += Math.min(tokens[area]!, p.rules.policies.limit(p, who, area));
  return n;
}

export function boardTokens(p: Position, who: NationId): number {
  return Object.values(nation(p, who).tokens).reduce((a, b) => a + b, 0);
}
