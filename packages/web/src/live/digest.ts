import type { GameEvent } from '@ochre/engine';
import { type MarkKind, markOf, touches } from '../history/stops.ts';
import { isLoss } from '../log/words.ts';
import type { LoggedEvent } from '../session/session.ts';

export type NewsKind = MarkKind | 'marker';

/** What came to pass in a stretch of play: what touched me one by one, the rest by kind. */
export interface Digest {
  mine: LoggedEvent[];
  others: Partial<Record<NewsKind, LoggedEvent[]>>;
  count: number;
}

/** Events that concern me though I did nothing: what others did to me, or what came of it. */
const TELLING = new Set([
  'tokenConflict',
  'cityFalls',
  'cityHeld',
  'cityReduced',
  'citiesAnnexed',
  'citiesDestroyed',
  'pirateCities',
  'calamityRevealed',
  'traded',
  'damageTaken',
  'unitsDestroyed',
  'treasuryLost',
  'cardsDiscarded',
  'tokensAnnexed',
  'barbariansArrive',
  'taxRevolt',
  'areaAnnexed',
  'areaDestroyed',
  'cardGiven',
  'cardTaken',
  'markerBack',
  'secondaryVictims',
]);

const kindOf = (event: GameEvent): NewsKind | undefined => {
  const { type, open } = event;
  return type === 'marker' && open.to > open.from ? 'marker' : markOf(event);
};

const concerns = (event: GameEvent, me: string): boolean => {
  const { type, open } = event;
  const fought = (type === 'tokenConflict' || type === 'fleetBattle') && Object.hasOwn(open.sides, me);
  return fought || touches(event, me);
};

export function digest(events: readonly LoggedEvent[], me: string | undefined): Digest {
  const mine: LoggedEvent[] = [];
  const others: Digest['others'] = {};
  let count = 0;
  for (const logged of events) {
    const { event } = logged;
    if (me !== undefined && TELLING.has(event.type) && concerns(event, me)) {
      mine.push(logged);
      continue;
    }
    const kind = kindOf(event);
    if (!kind) continue;
    count++;
    others[kind] = [...(others[kind] ?? []), logged];
  }
  // What hurt comes first; within, in the order it happened.
  mine.sort((a, b) => Number(isLoss(b.event)) - Number(isLoss(a.event)) || a.seq - b.seq);
  return { mine, others, count };
}
