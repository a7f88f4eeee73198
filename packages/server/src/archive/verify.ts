import {
  type Action,
  canonical,
  type Game,
  type GameEvent,
  type GameState,
  type Result,
} from '@ochre/engine';
import { GameRecord } from '@ochre/protocol';
import { gameFor, rulesetIds } from '../games.ts';
import { misfit } from '../http/validate.ts';
import { sha256 } from '../tables/tokens.ts';
import { eventsHash, firstLink, nextLink } from './chain.ts';

/** A file that is not what was played: the first thing found wrong with it. */
export class Mismatch extends Error {}

/** Told for each step while a file is played again; `turn` and `phase` are those the action was taken in. */
export interface Replayed {
  seq: number;
  turn: number;
  phase: string;
  action: Action | null;
  events: GameEvent[];
  state: GameState;
}

export interface Verified {
  actions: number;
  /** Cards drawn from the stacks, each as the seed has it. */
  cards: number;
  turns: number;
  result: Result | undefined;
}

/** A game file read from text that may be anything. */
export function readGameFile(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Mismatch('the file is not JSON');
  }
  const problem = misfit(GameRecord, value);
  if (problem !== undefined) throw new Mismatch(`the file is not a game: ${problem}`);
  return value as GameRecord;
}

function gameOf({ config }: GameRecord): Game {
  if (!rulesetIds().includes(config.ruleset)) throw new Mismatch(`there is no rule set ${config.ruleset}`);
  const game = gameFor(config.ruleset);
  if (config.map !== game.rules.map.id)
    throw new Mismatch(`${config.ruleset} is not played on ${config.map}`);
  const problem = game.rules.ruleset.checkConfig(config, game.rules.map);
  if (problem) throw new Mismatch(problem);
  return game;
}

const drawn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, e) => sum + (e.type === 'cardsDrawn' ? Number(e.open['count']) : 0), 0);

/**
 * Deals a finished game again from its seed and plays every action: the seed must be the one promised at the start,
 * the log unbroken, every action legal, and what came of each, every draw included, the same as when it was played.
 */
export function verify(record: GameRecord, each: (step: Replayed) => void = () => {}): Verified {
  const { config, seed, seedHash, actions } = record;
  if (seed === undefined)
    throw new Mismatch('the game was not over when the file was written: it has no seed');
  if (sha256(seed) !== seedHash) throw new Mismatch('the seed is not the one promised at the start');
  const game = gameOf(record);
  const { state, events } = game.start(config, seed);
  let cards = 0;
  let chain = firstLink(seedHash, config);
  const compare = (i: number, events: GameEvent[], at: { turn: number; phase: string }): void => {
    const filed = actions[i]!;
    if (filed.chain !== chain) throw new Mismatch(`the log is broken at entry ${i}`);
    if (filed.events !== eventsHash(events)) throw new Mismatch(`entry ${i} came out otherwise`);
    cards += drawn(events);
    each({ seq: i, ...at, action: filed.action, events, state });
  };
  if (actions[0]?.seq !== 0 || actions[0].action !== null) throw new Mismatch('the file has no deal');
  compare(0, events, { turn: 1, phase: 'setup' });
  for (const [i, { seq, at, action }] of actions.entries()) {
    if (i === 0) continue;
    if (seq !== i || action === null) throw new Mismatch(`entry ${i} is missing`);
    const { turn, phase } = state.open;
    const applied = game.advance(state, action);
    if (!applied.ok) throw new Mismatch(`action ${i} is refused: ${applied.violation.text}`);
    chain = nextLink(chain, { seq, at, action });
    compare(i, applied.events, { turn, phase });
  }
  const { result, turn } = state.open;
  if (canonical(result ?? null) !== canonical(record.result ?? null))
    throw new Mismatch('the result is not the one recorded');
  return { actions: actions.length - 1, cards, turns: turn, result };
}
