import type { Decision, GameEvent, GameState, Json } from '@ochre/engine';
import { pick, quick, type Rng } from '@ochre/engine';
import { broken, cardCounts } from '@ochre/testkit';
import type { Scenario } from '@ochre/testkit/scenario';
import { begin, type Started } from '@ochre/testkit/scenario';
import { expect } from 'vitest';

// A model is written from the text of the rules and knows nothing of the engine but the names of its questions. It and
// the engine are put before the same position; they must ask the same, and after the same answers leave the same board.

/** What one player is asked. Of `ask` only what is there is compared, lists as sets. */
export interface Question {
  owner: string;
  kind: string;
  ask: { [key: string]: Json | undefined };
  /** Legal answers by the text; without them the engine's own sample is taken, which `legal` may judge. */
  answers?: readonly Json[];
  legal?: (answer: Json) => boolean;
  /** Answers the text forbids. */
  refused?: readonly Json[];
  /** Answers that are legal where `legal` says so, and nowhere else. */
  candidates?: readonly Json[];
}

/** All that is asked at one time, and the answers to it by player. */
export type Model<R = void> = Generator<Question[], R, Record<string, Json>>;

export interface Position {
  scenario: Partial<Scenario>;
  /** Plays the position through by the text. */
  model(): Model;
  /** What the model has made of it, and what of the state it is to be compared with. */
  outcome(): Json;
  seen(state: GameState, events: readonly GameEvent[]): Json;
  /** What is asked once the model has ended does not concern it. */
  openEnded?: true;
}

const byOwner = <T extends { owner: string }>(all: Iterable<T>): T[] =>
  [...all].sort((a, b) => a.owner.localeCompare(b.owner));

const asSet = (value: Json): Json => (Array.isArray(value) ? [...value].map(String).sort() : value);

/** Of a question the parts the model speaks of. */
function parts(asked: { owner: string; kind: string; ask: unknown }, like: Question | undefined): Json {
  const { owner, kind } = asked;
  const ask = asked.ask as Record<string, Json | undefined>;
  const keys = Object.keys(like?.ask ?? {});
  return { owner, kind, ask: Object.fromEntries(keys.map((key) => [key, asSet(ask[key] ?? null)])) };
}

function answer(
  started: Started,
  asked: Decision,
  question: Partial<Question>,
  rng: Rng,
  what: string,
): Json {
  const { game, state, events } = started;
  const view = game.view(state, asked.owner);
  for (const wrong of question.refused ?? [])
    expect(game.check(view, asked, wrong), `${what}\n${JSON.stringify(wrong)} is legal`).toBeDefined();
  for (const one of question.candidates ?? []) {
    const expected = question.legal!(one);
    expect(
      game.check(view, asked, one) === undefined,
      `${what}\n${JSON.stringify({ asked, one, expected })}`,
    ).toBe(expected);
  }
  const said = question.answers
    ? pick(rng, question.answers)
    : (game.rules.spec(asked.kind).sample(game.sight(view), asked as never, rng) as Json);
  if (question.legal)
    expect(question.legal(said), `${what}\n${JSON.stringify(said)} is forbidden`).toBe(true);
  const { owner: by, id: decision, kind } = asked;
  const done = game.advance(state, { by, decision, kind, answer: said } as never);
  if (!done.ok) throw new Error(`${what}\n${JSON.stringify(said)} of ${by}: ${done.violation.code}`);
  events.push(...done.events);
  return said;
}

/** Goes on until nobody is asked anything. */
function playOn(started: Started, pending: () => Decision[], rng: Rng, what: string): void {
  for (let n = 0; n < 500; n++) {
    const [asked] = pending();
    if (!asked) return;
    answer(started, asked, {}, rng, what);
  }
  throw new Error(`${what} does not end`);
}

/** Plays one position with both. */
function compare(position: Position, seed: number): void {
  const rng = quick(seed);
  const scenario = { name: `seed ${seed}`, alone: true, seed, ...position.scenario } as Scenario;
  const what = `seed ${seed}: ${JSON.stringify(position.scenario)}`;
  const started = begin(scenario);
  const cards = cardCounts(started.game, started.state);
  const pending = (): Decision[] => byOwner(Object.values(started.state.pending).filter((d) => !d.optional));
  const model = position.model();
  let step = model.next();
  for (let n = 0; !step.done; n++) {
    if (n > 300) throw new Error(`${what} does not end`);
    const questions = byOwner(step.value);
    const asked = pending();
    expect(
      asked.map((d, i) => parts(d, questions[i])),
      what,
    ).toEqual(questions.map((q) => parts(q, q)));
    const said: Record<string, Json> = {};
    for (const [i, d] of asked.entries()) said[d.owner] = answer(started, d, questions[i]!, rng, what);
    step = model.next(said);
  }
  if (position.openEnded) playOn(started, pending, rng, what);
  expect(
    pending().map((d) => parts(d, { ...d, ask: d.ask as never })),
    what,
  ).toEqual([]);
  expect(broken(started.game, started.state, cards, { stopped: true }), what).toEqual([]);
  expect(position.seen(started.state, started.events), what).toEqual(position.outcome());
}

/** So many positions, each of its own seed. */
export function hunt(positionOf: (rng: Rng) => Position, positions: number, first = 1): void {
  for (let seed = first; seed < first + positions; seed++) compare(positionOf(quick(seed * 7919)), seed);
}

/** Several players who are asked at the same time, each by a model of its own, round by round. */
export function* together(models: Record<string, Generator<Question, void, Json>>): Model {
  let open = Object.entries(models);
  let said: Record<string, Json> = {};
  while (open.length > 0) {
    const questions: Question[] = [];
    open = open.filter(([owner, model]) => {
      const step = model.next(said[owner] as Json);
      if (!step.done) questions.push(step.value);
      return !step.done;
    });
    if (open.length > 0) said = yield questions;
  }
}

/** One player alone. */
export function* alone(question: Question): Generator<Question[], Json, Record<string, Json>> {
  return (yield [question])[question.owner]!;
}
