import { type Brain, brains, findBrain, type Happening, type Recall, Recollections } from '@ochre/bots';
import { type Decision, type Game, type Json, quick, type View } from '@ochre/engine';
import { gameFor } from '../games.ts';

/** Where a brain is named, the cautious answer of the rules. */
export const RULES = 'rules';

/** What a bot has to answer: what its seat sees, and nothing else. */
export interface Question {
  view: View;
  decision: Decision;
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

/** The cautious answer of the rules. */
const fallback: Pick<Brain, 'choose'> = {
  choose: (sight, decision) => sight.rules.spec(decision.kind).fallback(sight, decision as never) as Json,
};

const brainOf = (name: string): Pick<Brain, 'choose'> =>
  name === RULES ? fallback : (findBrain(name) ?? brains['steady']!);

/** A legal answer; nothing where none of them finds one. */
export function answerTo(
  game: Game,
  { view, decision, by, seed }: Question,
  recall?: Recall,
): Json | undefined {
  const rng = quick(seed);
  for (const name of by)
    try {
      const answer = brainOf(name).choose(game.sight(view), decision, rng, recall);
      if (!game.check(view, decision, answer)) return answer;
    } catch {
      // A bot that fails must not hold up the table: the next one answers.
    }
  return undefined;
}

interface Mind {
  readonly game: Game;
  readonly recollections: Recollections;
  first: number;
  past: Happening[];
}

/** Those who think at several tables. Of each they know what they were told, and a bot is given what its seat was. */
export class Minds {
  readonly #tables = new Map<string, Mind>();

  /** `steps` are those that follow what this was told before. */
  answer({ table, ruleset, map, first, steps, question }: Thought): Json | undefined {
    const mind = this.#tables.get(table) ?? this.#open(table, gameFor(ruleset, map), first);
    if (first > mind.first) mind.past = mind.past.slice(first - mind.first);
    mind.first = first;
    mind.past.push(...steps);
    const { view } = question;
    const recall = mind.recollections.of(mind.past, view.open.turn, view.viewer);
    return answerTo(mind.game, question, recall);
  }

  forget(table: string): void {
    this.#tables.delete(table);
  }

  #open(table: string, game: Game, first: number): Mind {
    const mind = { game, recollections: new Recollections(game), first, past: [] };
    this.#tables.set(table, mind);
    return mind;
  }
}
