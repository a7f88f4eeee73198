import { createGame, type Game, type MapData, type Ruleset } from '@ochre/engine';
import { world } from '@ochre/maps';
import { eastern } from '@ochre/rulesets/eastern/ruleset.ts';
import { mega } from '@ochre/rulesets/mega/ruleset.ts';

const rulesets: Record<string, Ruleset> = { mega, eastern };
const maps: Record<string, MapData> = { world };
const made = new Map<string, Game>();

export const rulesetList = (): Ruleset[] => Object.values(rulesets);

export function mapFor(id: string): MapData {
  const map = maps[id];
  if (!map) throw new Error(`no map ${id}`);
  return map;
}

/** A rule set on a map, compiled once. */
export function gameFor(ruleset: string, map: string): Game {
  const key = `${ruleset}/${map}`;
  const known = made.get(key);
  if (known) return known;
  const rules = rulesets[ruleset];
  if (!rules) throw new Error(`no rule set ${ruleset}`);
  const game = createGame(rules, mapFor(map));
  made.set(key, game);
  return game;
}
