import type { TurnTally, View } from '@ochre/engine';
import { type Static, Type } from 'typebox';
import { Digits } from './common.ts';

/** A moment as one viewer lived it: so many events of that turn had been told. Counts nothing the viewer did not see. */
export const HistoryQuery = Type.Object(
  { turn: Digits(4), seen: Digits(6) },
  { additionalProperties: false },
);
export type HistoryQuery = Static<typeof HistoryQuery>;

/**
 * The same for everybody: so many events of that turn had been told to all. What single nations were told besides is not
 * counted, so that it can be passed on and tells nothing.
 */
export interface SharedMoment {
  turn: number;
  told: number;
}

export interface Moment {
  turn: number;
  seen: number;
}

/** What the viewer saw then. The step that led there brought the events after `from`, up to `seen`. */
export interface PastView extends Moment {
  from: number;
  view: View;
}

/** How the nations stood when the set-up was over, as turn 0, and when each turn was, as far as everybody can count. */
export interface Chronicle {
  turns: readonly TurnTally[];
}
