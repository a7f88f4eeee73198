import type { EventType, GameEvent } from '@ochre/engine';
import { type MarkKind, markOf, touches } from '../history/stops.ts';
import { isLoss } from '../log/words.ts';
import type { LoggedEvent } from '../session/session.ts';
import type { Arrivals } from './arrivals.ts';
import { lossOf } from './losses.ts';

export type NewsKind = MarkKind | 'marker' | 'stayed' | 'move';

/** What came to pass in a stretch of play: what touched me one by one, the rest by kind. */
export interface Digest {
  mine: LoggedEvent[];
  others: Partial<Record<NewsKind, LoggedEvent[]>>;
  count: number;
}

/** Events that concern me though I did nothing: what others did to me, or what came of it. What every turn brings is no news. */
const TELLING: ReadonlySet<EventType> = new Set<EventType>([
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
  'tertiaryVictim',
  'marker',
  'calamityCancelled',
  'calamityModified',
  'calamityDiscarded',
  'calamityShown',
  'calamityReplaced',
  'calamitiesRevealed',
  'beneficiary',
  'cardsSave',
  'ransomPaid',
  'factions',
  'floodRises',
  'cityDestroyed',
  'citySpared',
  'barbarianTokens',
  'areasEmptied',
  'unitsConverted',
  'converted',
  'tokensRobbed',
  'tokensBack',
  'firstBlood',
  'surplusRemoved',
  'shipsLost',
  'cardsLevied',
  'cardsRobbed',
  'cardBribed',
  'cardRevealed',
  'demandMet',
  'requestMet',
  'handLimit',
  'advanceSleeps',
]);

/** A marker that did not step on: its nation has to know, though nobody did anything. */
export const stays = ({ type, open }: GameEvent): boolean => type === 'marker' && open.to <= open.from;

const kindOf = (event: GameEvent): NewsKind | undefined => {
  const { type } = event;
  if (type === 'walked' || type === 'sailed') return 'move';
  if (type === 'marker') return stays(event) ? 'stayed' : 'marker';
  return markOf(event);
};

/** Whether an event is about me, or I fought in it. */
export const concerns = (event: GameEvent, me: string): boolean => {
  const { type, open } = event;
  const fought = (type === 'tokenConflict' || type === 'fleetBattle') && Object.hasOwn(open.sides, me);
  return fought || touches(event, me);
};

/** Ships that were lost, by whatever name the event has for them. */
const sunk = ({ type, open }: GameEvent): number =>
  type === 'movementEnded' ? open.shipsLost.length : type === 'shipsLost' ? open.coasts.length : 0;

/** Whether something was taken from me: from the board, from the treasury, from my place on the track. */
export function hurts(event: GameEvent, me: string): boolean {
  const { tokens, cities } = lossOf(event, me);
  return (
    tokens > 0 || cities > 0 || ((isLoss(event) || stays(event) || sunk(event) > 0) && touches(event, me))
  );
}

/** A market that I could not go to. */
const shutOut = ({ type, open }: GameEvent, me: string): boolean =>
  type === 'tradeOpened' && !open.nations.includes(me);

export function digest(
  events: readonly LoggedEvent[],
  me: string | undefined,
  arrivals: Arrivals = new Map(),
): Digest {
  const mine: LoggedEvent[] = [];
  const others: Digest['others'] = {};
  let count = 0;
  for (const logged of events) {
    const { event } = logged;
    const telling = TELLING.has(event.type) || sunk(event) > 0;
    const told = me !== undefined && telling && concerns(event, me);
    if (told || arrivals.has(logged.seq) || (me !== undefined && shutOut(event, me))) {
      mine.push(logged);
      continue;
    }
    const kind = kindOf(event);
    // What I did myself is neither news nor elsewhere.
    if (!kind || (me !== undefined && touches(event, me))) continue;
    count++;
    others[kind] = [...(others[kind] ?? []), logged];
  }
  // What hurt comes first; within, in the order it happened.
  const hurt = ({ event }: LoggedEvent): number => Number(me !== undefined && hurts(event, me));
  mine.sort((a, b) => hurt(b) - hurt(a) || a.seq - b.seq);
  return { mine, others, count };
}
