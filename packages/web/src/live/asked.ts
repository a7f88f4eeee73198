import type { NationId } from '@ochre/engine';
import { isMet, type Need, needsAt, needWords } from '../decisions/model/epoch.ts';
import { markOf } from '../history/stops.ts';
import { text } from '../i18n/index.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { concerns } from './digest.ts';
import { lossOf } from './losses.ts';

/** What a space of the track asked of who stepped there, or stayed before it. */
export interface Asked {
  space: number;
  needs: Need[];
  /** Whether the nation has the same cities and advances as it had then. */
  known: boolean;
}

type Told = Pick<Session, 'log' | 'sight'>;

/** Whether a nation has other cities or advances than when something happened. */
const hasChanged = ({ log }: Told, nation: NationId, seq: number): boolean =>
  log.value.some(({ seq: later, event }) => {
    if (later <= seq || !concerns(event, nation)) return false;
    const kind = markOf(event);
    return kind === 'city' || kind === 'advance' || lossOf(event, nation).cities > 0;
  });

export function askedOf(session: Told, { event, seq }: LoggedEvent): Asked | undefined {
  if (event.type !== 'marker' || event.open.to < event.open.from) return undefined;
  const { nation, from, to } = event.open;
  const sight = session.sight();
  const own = sight.open.nations[nation];
  const space = Math.max(to, from + 1);
  if (!own || space > sight.rules.policies.succession(sight).last) return undefined;
  const before = { ...sight.open.nations, [nation]: { ...own, space: from } };
  const needs = needsAt({ ...sight, open: { ...sight.open, nations: before } }, nation, space, own.advances);
  return { space, needs, known: !hasChanged(session, nation, seq) };
}

/** What a marker that stayed lacked for the next space, as long as that can still be seen. */
export function lackingOf(session: Told, logged: LoggedEvent): Need[] {
  const asked = askedOf(session, logged);
  const { event } = logged;
  if (!asked?.known || event.type !== 'marker' || event.open.to !== event.open.from) return [];
  return asked.needs.filter((need) => !isMet(need));
}

/** What a space of the track asked of who stepped there, or stayed before it, and what was there. */
export function askedWords(session: Told, logged: LoggedEvent): string | undefined {
  const asked = askedOf(session, logged);
  if (!asked) return undefined;
  const say = text.value.events;
  const { space, needs, known } = asked;
  const told = needs.map((need) => (known ? say.held(needWords(need), need.have) : needWords(need)));
  return say.asked(space, text.value.ui.list(told));
}
