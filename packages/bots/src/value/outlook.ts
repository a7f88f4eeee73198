import type { NationId, Position, Sight } from '@ochre/engine';
import { FEATURES, featuresOf } from './features.ts';
import { evaluate, shares, UNIT_BITS, type Weights } from './network.ts';
import { type Learnt, learnt } from './weights.ts';

/** What a nation is likely to come to, as far as the viewer can tell. */
export interface Prospects {
  /** Its chance to win. */
  win: number;
  /** Victory points in the end. */
  points: number;
}

/** The prospects of rows of features. */
export function prospectsOf(weights: Weights, rows: readonly Int32Array[]): Prospects[] {
  const out = rows.map((row) => evaluate(weights, row));
  const wins = shares(out.map(([score]) => score!));
  const now = FEATURES.indexOf('score');
  return out.map(([, more], i) => ({
    win: wins[i]!,
    points: rows[i]![now]! + (weights.unit * more!) / 2 ** UNIT_BITS,
  }));
}

const known = new WeakMap<Sight, ReadonlyMap<NationId, Prospects>>();

/** A game that may last this many times as long as the track is one that nothing shortens. */
const AMPLE = 2;

/** What was learnt of such a game: of whole ones alone, as all that were played to learn from went on to the end of the track. */
function learntOf(p: Position): Learnt | undefined {
  const { ruleset, options } = p.config;
  const { turns } = options;
  const cut = typeof turns === 'number' && turns < AMPLE * p.rules.policies.succession(p).finish;
  return options['short'] === true || cut ? undefined : learnt(ruleset);
}

/** The prospects of all nations as the viewer sees them; undefined where nothing was learnt of such games. */
export function prospects(sight: Sight): ReadonlyMap<NationId, Prospects> | undefined {
  const weights = learntOf(sight);
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

/** Whether bots go by what was learnt of such a game. */
export const guided = (sight: Sight): boolean => learntOf(sight)?.guides === true;

/** How likely a nation loses more than so many of its cities before markers move. */
export function fallsBelow(sight: Sight, spare: number): number {
  return (learntOf(sight)?.fallen[spare] ?? 0) / 1000;
}
