import { createGame, type Game, type MapData, type Ruleset } from '@ochre/engine';

/** Each rule set is fetched when a table first needs it. */
const rulesets: Record<string, () => Promise<Ruleset>> = {
  mega: async () => (await import('@ochre/rulesets/mega/ruleset.ts')).mega,
  eastern: async () => (await import('@ochre/rulesets/eastern/ruleset.ts')).eastern,
  civx: async () => (await import('@ochre/rulesets/civx/ruleset.ts')).civx,
  dawn: async () => (await import('@ochre/rulesets/dawn/ruleset.ts')).dawn,
  classic: async () => (await import('@ochre/rulesets/classic/ruleset.ts')).classic,
};
/** And each board with the first table on it. */
const maps: Record<string, () => Promise<MapData>> = {
  world: async () => (await import('@ochre/maps/world/map.ts')).world,
  classic: async () => (await import('@ochre/maps/classic/map.ts')).classic,
};
const made = new Map<string, Game>();

interface Naming {
  inWords(rules: Ruleset): Ruleset;
  areasInWords(game: Game): void;
}

let naming: Naming | undefined;

/** How the games loaded from now on name things: the page sets its language, the worker needs none. */
export function nameBy(words: Naming): void {
  naming = words;
}

export const rulesetIds = (): string[] => Object.keys(rulesets);

export async function mapFor(id: string): Promise<MapData> {
  const load = maps[id];
  if (!load) throw new Error(`no map ${id}`);
  return load();
}

const keyOf = (ruleset: string, map: string): string => `${ruleset}/${map}`;

/** A rule set on a map (its own unless another is named), compiled once. */
export async function loadGame(ruleset: string, map?: string): Promise<Game> {
  const load = rulesets[ruleset];
  if (!load) throw new Error(`no rule set ${ruleset}`);
  const printed = await load();
  const key = keyOf(ruleset, map ?? printed.map);
  const known = made.get(key);
  if (known) return known;
  const game = createGame(naming?.inWords(printed) ?? printed, await mapFor(map ?? printed.map));
  naming?.areasInWords(game);
  made.set(key, game);
  return game;
}

/** A game that was loaded before. */
export function gameFor(ruleset: string, map: string): Game {
  const game = made.get(keyOf(ruleset, map));
  if (!game) throw new Error(`${ruleset} on ${map} is not loaded`);
  return game;
}
