import { tally } from '@ochre/engine';
import { type Answers, saysOf, type ThingId } from '@ochre/languages/answers.ts';
import { type QuestionId, questionCites, type WordId, wordCites } from '@ochre/rulesets/answers.ts';
import { turnTold } from '@ochre/rulesets/turn.ts';
import { harmNow } from '../effects/now.ts';
import { text } from '../i18n/index.ts';
import { ruleHref, ruleLabel, topicHref } from '../rules/topics.ts';
import type { Session } from '../session/session.ts';
import {
  myNation,
  nameOf,
  phaseNamesInFull,
  positionOf,
  rankingOf,
  standingOf,
  trackInFull,
} from '../table/model.ts';
import { phasesOf } from '../table/phases.ts';
import { ruleIndex } from '../ui/ruleIndex.ts';
import type { Explained } from './attribute.ts';

export interface Explanation {
  name: string;
  says: string;
  /** Where more of it is read: a rule, or what people ask about it. */
  more?: { label: string; href: string } | undefined;
}

/** What people ask about things. */
const ASKED: Readonly<Partial<Record<ThingId, QuestionId>>> = {
  population: 'grow',
  points: 'points',
  space: 'ast',
  tax: 'tax',
  hand: 'secret',
  'card-number': 'cards',
  'one-more': 'set-worth',
  tradeable: 'calamity-away',
  turn: 'turn',
};

const rule = (cite: string | undefined): Explanation['more'] =>
  cite === undefined ? undefined : { label: ruleLabel(cite), href: ruleHref(cite) };

function ofThing({ things, questions }: Answers, book: string, id: ThingId): Explanation {
  const { asks, says } = things[id];
  const asked = ASKED[id];
  const more =
    asked && questionCites[asked][book]
      ? { label: questions[asked].asks, href: topicHref(book, `questions:${asked}`) }
      : undefined;
  return { name: asks, says, more };
}

function ofWord({ words }: Answers, book: string, id: WordId): Explanation | undefined {
  const { asks, says } = words[id];
  const said = saysOf(says, book);
  return said === undefined ? undefined : { name: asks, says: said, more: rule(wordCites[id][book]?.[0]) };
}

/** A word or a thing as a book has it. */
export const explained = (answers: Answers, book: string, id: WordId | ThingId): Explanation | undefined =>
  id in answers.things ? ofThing(answers, book, id as ThingId) : ofWord(answers, book, id as WordId);

/** A phase: the rule that says what happens in it. */
export function phaseExplained(session: Session, step: string): Explanation | undefined {
  const { ruleset } = session.rules;
  const phases = phasesOf(ruleset);
  const i = phases.findIndex(({ named }) => named === step);
  const cite = turnTold[ruleset.book]?.[i]?.tells[0];
  const says = cite && ruleIndex.value?.ruleOf(cite)?.gist;
  return says ? { name: phaseNamesInFull(session, phases)[i]!, says, more: rule(cite) } : undefined;
}

/** One calamity: what it would do to me, and that it is one. */
function calamityExplained(session: Session, answers: Answers, id: string): Explanation | undefined {
  const { book, calamities } = session.rules.ruleset;
  const calamity = calamities.find((c) => c.id === id);
  const kind = explained(answers, book, 'calamity');
  return (
    calamity && kind && { ...kind, name: calamity.name, says: `${harmNow(session, calamity)} ${kind.says}` }
  );
}

/** One nation: who leads it, what it has, and whether it is waited for. */
function nationExplained(session: Session, told: Explanation, id: string): Explanation {
  const view = session.view.value;
  if (!view.open.nations[id]) return told;
  const { table: say, ui } = text.value;
  const p = positionOf(session, view);
  const { tokens, cities } = standingOf(p, view, id);
  const leads = id === myNation(view) ? ui.you : session.seats.value[id]?.name;
  const name = nameOf(session, id);
  return {
    ...told,
    name: [name, leads].filter(Boolean).join(' · '),
    says: [
      say.stands(tally(p)[id]!.points, tokens, cities),
      view.waitingFor.includes(id) && `${say.decides(name)}.`,
      told.says,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What is said of an element that bears `data-explain`; nothing until the words are there. */
export function explanationOf(
  session: Session,
  answers: Answers | undefined,
  { explain, step, calamity, nation }: DOMStringMap,
): Explanation | undefined {
  if (calamity !== undefined && answers) return calamityExplained(session, answers, calamity);
  if (explain === 'phase') return step === undefined ? undefined : phaseExplained(session, step);
  const told =
    answers && explained(answers, session.rules.ruleset.book, explain as Exclude<Explained, 'phase'>);
  if (told && explain === 'track') return { ...told, name: trackInFull(session) };
  if (told && explain === 'nation' && nation !== undefined) return nationExplained(session, told, nation);
  const me = explain === 'place' ? myNation(session.view.value) : undefined;
  if (!told || me === undefined) return told;
  return { ...told, says: `${told.says} ${text.value.table.atTie(...rankingOf(session, me))}` };
}
