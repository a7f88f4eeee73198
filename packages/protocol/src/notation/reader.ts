import type { Violation } from '@ochre/engine';

/** What the notation wants in a place: said in words by whoever tells the error. */
export const EXPECTATIONS = {
  head: 'the line "Ochre notation 1"',
  label: 'a line of the head, such as "Seed: …"',
  seed: 'a line "Seed: …"',
  config: 'a line "Config: …"',
  json: 'a value in JSON',
  name: 'a name',
  number: 'a whole number',
  verb: 'what somebody does, such as "moves" or "takes"',
  exchange: 'how many cards for how many, such as "3:3"',
  arrow: 'an arrow and where it leads',
  part: 'another part of the answer',
  order: 'an order, such as "2 Rome→Latium"',
  end: 'the end of the line',
  time: 'a moment, such as 2026-01-31T18:00:00.000Z',
  comment: 'a comment of at most 500 characters',
} as const;
export type Expectation = keyof typeof EXPECTATIONS;

/** Lines that a text cannot be without. */
const MISSING: ReadonlySet<Expectation> = new Set(['seed', 'config']);

/** What is wrong with a text in notation; all but the line is for the sentence. */
export type NotationProblem =
  | { code: 'expected'; expected: Expectation; found: string }
  | { code: 'notAsked'; who: string; kind: string }
  | { code: 'refused'; violation: Violation }
  | { code: 'otherTurn'; turn: number }
  | { code: 'otherEnd' }
  | { code: 'tooLong' };

const inEnglish = (p: NotationProblem): string => {
  if (p.code === 'expected' && MISSING.has(p.expected)) return `${EXPECTATIONS[p.expected]} is missing`;
  if (p.code === 'expected')
    return `${EXPECTATIONS[p.expected]} was expected, not ${p.found === '' ? 'the end of the line' : `"${p.found}"`}`;
  if (p.code === 'notAsked') return `${p.who} is not asked that now (${p.kind})`;
  if (p.code === 'refused') return `the rules refuse it: ${p.violation.code} (${p.violation.cite})`;
  if (p.code === 'otherTurn') return `the game is in turn ${p.turn} here`;
  if (p.code === 'otherEnd') return 'what is written gives another game than the one its seal was put on';
  return 'the text is longer than any game';
};

/** A text that is no notation of a game: where, and what was expected there. */
export class NotationError extends Error {
  readonly line: number;
  readonly problem: NotationProblem;

  constructor(line: number, problem: NotationProblem) {
    super(`line ${line}: ${inEnglish(problem)}`);
    this.line = line;
    this.problem = problem;
  }
}

/** Found where something else was expected; whoever knows the line tells it. */
export class Unexpected extends Error {
  readonly expected: Expectation;
  readonly found: string;

  constructor(expected: Expectation, found: string) {
    super(expected);
    this.expected = expected;
    this.found = found.slice(0, 40);
  }
}

/** A quoted string, an arrow in either spelling, a word as ids are, or any other sign. */
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|→|->|[\p{L}\p{N}]+(?:[.:>_'-][\p{L}\p{N}]+)*|[^\s])/uy;
export const WORD = /^[\p{Ll}\p{N}]+(?:[.:>_'-][\p{Ll}\p{N}]+)*$/u;

/** Reads a line of notation word by word. */
export class Reader {
  readonly #line: string;
  #at = 0;
  #next: string | undefined;

  constructor(line: string) {
    this.#line = line;
    this.#take();
  }

  /** The next word or sign; empty at the end. */
  get next(): string {
    return this.#next ?? '';
  }

  fail(expected: Expectation): never {
    throw new Unexpected(expected, this.next);
  }

  /** Goes past a word or sign if it comes next. */
  skip(word: string): boolean {
    const is = this.next === '->' ? '→' : this.next.toLowerCase();
    if (is !== word) return false;
    this.#take();
    return true;
  }

  expect(word: string, expected: Expectation): void {
    if (!this.skip(word)) this.fail(expected);
  }

  /** An id: capitals are for the eye alone, unless it is quoted. */
  name(expected: Expectation = 'name'): string {
    const word = this.next;
    if (word.startsWith('"')) {
      const text = word.length > 1 ? parsed(word) : undefined;
      if (typeof text !== 'string') this.fail(expected);
      this.#take();
      return text;
    }
    const id = word.toLowerCase();
    if (!WORD.test(id)) this.fail(expected);
    this.#take();
    return id;
  }

  isNumber(): boolean {
    return /^\d{1,7}$/.test(this.next);
  }

  number(): number {
    if (!this.isNumber()) this.fail('number');
    const n = Number(this.next);
    this.#take();
    return n;
  }

  /** All that is left, as JSON. */
  json(): unknown {
    const rest = this.rest();
    const value = parsed(rest);
    if (value === undefined) throw new Unexpected('json', rest);
    return value;
  }

  /** All that is left, as it stands. */
  rest(): string {
    const rest = `${this.next}${this.#line.slice(this.#at)}`;
    this.#at = this.#line.length;
    this.#next = undefined;
    return rest.trim();
  }

  end(): void {
    if (this.#next !== undefined) this.fail('end');
  }

  #take(): void {
    TOKEN.lastIndex = this.#at;
    const found = TOKEN.exec(this.#line);
    this.#next = found?.[1];
    if (found) this.#at = TOKEN.lastIndex;
  }
}

/** The value of a JSON text; nothing where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
