import type { AreaId, SetupData } from '../types.ts';
import type { Expected } from '../world/nations.ts';

export type ClassicNationId = (typeof classicNations)[number];

/** In the order of the track. */
export const classicNations = [
  'africa',
  'italy',
  'illyria',
  'thrace',
  'crete',
  'asia',
  'assyria',
  'babylon',
  'egypt',
] as const;

/** A nation that may be chosen, and where it begins. */
export interface ClassicStart {
  nation: ClassicNationId;
  area: AreaId;
}

const pair = (nation: ClassicNationId, area: AreaId): ClassicStart => ({ nation, area });
const two = [pair('thrace', 'moesia'), pair('crete', 'knossos'), pair('asia', 'ankara')];
const three = [pair('illyria', 'germania'), ...two];
const four = [...three, pair('assyria', 'caucasus'), pair('babylon', 'susa')];
const five = [
  pair('africa', 'tunisia'),
  pair('italy', 'etruria'),
  ...four.map((start) => (start.nation === 'thrace' ? pair('thrace', 'scythia') : start)),
  pair('egypt', 'upper-egypt'),
];

/** The nations to choose from at each number of players. */
export const classicStarts: Readonly<Record<number, readonly ClassicStart[]>> = {
  2: two,
  3: three,
  4: four,
  5: five,
  6: five,
  7: five,
};

/** The same as set-ups; there is one board and one trade block. */
export const classicSetups: SetupData[] = Object.entries(classicStarts).map(([players, starts]) => ({
  players: Number(players),
  side: 'main',
  nations: starts.map(({ nation }) => ({ id: nation, block: 'main' })),
  starts: Object.fromEntries(starts.map(({ nation, area }) => [nation, area])),
}));

/** The head of the Persian Gulf: its water leaves the board before it reaches an open sea. */
export const gulfAreas: readonly AreaId[] = ['babylonia', 'chaldaea', 'charax', 'susa', 'ur'];

export const classicExpected: Expected = {
  name: 'The Classic World',
  regions: {},
  land: 123,
  seas: 8,
  highestLimit: 5,
  starts: classicNations,
  closedWater: gulfAreas,
};
