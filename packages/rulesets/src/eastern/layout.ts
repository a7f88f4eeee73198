import type { Config, Layout, MapIndex, Options } from '@ochre/engine';
import { checkOptions } from '@ochre/engine/ruleset';
import { checkNations } from '../shared/nations.ts';
import { ast, excessCalamities, flag, order, short, turns } from '../shared/options.ts';
import { civilizations } from './tables/civilizations.ts';

const groups = ['science', 'arts', 'crafts', 'civics', 'religion'];
const SIDE = 'east';

export const options: Options = {
  ast: ast('EE setup.gen.3'),
  short: short('EE setup.gen.5', {
    value: true,
    players: { min: 5 },
    sentence: 'The Short Game needs five players.',
  }),
  earlyMoves: flag('EE 3.order.e1', 'Players move ahead of their turn or not: true or false.'),
  excessCalamities: excessCalamities('EE 8.9'),
  order: order('EE 9.4'),
  turns: turns('EE setup.gen.4'),
};

/** Only five and six players start with credits: EE setup.5-8.10-12; none in the Short Game. */
function startingCredits(config: Config): number {
  if (config.options['short']) return 0;
  return { 5: 10, 6: 5 }[config.players] ?? 0;
}

/** Three and four need a booklet of their own, of which the deck and the layouts are known: docs/rulings.md. */
export function checkConfig(config: Config, map: MapIndex): string | undefined {
  const { players, side } = config;
  if (!Number.isInteger(players) || players < 3 || players > 9)
    return 'Eastern Empires is for 5 to 9 players, or 3 to 4 with rules left out; more need the western half as well.';
  if (side !== undefined && side !== SIDE) return 'Eastern Empires is played on the eastern half.';
  const known = map.setups.length > 0 ? layout(config, map).nations : civilizations;
  return checkOptions(options, config) ?? checkNations(config, known);
}

export function layout(config: Config, map: MapIndex): Layout {
  const setup = map.setups.find((s) => s.players === config.players && s.side === SIDE);
  const credit = startingCredits(config);
  return {
    nations: setup?.nations ?? (config.nations ?? []).map((id) => ({ id, block: SIDE })),
    blocks: [SIDE],
    stacks: 9,
    credits: Object.fromEntries(groups.map((g) => [g, credit])),
  };
}
