import type { MapIndex } from '@ochre/engine/board/map.ts';
import type { Layout } from '@ochre/engine/ruleset/types.ts';
import type { Config } from '@ochre/engine/state.ts';
import { bigBoard, checkBigBoard } from '../shared/bigBoard.ts';
import { commonOptions, either } from '../shared/options.ts';
import { civilizations } from './tables/civilizations.ts';

const { turns, order } = commonOptions;
const options = {
  turns,
  order,
  tyrants: either(
    'barbarians',
    'players',
    'Barbarians can benefit from Tyranny like players, or players alone can.',
  ),
};

/** Sides and blocks: DH 9.1.6, docs/rulings.md. */
export const checkConfig = (config: Config, map: MapIndex): string | undefined =>
  checkBigBoard('Dawn of History', config, map, civilizations, options);

export const layout = (config: Config, map: MapIndex): Layout => ({
  ...bigBoard(config, map, civilizations),
  credits: {},
});
