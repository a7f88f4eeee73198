import type { NationId, SuccessionTable } from '@ochre/engine';

interface Row {
  /** First space of each epoch, counted in steps from the start arrow. */
  starts: number[];
  /** Card points printed on the spaces of the Late Iron Age, one after the other. */
  points: number[];
}

const italy: Row = { starts: [1, 5, 8, 11, 14], points: [1400, 1700] };

/** The printed rows; Iberia has that of Italy: AC 10.21. */
const rows: Record<NationId, Row> = {
  africa: { starts: [1, 5, 8, 11, 14], points: [1300, 1600] },
  italy,
  iberia: italy,
  illyria: { starts: [1, 6, 8, 11, 13], points: [1200, 1500, 1800] },
  thrace: { starts: [1, 6, 9, 11, 13], points: [1200, 1400, 1700] },
  crete: { starts: [1, 5, 9, 11, 14], points: [1300, 1600] },
  asia: { starts: [1, 5, 8, 10, 13], points: [1200, 1500, 1800] },
  assyria: { starts: [1, 5, 8, 10, 14], points: [1500, 1800] },
  babylon: { starts: [1, 5, 8, 10, 14], points: [1600, 1900] },
  egypt: { starts: [1, 4, 7, 10, 13], points: [1300, 1600, 1900] },
};

/** The arrow is space 0, the finish space 16: AC 10.2a. */
const FINISH = 16;

const lateIron = ({ starts, points }: Row): Record<number, { points: number; cite: string }> =>
  Object.fromEntries(points.map((n, i) => [starts.at(-1)! + i, { points: n, cite: 'AC 33.25a' }]));

const track = (finish: number): SuccessionTable => ({
  id: 'track',
  epochs: [
    { id: 'stone', name: 'Stone Age', requirement: {}, cite: 'AC 33.1' },
    { id: 'earlyBronze', name: 'Early Bronze Age', requirement: { cities: 2 }, cite: 'AC 33.22' },
    { id: 'lateBronze', name: 'Late Bronze Age', requirement: { cities: 3, groups: 3 }, cite: 'AC 33.23' },
    {
      id: 'earlyIron',
      name: 'Early Iron Age',
      requirement: { cities: 4, advances: 9, groups: 5 },
      cite: 'AC 33.24',
    },
    { id: 'lateIron', name: 'Late Iron Age', requirement: { cities: 5 }, cite: 'AC 33.25a' },
  ],
  starts: Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, row.starts])),
  printed: Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, lateIron(row)])),
  printedOf: 'advances',
  finish,
  last: finish,
  pointsPerSpace: 100,
  extraTurns: 0,
  regressWithoutCities: true,
  lastEpochBonus: 0,
});

export const whole = track(FINISH);

/** Heats of a tournament end on the space before: AC var.wbc.1. */
export const heat = track(FINISH - 1);
