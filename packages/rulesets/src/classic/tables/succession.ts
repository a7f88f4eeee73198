import type { SuccessionTable } from '@ochre/engine';

/** First space of each epoch, counted in steps from the start: a stand-in until the printed rows are known. */
const starts: Record<string, number[]> = {
  africa: [1, 5, 8, 11, 14],
  italy: [1, 5, 8, 11, 14],
  illyria: [1, 6, 8, 11, 13],
  thrace: [1, 6, 9, 11, 13],
  crete: [1, 5, 9, 11, 14],
  asia: [1, 5, 8, 10, 13],
  assyria: [1, 5, 8, 10, 14],
  babylon: [1, 5, 8, 10, 14],
  egypt: [1, 4, 7, 10, 13],
};

const FINISH = 16;

/** Points it takes to enter and to keep the spaces of the Late Iron Age, one after the other: a stand-in but for the first. */
const totals = [1000, 1200, 1300, 1400];

function lateIron(first: number): Record<number, { points: number; cite: string }> {
  const spaces = totals.map((points, i) => [first + i, { points, cite: 'CL E13.5' }] as const);
  return Object.fromEntries(spaces.filter(([space]) => space < FINISH));
}

/** The progress track: CL E13. */
export const track: SuccessionTable = {
  id: 'track',
  epochs: [
    { id: 'stone', name: 'Stone Age', requirement: {}, cite: 'CL E13.1' },
    { id: 'earlyBronze', name: 'Early Bronze Age', requirement: { cities: 2 }, cite: 'CL E13.2' },
    { id: 'lateBronze', name: 'Late Bronze Age', requirement: { groups: 3 }, cite: 'CL E13.3' },
    { id: 'earlyIron', name: 'Early Iron Age', requirement: { advances: 7 }, cite: 'CL E13.4' },
    { id: 'lateIron', name: 'Late Iron Age', requirement: {}, cite: 'CL E13.5' },
  ],
  starts,
  onEntry: true,
  printed: Object.fromEntries(Object.entries(starts).map(([id, row]) => [id, lateIron(row.at(-1)!)])),
  finish: FINISH,
  last: FINISH,
  pointsPerSpace: 0,
  extraTurns: 0,
  regressWithoutCities: true,
  lastEpochBonus: 0,
};
