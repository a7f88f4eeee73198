import type { Config, Game, GameState } from '@ochre/engine';
import { byMoment, ToldCount } from '../moments.ts';
import type { Comment, GameRecord } from '../record.ts';
import { type Deal, RefusedStep, retell } from '../retell.ts';
import { NotAsked, readAction } from './actions.ts';
import { checkComment, readComment } from './comments.ts';
import { FIRST, Head } from './head.ts';
import { NotationError, type NotationProblem, Unexpected } from './reader.ts';

/** More than the longest games take. */
const MOST_CHARACTERS = 16_000_000;
const MOST_IN_LINE = 20_000;

interface Line {
  no: number;
  text: string;
}

/** Whether a text says of itself that it is one. */
export const isNotation = (text: string): boolean => /^\s*Ochre notation\b/i.test(text.slice(0, 200));

function split(text: string): Line[] {
  if (text.length > MOST_CHARACTERS) throw new NotationError(1, { code: 'tooLong' });
  const lines = text
    .split(/\r?\n/)
    .map((line, i) => ({ no: i + 1, text: /^[>|]/.test(line) ? line : line.trim() }));
  const long = lines.find((line) => line.text.length > MOST_IN_LINE);
  if (long) throw new NotationError(long.no, { code: 'tooLong' });
  return lines.filter((line) => line.text !== '');
}

/** The head of a text, and the lines after it. */
function behead(text: string): { deal: Deal; seal: string | undefined; body: Line[] } {
  const lines = split(text);
  const [first] = lines;
  if (first?.text.toLowerCase() !== FIRST.toLowerCase())
    throw new NotationError(first?.no ?? 1, {
      code: 'expected',
      expected: 'head',
      found: first?.text.slice(0, 40) ?? '',
    });
  const head = new Head();
  const begins = lines.findIndex((line, i) => i > 0 && !head.take(line.text, line.no));
  return { ...head.deal(), body: begins < 0 ? [] : lines.slice(begins) };
}

/** By which rules a text is to be read. */
export const configIn = (text: string): Config => behead(text).deal.config;

const TIMES = /^times:\s*((?:-?\d{1,15}\s*)*)$/i;

/** When each step was taken, counted from the deal. */
function timesIn(body: readonly Line[], at: number): number[] {
  const times = [at];
  for (const { text } of body)
    for (const gap of text.match(TIMES)?.[1]?.split(/\s+/) ?? [])
      if (gap !== '') times.push(times.at(-1)! + Number(gap));
  return times;
}

const problemOf = (error: unknown): NotationProblem | undefined => {
  if (error instanceof Unexpected) {
    const { expected, found } = error;
    return { code: 'expected', expected, found };
  }
  if (error instanceof NotAsked) return { code: 'notAsked', who: error.who, kind: error.kind };
  if (error instanceof RefusedStep) return { code: 'refused', violation: error.violation };
  return undefined;
};

/** Goes through the lines of a game while it is played. */
class Reading {
  readonly #lines: readonly Line[];
  readonly #times: readonly number[];
  readonly #count = new ToldCount();
  readonly comments: Comment[] = [];
  #next = 0;

  constructor(lines: readonly Line[], times: readonly number[]) {
    this.#lines = lines;
    this.#times = times;
  }

  /** The line read last. */
  get line(): number {
    return this.#lines[Math.max(0, this.#next - 1)]?.no ?? 1;
  }

  hear(...[events, turn]: Parameters<ToldCount['hear']>): void {
    this.#count.hear(events, turn);
  }

  step(game: Game, seq: number, state: GameState): ReturnType<Parameters<typeof retell>[2]> {
    for (;;) {
      const text = this.#lines[this.#next++]?.text;
      if (text === undefined) return undefined;
      if (this.#beside(text, state)) continue;
      const action = readAction(text, game.due(state));
      return { at: this.#times[seq] ?? this.#times.at(-1)!, action };
    }
  }

  /** Whether a line is none of what was done: a heading, a comment, times. */
  #beside(text: string, { open }: GameState): boolean {
    const turn = text.match(/^T(\d{1,4})\b/i)?.[1];
    if (turn !== undefined) {
      if (Number(turn) !== open.turn)
        throw new NotationError(this.line, { code: 'otherTurn', turn: open.turn });
    } else if (text.startsWith('>')) this.comments.push(checkComment(readComment(text, this.#count.now)));
    else if (text.startsWith('|') && this.comments.length > 0) {
      const last = this.comments.pop()!;
      this.comments.push(checkComment({ ...last, text: `${last.text}\n${text.replace(/^\| ?/, '')}` }));
    } else return TIMES.test(text);
    return true;
  }
}

/** A text in notation played again: the file it was written of, and what it was dealt from, where it does not come to an end. */
export function readNotation(game: Game, text: string): { record: GameRecord; deal: Deal } {
  const { deal, seal, body } = behead(text);
  const reading = new Reading(body, timesIn(body, deal.at));
  try {
    const record = retell(
      game,
      deal,
      (seq, state) => reading.step(game, seq, state),
      (events, state) => reading.hear(events, state.open.turn),
    );
    if (seal !== undefined && seal !== record.seal)
      throw new NotationError(reading.line, { code: 'otherEnd' });
    const comments = reading.comments.toSorted(byMoment);
    return { record: { ...record, ...(comments.length > 0 && { comments }) }, deal };
  } catch (error) {
    const problem = problemOf(error);
    throw problem ? new NotationError(reading.line, problem) : error;
  }
}
