import type { Kind } from '@ochre/engine';
import { SOURCE } from '@ochre/languages';
import { goals as goalWords } from '@ochre/languages/en/goals.ts';
import { type EventClaim, IT, type Mark, type MarkLook, NAMED, type Named } from '@ochre/lessons';
import { type Path, suggestion } from '@ochre/positions';
import { gameFor, rulesetFor, rulesetIds } from '../games.ts';
import type { Met } from './check.ts';
import { type LocatedMarks, loadFirst } from './load.ts';
import { LessonReader, sentenceSlips, sentencesOf } from './notation.ts';

/** The book of a rule set, as citations name it. */
const bookOf = (rules: string): string => gameFor(rules).rules.ruleset.book;

/** Those of a rule set. */
export const marksOf = (marks: readonly Mark[], rules: string): Mark[] =>
  marks.filter(({ cites }) => cites.some((cite) => cite.startsWith(`${bookOf(rules)} `)));

/** What somebody who plays a rule set is told about. */
export function metBy(marks: readonly Mark[], rules: string): Met {
  const { setup, turn } = rulesetFor(rules);
  const own = marksOf(marks, rules).map(({ when }) => when);
  const phases = own.flatMap(({ phase = [] }) => phase).filter((one) => [...setup, ...turn].includes(one));
  return {
    decisions: new Set(own.flatMap(({ asked }) => asked ?? [])),
    phases: new Set(phases),
  };
}

/** Reads marks; they name what they are about by `it`. */
class MarkReader extends LessonReader {
  override thing(path: Path, kind: string, id: string): void {
    if (!NAMED.includes(kind as Named) || id !== IT) super.thing(path, kind, id);
  }

  private claims(path: Path, claims: readonly EventClaim[]): void {
    for (const [i, claim] of claims.entries()) this.event([...path, i], claim);
  }

  mark(path: Path, { when, cites, known = [] }: Mark): void {
    const { asked, phase, event, goal = [] } = when;
    for (const [i, cite] of cites.entries()) this.cite([...path, 'cites', i], cite);
    if (asked !== undefined) this.name([...path, 'when', 'asked'], asked, this.kinds);
    if (event) this.event([...path, 'when', 'event'], event);
    const goals = Object.keys(goalWords.sentences);
    for (const [i, code] of goal.entries())
      if (!goals.includes(code))
        this.say([...path, 'when', 'goal', i], `no goal ${code}${suggestion(code, goals)}`);
    this.claims([...path, 'known'], known);
    const { setup, turn } = this.game.rules.ruleset;
    const phases = [...setup, ...turn];
    if (phase && !phase.some((one) => phases.includes(one)))
      this.say(
        [...path, 'when', 'phase'],
        `${this.game.rules.ruleset.id} has no phase ${phase.join(' or ')}`,
      );
  }
}

const at = (file: string, line: number, text: string): string => `${file}:${line}: ${text}`;

/** Whether a sentence may name that by `it`. */
const pointsAt = (look: readonly MarkLook[], named: string): boolean =>
  look.some((one) => Object.hasOwn(one, named)) || named === 'card';

function wordSlips({ marks, words: languages }: LocatedMarks): string[] {
  const source = languages[SOURCE.code]!.words;
  const ids = marks.map(({ id }) => id);
  return Object.entries(languages).flatMap(([code, { words, file, lineOf }]) => {
    const slips: string[] = [];
    const say = (path: Path, text: string): void =>
      void slips.push(at(file, lineOf(path), `${path.join('.')} ${text}`));
    for (const id of Object.keys(words))
      if (!ids.includes(id)) say([id], `no such mark${suggestion(id, ids)}`);
    for (const mark of marks) {
      const { id, look } = mark;
      const said = words[id];
      if (!said) say([id], 'has no words');
      const reader = new MarkReader(
        gameFor(rulesetIds().find((rules) => marksOf([mark], rules).length > 0)!),
      );
      for (const [path, sentence] of sentencesOf(said ?? {})) {
        const first = sentencesOf(source[id] ?? {}).find(([own]) => own.join() === path.join())?.[1];
        sentenceSlips(reader, [id, ...path], sentence, code === SOURCE.code ? undefined : first);
        for (const [, named] of sentence.matchAll(/\{(\w+) it\}/g))
          if (!pointsAt(look, named!)) say([id, ...path], `names {${named} it}, and looks at no ${named}`);
      }
      for (const { path, text } of reader.slips) say(path, text);
    }
    return slips;
  });
}

/** What is written of the first game that cannot be meant, `file:line: …`. */
export function firstSlips(path?: string): string[] {
  const { found, problems } = loadFirst(path);
  if (!found) return problems;
  const { marks, file, lineOf } = found;
  const slips = new Set<string>();
  const books = new Set(rulesetIds().map(bookOf));
  for (const [i, mark] of marks.entries()) {
    const line = (at: Path): number => lineOf([i, ...at]);
    if (marks.findIndex(({ id }) => id === mark.id) < i)
      slips.add(at(file, line([]), `a second mark ${mark.id}`));
    for (const [n, cite] of mark.cites.entries())
      if (!books.has(cite.split(' ')[0]!)) slips.add(at(file, line(['cites', n]), `no book of ${cite}`));
    for (const rules of rulesetIds()) {
      const reader = new MarkReader(gameFor(rules));
      if (marksOf([mark], rules).length > 0) reader.mark([], mark);
      for (const { path: where, text } of reader.slips) slips.add(at(file, line(where), text));
    }
  }
  return [...slips, ...wordSlips(found)];
}

/**
 * Kinds that steps shared with other books could ask, and nothing in this one makes them: neither its calamities nor its
 * advances. A test plays its scenarios to see it.
 */
export const NEVER_ASKED: Readonly<Record<string, readonly Kind[]>> = {
  mega: ['orderLosses'],
  classic: ['annexUnits', 'confirm', 'conflictLoss', 'preventSteps', 'spoils'],
};
