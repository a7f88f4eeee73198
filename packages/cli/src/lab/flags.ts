import { availableParallelism } from 'node:os';
import { type BrainModule, loadedBrain } from '@ochre/bots/modules';
import { type Config, quick, shuffle } from '@ochre/engine';
import { gameFor, rulesetFor, rulesetIds } from '@ochre/testkit';
import { UsageError, whole } from '../command.ts';
import { configOf, type GameFlags, gameOptions, noBot } from '../play/options.ts';
import { secret, withoutPassword } from '../secrets.ts';
import { labBrain } from './brain.ts';
import type { Plan } from './plan.ts';

const { bots: _, ...games } = gameOptions;

/** A weak bot may never end a game; after so many turns the players agree to stop. */
const MOST_TURNS = 60;

export const labOptions = {
  ...games,
  bots: { type: 'string' },
  versus: { type: 'string' },
  among: { type: 'string' },
  one: { type: 'string' },
  entrants: { type: 'string' },
  games: { type: 'string' },
  workers: { type: 'string' },
  out: { type: 'string' },
  resume: { type: 'boolean' },
  fresh: { type: 'boolean' },
  database: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export type LabFlags = Omit<GameFlags, 'bots'> & {
  bots?: string;
  versus?: string;
  among?: string;
  one?: string;
  entrants?: string;
  games?: string;
};

/** `6`, `5-9` or `5,7,12-14`. */
export function countsOf(text: string): number[] {
  const counts = text.split(',').flatMap((part) => {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (!match) throw new UsageError(`--players takes numbers like 6, 5-9 or 5,7,12-14, not ${text}`);
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (to < from || to - from > 100) throw new UsageError(`--players: ${part} is no range`);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return [...new Set(counts)];
}

/** A brain's name as the bots know it, and the file it was loaded from, if any. */
function known(name: string): { id: string; module?: BrainModule } {
  const text = name.trim();
  const module = loadedBrain(text);
  if (module) return { id: module.id, module };
  const id = text.replace('/', ':');
  if (!labBrain(id)) throw noBot(name);
  return { id };
}

/** Brains by what they were called on the command line. */
export function namedBots(names: readonly string[]): { entrants: string[]; modules?: BrainModule[] } {
  const found = names.map(known);
  const modules = found.flatMap(({ module }) => module ?? []);
  return { entrants: found.map(({ id }) => id), ...(modules.length > 0 && { modules }) };
}

function entrantsOf(flags: LabFlags, rest: string[]): Pick<Plan, 'kind' | 'entrants' | 'modules'> {
  const asked = [flags.versus, flags.among, flags.entrants, flags.bots].filter((flag) => flag !== undefined);
  if (asked.length > 1) throw new UsageError('one of --versus, --among, --entrants and --bots is enough');
  const pair = pairOf(flags, rest);
  const names = pair ?? (flags.entrants ?? flags.bots ?? 'steady').split(',');
  const { entrants, modules } = namedBots(names);
  if (new Set(entrants).size < entrants.length) throw new UsageError('every bot is named once');
  if (flags.entrants !== undefined && entrants.length < 2)
    throw new UsageError('--entrants takes two bots or more');
  return { kind: kindOf(flags), entrants, ...(modules && { modules }) };
}

/** The two of `--versus A B`, `--among A B` or `--one A --among B`. */
function pairOf({ versus, among, one }: LabFlags, rest: string[]): string[] | undefined {
  const two = versus ?? among;
  if (one !== undefined && among === undefined) throw new UsageError('--one A takes --among B');
  if (two === undefined) {
    if (rest.length > 0) throw new UsageError(`nothing is known about ${rest.join(' ')}`);
    return undefined;
  }
  const pair = [...(one === undefined ? [] : [one]), ...two.split(','), ...rest];
  if (pair.length !== 2) throw new UsageError('--versus and --among take two bots: --versus strong steady');
  return pair;
}

function kindOf({ versus, among, entrants }: LabFlags): Plan['kind'] {
  if (versus !== undefined) return 'versus';
  if (among !== undefined) return 'among';
  return entrants === undefined ? 'survey' : 'tournament';
}

function rulesOf(text: string): string[] {
  const ids = text === 'all' ? rulesetIds() : text.split(',');
  const unknown = ids.find((id) => !rulesetIds().includes(id));
  if (unknown !== undefined)
    throw new UsageError(`there is no rule set ${unknown} (there is: ${rulesetIds().join(', ')})`);
  return ids;
}

/** The numbers of players asked for that a rule set takes, or all it takes; mixed, so that few games have some of each. */
function countsFor(rules: string, players: string | undefined): number[] {
  const { min, max } = rulesetFor(rules).players;
  const fit = countsOf(players ?? `${min}-${max}`).filter((n) => n >= min && n <= max);
  if (fit.length === 0) throw new UsageError(`${rulesetFor(rules).name} is for ${min} to ${max} players`);
  return shuffle(quick(1), fit);
}

/** Tables of all rule sets by turns, so that a run stopped short has some of each. */
export function tablesOf(flags: LabFlags, kind: Plan['kind']): Config[] {
  const each = rulesOf(flags.rules).map((rules) =>
    countsFor(rules, flags.players).map((players) => {
      const config = configOf({ ...flags, rules, bots: '' }, players);
      // Who is ahead shows long before.
      if (kind !== 'survey') config.options = { turns: MOST_TURNS, ...config.options };
      const { ruleset, map } = gameFor(rules).rules;
      const problem = ruleset.checkConfig(config, map);
      if (problem) throw new UsageError(problem);
      return config;
    }),
  );
  const most = Math.max(...each.map((tables) => tables.length));
  // Rule sets with fewer counts take them more than once: each rule set gets as many games.
  return Array.from({ length: most }, (_, i) => each.map((tables) => tables[i % tables.length]!)).flat();
}

export function planOf(flags: LabFlags, rest: string[]): Plan {
  const { kind, ...who } = entrantsOf(flags, rest);
  if (kind !== 'survey' && flags.players === undefined) throw new UsageError('--players is needed');
  const games = whole('games', flags.games, kind === 'survey' ? 20 : 100);
  if (games === 0) throw new UsageError('--games takes a number above 0');
  return { kind, ...who, tables: tablesOf(flags, kind), games, seed: flags.seed };
}

export function workersOf(flag: string | undefined, least: number): number {
  const workers = whole('workers', flag, availableParallelism());
  if (workers < least || workers > 1024)
    throw new UsageError(`--workers takes a number from ${least} to 1024, not ${flag}`);
  return workers;
}

/** The address of the queue by flag, or with its password from the environment or a file. */
export function queueFrom(flag: string | undefined): string | undefined {
  return flag === undefined
    ? secret('OCHRE_LAB_DATABASE')
    : withoutPassword('database', flag, 'OCHRE_LAB_DATABASE');
}
