import type { NationId, SuccessionTable } from '@ochre/engine';

/** First space of each epoch per row: not in the text, taken from the closest relative. */
const starts: Record<NationId, number[]> = {
  minoa: [1, 6, 9, 12, 15],
  saba: [1, 6, 9, 12, 15],
  celt: [1, 6, 8, 12, 14],
  assyria: [1, 5, 9, 12, 14],
  rome: [1, 5, 9, 12, 14],
  babylon: [1, 5, 8, 11, 14],
  carthage: [1, 5, 8, 11, 14],
  hellas: [1, 5, 8, 11, 14],
  maurya: [1, 5, 9, 11, 14],
  dravidia: [1, 5, 8, 11, 14],
  kushan: [1, 5, 8, 11, 14],
  nubia: [1, 5, 8, 11, 14],
  persia: [1, 5, 8, 11, 14],
  hatti: [1, 5, 8, 11, 14],
  iberia: [1, 5, 8, 11, 14],
  indus: [1, 4, 8, 11, 13],
  parthia: [1, 4, 8, 11, 13],
  egypt: [1, 4, 7, 10, 13],
};

/** Sixteen spaces with the finish: CX 4.61. */
const FINISH = 16;

/** Advance points printed on the first space of the Late Iron Age, and how many more on each that follows: a stand-in. */
export const LATE_IRON = 1200;
const STEP = 300;

function lateIron(from: number, points: number): Record<number, { points: number; cite: string }> {
  const spaces = Array.from({ length: FINISH - from }, (_, i) => from + i);
  return Object.fromEntries(
    spaces.map((space, i) => [space, { points: points + i * STEP, cite: 'CX 28.25' }]),
  );
}

function trackFrom(points: number): SuccessionTable {
  return {
    id: 'track',
    epochs: [
      { id: 'stone', name: 'Stone Age', requirement: {}, cite: 'CX 28.21' },
      { id: 'early-bronze', name: 'Early Bronze Age', requirement: { cities: 2 }, cite: 'CX 28.22' },
      {
        id: 'late-bronze',
        name: 'Late Bronze Age',
        requirement: { cities: 3, advances: 4, groups: 3 },
        cite: 'CX 28.23',
      },
      {
        id: 'early-iron',
        name: 'Early Iron Age',
        requirement: { cities: 4, advances: 10, groups: 5 },
        cite: 'CX 28.24',
      },
      { id: 'late-iron', name: 'Late Iron Age', requirement: { cities: 5 }, cite: 'CX 28.25' },
    ],
    starts,
    printed: Object.fromEntries(
      Object.entries(starts).map(([id, row]) => [id, lateIron(row.at(-1)!, points)]),
    ),
    printedOf: 'advances',
    finish: FINISH,
    last: FINISH,
    pointsPerSpace: 100,
    extraTurns: 0,
    regressWithoutCities: true,
    lastEpochBonus: 0,
  };
}

const tracks = new Map<number, SuccessionTable>();

/** The track with so many points on the first Late Iron space. */
export function track(points = LATE_IRON): SuccessionTable {
  const known = tracks.get(points) ?? trackFrom(points);
  tracks.set(points, known);
  return known;
}
