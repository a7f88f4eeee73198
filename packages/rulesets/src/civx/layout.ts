import type { MapIndex } from '@ochre/engine/board/map.ts';
import type { Layout } from '@ochre/engine/ruleset/types.ts';
import type { Config, Json } from '@ochre/engine/state.ts';
import { checkNations } from '../shared/nations.ts';
import { checkOptions, commonOptions, either, flag } from '../shared/options.ts';
import { isSplit } from './deck.ts';
import { civilizations, starts } from './tables/civilizations.ts';

const { turns, order } = commonOptions;

const options = {
  turns,
  order,
  goods: either('block', 'mixed', 'Small games use the goods of a block or the mixed list.'),
  civilizations: either('dealt', 'chosen', 'Civilizations are dealt, or chosen in the order of those dealt.'),
  manyCalamities: flag('A side of a trade may hold several calamities or not: true or false.'),
  lateIron: (v: Json) =>
    Number.isInteger(v) && Number(v) >= 0 && Number(v) <= 5000
      ? undefined
      : 'The points of the first Late Iron space are a whole number up to 5000.',
};

/** The board at each count of players is that of the big board's layouts: 10 all West, 11 all East, from 12 on both. */
function sidesFor(players: number): string[] {
  if (players >= 12) return ['both'];
  if (players === 10) return ['west'];
  return players === 11 ? ['east'] : ['west', 'east'];
}

const sideOf = (config: Config): string => config.side ?? sidesFor(config.players)[0]!;

export function checkConfig(config: Config, map: MapIndex): string | undefined {
  const { players, side } = config;
  if (!Number.isInteger(players) || players < 5 || players > 18) return 'CivX is for 5 to 18 players.';
  const sides = sidesFor(players);
  if (side !== undefined && !sides.includes(side)) return `${players} players play ${sides.join(' or ')}.`;
  if (config.options['goods'] === 'mixed' && isSplit(config))
    return 'The mixed list of goods is for games without blocks.';
  const known = map.setups.length > 0 ? layout(config, map).nations : civilizations;
  return checkOptions(options, config) ?? checkNations(config, known);
}

export function layout(config: Config, map: MapIndex): Layout {
  const side = sideOf(config);
  const setup = map.setups.find((s) => s.players === config.players && s.side === side);
  const home = (id: string): string => civilizations.find((c) => c.id === id)!.block;
  const nations =
    setup?.nations ?? (config.nations ?? []).map((id) => ({ id, block: side === 'both' ? home(id) : side }));
  const there = Object.entries(starts).filter(([, area]) => map.find(area) !== undefined);
  return {
    nations,
    blocks: side === 'both' ? ['west', 'east'] : [side],
    stacks: 9,
    credits: {},
    starts: Object.fromEntries(there),
  };
}
