import { classicNations, gulfAreas } from '../classic/nations.ts';
import type { RegionId, SetupData } from '../types.ts';
import type { Expected } from '../world/nations.ts';

/** In the order of the track: those of the classic board, and Iberia in the place of Italy with the western extension. */
export const advancedNations = [...classicNations, 'iberia'] as const;

/** The board in parts: the extension, then the four panels from west to east, cut by the dotted line where it runs. */
export const parts = [
  'extension',
  'panel-1',
  'panel-2-west',
  'panel-2-east',
  'panel-3-west',
  'panel-3-east',
  'panel-4',
] as const;

type Part = (typeof parts)[number];

const panel1: Part[] = ['panel-1'];
const panel2: Part[] = ['panel-2-west', 'panel-2-east'];
const panel3: Part[] = ['panel-3-west', 'panel-3-east'];
const westOfLine: Part[] = ['panel-1', 'panel-2-west', 'panel-3-west'];
const eastOfLine: Part[] = ['panel-2-east', 'panel-3-east', 'panel-4'];
const whole = parts.slice(1);

/** What is in play with so many players on a side of the board, and the nations to choose from. */
const set = (players: number, side: string, regions: readonly RegionId[], nations: string): SetupData => ({
  players,
  side,
  regions,
  nations: nations.split(' ').map((id) => ({ id, block: 'main' })),
});

const middle = 'africa italy illyria thrace';
const all = 'africa italy illyria thrace crete asia assyria babylon egypt';
const withIberia = (nations: string): string => nations.replace('italy', 'iberia');

/** The usual side first, as many as the panels can be put together for that number. */
export const advancedSetups: SetupData[] = [
  set(2, 'west', westOfLine, middle),
  set(3, 'west', westOfLine, `${middle} crete`),
  set(4, 'east', eastOfLine, 'asia assyria babylon egypt'),
  set(4, 'extension', ['extension', ...westOfLine], withIberia(`${middle} crete`)),
  set(5, 'east', [...panel2, ...panel3, 'panel-4'], 'thrace crete asia assyria babylon egypt'),
  set(5, 'middle', [...panel1, ...panel2, ...panel3], all.replace(' babylon', '')),
  set(5, 'extension', ['extension', ...panel1, ...panel2], withIberia(`${middle} crete egypt`)),
  set(6, 'whole', whole, all),
  set(
    6,
    'extension',
    ['extension', ...panel1, ...panel2, ...panel3],
    withIberia(all.replace(' babylon', '')),
  ),
  set(6, 'all', parts, withIberia(all)),
  ...[7, 8].flatMap((players) => [
    set(players, 'whole', whole, all),
    set(players, 'all', parts, withIberia(all)),
  ]),
];

export const advancedExpected: Expected = {
  name: 'The Advanced World',
  regions: {},
  land: 149,
  seas: 9,
  highestLimit: 5,
  starts: advancedNations,
  closedWater: gulfAreas,
};
