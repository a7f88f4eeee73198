import type { Config, Layout, MapIndex, Options } from '@ochre/engine';
import { bigBoard, checkBigBoard } from '../shared/bigBoard.ts';
import { choice, order, turns } from '../shared/options.ts';
import { civilizations, homeBlock, middle } from './tables/civilizations.ts';

export const options: Options = {
  tyrants: choice(
    'DH 29.8.1.1',
    ['barbarians', 'players'],
    'Barbarians can benefit from Tyranny like players, or players alone can.',
  ),
  order: order('DH 11.1.2'),
  turns: turns('DH 31.1B'),
};

/** Sides and blocks: DH 9.1.6, docs/rulings.md. */
export const checkConfig = (config: Config, map: MapIndex): string | undefined =>
  checkBigBoard('Dawn of History', config, map, civilizations, options);

/** The halves are those of the board's set-ups; the middle one of an odd number has its block of the game of eighteen. */
export function layout(config: Config, map: MapIndex): Layout {
  const board = bigBoard(config, map, civilizations);
  const inMiddle = (id: string): boolean => map.setups.length > 0 && id === middle[config.players];
  const nations = board.nations.map(({ id, block }) => ({ id, block: inMiddle(id) ? homeBlock(id) : block }));
  return { ...board, nations, credits: {} };
}
