import type { Decision, GameEvent, GameState, Json } from '@ochre/engine';
import { quick, type Rng } from '@ochre/engine/kernel/rng.ts';
import { expect } from 'vitest';
import { begin, type Started } from '../../../src/scenario/position.ts';
import type { Scenario } from '../../../src/scenario/types.ts';

// A model is written from the text of the rules and knows nothing of the engine but the names of its questions. It and
// the engine are put before the same position; they must ask the same, and after the same answers leave the same board.

/** What one player is asked; `answers` lists what may be said, or the model leaves that to the engine. */
export interface Question {
  owner: string;
  kind: string;
  ask: { [key: string]: Json | undefined };
  answers?: readonly Json[];
}

/** All that is asked at one time, and the answers to it by player. */
export type Model<R> = Generator<Question[], R, Record<string, Json>>;

export interface Position {
  scenario: Partial<Scenario>;
  /** Plays the position through by the text. */
  model(): Model<void>;
  /** What the model has made of it, and what of the state it is to be compared with. */
  outcome(): Json;
  seen(state: GameState, events: readonly GameEvent[]): Json;
  /** What is asked once the model has ended does not concern it. */
  openEnded?: true;
}

const pendingOf = (state: GameState): Decision[] =>
  Object.values(state.pending).sort((a, b) => a.owner.localeCompare(b.owner));

/** Of what the engine asks the parts the model speaks of; lists are compared as sets. */
function alike(asked: Decision, question: Question): { [key: string]: Json } {
  const ask = asked.ask as Record<string, Json>;
  const parts: { [key: string]: Json } = {};
  for (const key of Object.keys(question.ask)) parts[key] = ordered(ask[key] ?? null);
  return { owner: asked.owner, kind: asked.kind, ask: parts };
}

const ordered = (value: Json): Json => (Array.isArray(value) ? [...value].map(String).sort() : value);

function told({ owner, kind, ask }: Question): { [key: string]: Json } {
  const parts: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(ask)) parts[key] = ordered(value ?? null);
  return { owner, kind, ask: parts };
}

/** Says one of these, or what the engine takes for a possible answer. */
function answer(
  { game, state, events }: Started,
  asked: Decision,
  rng: Rng,
  answers?: readonly Json[],
): Json {
  const view = game.view(state, asked.owner);
  const prompt = view.prompts.find((d) => d.id === asked.id)!;
  const said = answers
    ? answers[rng.int(answers.length)]!
    : (game.rules.spec(asked.kind).sample(game.sight(view), prompt as never, rng) as Json);
  const { owner: by, id: decision, kind } = asked;
  const done = game.advance(state, { by, decision, kind, answer: said } as never);
  if (!done.ok) throw new Error(`${JSON.stringify(said)} of ${by}: ${done.violation.text}`);
  events.push(...done.events);
  return said;
}

/** Goes on until nobody is asked anything. */
function playOn(started: Started, rng: Rng): void {
  for (let n = 0; n < 500; n++) {
    const [asked] = pendingOf(started.state);
    if (!asked) return;
    answer(started, asked, rng);
  }
  throw new Error('it does not end');
}

/** Plays one position with both. */
export function compare(position: Position, seed: number): void {
  const rng = quick(seed);
  const scenario = {
    name: `seed ${seed}`,
    cites: [],
    rules: 'civx',
    alone: true,
    seed,
    ...position.scenario,
  };
  const what = `seed ${seed}: ${JSON.stringify(position.scenario)}`;
  const started = begin(scenario as Scenario);
  const model = position.model();
  let step = model.next();
  for (let n = 0; !step.done; n++) {
    if (n > 300) throw new Error(`${what} does not end`);
    const questions = [...step.value].sort((a, b) => a.owner.localeCompare(b.owner));
    const asked = pendingOf(started.state);
    const engine = asked.map((d, i) =>
      questions[i] ? alike(d, questions[i]) : { owner: d.owner, kind: d.kind },
    );
    expect(engine, what).toEqual(questions.map(told));
    const said: Record<string, Json> = {};
    for (const [i, d] of asked.entries()) said[d.owner] = answer(started, d, rng, questions[i]!.answers);
    step = model.next(said);
  }
  if (position.openEnded) playOn(started, rng);
  const left = pendingOf(started.state).map(({ owner, kind, ask }) => ({ owner, kind, ask }));
  expect(left, what).toEqual([]);
  expect(position.seen(started.state, started.events), what).toEqual(position.outcome());
}

/** So many positions, each of its own seed. */
export function hunt(positionOf: (rng: Rng) => Position, positions: number, first = 1): void {
  for (let seed = first; seed < first + positions; seed++) compare(positionOf(quick(seed * 7919)), seed);
}
