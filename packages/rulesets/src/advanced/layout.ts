import type { Config, Layout, MapIndex, Options, SetupData } from '@ochre/engine';
import { checkOptions } from '@ochre/engine/ruleset';
import { checkNations } from '../shared/nations.ts';
import { flag, order, turns } from '../shared/options.ts';
import { civilizations } from './tables/civilizations.ts';

const BLOCK = 'main';

export const options: Options = {
  tournament: flag('AC var.wbc.1', 'The game ends on the space before the finish or not: true or false.'),
  water: flag('AC var.wbc.2', 'An empty stack gives a Water card or not: true or false.'),
  lastThree: flag(
    'AC var.net.2',
    'Calamities that cannot be traded lie among the last three cards or not: true or false.',
  ),
  latecomer: flag('AC 15.51', 'The last seat waits for a Civil War or not: true or false.'),
  order: order('AC 17.2'),
  turns: turns('AC 34.1B'),
};

/** Parts of the board that this number can play on, the usual one first. */
const setupsFor = ({ players }: Config, map: MapIndex): SetupData[] =>
  map.setups.filter((setup) => setup.players === players);

const setupOf = (config: Config, map: MapIndex): SetupData | undefined =>
  setupsFor(config, map).find(({ side }) => config.side === undefined || side === config.side);

export function checkConfig(config: Config, map: MapIndex): string | undefined {
  const { players, side } = config;
  if (!Number.isInteger(players) || players < 2 || players > 8)
    return 'Advanced Civilization is for 2 to 8 players.';
  const sides = setupsFor(config, map).map((setup) => setup.side);
  if (side !== undefined && map.setups.length > 0 && !sides.includes(side))
    return `${players} players play ${sides.join(' or ')}.`;
  return (
    checkOptions(options, config) ?? checkNations(config, setupOf(config, map)?.nations ?? civilizations)
  );
}

/** Panels in play and nations to choose from: AC 16.2-8. */
export function layout(config: Config, map: MapIndex): Layout {
  const setup = setupOf(config, map);
  const pool = setup?.nations ?? (config.nations ?? []).map((id) => ({ id, block: BLOCK }));
  return {
    nations: config.nations ? pool.filter(({ id }) => config.nations!.includes(id)) : pool,
    blocks: [BLOCK],
    stacks: 9,
    credits: {},
    ...(setup?.regions && { regions: [...setup.regions] }),
  };
}

const FEW = 47;
const MANY = 55;

/** Players have fewer tokens where land is scarce: AC 16.2, AC 16.5, AC 16.7. */
export const tokensFor = ({ players }: Config): number => ([3, 5, 8].includes(players) ? FEW : MANY);
