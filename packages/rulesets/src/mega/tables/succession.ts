import type { Epoch, SuccessionTable } from '@ochre/engine';

const names = [
  'Stone Age',
  'Early Bronze Age',
  'Middle Bronze Age',
  'Late Bronze Age',
  'Early Iron Age',
  'Late Iron Age',
];
const ids = ['stone', 'early-bronze', 'middle-bronze', 'late-bronze', 'early-iron', 'late-iron'];

function epochs(requirements: Epoch['requirement'][], firstCite: number): Epoch[] {
  return requirements.map((requirement, i) => ({
    id: ids[i]!,
    name: names[i]!,
    requirement,
    cite: `MC 13.${firstCite + i}`,
  }));
}

const shared = { pointsPerSpace: 5, lastEpochBonus: 5 };

/** First space of each epoch per row; spaces count the steps from the start arrow. */
export const basic: SuccessionTable = {
  ...shared,
  id: 'basic',
  epochs: epochs(
    [
      {},
      { cities: 2 },
      { cities: 3, advances: 3 },
      { cities: 3, costing: { atLeast: 100, count: 3 } },
      { cities: 4, costing: { atLeast: 200, count: 2 } },
      { cities: 5, costing: { atLeast: 200, count: 3 } },
    ],
    2,
  ),
  starts: {
    minoa: [1, 6, 9, 11, 14, 15],
    saba: [1, 6, 9, 11, 14, 15],
    assyria: [1, 5, 8, 11, 14, 15],
    maurya: [1, 5, 8, 11, 14, 15],
    celt: [1, 5, 9, 11, 14, 15],
    babylon: [1, 5, 8, 11, 14, 15],
    carthage: [1, 5, 9, 11, 14, 15],
    dravidia: [1, 5, 8, 11, 14, 15],
    hatti: [1, 5, 8, 11, 14, 15],
    kushan: [1, 5, 8, 11, 14, 15],
    rome: [1, 5, 8, 11, 14, 15],
    persia: [1, 5, 8, 11, 14, 15],
    iberia: [1, 5, 9, 11, 14, 15],
    nubia: [1, 5, 8, 11, 14, 15],
    hellas: [1, 5, 8, 11, 14, 15],
    indus: [1, 5, 8, 11, 14, 15],
    egypt: [1, 5, 8, 11, 14, 15],
    parthia: [1, 5, 9, 11, 14, 15],
  },
  finish: 15,
  last: 15,
  extraTurns: 0,
  regressWithoutCities: false,
};

export const expert: SuccessionTable = {
  ...shared,
  id: 'expert',
  epochs: epochs(
    [
      {},
      { cities: 3 },
      { cities: 3, advancePoints: 5 },
      { cities: 4, advances: 12 },
      { cities: 5, under: { below: 100, count: 10 }, advancePoints: 38 },
      { cities: 6, under: { below: 100, count: 17 }, advancePoints: 56 },
    ],
    8,
  ),
  starts: {
    minoa: [1, 6, 8, 11, 14, 15],
    saba: [1, 6, 8, 11, 14, 15],
    assyria: [1, 5, 8, 11, 14, 15],
    maurya: [1, 5, 8, 11, 14, 15],
    celt: [1, 5, 8, 11, 14, 15],
    babylon: [1, 5, 8, 11, 14, 15],
    carthage: [1, 5, 8, 11, 14, 15],
    dravidia: [1, 5, 8, 11, 14, 15],
    hatti: [1, 5, 8, 11, 14, 15],
    kushan: [1, 6, 8, 11, 14, 15],
    rome: [1, 5, 8, 11, 14, 15],
    persia: [1, 5, 8, 11, 14, 15],
    iberia: [1, 6, 8, 11, 14, 15],
    nubia: [1, 5, 8, 11, 14, 15],
    hellas: [1, 5, 8, 11, 14, 15],
    indus: [1, 5, 8, 11, 14, 15],
    egypt: [1, 5, 8, 11, 14, 15],
    parthia: [1, 5, 8, 11, 14, 15],
  },
  finish: 15,
  last: 16,
  extraTurns: 1,
  regressWithoutCities: true,
};
