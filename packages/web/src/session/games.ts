import { createGame, type Game, type MapData, type Ruleset } from '@ochre/engine';
import { world } from '@ochre/maps';
import { eastern } from '@ochre/rulesets/eastern/ruleset.ts';
import { mega } from '@ochre/rulesets/mega/ruleset.ts';

const rulesets: Record<string, Ruleset> = { mega, eastern };
const maps: Record<string, MapData> = { world };
const made = new Map<string, Game>();

export const rulesetList = (): Ruleset[] => Object.values(rulesets);

/** A rule set on a map, compiled once. */
export function gameFor(ruleset: string, map: string): Game {
  const key = `${ruleset}/${map}`;
  const known = made.get(key);
  if (known) return known;
  const [rules, board] = [rulesets[ruleset], maps[map]];
  if (!rules || !board) throw new Error(`no game of ${ruleset} on ${map}`);
  const game = createGame(rules, board);
  made.set(key, game);
  return game;
}
