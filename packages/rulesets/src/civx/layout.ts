import type { MapIndex } from '@ochre/engine/board/map.ts';
import type { Layout } from '@ochre/engine/ruleset/types.ts';
import type { Config } from '@ochre/engine/state.ts';
import { bigBoard, checkBigBoard } from '../shared/bigBoard.ts';
import { either, flag, type Options, order, turns, whole } from '../shared/options.ts';
import { isSplit } from './deck.ts';
import { civilizations, starts } from './tables/civilizations.ts';

export const options: Options = {
  turns: turns('CX 31.1B'),
  order: order('CX 12.2'),
  goods: either('CX 10.31t', 'block', 'mixed', 'Small games use the goods of a block or the mixed list.'),
  civilizations: either(
    'CX 10.42',
    'dealt',
    'chosen',
    'Civilizations are dealt, or chosen in the order of those dealt.',
  ),
  manyCalamities: flag('CX 24.1', 'A side of a trade may hold several calamities or not: true or false.'),
  lateIron: whole(
    'CX 28.25',
    0,
    5000,
    'The points of the first Late Iron space are a whole number up to 5000.',
  ),
};

/** Sides and blocks are those of the big board: docs/rulings.md. */
export function checkConfig(config: Config, map: MapIndex): string | undefined {
  const problem = checkBigBoard('CivX', config, map, civilizations, options);
  if (problem) return problem;
  if (config.options['goods'] === 'mixed' && isSplit(config))
    return 'The mixed list of goods is for games without blocks.';
  return undefined;
}

export function layout(config: Config, map: MapIndex): Layout {
  const there = Object.entries(starts).filter(([, area]) => map.find(area) !== undefined);
  return {
    ...bigBoard(config, map, civilizations),
    credits: {},
    starts: Object.fromEntries(there),
  };
}
