import type { Goal, NextGoal } from '@ochre/bots/goals';
import { type Answer, BARBARIANS, type DecisionOf, type Kind } from '@ochre/engine';
import { acquired } from '@ochre/engine/query';
import { areaName, cardName, nationName } from '../decisions/model/names.ts';
import { reasonWords } from '../decisions/parts/advice.ts';
import { adviceWords } from '../decisions/parts/spoken.ts';
import { adviser } from '../i18n/adviser.ts';
import { goals } from '../i18n/goals.ts';
import { text } from '../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { epochName } from '../table/model.ts';

// Goals, and what serves them, in words.

const NAMED: Record<string, (session: Session, id: string) => string> = {
  area: ({ rules }, id) => areaName(rules, id),
  nation: ({ rules }, id) => nationName(rules, id),
  owner: ({ rules }, id) => (id === BARBARIANS ? text.value.map.barbarians : nationName(rules, id)),
  card: ({ rules }, id) => cardName(rules, id),
  advance: ({ rules }, id) => rules.findAdvance(id)?.name ?? id,
  epoch: (session, id) => {
    const { epochs } = session.rules.policies.succession(session.sight());
    return epochName(epochs.find((epoch) => epoch.id === id) ?? { id, name: id });
  },
};

/** What a thing is called, by its kind and id. */
export const thingName = (session: Session, kind: string, id: string): string =>
  NAMED[kind]?.(session, id) ?? id;

/** A goal as a sentence. */
export function goalWords(session: Session, { code, params }: Goal): string {
  const words = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' ? thingName(session, key, value) : value,
  ]);
  const say = goals.value.sentences[code] as (words: object) => string;
  return say(Object.fromEntries(words));
}

/** Of what else is served so much is told. */
const MOST_ALSO = 2;

/** What else is served by what is proposed, or why it is. */
export function moreWords(session: Session, { goal, also = [], reasons = [] }: NextGoal): string | undefined {
  // That an advance is saved for, and what it takes, is the goal itself.
  const told = goal.code === 'advance' ? reasons.filter(({ code }) => code !== 'saveFor') : reasons;
  if (also.length === 0) return reasonWords(session, told)[0];
  return goals.value.also(
    also
      .slice(0, MOST_ALSO)
      .map((goal) => goalWords(session, goal))
      .join(' '),
  );
}

/** Every advance of a basket, those that come free of charge too. */
function basketWords({ rules }: Session, deal: Answer<'purchase'>): string {
  const names = acquired(deal).map((id) => rules.advance(id).name);
  return names.length > 0 ? adviser.value.buy(text.value.ui.list(names)) : goals.value.saveUp;
}

/** What to do now for the goal. */
export function stepWords<K extends Kind>(
  session: Session,
  decision: DecisionOf<K>,
  answer: Answer<K>,
): string {
  const whole = decision.kind === 'purchase' ? basketWords(session, answer as Answer<'purchase'>) : undefined;
  return whole ?? adviceWords(session, decision, answer);
}
