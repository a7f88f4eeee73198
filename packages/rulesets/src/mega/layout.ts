import type { MapIndex } from '@ochre/engine/board/map.ts';
import type { Layout } from '@ochre/engine/ruleset/types.ts';
import type { Config } from '@ochre/engine/state.ts';
import { civilizations } from './tables/civilizations.ts';

const groups = ['science', 'arts', 'crafts', 'civics', 'religion'];

/** Starting credits in every group: MC setup.5-8.11-13, setup.12-14.20; none in the Short Game. */
function startingCredits(config: Config): number {
  if (config.options['short']) return 0;
  return { 5: 10, 6: 5, 12: 5 }[config.players] ?? 0;
}

/** 10 players are all West, 11 all East; 5-9 choose; from 12 on both: MC setup.gen.6. */
function sideOf(config: Config): string {
  if (config.players >= 12) return 'both';
  if (config.players === 10) return 'west';
  if (config.players === 11) return 'east';
  return config.side ?? 'west';
}

export function checkConfig(config: Config): string | undefined {
  const { players, side, nations, options } = config;
  if (!Number.isInteger(players) || players < 5 || players > 18) return 'Mega Civilization is for 5 to 18 players.';
  if (side !== undefined && side !== sideOf(config)) return `${players} players play ${sideOf(config)}.`;
  if (nations && nations.length !== players) return 'As many civilizations as players, please.';
  if (options['short'] && options['ast'] === 'expert') return 'The Short Game uses the basic succession table.';
  return undefined;
}

export function layout(config: Config, map: MapIndex): Layout {
  const side = sideOf(config);
  const setup = map.setups.find((s) => s.players === config.players && s.side === side);
  const home = (id: string): string => civilizations.find((c) => c.id === id)!.block;
  const nations = setup?.nations ?? (config.nations ?? []).map((id) => ({ id, block: side === 'both' ? home(id) : side }));
  const credit = startingCredits(config);
  return {
    nations,
    blocks: side === 'both' ? ['west', 'east'] : [side],
    stacks: 9,
    credits: Object.fromEntries(groups.map((g) => [g, credit])),
  };
}
