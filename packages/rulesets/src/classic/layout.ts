import type { Config, Layout, MapIndex, Options } from '@ochre/engine';
import { checkOptions } from '@ochre/engine/ruleset';
import { checkNations } from '../shared/nations.ts';
import { order, turns } from '../shared/options.ts';
import { civilizations } from './tables/civilizations.ts';

const BLOCK = 'main';
/** From so many players on all land is in play. */
const WHOLE_BOARD = 5;

/** The chapter on options is missing: docs/rulings.md. */
export const options: Options = { order: order('CL 5.2'), turns: turns('CL 1.1') };

const setupFor = (config: Config, map: MapIndex) => map.setups.find((s) => s.players === config.players);

export function checkConfig(config: Config, map: MapIndex): string | undefined {
  const { players, side } = config;
  if (!Number.isInteger(players) || players < 2 || players > 7)
    return 'Classic Civilization is for 2 to 7 players.';
  if (side !== undefined && side !== BLOCK) return 'Classic Civilization has one board.';
  const known = setupFor(config, map)?.nations ?? civilizations;
  return checkOptions(options, config) ?? checkNations(config, known);
}

/** Nations to choose from and where they start: CL 3.1-4. Their land is in play whether or not they are chosen. */
export function layout(config: Config, map: MapIndex): Layout {
  const setup = setupFor(config, map);
  const pool = setup?.nations ?? (config.nations ?? []).map((id) => ({ id, block: BLOCK }));
  const open = config.players >= WHOLE_BOARD ? civilizations : pool;
  return {
    nations: config.nations ? pool.filter(({ id }) => config.nations!.includes(id)) : pool,
    blocks: [BLOCK],
    stacks: 9,
    credits: {},
    regions: open.map(({ id }) => id),
    ...(setup?.starts && { starts: setup.starts }),
  };
}
