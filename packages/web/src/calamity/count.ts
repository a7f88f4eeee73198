import type { CalamityId } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';
import { sum } from '../ui/sum.ts';
import { aftermath } from './result.ts';

/** Which calamities of a turn these are, equal ones called together, and how many there are, where that was told. */
export interface Count {
  first: number;
  last: number;
  all?: number;
}

const isCall = ({ event }: LoggedEvent): boolean => event.type === 'calamityRevealed';

export function countOf(log: readonly LoggedEvent[], logged: LoggedEvent, calamity: CalamityId): Count {
  const turn = log.filter((e) => e.turn === logged.turn);
  const first = Math.max(1, turn.filter((e) => e.seq <= logged.seq && isCall(e)).length);
  const last = first + aftermath(turn, logged, calamity).events.filter(isCall).length;
  const counted = turn.findLast(({ event }) => event.type === 'calamitiesCounted');
  if (counted?.event.type !== 'calamitiesCounted') return { first, last };
  const gone = turn.filter(
    (e) => e.seq > counted.seq && e.phase === counted.phase && e.event.type === 'calamityDiscarded',
  );
  const all = sum(counted.event.open.counts) - gone.length;
  // What else strikes without having been held is not among them.
  return last > all ? { first, last } : { first, last, all };
}
