import { useEffect, useRef } from 'preact/hooks';
import type { History } from '../history/history.ts';
import type { Session } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import type { Animator } from './animator.ts';

/** Plays what happens at the table while it is looked at; a press anywhere or Escape ends it. */
export function useLiveEvents(session: Session, animator: Animator, history: History | undefined): void {
  const heard = useRef(session.log.peek().length);
  const log = session.log.value;
  useEffect(() => {
    const fresh = log.slice(heard.current);
    heard.current = log.length;
    if (fresh.length === 0 || history?.at.peek() || document.hidden) return;
    animator.play(
      fresh.map((e) => e.event),
      myNation(session.view.peek()),
    );
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
