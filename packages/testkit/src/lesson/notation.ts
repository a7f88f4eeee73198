import { findBrain, RULES } from '@ochre/bots';
import type { Game } from '@ochre/engine';
import { SOURCE } from '@ochre/languages';
import {
  type Condition,
  type Given,
  type LessonStep,
  type Look,
  NAMED,
  OTHERWISE,
  pieces,
  type StepWords,
} from '@ochre/lessons';
import { type Path, phaseIndex, type Side, suggestion } from '@ochre/positions';
import { Reader } from '../scenario/notation.ts';
import type { LocatedLesson } from './types.ts';

// A writer's slips: names nobody knows, sentences that are missing or said to nobody, steps that prove nothing.

/** Reads what is written to be taught. */
export class LessonReader extends Reader {
  readonly game: Game;

  constructor(game: Game) {
    super(game);
    this.game = game;
  }

  phase(path: Path, phase: string): void {
    try {
      phaseIndex(this.game, phase);
    } catch {
      const { setup, turn } = this.game.rules.ruleset;
      this.say(path, `no phase ${phase}${suggestion(phase, [...setup, ...turn])}`);
    }
  }

  private look(path: Path, look: Look): void {
    for (const [kind, id] of Object.entries(look)) if (kind !== 'part') this.thing(path, kind, id);
  }

  thing(path: Path, kind: string, id: string): void {
    const { areas, coasts, players, cards, advances } = this;
    const known = { area: areas, coast: coasts, nation: players, card: cards, advance: advances }[kind];
    if (known) this.name(path, id, known);
    else this.say(path, `nothing is called by ${kind}; it is one of ${NAMED.join(', ')}`);
  }

  private condition(path: Path, { any = [], not, answer: _, ...claims }: Condition): void {
    this.expectation(path, claims);
    for (const [i, one] of any.entries()) this.condition([...path, 'any', i], one);
    if (not) this.condition([...path, 'not'], not);
  }

  private answers(path: Path, answers: readonly Given[] = []): void {
    for (const [i, given] of answers.entries()) this.keys([...path, i], given, this.kinds);
  }

  lessonStep(path: Path, step: LessonStep): void {
    const { cites, position, first = [], look = [], asks = [], mistakes = {}, wrong = [] } = step;
    for (const [i, cite] of cites.entries()) this.cite([...path, 'cites', i], cite);
    if (position) this.position([...path, 'position'], position);
    for (const [i, acts] of first.entries())
      for (const [who, given] of Object.entries(acts)) {
        this.name([...path, 'first', i, who], who, this.players);
        this.keys([...path, 'first', i, who], given, this.kinds);
      }
    for (const [i, one] of look.entries()) this.look([...path, 'look', i], one);
    this.names([...path, 'asks'], asks, this.kinds);
    for (const [i, phase] of (step.shows ?? []).entries()) this.phase([...path, 'shows', i], phase);
    if (step.to !== undefined) this.phase([...path, 'to'], step.to);
    if (step.done) this.condition([...path, 'done'], step.done);
    for (const [id, mistake] of Object.entries(mistakes)) {
      const at = [...path, 'mistakes', id];
      if ('refused' in mistake) this.name(at, mistake.refused as string, this.codes);
      else this.condition(at, mistake);
      if (!wrong.some(({ said }) => said === id)) this.say(at, `no wrong answer makes the mistake ${id}`);
    }
    this.answers([...path, 'model'], step.model);
    for (const [i, { does, said, refused }] of wrong.entries()) {
      const at = [...path, 'wrong', i];
      this.answers([...at, 'does'], does);
      if (said !== undefined && said !== OTHERWISE && !mistakes[said])
        this.say(at, `no mistake ${said}${suggestion(said, [...Object.keys(mistakes), OTHERWISE])}`);
      if (refused !== undefined) this.name(at, refused, this.codes);
    }
  }
}

/** What something is said in: a sentence by its path. */
export function sentencesOf(words: object): [Path, string][] {
  return Object.entries(words).flatMap(([key, value]): [Path, string][] => {
    if (typeof value === 'string') return [[[key], value]];
    return sentencesOf(value as object).map(([path, sentence]) => [[key, ...path], sentence]);
  });
}

