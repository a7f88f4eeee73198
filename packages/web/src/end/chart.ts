import type { NationId, Tally, TurnTally } from '@ochre/engine';

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

export interface Scale {
  min: number;
  max: number;
  step: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** Round limits round the values, with about five lines between them. */
export function scaleOf(lines: readonly Line[]): Scale {
  const values = lines.flatMap((l) => l.values.filter((v) => v !== undefined));
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = STEPS.find((s) => (high - low) / s <= 6) ?? STEPS.at(-1)!;
  return { min: Math.floor(low / step) * step, max: Math.ceil(high / step) * step, step };
}

/** Moves places apart until each has room, keeping them near where they belong and within bounds. */
export function spread(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  let last = top - room;
  for (const place of order) {
    place.y = Math.max(place.y, last + room);
    last = place.y;
  }
  let next = bottom + room;
  for (const place of order.toReversed()) {
    place.y = Math.min(place.y, next - room);
    next = place.y;
  }
  const places = new Array<number>(wanted.length);
  for (const { y, i } of order) places[i] = y;
  return places;
}
