import { type NationId, type Position, type Tally, type TurnTally, tally } from '@ochre/engine';

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

/** The game turn by turn, and as long as it goes on how it stands now: not all that a turn brings is over. */
export const upToNow = (turns: readonly TurnTally[], p: Position): readonly TurnTally[] =>
  p.open.result ? turns : [...turns, { turn: p.open.turn, nations: tally(p) }];

/** Lines of one value run side by side, so many units of the drawing apart, and all of them within a strip. */
const APART = 4;
const STRIP = 14;

/** How far each line is off its value at each turn, the first of `lines` uppermost: none hides another. */
export function asides(lines: readonly Line[]): number[][] {
  return lines.map(({ values }, i) =>
    values.map((value, turn) => {
      const level = lines.flatMap((line, j) =>
        value !== undefined && line.values[turn] === value ? [j] : [],
      );
      const gap = Math.min(APART, STRIP / Math.max(1, level.length - 1));
      return level.length > 1 ? (level.indexOf(i) - (level.length - 1) / 2) * gap : 0;
    }),
  );
}

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
