import {
  type Action,
  canonical,
  type Game,
  type GameEvent,
  type GameState,
  Past,
  type Result,
  SCHEMA,
  sameEvents,
  type Violation,
} from '@ochre/engine';
import { linksBy } from './links.ts';
import type { FormerRecord, GameRecord } from './record.ts';
import { dealSeed, promiseOf, type SeedPart } from './seed.ts';
import type { Hasher } from './sha256.ts';

/** A game file of today, or of the former format. */
export type GameFile = GameRecord | FormerRecord;

/** What can be wrong with a file. */
export type Fault =
  | 'unreadable'
  | 'unknown'
  | 'unfinished'
  | 'seed'
  | 'part'
  | 'missing'
  | 'chain'
  | 'seal'
  | 'refused'
  | 'otherwise'
  | 'end';

/** A file that is not what was played: the first thing found wrong with it, and at which entry or seat. */
export class Mismatch extends Error {
  readonly fault: Fault;
  readonly at: number | undefined;

  constructor(fault: Fault, message: string, at?: number) {
    super(message);
    this.fault = fault;
    this.at = at;
  }
}

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
  /** What the seats gave to the seed; none in games dealt from the server's part alone. */
  parts: readonly SeedPart[];
  /** Why it was not played again to its end: the rules in force are others. All of the above is then as it was filed. */
  unproved?: string;
}

export interface Verifying {
  /** The rules in force, of the rule set the file names. */
  game: Game;
  sha256: Hasher;
  /** Why the rules refuse something. */
  why?(game: Game, violation: Violation): string;
  each?(step: Replayed): void;
}

export const partsOf = (record: GameFile): GameRecord['parts'] =>
  record.format === 'ochre-game-1' ? undefined : record.parts;

const drawn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, e) => sum + (e.type === 'cardsDrawn' ? Number(e.open['count']) : 0), 0);

/** What can be seen without any rules: the seed is the one promised, and nothing was changed, left out or put in. */
function intact(record: GameFile, sha256: Hasher): void {
  const { firstLink, nextLink, sealed } = linksBy(sha256);
  const { config, seed, seedHash, actions } = record;
  if (seed === undefined)
    throw new Mismatch('unfinished', 'the game was not over when the file was written: it has no seed');
  if (sha256(seed) !== seedHash) throw new Mismatch('seed', 'the seed is not the one promised at the start');
  for (const { seat, promise, part } of partsOf(record) ?? [])
    if (part !== undefined && promiseOf(sha256, seedHash, seat, part) !== promise)
      throw new Mismatch('part', `the part of seat ${seat} is not the one it promised`, seat);
  if (actions[0]?.seq !== 0 || actions[0].action !== null)
    throw new Mismatch('missing', 'the file has no deal', 0);
  let chain = firstLink(seedHash, config, partsOf(record));
  for (const [i, { seq, at, action, chain: filed }] of actions.entries()) {
    if (seq !== i || (action === null && i > 0)) throw new Mismatch('missing', `entry ${i} is missing`, i);
    if (i > 0) chain = nextLink(chain, { seq, at, action });
    if (filed !== chain) throw new Mismatch('chain', `the log is broken at entry ${i}`, i);
  }
  if (record.format === 'ochre-game-1') return;
  const { seal, ...rest } = record;
  if (sealed(rest).seal !== seal)
    throw new Mismatch('seal', 'the seal is broken: names, events or the end are not those it was put on');
}

/** The end a file tells is the one it was played to. */
function sameEnd(record: GameFile, end: GameState): void {
  if (canonical(end.open.result ?? null) !== canonical(record.result ?? null))
    throw new Mismatch('end', 'the result is not the one recorded');
  const told = record.format === 'ochre-game-1' ? undefined : record.state;
  if (told?.schema === SCHEMA && canonical(told) !== canonical(end))
    throw new Mismatch('end', 'the state it ended in is not the one recorded');
}

/** Deals a game again and plays every action; throws where something comes out otherwise. */
function playAgain(record: GameFile, rules: number, { game, sha256, why, each }: Verifying): Verified {
  const { config, seed, actions } = record;
  const { eventsHash } = linksBy(sha256);
  const problem = game.rules.ruleset.checkConfig(config, game.rules.map);
  if (problem) throw new Mismatch('unknown', problem);
  const parts = partsOf(record) ?? [];
  const { state, events } = game.start(config, dealSeed(sha256, seed!, parts), rules);
  const past = new Past(game, state);
  let cards = 0;
  const compare = (i: number, events: GameEvent[], at: { turn: number; phase: string }): void => {
    const filed = actions[i]!.events;
    // Files of the former format hold a fingerprint of what happened.
    const same = typeof filed === 'string' ? filed === eventsHash(events) : sameEvents(events, filed);
    if (!same) throw new Mismatch('otherwise', `entry ${i} came out otherwise`, i);
    cards += drawn(events);
    each?.({ seq: i, ...at, action: actions[i]!.action, events, state: past.latest });
  };
  compare(0, events, { turn: 1, phase: 'setup' });
  for (const [i, { action }] of actions.entries()) {
    if (i === 0) continue;
    const { turn, phase } = past.latest.open;
    const applied = past.play(action!);
    if (!applied.ok) {
      const reason = why?.(game, applied.violation) ?? applied.violation.code;
      throw new Mismatch('refused', `action ${i} is refused: ${reason}`, i);
    }
    compare(i, applied.events, { turn, phase });
  }
  sameEnd(record, past.latest);
  const { result, turn } = past.latest.open;
  return { actions: actions.length - 1, cards, turns: turn, result, parts };
}

/** What a file says of a game that the rules in force cannot play again. */
function asFiled(record: GameFile, unproved: string): Verified {
  const { actions, result } = record;
  const told = actions.flatMap(({ events }) => (typeof events === 'string' ? [] : events));
  const cards = told.length > 0 ? drawn(told) : undefined;
  const turns = 'state' in record ? record.state?.open.turn : undefined;
  return {
    actions: actions.length - 1,
    cards,
    turns,
    result,
    parts: partsOf(record) ?? [],
    unproved,
  };
}

/**
 * Deals a finished game again from its seed and plays every action: the server's part of the seed must be the one promised
 * at the start, and so every seat's; the log unbroken, every action legal, and what came of each, every draw included, the
 * same as when it was played. A game that was begun by another version of the rules may come out otherwise: then it is told
 * as it was filed.
 */
export function verifyGame(record: GameFile, by: Verifying): Verified {
  intact(record, by.sha256);
  const { version: now, ruleset } = by.game.rules;
  const began = record.format === 'ochre-game-1' ? 1 : record.rules;
  const latest = record.actions.reduce((n, { action }) => {
    return action && 'control' in action && action.control === 'newRules' ? action.version : n;
  }, began);
  if (latest > now)
    return asFiled(record, `played by version ${latest} of ${ruleset.name}; this release has version ${now}`);
  try {
    return playAgain(record, began, by);
  } catch (error) {
    // What these rules never were asked to do may also stop them in the middle.
    if (began === now) throw error;
    return asFiled(
      record,
      `begun by version ${began} of ${ruleset.name}, and version ${now} gives something else: ${(error as Error).message}`,
    );
  }
}
