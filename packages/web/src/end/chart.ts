import type { NationId, Tally, TurnTally } from '@ochre/engine';

export { type Scale, scaleOf, spread } from '@ochre/film/axis.ts';

export const MEASURES = ['lead', 'points', 'cities', 'tokens', 'treasury', 'advances'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Line {
  nation: NationId;
  /** One value per turn; undefined where the nation was not in the game. */
  values: (number | undefined)[];
}

const measured = (measure: Measure, tally: Tally): number =>
  measure === 'lead' ? tally.points : tally[measure];

/** A line for each nation, those in `order` first to last. */
export function linesOf(turns: readonly TurnTally[], measure: Measure, order: readonly NationId[]): Line[] {
  const averages = turns.map(({ nations }) => {
    const all = Object.values(nations);
    return measure === 'lead' ? all.reduce((sum, t) => sum + t.points, 0) / Math.max(1, all.length) : 0;
  });
  const ids = [...new Set([...order, ...turns.flatMap((t) => Object.keys(t.nations))])];
  return ids.map((nation) => ({
    nation,
    values: turns.map(({ nations }, i) => {
      const tally = nations[nation];
      return tally && measured(measure, tally) - averages[i]!;
    }),
  }));
}
