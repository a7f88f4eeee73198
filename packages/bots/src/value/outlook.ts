import type { NationId, Sight } from '@ochre/engine';
import { FEATURES, featuresOf } from './features.ts';
import { evaluate, shares, UNIT_BITS, type Weights } from './network.ts';
import { learnt } from './weights.ts';

/** What a nation is likely to come to, as far as the viewer can tell. */
export interface Prospects {
  /** Its chance to win. */
  win: number;
  /** Victory points in the end. */
  points: number;
}

/** What one unit of the network's second number is in points. */
export const POINTS = 10;

/** The prospects of rows of features. */
export function prospectsOf(weights: Weights, rows: readonly Int32Array[]): Prospects[] {
  const out = rows.map((row) => evaluate(weights, row));
  const wins = shares(out.map(([score]) => score!));
  const now = FEATURES.indexOf('score');
  return out.map(([, more], i) => ({
    win: wins[i]!,
    points: rows[i]![now]! + (POINTS * more!) / 2 ** UNIT_BITS,
  }));
}

const known = new WeakMap<Sight, ReadonlyMap<NationId, Prospects>>();

/** The prospects of all nations as the viewer sees them; undefined where nothing was learnt of these rules. */
export function prospects(sight: Sight): ReadonlyMap<NationId, Prospects> | undefined {
  const weights = learnt(sight.rules.ruleset.id);
  if (!weights) return undefined;
  let found = known.get(sight);
  if (!found) {
    const { who, rows } = featuresOf(sight);
    const all = prospectsOf(weights, rows);
    found = new Map(who.map((id, i) => [id, all[i]!]));
    known.set(sight, found);
  }
  return found;
}

/** How likely a nation loses more than so many of its cities before markers move. */
export function fallsBelow(sight: Sight, spare: number): number {
  return (learnt(sight.rules.ruleset.id)?.fallen[spare] ?? 0) / 1000;
}
