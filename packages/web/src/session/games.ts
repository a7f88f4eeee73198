import { createGame, type Game, type MapData, type Ruleset } from '@ochre/engine';
import type { Board } from '@ochre/maps/boards.ts';
import type { MapGeometry } from '@ochre/maps/geometry.ts';
import { manifestOf, manifests } from '@ochre/rulesets/manifests.ts';

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

export const rulesetIds = (): string[] => manifests.map(({ id }) => id);

const boardOf = (id: string): Board | undefined => manifests.find(({ board }) => board.id === id)?.board;

export async function mapFor(id: string): Promise<MapData> {
  const board = boardOf(id);
  if (!board) throw new Error(`no map ${id}`);
  return (await board.map()).default;
}

/** The picture of a board that brings its own. */
export const geometryOf = async (id: string): Promise<MapGeometry | undefined> =>
  (await boardOf(id)?.geometry?.())?.default;

const keyOf = (ruleset: string, map: string): string => `${ruleset}/${map}`;

/** A rule set on a map (its own unless another is named), compiled once. Both are fetched with the first table. */
export async function loadGame(ruleset: string, map?: string): Promise<Game> {
  const manifest = manifestOf(ruleset);
  if (!manifest) throw new Error(`no rule set ${ruleset}`);
  const printed = (await manifest.ruleset()).default;
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
