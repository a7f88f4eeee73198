import type { NationId } from '@ochre/engine';
import { callOf } from '../calamity/victims.ts';
import type { LoggedEvent } from '../session/session.ts';
import type { Arrival, Arrivals } from './arrivals.ts';
import { concerns, digest, hurts } from './digest.ts';

/** Something that touched me, and what came of it: of a calamity, what advances changed and what it took. */
export interface Touch {
  logged: LoggedEvent;
  after: LoggedEvent[];
}

/** Whether an event calls a calamity down on me. */
const strikes = (logged: LoggedEvent, me: NationId): boolean =>
  callOf(logged)?.victims.some(({ nation }) => nation === me) === true;

/** Whether both are the same nation at the same place. */
const together = (a: Arrival, b: Arrival | undefined): boolean => a.owner === b?.owner && a.area === b.area;

/** What touched me, calamities with all that came of them; what hurt first, each as it happened. */
export function touchesOf(
  events: readonly LoggedEvent[],
  me: NationId | undefined,
  arrivals: Arrivals = new Map(),
): Touch[] {
  if (me === undefined) return [];
  const { mine } = digest(events, me, arrivals);
  const own = new Set(mine);
  const touches: Touch[] = [];
  let struck: { touch: Touch; calamity: string } | undefined;
  for (const logged of events) {
    const call = callOf(logged);
    if (struck && (logged.turn !== struck.touch.logged.turn || logged.phase !== struck.touch.logged.phase))
      struck = undefined;
    if (call && call.calamity !== struck?.calamity) struck = undefined;
    if (call && !struck && strikes(logged, me)) {
      struck = { touch: { logged, after: [] }, calamity: call.calamity };
      touches.push(struck.touch);
    } else if (struck && concerns(logged.event, me)) struck.touch.after.push(logged);
    else if (own.has(logged)) {
      const arrival = arrivals.get(logged.seq);
      const earlier = arrival && touches.find((touch) => together(arrival, arrivals.get(touch.logged.seq)));
      if (earlier) earlier.after.push(logged);
      else touches.push({ logged, after: [] });
    }
  }
  const hurt = (touch: Touch): number => Number(allOf(touch).some(({ event }) => hurts(event, me)));
  return touches.sort((a, b) => hurt(b) - hurt(a) || a.logged.seq - b.logged.seq);
}

export const allOf = ({ logged, after }: Touch): LoggedEvent[] => [logged, ...after];
