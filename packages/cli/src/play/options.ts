import { type Brain, findBrain, levels, personalities } from '@ochre/bots';
import { isModulePath, loadBrain, loadedBrain } from '@ochre/bots/modules';
import type { Config } from '@ochre/engine';
import { rulesetFor, usualRules } from '@ochre/testkit';
import { UsageError, whole } from '../command.ts';

/** Flags of every command that starts games. */
export const gameOptions = {
  rules: { type: 'string', default: usualRules.id },
  players: { type: 'string' },
  side: { type: 'string' },
  ast: { type: 'string' },
  short: { type: 'boolean' },
  turns: { type: 'string' },
  order: { type: 'string' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'builder' },
} as const;

export interface GameFlags {
  rules: string;
  players?: string;
  side?: string;
  ast?: string;
  short?: boolean;
  turns?: string;
  order?: string;
  seed: string;
  bots: string;
}

export function configOf(flags: GameFlags, players: number): Config {
  const options: Config['options'] = {};
  if (flags.ast !== undefined) options['ast'] = flags.ast;
  if (flags.short) options['short'] = true;
  if (flags.order !== undefined) options['order'] = flags.order;
  if (flags.turns !== undefined) options['turns'] = whole('turns', flags.turns, 0);
  const config: Config = { ruleset: flags.rules, map: rulesetFor(flags.rules).map, players, options };
  if (flags.side !== undefined) config.side = flags.side;
  return config;
}

export const noBot = (name: string): UsageError =>
  new UsageError(
    `no bot ${name} (there is: ${levels.join(', ')}; from steady on also with ${personalities.join(', ')}, as in steady:raider)`,
  );

/** Loads the bots of all files in these lists, which take part from here on. */
export async function loadBots(...lists: (string | undefined)[]): Promise<void> {
  const files = lists.flatMap((list) => list?.split(',') ?? []).filter(isModulePath);
  for (const file of files)
    await loadBrain(file).catch((error: Error) => {
      throw new UsageError(error.message);
    });
}

/** One brain for all seats, or a list dealt round the table. */
function seating(names: string): (owner: string, index: number) => Brain {
  const chosen = names.split(',').map((name) => {
    const brain = findBrain(loadedBrain(name)?.id ?? name);
    if (!brain) throw noBot(name);
    return brain;
  });
  return (_, index) => chosen[index % chosen.length]!;
}

/** Brains by owner: nations and seats get theirs in the order they first act. */
export function brainsBySeat(names: string): (owner: string) => Brain {
  const deal = seating(names);
  const given = new Map<string, Brain>();
  return (owner) => {
    const known = given.get(owner);
    if (known) return known;
    const brain = deal(owner, given.size);
    given.set(owner, brain);
    return brain;
  };
}
