import { type Happening, legalAnswer, type Recall, Recollections } from '@ochre/bots';
import { type AnyAnswer, type Decision, type Game, type NationId, quick, type View } from '@ochre/engine';
import { gameFor } from '../games.ts';

/** What a bot has to answer: what its seat sees, and nothing else. */
export interface Question {
  view: View;
  decision: Decision;
  /** Nations that people lead. */
  people?: readonly NationId[];
  /** Brains by name: the first legal answer counts. */
  by: readonly string[];
  /** The same question with the same seed always has the same answer. */
  seed: number;
}

/** A question with what somebody who was never asked before has to be told. */
export interface Thought {
  table: string;
  ruleset: string;
  map: string;
  /** What happened since the beginning of the turn before this one; the first of it has this number in the game. */
  first: number;
  steps: readonly Happening[];
  question: Question;
}

/** A legal answer; nothing where none of them finds one. */
export const answerTo = (
  game: Game,
  { view, decision, people, by, seed }: Question,
  recall?: Recall,
): AnyAnswer | undefined => legalAnswer(game, view, decision, by, quick(seed), recall, people);

/** Those who think at several tables. Of each they know what they were told, and a bot is given what its seat was. */
export class TableMemories {
  readonly #tables = new Map<string, { game: Game; recollections: Recollections }>();

  /** `steps` are those that follow what this was told before. */
  answer({ table, ruleset, map, steps, question }: Thought): AnyAnswer | undefined {
    const { game, recollections } = this.#tables.get(table) ?? this.#open(table, gameFor(ruleset, map));
    for (const events of steps) recollections.hear(events);
    const { view } = question;
    return answerTo(game, question, recollections.of(view.open.turn, view.viewer));
  }

  forget(table: string): void {
    this.#tables.delete(table);
  }

  #open(table: string, game: Game): { game: Game; recollections: Recollections } {
    const opened = { game, recollections: new Recollections(game) };
    this.#tables.set(table, opened);
    return opened;
  }
}
