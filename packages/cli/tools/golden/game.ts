import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brains } from '@ochre/bots';
import { type Action, type Config, type Game, type GameEvent, type GameState, SCHEMA } from '@ochre/engine';
import { gameFor, type Recording, recordingOf, replay, Table, writeRecording } from '@ochre/testkit';
import { narrate } from '../../src/play/narrate.ts';
import type { Row } from './games.ts';
import { root } from './marked.ts';

/** A recorded game and what was told of it, line by line. */
export interface Golden {
  recording: Recording;
  trace: string[];
}

/** How a golden game plays now: as it was recorded, told in other words, or otherwise, and where. */
export type Now =
  | { plays: 'same' | 'retold'; golden: Golden }
  | { plays: 'otherwise'; line: number; is: string; was: string };

/** Tells a game step by step, and where a turn begins. */
class Trace {
  readonly lines: string[] = [];
  #turn = 0;
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  tell(events: readonly GameEvent[], { open }: GameState): void {
    this.lines.push(...events.map((e) => narrate(this.#game, e)));
    if (open.turn === this.#turn) return;
    this.#turn = open.turn;
    this.lines.push(`--- turn ${open.turn}`);
  }
}

const fileOf = (ruleset: string, name: string): string => `${root}${ruleset}/${name}`;

export function readGolden(ruleset: string, name: string): Golden | undefined {
  const file = fileOf(ruleset, name);
  if (!existsSync(`${file}.json`)) return undefined;
  const trace = readFileSync(`${file}.txt`, 'utf8').trimEnd().split('\n');
  return { recording: JSON.parse(readFileSync(`${file}.json`, 'utf8')) as Recording, trace };
}

export function writeGolden(ruleset: string, name: string, { recording, trace }: Golden): void {
  writeFileSync(`${fileOf(ruleset, name)}.json`, writeRecording(recording));
  writeFileSync(`${fileOf(ruleset, name)}.txt`, `${trace.join('\n')}\n`);
}

/** Plays a recorded game by the rules in force. */
export function playsNow(game: Game, { recording, trace }: Golden): Now {
  const told = new Trace(game);
  const { lines } = told;
  let now: Recording | undefined;
  try {
    now = replay(game, recording, (events, state) => told.tell(events, state));
  } catch (error) {
    lines.push((error as Error).message);
  }
  const same =
    now?.eventsHash === recording.eventsHash &&
    (now.stateHash === recording.stateHash || recording.schema !== SCHEMA);
  const at = lines.findIndex((line, i) => line !== trace[i]);
  if (now && same) {
    const plays = at < 0 && lines.length === trace.length ? 'same' : 'retold';
    return { plays, golden: { recording: now, trace: lines } };
  }
  const first = at < 0 ? lines.length : at;
  const is = lines[first] ?? 'something that is not told';
  return { plays: 'otherwise', line: first + 1, is, was: trace[first] ?? 'what was not told' };
}

/** Has bots play the game anew. */
export function playAnew(ruleset: string, [name, players, side, bot, options]: Row): Golden {
  const game = gameFor(ruleset);
  const config: Config = { ruleset, map: game.rules.map.id, players, options };
  if (side) config.side = side;
  const actions: Action[] = [];
  const all: GameEvent[] = [];
  const trace = new Trace(game);
  const table = new Table(game, config, name, () => brains[bot]!, {
    before: (_, action) => void actions.push(action),
    after(state, events) {
      all.push(...events);
      trace.tell(events, state);
    },
  });
  while (!table.over) table.step();
  return {
    recording: recordingOf(game, name, { state: table.state, events: all, actions }),
    trace: trace.lines,
  };
}
