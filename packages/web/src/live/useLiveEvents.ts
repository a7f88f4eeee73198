import { useEffect, useRef } from 'preact/hooks';
import type { History } from '../history/history.ts';
import type { Session } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import type { Animator } from './animator.ts';
import { berthsOf } from './berths.ts';

/** Plays what happens at the table while it is looked at; a press anywhere or Escape ends it. */
export function useLiveEvents(session: Session, animator: Animator, history: History | undefined): void {
  const heard = useRef(session.log.peek().length);
  const before = useRef(session.view.peek().open);
  const log = session.log.value;
  useEffect(() => {
    const fresh = log.slice(heard.current);
    heard.current = log.length;
    const { open } = session.view.peek();
    const was = before.current;
    before.current = open;
    if (fresh.length === 0 || history?.at.peek() || document.hidden) return;
    const events = fresh.map((e) => e.event);
    animator.play(events, myNation(session.view.peek()), berthsOf(session.rules, was, events));
  }, [log]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') animator.skip();
    };
    const onPress = (): void => animator.skip();
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
      animator.skip();
    };
  }, [animator]);
}
