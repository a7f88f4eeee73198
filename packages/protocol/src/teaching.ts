import { type Static, Type } from 'typebox';
import { SeatNumber } from './common.ts';

// A game to learn by: its host says so, and all people agree on what is done for it.

/** Before the start: whether it is one. */
export const SetTeaching = Type.Object({ on: Type.Boolean() }, { additionalProperties: false });
export type SetTeaching = Static<typeof SetTeaching>;

/** Whether one agrees that all hands are open to all who play. */
export const OpenHands = Type.Object({ open: Type.Boolean() }, { additionalProperties: false });
export type OpenHands = Static<typeof OpenHands>;

/**
 * Proposes to take back one's own last decision, or agrees to what the seat `by` proposes; `agree: false` declines. Who
 * agrees says to whom: something else may be proposed by then.
 */
export const TakeBackVote = Type.Object(
  { agree: Type.Boolean(), by: Type.Optional(SeatNumber) },
  { additionalProperties: false },
);
export type TakeBackVote = Static<typeof TakeBackVote>;
