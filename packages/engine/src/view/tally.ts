import type { Position } from '../position.ts';
import type { NationId, Own } from '../state.ts';

/** What everybody can count of a nation. */
export interface Tally {
  tokens: number;
  cities: number;
  treasury: number;
  advances: number;
  space: number;
  points: number;
}

/** Nothing secret counts before the end. */
const UNSEEN: Own = { hand: [], sealed: {}, committed: {}, offers: [], asked: 0 };

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((a, b) => a + b, 0);

/** Points by source as everybody can count them; those in `open.result` once the game is over. */
export function openPoints(p: Position, who: NationId): Record<string, number> {
  const final = p.open.result?.scores[who];
  if (!final) return p.rules.policies.score(p, who, UNSEEN);
  const { total: _, ...sources } = final;
  return sources;
}

/** All nations counted as they stand; at the end with their final points. */
export function tally(p: Position): Record<NationId, Tally> {
  const counted: Record<NationId, Tally> = {};
  for (const who of Object.keys(p.open.nations)) {
    const { tokens, cities, treasury, advances, space } = p.open.nations[who]!;
    counted[who] = {
      tokens: sum(tokens),
      cities: cities.length,
      treasury,
      advances: advances.length,
      space,
      points: sum(openPoints(p, who)),
    };
  }
  return counted;
}
