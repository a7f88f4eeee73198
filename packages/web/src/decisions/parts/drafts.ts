import type { Answer, DecisionOf, Kind } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import type { Refused, Session } from '../../session/session.ts';
import type { Board } from '../board.ts';

export interface ControlProps<K extends Kind> {
  session: Session;
  decision: DecisionOf<K>;
  board: Board;
}

// Drafts live as long as their decision is open, not as long as a panel is drawn: a phone's sheet may be shut, and
// a stage and a panel share one.
const stores = new WeakMap<Session, Map<string, Signal<unknown>>>();

function storeOf(session: Session): Map<string, Signal<unknown>> {
  const store = stores.get(session) ?? new Map<string, Signal<unknown>>();
  stores.set(session, store);
  return store;
}

function prune(session: Session, store: Map<string, Signal<unknown>>): void {
  const open = new Set(session.view.peek().prompts.map((d) => d.id));
  for (const key of store.keys()) if (!open.has(key.slice(0, key.indexOf('|')))) store.delete(key);
}

/** What was drafted has been played. */
export const dropDrafts = (session: Session): void => void stores.delete(session);

/** A draft of the decision, made when first asked for; `part` tells several apart. */
export function draftOf<T>(
  session: Session,
  decision: DecisionOf<Kind>,
  part: string,
  initial: () => T,
): Signal<T> {
  const store = storeOf(session);
  const key = `${decision.id}|${part}`;
  const known = store.get(key);
  if (known) return known as Signal<T>;
  prune(session, store);
  const made = signal(initial());
  store.set(key, made as Signal<unknown>);
  return made;
}

/** What sending came to: a refusal to show, or an answer under way. */
export interface Sending {
  busy: boolean;
  refusal?: Refused;
}

export const sendingOf = (session: Session, decision: DecisionOf<Kind>): Signal<Sending> =>
  draftOf(session, decision, 'sending', (): Sending => ({ busy: false }));

export function refuse(session: Session, decision: DecisionOf<Kind>, refusal: Refused | undefined): void {
  sendingOf(session, decision).value = refusal ? { busy: false, refusal } : { busy: false };
}

/** Sends an answer once; a refusal is shown where the answer was given. */
export async function send<K extends Kind>(
  session: Session,
  decision: DecisionOf<K>,
  answer: Answer<K>,
): Promise<boolean> {
  const sending = sendingOf(session, decision);
  if (sending.value.busy) return false;
  const before = session.check(decision, answer);
  if (before) {
    sending.value = { busy: false, refusal: before };
    return false;
  }
  sending.value = { busy: true };
  const refusal = await session.answer(decision, answer);
  sending.value = refusal ? { busy: false, refusal } : { busy: false };
  return refusal === undefined;
}
