import type { MapIndex } from '@ochre/engine/board/map.ts';
import type { Layout } from '@ochre/engine/ruleset/types.ts';
import type { Config } from '@ochre/engine/state.ts';
import { checkNations } from '../shared/nations.ts';
import { checkOptions, commonOptions, either } from '../shared/options.ts';
import { civilizations } from './tables/civilizations.ts';

const groups = ['science', 'arts', 'crafts', 'civics', 'religion'];

/** Starting credits in every group: MC setup.5-8.11-13, setup.12-14.20; none in the Short Game. */
function startingCredits(config: Config): number {
  if (config.options['short']) return 0;
  return { 5: 10, 6: 5, 12: 5 }[config.players] ?? 0;
}

/** Sides that can be played: 10 are all West, 11 all East; 5-9 choose; from 12 on both: MC setup.gen.6. */
function sidesFor(players: number): string[] {
  if (players >= 12) return ['both'];
  if (players === 10) return ['west'];
  return players === 11 ? ['east'] : ['west', 'east'];
}

const sideOf = (config: Config): string => config.side ?? sidesFor(config.players)[0]!;

const options = {
  ...commonOptions,
  twinCalamities: either(
    'together',
    'ranking',
    'Two copies of a calamity are resolved together or by ranking.',
  ),
};

export function checkConfig(config: Config, map: MapIndex): string | undefined {
  const { players, side } = config;
  if (!Number.isInteger(players) || players < 5 || players > 18)
    return 'Mega Civilization is for 5 to 18 players.';
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
  const credit = startingCredits(config);
  return {
    nations,
    blocks: side === 'both' ? ['west', 'east'] : [side],
    stacks: 9,
    credits: Object.fromEntries(groups.map((g) => [g, credit])),
  };
}
