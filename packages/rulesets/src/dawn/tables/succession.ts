import type { SuccessionTable } from '@ochre/engine';

/** The Chronological Advancement Chart; spaces count the steps from the start arrow, the last one is the finish. */
export const chart: SuccessionTable = {
  id: 'chart',
  epochs: [
    { id: 'stone', name: 'Stone Age', requirement: {}, cite: 'DH 28.2.1' },
    { id: 'early-bronze', name: 'Early Bronze Age', requirement: { cities: 2 }, cite: 'DH 28.2.2' },
    {
      id: 'late-bronze',
      name: 'Late Bronze Age',
      requirement: { cities: 3, advances: 3 },
      cite: 'DH 28.2.3',
    },
    {
      id: 'early-iron',
      name: 'Early Iron Age',
      requirement: { cities: 4, costing: { atLeast: 100, count: 3 } },
      cite: 'DH 28.2.4',
    },
    {
      id: 'late-iron',
      name: 'Late Iron Age',
      requirement: { cities: 5, costing: { atLeast: 200, count: 3 } },
      cite: 'DH 28.2.5',
    },
  ],
  starts: {
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
  },
  finish: 16,
  last: 16,
  pointsPerSpace: 5,
  extraTurns: 0,
  regressWithoutCities: true,
  lastEpochBonus: 0,
};
