import { type Signal, signal } from '@preact/signals';
import type { Session } from './session.ts';

const seen = new WeakMap<Session, Signal<number>>();

/** Up to which event this seat has looked at its deals. */
export function dealsSeen(session: Session): Signal<number> {
  const known = seen.get(session) ?? signal(-1);
  seen.set(session, known);
  return known;
}

/** A table that is opened anew because an answer was taken back knows what was looked at before. */
export function keepDealsSeen(before: Session, now: Session): void {
  const last = now.log.peek().at(-1)?.seq ?? -1;
  dealsSeen(now).value = Math.min(dealsSeen(before).peek(), last);
}
