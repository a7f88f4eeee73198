import { prospects } from '@ochre/bots/value';
import {
  type NationId,
  type Open,
  openPoints,
  type Position,
  type Sight,
  type TurnTally,
} from '@ochre/engine';
import { isMet, needsAt } from '../decisions/model/epoch.ts';
import { sum } from '../ui/sum.ts';
import { stepsLeft } from './stepsLeft.ts';

/** Turns whose pace is taken to go on. */
const PACE_TURNS = 3;

/** Where a marker comes in so many steps, with today's cities and advances at every gate. */
function spaceAfter(p: Position, who: NationId, steps: number): number {
  const { last } = p.rules.policies.succession(p);
  const { advances, space } = p.open.nations[who]!;
  let at = space;
  for (let i = 0; i < steps && at < last; i++) {
    if (!needsAt(p, who, at + 1, advances).every(isMet)) break;
    at++;
  }
  return at;
}

/** The position with nations otherwise. */
const having = (p: Position, change: (id: NationId) => Partial<Open['nations'][string]>): Position => ({
  ...p,
  open: {
    ...p.open,
    nations: Object.fromEntries(
      Object.entries(p.open.nations).map(([id, nation]) => [id, { ...nation, ...change(id) }]),
    ),
  },
});

/** Points that came from advances when a turn was over: the rest of the tally is counted by the rules and taken off. */
function advancesThen(p: Position, { nations }: TurnTally): Record<NationId, number> {
  const then = having(p, (id) => {
    const counted = nations[id];
    if (!counted) return { advances: [] };
    const { space, treasury, cities } = counted;
    // Only how many there were is known, and counted.
    return { space, treasury, cities: Array.from({ length: cities }, (_, i) => `city ${i}`), advances: [] };
  });
  return Object.fromEntries(
    Object.keys(nations).map((id) => [
      id,
      Math.max(0, nations[id]!.points - (p.open.nations[id] ? sum(openPoints(then, id)) : 0)),
    ]),
  );
}

/** Points of advances that a turn brought, on the average of the last three that are over. */
function paceOf(p: Position, turns: readonly TurnTally[]): Record<NationId, number> {
  const over = turns.filter(({ turn }) => turn < p.open.turn).slice(-PACE_TURNS - 1);
  if (over.length < 2) return {};
  const [from, to] = [over[0]!, over.at(-1)!];
  const [before, after] = [advancesThen(p, from), advancesThen(p, to)];
  return Object.fromEntries(
    Object.keys(after).map((id) => [
      id,
      Math.max(0, after[id]! - (before[id] ?? after[id]!)) / (to.turn - from.turn),
    ]),
  );
}

/**
 * Points at the end, by source: advances go on at the pace of the last three turns, markers step on as long as today's
 * cities and advances let them, the rest stays as it is. A guess, never a rule.
 */
export function atTheEnd(
  p: Position,
  turns: readonly TurnTally[],
): Record<NationId, Readonly<Record<string, number>>> {
  const ids = Object.keys(p.open.nations);
  if (p.open.result) return Object.fromEntries(ids.map((id) => [id, openPoints(p, id)]));
  const steps = stepsLeft(p);
  const gone = (id: NationId): boolean => p.open.nations[id]!.left === true;
  const end = having(p, (id) => (gone(id) ? {} : { space: spaceAfter(p, id, steps) }));
  const paces = paceOf(p, turns);
  return Object.fromEntries(
    ids.map((id) => {
      const now = openPoints(p, id)['advances'] ?? 0;
      const more = gone(id) ? 0 : Math.round((paces[id] ?? 0) * steps);
      return [id, { ...openPoints(end, id), advances: now + more }];
    }),
  );
}

/** What a nation is likely to come to. */
export interface Ending {
  points: number;
  /** Points by source; where nobody can tell of what they will be, what is to come is one of them. */
  by: Readonly<Record<string, number>>;
  /** How likely it wins, where that was learnt from games. */
  win?: number;
}

/** The end as games that stood like this one went on, or where the pace of the last turns leads where none were learnt from. */
export function endings(sight: Sight, turns: readonly TurnTally[]): Record<NationId, Ending> {
  const learnt = sight.open.result ? undefined : prospects(sight);
  const paced = learnt ? {} : atTheEnd(sight, turns);
  return Object.fromEntries(
    Object.keys(sight.open.nations).map((id): [NationId, Ending] => {
      const now = openPoints(sight, id);
      const found = learnt?.get(id);
      if (!found) {
        const by = paced[id] ?? now;
        return [id, { points: sum(by), by }];
      }
      const more = Math.max(0, Math.round(found.points) - sum(now));
      return [id, { points: sum(now) + more, by: { ...now, more }, win: found.win }];
    }),
  );
}
