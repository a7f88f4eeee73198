import type { MapIndex } from '@ochre/engine/board/map.ts';
import type { Layout } from '@ochre/engine/ruleset/types.ts';
import type { Config, Json } from '@ochre/engine/state.ts';
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

/** Known options, and what is wrong with a value. */
const options: Record<string, (value: Json) => string | undefined> = {
  ast: (v) => (v === 'basic' || v === 'expert' ? undefined : 'The succession table is basic or expert.'),
  short: (v) => (typeof v === 'boolean' ? undefined : 'The Short Game is played or not: true or false.'),
  turns: (v) =>
    Number.isInteger(v) && Number(v) > 0 ? undefined : 'A limit of turns is a whole number above 0.',
  order: (v) =>
    v === 'together' || v === 'ranking' ? undefined : 'Players decide together or in ranking order.',
  twinCalamities: (v) =>
    v === 'together' || v === 'ranking'
      ? undefined
      : 'Two copies of a calamity are resolved together or by ranking.',
};

function checkOptions(config: Config): string | undefined {
  for (const [name, value] of Object.entries(config.options)) {
    if (!Object.hasOwn(options, name)) return `There is no option ${name}.`;
    const problem = options[name]!(value);
    if (problem) return problem;
  }
  if (config.options['short'] && config.options['ast'] === 'expert')
    return 'The Short Game uses the basic succession table.';
  return undefined;
}

/** Civilizations given per seat are those of the layout, each once; a map without layouts takes any. */
function checkNations(config: Config, map: MapIndex): string | undefined {
  const { nations } = config;
  if (!nations) return undefined;
  if (nations.length !== config.players) return 'Every player needs one civilization.';
  if (new Set(nations).size !== nations.length) return 'A civilization can be played once.';
  const known = map.setups.length > 0 ? layout(config, map).nations : civilizations;
  const stranger = nations.find((id) => !known.some((n) => n.id === id));
  return stranger === undefined ? undefined : `${stranger} does not play in this layout.`;
}

export function checkConfig(config: Config, map: MapIndex): string | undefined {
  const { players, side } = config;
  if (!Number.isInteger(players) || players < 5 || players > 18)
    return 'Mega Civilization is for 5 to 18 players.';
  const sides = sidesFor(players);
  if (side !== undefined && !sides.includes(side)) return `${players} players play ${sides.join(' or ')}.`;
  return checkOptions(config) ?? checkNations(config, map);
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
