import {
  type Action,
  canonical,
  type Game,
  type GameEvent,
  type GameState,
  Past,
  type Result,
  sameEvents,
} from '@ochre/engine';
import { inEnglish } from '@ochre/languages/refusals/english.ts';
import { FormerRecord, GameRecord } from '@ochre/protocol';
import { gameFor, rulesetIds } from '../games.ts';
import { misfit } from '../http/validate.ts';
import { sha256 } from '../tables/tokens.ts';
import { eventsHash, firstLink, nextLink, sealed } from './chain.ts';

/** A game file of today, or of the former format. */
export type GameFile = GameRecord | FormerRecord;

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
  /** Cards drawn from the stacks, each as the seed has it. A file that is not played may not tell. */
  cards: number | undefined;
  turns: number | undefined;
  result: Result | undefined;
  /** Why it was not played again to its end: the rules in force are others. All of the above is then as it was filed. */
  unproved?: string;
}

/** A game file read from text that may be anything. */
export function readGameFile(text: string): GameFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Mismatch('the file is not JSON');
  }
  const former = (value as FormerRecord | null)?.format === 'ochre-game-1';
  const problem = misfit(former ? FormerRecord : GameRecord, value);
  if (problem !== undefined) throw new Mismatch(`the file is not a game: ${problem}`);
  return value as GameFile;
}

function gameOf({ config }: GameFile): Game {
  if (!rulesetIds().includes(config.ruleset)) throw new Mismatch(`there is no rule set ${config.ruleset}`);
  const game = gameFor(config.ruleset);
  if (config.map !== game.rules.map.id)
    throw new Mismatch(`${config.ruleset} is not played on ${config.map}`);
  return game;
}

/** Files of the former format hold a fingerprint of what happened. */
const same = (events: readonly GameEvent[], filed: string | readonly GameEvent[]): boolean =>
  typeof filed === 'string' ? filed === eventsHash(events) : sameEvents(events, filed);

const drawn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, e) => sum + (e.type === 'cardsDrawn' ? Number(e.open['count']) : 0), 0);

/** What can be seen without any rules: the seed is the one promised, and nothing was changed, left out or put in. */
function intact(record: GameFile): void {
  const { config, seed, seedHash, actions } = record;
  if (seed === undefined)
    throw new Mismatch('the game was not over when the file was written: it has no seed');
  if (sha256(seed) !== seedHash) throw new Mismatch('the seed is not the one promised at the start');
  if (actions[0]?.seq !== 0 || actions[0].action !== null) throw new Mismatch('the file has no deal');
  let chain = firstLink(seedHash, config);
  for (const [i, { seq, at, action, chain: filed }] of actions.entries()) {
    if (seq !== i || (action === null && i > 0)) throw new Mismatch(`entry ${i} is missing`);
    if (i > 0) chain = nextLink(chain, { seq, at, action });
    if (filed !== chain) throw new Mismatch(`the log is broken at entry ${i}`);
  }
  if (record.format === 'ochre-game-1') return;
  const { seal, ...rest } = record;
  if (sealed(rest).seal !== seal)
    throw new Mismatch('the seal is broken: names, events or the end are not those it was put on');
}

/** Deals a game again and plays every action; throws where something comes out otherwise. */
function playAgain(record: GameFile, rules: number, each: (step: Replayed) => void): Verified {
  const { config, seed, actions } = record;
  const game = gameOf(record);
  const problem = game.rules.ruleset.checkConfig(config, game.rules.map);
  if (problem) throw new Mismatch(problem);
  const { state, events } = game.start(config, seed!, rules);
  const past = new Past(game, state);
  let cards = 0;
  const compare = (i: number, events: GameEvent[], at: { turn: number; phase: string }): void => {
    if (!same(events, actions[i]!.events)) throw new Mismatch(`entry ${i} came out otherwise`);
    cards += drawn(events);
    each({ seq: i, ...at, action: actions[i]!.action, events, state: past.latest });
  };
  compare(0, events, { turn: 1, phase: 'setup' });
  for (const [i, { action }] of actions.entries()) {
    if (i === 0) continue;
    const { turn, phase } = past.latest.open;
    const applied = past.play(action!);
    if (!applied.ok)
      throw new Mismatch(`action ${i} is refused: ${inEnglish(game.rules, applied.violation)}`);
    compare(i, applied.events, { turn, phase });
  }
  const { result, turn } = past.latest.open;
  if (canonical(result ?? null) !== canonical(record.result ?? null))
    throw new Mismatch('the result is not the one recorded');
  return { actions: actions.length - 1, cards, turns: turn, result };
}

/** What a file says of a game that the rules in force cannot play again. */
function asFiled({ actions, result, ...record }: GameFile, unproved: string): Verified {
  const told = actions.flatMap(({ events }) => (typeof events === 'string' ? [] : events));
  const cards = told.length > 0 ? drawn(told) : undefined;
  const turns = 'state' in record ? record.state?.open.turn : undefined;
  return { actions: actions.length - 1, cards, turns, result, unproved };
}

/**
 * Deals a finished game again from its seed and plays every action: the seed must be the one promised at the start,
 * the log unbroken, every action legal, and what came of each, every draw included, the same as when it was played.
 * A game that was begun by another version of the rules may come out otherwise: then it is told as it was filed.
 */
export function verify(record: GameFile, each: (step: Replayed) => void = () => {}): Verified {
  const game = gameOf(record);
  intact(record);
  const began = record.format === 'ochre-game-1' ? 1 : record.rules;
  const [now, name] = [game.rules.version, game.rules.ruleset.name];
  const latest = record.actions.reduce((n, { action }) => {
    return action && 'control' in action && action.control === 'newRules' ? action.version : n;
  }, began);
  if (latest > now)
    return asFiled(record, `played by version ${latest} of ${name}; this release has version ${now}`);
  try {
    return playAgain(record, began, each);
  } catch (error) {
    // What these rules never were asked to do may also stop them in the middle.
    if (began === now) throw error;
    return asFiled(
      record,
      `begun by version ${began} of ${name}, and version ${now} gives something else: ${(error as Error).message}`,
    );
  }
}
