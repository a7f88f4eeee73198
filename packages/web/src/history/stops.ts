import type { GameEvent } from '@ochre/engine';
import { subjectOf } from '../log/words.ts';
import type { Moment } from '../session/past.ts';
import type { LoggedEvent } from '../session/session.ts';

/** What passes without a stop: the to and fro of the market, and preparations. */
const PASSING = new Set([
  'movementTurn',
  'movesTakenBack',
  'offerMade',
  'offerWithdrawn',
  'tradeFinished',
  'tradeResumed',
  'reshuffled',
  'cardsReturned',
]);

/** A place on the way through a turn where something is to be seen. */
export interface Stop extends Moment {
  phase: string;
  event: LoggedEvent;
}

export function stopsOf(events: readonly LoggedEvent[], me: string | undefined): Stop[] {
  return events.flatMap((event, i): Stop[] => {
    const passes = PASSING.has(event.event.type) && subjectOf(event.event) !== me;
    return passes ? [] : [{ turn: event.turn, seen: i + 1, phase: event.phase, event }];
  });
}

export type MarkKind = 'battle' | 'city' | 'calamity' | 'deal' | 'advance';

const MARKS: Record<string, MarkKind> = {
  tokenConflict: 'battle',
  cityFalls: 'battle',
  cityHeld: 'battle',
  cityBuilt: 'city',
  cityReduced: 'city',
  citiesAnnexed: 'city',
  citiesDestroyed: 'city',
  pirateCities: 'city',
  calamityRevealed: 'calamity',
  traded: 'deal',
  advancesBought: 'advance',
};

/** What an event is on the timeline, if anything. */
export const markOf = ({ type }: GameEvent): MarkKind | undefined => MARKS[type];

export const MARK_ICONS: Record<MarkKind, string> = {
  battle: 'swords',
  city: 'city',
  calamity: 'calamity',
  deal: 'scales',
  advance: 'advance',
};

/** Everybody an event is about. */
export function touches({ open, own }: GameEvent, me: string): boolean {
  if (own && Object.hasOwn(own, me)) return true;
  const named = (value: unknown): boolean =>
    value === me || (typeof value === 'object' && value !== null && Object.values(value).some(named));
  return named(open);
}

/** Neighbouring steps with one name: a phase as it went. */
export interface Stretch {
  phase: string;
  from: number;
  to: number;
}

export function stretchesOf(events: readonly LoggedEvent[], named: (step: string) => string): Stretch[] {
  const stretches: Stretch[] = [];
  events.forEach(({ phase }, i) => {
    const last = stretches.at(-1);
    if (last && last.phase === named(phase)) last.to = i + 1;
    else stretches.push({ phase: named(phase), from: i + 1, to: i + 1 });
  });
  return stretches;
}
