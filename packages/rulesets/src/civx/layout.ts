import type { Config, Layout, MapIndex, Options } from '@ochre/engine';
import { bigBoard, checkBigBoard } from '../shared/bigBoard.ts';
import { choice, flag, order, turns } from '../shared/options.ts';
import { SPLIT } from './deck.ts';
import { civilizations, starts } from './tables/civilizations.ts';
import { LATE_IRON } from './tables/succession.ts';

export const options: Options = {
  civilizations: choice(
    'CX 10.42',
    ['dealt', 'chosen'],
    'Civilizations are dealt, or chosen in the order of those dealt.',
  ),
  goods: choice(
    'CX 10.31',
    ['block', 'west', 'east', 'mixed'],
    'Small games use the goods of their block, the western, the eastern or the mixed ones.',
    ...['west', 'east', 'mixed'].map((value) => ({
      value,
      players: { max: SPLIT - 1 },
      sentence: 'With two blocks each has goods of its own.',
    })),
  ),
  manyCalamities: flag('CX 24.1', 'A side of a trade may hold several calamities or not: true or false.'),
  order: order('CX 12.2'),
  turns: turns('CX 31.1B'),
  lateIron: {
    ...choice(
      'CX 28.25',
      [LATE_IRON],
      'The points of the first Late Iron space are a whole number up to 5000.',
    ),
    range: { min: 0, max: 5000, step: 100 },
  },
};

/** Sides and blocks are those of the big board: docs/rulings.md. */
export const checkConfig = (config: Config, map: MapIndex): string | undefined =>
  checkBigBoard('CivX', config, map, civilizations, options);

export function layout(config: Config, map: MapIndex): Layout {
  const there = Object.entries(starts).filter(([, area]) => map.find(area) !== undefined);
  return {
    ...bigBoard(config, map, civilizations),
    credits: {},
    starts: Object.fromEntries(there),
  };
}
