import type { Config, Layout, MapIndex, Options } from '@ochre/engine';
import { bigBoard, checkBigBoard } from '../shared/bigBoard.ts';
import { ast, choice, excessCalamities, order, short, turns } from '../shared/options.ts';
import { civilizations } from './tables/civilizations.ts';

const groups = ['science', 'arts', 'crafts', 'civics', 'religion'];

/** Starting credits in every group: MC setup.5-8.11-13, setup.12-14.20; none in the Short Game. */
function startingCredits(config: Config): number {
  if (config.options['short']) return 0;
  return { 5: 10, 6: 5, 12: 5 }[config.players] ?? 0;
}

export const options: Options = {
  ast: ast('MC setup.gen.3'),
  short: short('MC setup.gen.5'),
  excessCalamities: excessCalamities('MC 8.9'),
  twinCalamities: choice(
    'MC 9.blocks.8',
    ['together', 'ranking'],
    'Two copies of a calamity are resolved together or by ranking.',
  ),
  order: order('MC 9.4'),
  turns: turns('MC setup.gen.4'),
};

/** Sides and blocks: MC setup.gen.6. */
export const checkConfig = (config: Config, map: MapIndex): string | undefined =>
  checkBigBoard('Mega Civilization', config, map, civilizations, options);

export function layout(config: Config, map: MapIndex): Layout {
  const credit = startingCredits(config);
  return {
    ...bigBoard(config, map, civilizations),
    credits: Object.fromEntries(groups.map((g) => [g, credit])),
  };
}