/** Sentences that the step needs and has not, or has and needs not. */
function partsOff({ asks, mistakes = {} }: LessonStep, words: StepWords): string[] {
  const needed = asks ? ['counts', 'done', 'otherwise'] : [];
  const parts = Object.keys(words).filter((key) => !['title', 'text', 'mistakes'].includes(key));
  const said = Object.keys(words.mistakes ?? {});
  return [
    ...needed.filter((part) => !parts.includes(part)).map((part) => `has no ${part}`),
    ...parts.filter((part) => !needed.includes(part)).map((part) => `has ${part}, though nothing is asked`),
    ...Object.keys(mistakes).flatMap((id) =>
      said.includes(id) ? [] : [`has no words for the mistake ${id}`],
    ),
    ...said.flatMap((id) =>
      mistakes[id] ? [] : [`no mistake ${id}${suggestion(id, Object.keys(mistakes))}`],
    ),
  ];
}

const at = (file: string, line: number, text: string): string => `${file}:${line}: ${text}`;

/** What a sentence is about, in whatever language: the things it names and its figures. */
function matterOf(sentence: string): string[] {
  const named = pieces(sentence).flatMap((piece) =>
    'names' in piece ? [`{${piece.names} ${piece.id}}`] : [],
  );
  return [...new Set([...named, ...(sentence.match(/\d+/g) ?? [])])].sort();
}

/** What is wrong with a sentence, beside the one it was written after. */
export function sentenceSlips(
  reader: LessonReader,
  path: Path,
  sentence: string,
  source: string | undefined,
): void {
  const words = pieces(sentence).map((piece) => ('words' in piece ? piece.words : ''));
  for (const piece of pieces(sentence)) if ('names' in piece) reader.thing(path, piece.names, piece.id);
  if (words.some((part) => /[{}]/.test(part))) reader.say(path, 'has a brace too many');
  if (source === undefined) return;
  if (sentence === source) reader.say(path, `is said as in ${SOURCE.name}`);
  const [own, first] = [matterOf(sentence), matterOf(source)];
  const missing = first.filter((one) => !own.includes(one));
  const extra = own.filter((one) => !first.includes(one));
  if (missing.length > 0) reader.say(path, `leaves out ${missing.join(', ')}`);
  if (extra.length > 0) reader.say(path, `adds ${extra.join(', ')}`);
}

/** What is wrong with the words of a lesson, `file:line: …`. */
function wordSlips({ lesson, words: languages }: LocatedLesson, game: Game): string[] {
  const source = languages[SOURCE.code]!.words;
  const ids = lesson.steps.map(({ id }) => id);
  return Object.entries(languages).flatMap(([code, { words, file, lineOf }]) => {
    const reader = new LessonReader(game);
    for (const id of Object.keys(words))
      if (!ids.includes(id)) reader.say([id], `no such step${suggestion(id, ids)}`);
    for (const step of lesson.steps) {
      const said = words[step.id];
      for (const text of said ? partsOff(step, said) : ['has no words']) reader.say([step.id], text);
      const first = new Map(
        sentencesOf(source[step.id] ?? {}).map(([path, sentence]) => [path.join('.'), sentence]),
      );
      for (const [path, sentence] of sentencesOf(said ?? {}))
        sentenceSlips(
          reader,
          [step.id, ...path],
          sentence,
          code === SOURCE.code ? undefined : first.get(path.join('.')),
        );
    }
    return reader.slips.map(({ path, text }) => at(file, lineOf(path), `${path.join('.')} ${text}`));
  });
}

/** What is written in a lesson that cannot be meant, `file:line: …`. */
export function lessonSlips(located: LocatedLesson, game: Game): string[] {
  const { lesson, file, lineOf } = located;
  const reader = new LessonReader(game);
  const { learner, others = RULES, position, steps } = lesson;
  reader.name(['learner'], learner, reader.players);
  if (others !== RULES && !findBrain(others)) reader.say(['others'], `no level of bots ${others}`);
  reader.position(['position'], position);
  const seen: Side<true> = {};
  for (const [i, step] of steps.entries()) {
    if (seen[step.id]) reader.say(['steps', i], `a second step ${step.id}`);
    seen[step.id] = true;
    reader.lessonStep(['steps', i], step);
  }
  const last = steps.length - 1;
  if (!steps[last]!.asks || !steps[last]!.position)
    reader.say(['steps', last], 'the last step asks something of a position of its own');
  return [...reader.slips.map(({ path, text }) => at(file, lineOf(path), text)), ...wordSlips(located, game)];
}
