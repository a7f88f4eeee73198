import { createGame, type Game, type MapData, type Ruleset } from '@ochre/engine';
import { manifests } from '@ochre/rulesets/manifests.ts';

/** The rule sets that can be played, by id. */
export const rulesets: Record<string, Ruleset> = Object.fromEntries(
  await Promise.all(manifests.map(async ({ id, ruleset }) => [id, (await ruleset()).default] as const)),
);
/** The boards they are played on. */
const maps: Record<string, MapData> = Object.fromEntries(
  await Promise.all(manifests.map(async ({ board }) => [board.id, (await board.map()).default] as const)),
);
const made = new Map<Ruleset, WeakMap<MapData, Game>>();

function named<T>(what: string, from: Record<string, T>, id: string): T {
  if (Object.hasOwn(from, id)) return from[id]!;
  throw new Error(`no ${what} ${id} (there is: ${Object.keys(from).join(', ')})`);
}

export const rulesetIds = (): string[] => Object.keys(rulesets);

export function rulesetFor(id: string): Ruleset {
  return named('rule set', rulesets, id);
}

/** A rule set on a map (each by id, or made by hand), its own unless said otherwise, compiled once. */
export function gameFor(rules: string | Ruleset, map?: string | MapData): Game {
  const ruleset = typeof rules === 'string' ? rulesetFor(rules) : rules;
  const data = typeof map === 'object' ? map : named('map', maps, map ?? ruleset.map);
  const games = made.get(ruleset) ?? new WeakMap<MapData, Game>();
  made.set(ruleset, games);
  const game = games.get(data) ?? createGame(ruleset, data);
  games.set(data, game);
  return game;
}
