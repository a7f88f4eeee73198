import type { MapIndex } from '@ochre/engine/board/map.ts';
import type { Layout } from '@ochre/engine/ruleset/types.ts';
import type { Config } from '@ochre/engine/state.ts';
import { checkNations } from '../shared/nations.ts';
import { checkOptions, commonOptions, either } from '../shared/options.ts';
import { TWO_BLOCKS } from './deck.ts';
import { civilizations } from './tables/civilizations.ts';

/** Sides of the board with a layout: 10 are all West, 11 all East, fewer choose; from 12 on both: docs/rulings.md. */
function sidesFor(players: number): string[] {
  if (players >= TWO_BLOCKS) return ['both'];
  if (players === 10) return ['west'];
  return players === 11 ? ['east'] : ['west', 'east'];
}

const sideOf = (config: Config): string => config.side ?? sidesFor(config.players)[0]!;

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

export function checkConfig(config: Config, map: MapIndex): string | undefined {
  const { players, side } = config;
  if (!Number.isInteger(players) || players < 5 || players > 18)
    return 'Dawn of History is for 5 to 18 players.';
  const sides = sidesFor(players);
  if (side !== undefined && !sides.includes(side)) return `${players} players play ${sides.join(' or ')}.`;
  // A map without layouts takes any civilization.
  const known = map.setups.length > 0 ? layout(config, map).nations : civilizations;
  return checkOptions(options, config) ?? checkNations(config, known);
}

export function layout(config: Config, map: MapIndex): Layout {
  const side = sideOf(config);
  const setup = map.setups.find((s) => s.players === config.players && s.side === side);
  const home = (id: string): string => civilizations.find((c) => c.id === id)!.block;
  const nations =
    setup?.nations ?? (config.nations ?? []).map((id) => ({ id, block: side === 'both' ? home(id) : side }));
  return { nations, blocks: side === 'both' ? ['west', 'east'] : [side], stacks: 9, credits: {} };
}
