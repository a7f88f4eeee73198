import type { Game } from '@ochre/engine';
import { byMoment, ToldCount } from '../moments.ts';
import type { Comment, GameRecord } from '../record.ts';
import { type Deal, RefusedStep, retell } from '../retell.ts';
import { writeAction } from './actions.ts';
import { writeComment } from './comments.ts';
import { writeHead } from './head.ts';

/** Why a game has no notation: it is not over, or the rules in force make another game of it. */
export class NotNotated extends Error {
  readonly why: 'notOver' | 'otherRules';

  constructor(why: NotNotated['why']) {
    super(
      why === 'notOver'
        ? 'the game is not over: a file without the seed cannot be dealt again'
        : 'the rules in force do not give this game: it was played by others, or the file is not true',
    );
    this.why = why;
  }
}

/** `calamityResolution`: "Calamity resolution". */
const phaseWords = (phase: string): string => {
  const words = phase.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const WIDTH = 100;

/** Milliseconds from each step to the next, where they are told apart. */
function timeLines(times: readonly number[]): string[] {
  const gaps = times.slice(1).map((at, i) => String(at - times[i]!));
  if (gaps.every((gap) => gap === '0')) return [];
  const lines = [''];
  for (const gap of gaps) {
    if (lines.at(-1)!.length + gap.length > WIDTH || lines.at(-1) === '') lines.push('Times:');
    lines.push(`${lines.pop()} ${gap}`);
  }
  return lines;
}

/** The steps of a game, told turn by turn and phase by phase, with the comments where they belong. */
class Telling {
  readonly lines: string[] = [];
  readonly #count = new ToldCount();
  #heading = '';
  #comments: readonly Comment[];

  constructor(comments: readonly Comment[]) {
    this.#comments = comments.toSorted(byMoment);
  }

  step(turn: number, phase: string, line: string): void {
    const heading = `T${turn} ${phaseWords(phase)}`;
    if (heading !== this.#heading) this.lines.push('', heading);
    this.#heading = heading;
    this.lines.push(line);
  }

  hear(...[events, turn]: Parameters<ToldCount['hear']>): void {
    this.#count.hear(events, turn);
    const next = this.#comments.findIndex((one) => !this.#count.reached(one));
    this.#say(next < 0 ? this.#comments.length : next);
  }

  end(): readonly string[] {
    this.#say(this.#comments.length);
    return this.lines;
  }

  #say(count: number): void {
    for (const one of this.#comments.slice(0, count)) this.lines.push(...writeComment(one));
    this.#comments = this.#comments.slice(count);
  }
}

/** A finished game in notation, from which its file is read again byte for byte. */
export function notate(game: Game, record: GameRecord): string {
  const { seed, actions, comments, seal } = record;
  if (seed === undefined || !actions[0]) throw new NotNotated('notOver');
  const deal: Deal = { ...record, seed, at: actions[0].at };
  const telling = new Telling(comments ?? []);
  let again: GameRecord;
  try {
    again = retell(
      game,
      deal,
      (seq, state) => {
        const entry = actions[seq];
        if (!entry?.action) return undefined;
        const { turn, phase } = state.open;
        telling.step(turn, phase, writeAction(entry.action, game.due(state)));
        return { at: entry.at, action: entry.action };
      },
      (events, state) => telling.hear(events, state.open.turn),
    );
  } catch (error) {
    throw error instanceof RefusedStep ? new NotNotated('otherRules') : error;
  }
  if (JSON.stringify({ ...again, ...(comments && { comments }) }) !== JSON.stringify(record))
    throw new NotNotated('otherRules');
  const times = timeLines(actions.map(({ at }) => at));
  return `${[...writeHead(deal, seal), ...telling.end(), ...times].join('\n')}\n`;
}
