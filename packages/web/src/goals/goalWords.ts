import type { Goal } from '@ochre/bots/goals';
import type { Answer, CardId, DecisionOf, Kind } from '@ochre/engine';
import { acquired } from '@ochre/engine/query';
import { areaName, cardName, nationName } from '../decisions/model/names.ts';
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

/** Cards by name, how many of each. */
function cards({ rules }: Session, ids: readonly CardId[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(cardName(rules, id), (counts.get(cardName(rules, id)) ?? 0) + 1);
  return [...counts].map(([name, n]) => goals.value.each(n, name));
}

/** A deal with all that goes into it: who follows the line needs to know every card. */
function dealWords(session: Session, answer: Answer<'trade'>): string | undefined {
  const say = goals.value;
  const { list } = text.value.ui;
  if (answer.do === 'offer') {
    const { names, count } = answer.wants;
    const open = count > names.length ? [say.anything(count - names.length)] : [];
    return say.offer(list(cards(session, answer.cards)), list([...cards(session, names), ...open]));
  }
  if (answer.do !== 'accept') return undefined;
  const { open, own } = session.view.peek();
  const offer = [...open.offers, ...(own?.offers ?? [])].find((o) => o.id === answer.offer);
  return offer && say.take(nationName(session.rules, offer.from), list(cards(session, answer.cards)));
}

/** Every advance of a basket, those that come free of charge too. */
function basketWords({ rules }: Session, deal: Answer<'purchase'>): string | undefined {
  const names = acquired(deal).map((id) => rules.advance(id).name);
  return names.length > 0 ? adviser.value.buy(text.value.ui.list(names)) : undefined;
}

/** What to do now for the goal. */
export function stepWords<K extends Kind>(
  session: Session,
  decision: DecisionOf<K>,
  answer: Answer<K>,
): string {
  const whole =
    decision.kind === 'trade'
      ? dealWords(session, answer as Answer<'trade'>)
      : decision.kind === 'purchase'
        ? basketWords(session, answer as Answer<'purchase'>)
        : undefined;
  return whole ?? adviceWords(session, decision, answer);
}
