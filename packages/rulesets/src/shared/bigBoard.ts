import type { Civilization, Config, Layout, MapIndex, Options } from '@ochre/engine';
import { checkOptions } from '@ochre/engine/ruleset';
import { checkNations } from './nations.ts';

/** From so many players on both halves of the big board are played, each with stacks of its own. */
const BOTH_FROM = 12;

/** Sides that can be played: 10 are all West, 11 all East; fewer choose; from 12 on both. */
function sidesFor(players: number): string[] {
  if (players >= BOTH_FROM) return ['both'];
  if (players === 10) return ['west'];
  return players === 11 ? ['east'] : ['west', 'east'];
}

const sideOf = (config: Config): string => config.side ?? sidesFor(config.players)[0]!;

/** Nations and blocks of a game on the big board. */
export function bigBoard(
  config: Config,
  map: MapIndex,
  civilizations: readonly Civilization[],
): Pick<Layout, 'nations' | 'blocks' | 'stacks'> {
  const side = sideOf(config);
  const setup = map.setups.find((s) => s.players === config.players && s.side === side);
  const home = (id: string): string => civilizations.find((c) => c.id === id)!.block;
  const nations =
    setup?.nations ?? (config.nations ?? []).map((id) => ({ id, block: side === 'both' ? home(id) : side }));
  return { nations, blocks: side === 'both' ? ['west', 'east'] : [side], stacks: 9 };
}

/** Why a game for 5 to 18 on the big board cannot be played like that. */
export function checkBigBoard(
  name: string,
  config: Config,
  map: MapIndex,
  civilizations: readonly Civilization[],
  options: Options,
): string | undefined {
  const { players, side } = config;
  if (!Number.isInteger(players) || players < 5 || players > 18) return `${name} is for 5 to 18 players.`;
  const sides = sidesFor(players);
  if (side !== undefined && !sides.includes(side)) return `${players} players play ${sides.join(' or ')}.`;
  // A map without layouts takes any civilization.
  const known = map.setups.length > 0 ? bigBoard(config, map, civilizations).nations : civilizations;
  return checkOptions(options, config) ?? checkNations(config, known);
}
