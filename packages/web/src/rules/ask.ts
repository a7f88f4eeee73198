import { type Answer, type Answers, saysOf } from '@ochre/languages/answers.ts';
import { type Cites, questionCites, wordCites } from '@ochre/rulesets/answers.ts';
import { type Stems, stemsBy } from './stems.ts';

/** An answer of one book. */
export interface Said {
  kind: 'question' | 'word';
  id: string;
  asks: string;
  says: string;
  /** The rules it rests on. */
  cites: readonly string[];
}

/** What is asked of a book, and what its words mean, in the order they are written down. */
export function saidOf({ questions, words }: Answers, book: string): Said[] {
  const of = (kind: Said['kind'], answers: Record<string, Answer>, cited: Record<string, Cites>): Said[] =>
    Object.entries(answers).flatMap(([id, { asks, says }]) => {
      const cites = cited[id]?.[book];
      const said = cites && saysOf(says, book);
      return said ? [{ kind, id, asks, says: said, cites }] : [];
    });
  return [...of('question', questions, questionCites), ...of('word', words, wordCites)];
}

/** Whoever asks rarely reads on beyond these. */
const MOST = 3;
/** How much it counts that the answer has the word, and not the question. */
const IN_PASSING = 0.3;
/** A word of the game that was said whole is what is asked about. */
const BY_NAME = 0.3;
/** What has less in common with what was typed answers something else. */
const ENOUGH = 0.34;

interface Known {
  said: Said;
  /** A word of the game: what must have been said of it. */
  name?: ReadonlySet<string>;
  /** The ways in which it may be asked. */
  phrases: ReadonlySet<string>[];
  /** All it says. */
  all: ReadonlySet<string>;
}

/** Finds the answers to what somebody types, in the words of one language and for one book. */
export class Asker {
  readonly #stems: Stems;
  readonly #known: readonly Known[];
  readonly #weights = new Map<string, number>();

  constructor(answers: Answers, book: string) {
    this.#stems = stemsBy(answers.search);
    const written: Record<Said['kind'], Record<string, Answer>> = {
      question: answers.questions,
      word: answers.words,
    };
    this.#known = saidOf(answers, book).map((said) => {
      const also = (written[said.kind][said.id]?.also ?? []).flatMap((line) => line.split(','));
      const phrases = [said.asks, ...also].map((phrase) => new Set(this.#stems.of(phrase)));
      const all = new Set([...phrases.flatMap((p) => [...p]), ...this.#stems.of(said.says)]);
      return { said, phrases, all, ...(said.kind === 'word' && phrases[0] && { name: phrases[0] }) };
    });
    for (const { all } of this.#known)
      for (const stem of all) this.#weights.set(stem, (this.#weights.get(stem) ?? 0) + 1);
    // What many speak of tells little.
    for (const [stem, n] of this.#weights) this.#weights.set(stem, Math.log(1 + this.#known.length / n));
  }

  /** The answers that fit best, the best first. */
  find(typed: string): Said[] {
    const sought = this.#sought(typed);
    if (sought.size === 0) return [];
    const whole = new Set(this.#stems.of(typed));
    const scored = this.#known.map(({ said, name, phrases, all }) => ({
      said,
      score:
        Math.max(...phrases.map((phrase) => this.#likeness(sought, phrase))) +
        IN_PASSING * (this.#weight(sought, all) / this.#weight(sought)) +
        (name?.size && [...name].every((stem) => whole.has(stem)) ? BY_NAME : 0),
    }));
    return scored
      .filter(({ score }) => score >= ENOUGH)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({ said }) => said);
  }

  /** What is typed, as far as anything speaks of it; a word that is not finished stands for all that begin with it. */
  #sought(typed: string): Set<string> {
    return new Set(
      this.#stems.of(typed).flatMap((stem) => {
        if (this.#weights.has(stem) || stem.length < 3) return this.#weights.has(stem) ? [stem] : [];
        return [...this.#weights.keys()].filter((known) => known.startsWith(stem));
      }),
    );
  }

  #weight(stems: ReadonlySet<string>, within: ReadonlySet<string> = stems): number {
    let sum = 0;
    for (const stem of stems) if (within.has(stem)) sum += this.#weights.get(stem) ?? 0;
    return sum;
  }

  /** How much of both is the same, from 0 to 1. */
  #likeness(sought: ReadonlySet<string>, phrase: ReadonlySet<string>): number {
    const shared = this.#weight(sought, phrase);
    const apart = this.#weight(sought) + this.#weight(phrase) - 2 * shared;
    return shared === 0 ? 0 : shared / (shared + apart / 2);
  }
}
