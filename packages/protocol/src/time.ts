import { type Static, Type } from 'typebox';
import { Named, SeatNumber } from './common.ts';
import { PACES } from './paces.ts';

const DAY = 86_400;

/** Time to think: none of its own, so that the bank runs at once, or enough to read the question. */
const Allowance = Type.Union([Type.Literal(0), Type.Integer({ minimum: 5, maximum: 14 * DAY })]);

/** Seconds, or `null` for none. */
const Seconds = (minimum: number, maximum: number) =>
  Type.Union([Type.Integer({ minimum, maximum }), Type.Null()]);

export const Timing = Type.Object(
  {
    /** How long trading may last. */
    trade: Seconds(10, 14 * DAY),
    /** How long a player may think about each decision that others wait for; `null` stops all clocks but trade's. */
    decision: Type.Union([Allowance, Type.Null()]),
    /** Another time for the decisions of some phases, by the rule set's name for them. */
    phases: Named(Allowance, 30),
    /** What each seat has beyond that for the whole game. */
    bank: Type.Integer({ minimum: 0, maximum: 30 * DAY }),
    /** What the bank of each seat gains when a turn begins. */
    increment: Type.Integer({ minimum: 0, maximum: DAY }),
    /** How long a player may be away before a bot stands in, as long as somebody else is there. */
    absence: Seconds(10, 14 * DAY),
    /** Who answers when time has run out: the rule set's cautious default, or a bot. */
    late: Type.Enum(['fallback', 'bot']),
    /** How long before the end of their time people are reminded. */
    remind: Seconds(10, 7 * DAY),
    /** Days off each person may take during the game. */
    vacation: Type.Integer({ minimum: 0, maximum: 90 }),
  },
  { additionalProperties: false },
);
export type Timing = Static<typeof Timing>;

export type Pace = keyof typeof PACES;
export const Pace = Type.Enum(Object.keys(PACES) as Pace[]);

/** From this much time for a decision on, people are not expected to sit at the table. */
const SLOW = 3600;
export const isSlow = ({ decision }: Timing): boolean => decision !== null && decision >= SLOW;

/** One seat's time, in milliseconds and moments of the server's clock. */
export const SeatClock = Type.Object({
  seat: SeatNumber,
  /** What was left in the bank when the clock was set: until `bankFrom` this is what there is. */
  bank: Type.Integer(),
  /** While the seat's clock runs: when its allowance ends and the bank begins to run, and when the bank is empty. */
  bankFrom: Type.Optional(Type.Integer()),
  endsAt: Type.Optional(Type.Integer()),
  /** While the seat is waited for and its clock stands still: what is left of the allowance. */
  left: Type.Optional(Type.Integer()),
  /** The person is on vacation until then; days of it that are still to be had. */
  awayUntil: Type.Optional(Type.Integer()),
  daysOff: Type.Optional(Type.Number()),
});
export type SeatClock = Static<typeof SeatClock>;

/**
 * A proposal. To stop or to go on carries with more than half of `voters`; to take back the last decision of the one who
 * proposes it, where people learn, needs all of them, and is gone when one declines or the game moves on.
 */
export const Proposal = Type.Object({
  want: Type.Enum(['pause', 'resume', 'takeBack']),
  by: SeatNumber,
  voters: Type.Array(SeatNumber),
  agreed: Type.Array(SeatNumber),
  declined: Type.Array(SeatNumber),
  /** Then a proposal to stop or to take back has failed, and one to go on has carried. */
  endsAt: Type.Integer(),
});
export type Proposal = Static<typeof Proposal>;

/** All clocks of a table. It stays true until the next one comes: what runs is told by when it ends. */
export const ClockInfo = Type.Object({
  /** The server's time: clients count against it, not against their own. */
  now: Type.Integer(),
  /** The game stands still since then. */
  pausedSince: Type.Optional(Type.Integer()),
  vote: Type.Optional(Proposal),
  /** While people trade: when it ends, or what is left while the clock stands still. */
  trade: Type.Optional(
    Type.Object({ endsAt: Type.Optional(Type.Integer()), left: Type.Optional(Type.Integer()) }),
  ),
  seats: Type.Array(SeatClock),
});
export type ClockInfo = Static<typeof ClockInfo>;

/** Proposes to stop or go on, or agrees; `agree: false` declines what is proposed. */
export const Vote = Type.Object(
  { want: Type.Enum(['pause', 'resume']), agree: Type.Boolean() },
  { additionalProperties: false },
);
export type Vote = Static<typeof Vote>;

/** Days off from now on; 0 comes back. */
export const Vacation = Type.Object(
  { days: Type.Integer({ minimum: 0, maximum: 90 }) },
  { additionalProperties: false },
);
export type Vacation = Static<typeof Vacation>;
