import type { SuccessionTable } from '@ochre/engine';

/** When the epochs of the tracks began, before Christ; whatever hyphens and capitals a book gives them. */
const BEGAN: Readonly<Record<string, number>> = {
  stone: 8000,
  earlybronze: 3300,
  middlebronze: 2100,
  latebronze: 1550,
  earlyiron: 1200,
  lateiron: 600,
};
const [FIRST, LAST] = [8000, 250];
/** Nobody dates an age to the year. */
const STEP = 50;

/** Spaces of the track and the years they stand for, in order. */
function marks({ epochs, starts, last }: SuccessionTable): [space: number, year: number][] {
  const rows = Object.values(starts);
  const begins = (i: number): number => Math.min(...rows.map((row) => row[i] ?? last));
  const known = epochs.map(({ id }, i) => [begins(i), BEGAN[id.replace(/-/g, '').toLowerCase()]] as const);
  const dated = known.flatMap(([space, year]) =>
    year === undefined || year === FIRST ? [] : [[space, year] as [number, number]],
  );
  return [[0, FIRST], ...dated.filter(([space]) => space > 0 && space < last), [last, LAST]];
}

/** The year in which each turn of a game ends: along the epochs of its track, which a longer game walks more slowly. */
export function yearsOf(track: SuccessionTable, turns: number): number[] {
  const line = marks(track);
  return Array.from({ length: turns }, (_, i) => {
    const space = turns > track.last ? ((i + 1) * track.last) / turns : Math.min(track.last, i + 1);
    const to = Math.max(
      1,
      line.findIndex(([at]) => at >= space),
    );
    const [[fromSpace, fromYear], [toSpace, toYear]] = [line[to - 1]!, line[to]!];
    const year = fromYear + ((toYear - fromYear) * (space - fromSpace)) / Math.max(1, toSpace - fromSpace);
    return Math.round(year / STEP) * STEP;
  });
}
export const FIRST_YEAR = FIRST;
