import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import type { Absence } from './absence.ts';

/** Tells the absence when this seat is asked and when it has answered. */
export function useAbsence(session: Session, absence: Absence): void {
  const waits = session.view.value.prompts.some((d) => !d.optional);
  const waited = useRef(waits);
  useEffect(() => {
    if (waits && !waited.current) absence.asked();
    if (!waits && waited.current) absence.answered();
    waited.current = waits;
  }, [waits]);
  useEffect(() => () => absence.close(), [absence]);
}
