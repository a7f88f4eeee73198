import type { Game, MapData } from '@ochre/engine';
import { miniMap } from '@ochre/maps';
import { begin as beginAt, type Position, type Started, withExcerpts } from '@ochre/positions';
import { gameFor, rulesetFor, usualRules } from '../games.ts';
import type { Scenario } from './types.ts';

/** The rules and the map that the position is played by. */
export function gameOf({ map, rules = usualRules.id }: Position): Game {
  return gameFor(withExcerpts(rulesetFor(rules)), typeof map === 'object' ? (miniMap(map) as MapData) : map);
}

/** The game as the position has it, run on to its first decisions. */
export const begin = (position: Position | Scenario): Started => beginAt(gameOf(position), position);
