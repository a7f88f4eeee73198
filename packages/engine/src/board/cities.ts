import type { Play } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import { value } from '../ruleset/effects.ts';
import { type AreaId, BARBARIANS, type NationId, type Owner } from '../state.ts';
import { nation, tokens } from './queries.ts';
import { found, place, raze, remove } from './transfer.ts';

// What happens to cities. Each takes the token beside the city along as the rules of that token say.

/** The token that may stay beside an own city; others there are not part of the city's fate. */
function besideCity(play: Play, who: NationId, area: AreaId): number {
  if (play.rules.variants.tokenBesideCity === 'staysApart') return 0;
  return Math.min(tokens(play, who, area), value(play, who, 'besideCity'));
}

/** Tokens a reduction may leave: least and most, stock and tokens already there regarded. */
export function reductionRange(p: Position, who: NationId, area: AreaId): { min: number; max: number } {
  const { min, max } = p.rules.policies.reduced(p, who, area);
  const { stock } = nation(p, who);
  const fit = (n: number): number => Math.max(0, Math.min(n, stock.tokens));
  return { min: fit(min), max: fit(max) };
}

/** A city becomes `n` tokens. */
export function reduceCity(play: Play, who: NationId, area: AreaId, n: number): void {
  raze(play, who, area);
  place(play, who, area, n);
}

/** A city is removed and nothing replaces it. */
export function destroyCity(play: Play, who: NationId, area: AreaId): void {
  remove(play, who, area, besideCity(play, who, area));
  raze(play, who, area);
}

/** A city becomes another owner's; the token beside it is lost. */
export function annexCity(play: Play, from: NationId, to: Owner, area: AreaId): void {
  destroyCity(play, from, area);
  found(play, to, area);
}

/** Tokens become another owner's. */
export function annexTokens(play: Play, from: Owner, to: Owner, area: AreaId, n: number): void {
  remove(play, from, area, n);
  place(play, to, area, n);
}

/** A city falls to pirates. */
export function toPirates(play: Play, from: NationId, area: AreaId): void {
  annexCity(play, from, BARBARIANS, area);
}
