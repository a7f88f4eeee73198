import { createGame, type Game, type MapData, type Ruleset } from '@ochre/engine';
import { classic as classicMap, world } from '@ochre/maps';
import { civx, classic, dawn, eastern, mega } from '@ochre/rulesets';

/** The rule sets that can be played, by id. */
export const rulesets: Record<string, Ruleset> = { mega, eastern, classic, dawn, civx };
const maps: Record<string, MapData> = { world, classic: classicMap };
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
