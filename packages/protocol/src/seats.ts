import { type Static, Type } from 'typebox';
import { Hash, PersonName, SeatNumber, Token, WRITTEN } from './common.ts';

/**
 * Which bot plays a seat: a level, and for those that think, how it likes to play; or one that this server was given
 * (`own:my-bot`). `builder` is an old name of `easy`.
 */
export const BotLevel = Type.String({
  pattern:
    '^(sample|builder|easy|((steady|strong|master)(:(balanced|builder|trader|raider|seafarer|scholar))?)|own:[a-z][a-z0-9-]{0,30})$',
  maxLength: 40,
});
export type BotLevel = Static<typeof BotLevel>;

export const SeatInfo = Type.Object({
  seat: SeatNumber,
  /** `open` can be taken, in a running game too: a bot plays it until then. */
  kind: Type.Enum(['open', 'human', 'bot']),
  name: Type.Optional(Type.String()),
  level: Type.Optional(Type.String()),
  /** A bot plays for the person: by the person's choice, or because of absence. */
  standIn: Type.Optional(Type.Enum(['choice', 'absence'])),
  /** The nation left the game by the rules, or will at the end of the phase or turn. */
  leaving: Type.Optional(Type.Enum(['phase', 'turn', 'left'])),
  /** May not write: at the table, by its host; anywhere, by an admin. */
  muted: Type.Optional(Type.Enum(['host', 'admin'])),
  /** At a table to learn by: agrees that all hands are open. They are when all people do. */
  openHand: Type.Optional(Type.Literal(true)),
  /** The hash of the part of the seed that this seat is going to give. */
  promise: Type.Optional(Hash),
  /** The person is named in a result that everybody reads. */
  named: Type.Optional(Type.Literal(true)),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const JoinTable = Type.Object(
  { name: PersonName, seat: Type.Optional(SeatNumber) },
  { additionalProperties: false },
);
export type JoinTable = Static<typeof JoinTable>;

/** Before the start: the host gives a seat to a bot (`null` opens it again). */
export const SetBot = Type.Object(
  { seat: SeatNumber, level: Type.Union([BotLevel, Type.Null()]) },
  { additionalProperties: false },
);
export type SetBot = Static<typeof SetBot>;

/** Before the start: the host gives all free seats to bots, these in turn. */
export const FillSeats = Type.Object(
  { levels: Type.Array(BotLevel, { minItems: 1, maxItems: 18 }) },
  { additionalProperties: false },
);
export type FillSeats = Static<typeof FillSeats>;

export const StandIn = Type.Object({ on: Type.Boolean() }, { additionalProperties: false });
export type StandIn = Static<typeof StandIn>;

/** The nation gives up the game by its rules, after the phase or at the end of the turn. */
export const Resign = Type.Object({ when: Type.Enum(['phase', 'turn']) }, { additionalProperties: false });
export type Resign = Static<typeof Resign>;

/** Gives the seat free for another person: one's own, or (by the host) that of somebody absent. */
export const Release = Type.Object({ seat: Type.Optional(SeatNumber) }, { additionalProperties: false });
export type Release = Static<typeof Release>;

/** What a person wrote down at a table, for nobody else. */
export const Notes = Type.Object(
  { text: Type.String({ maxLength: 2000, pattern: WRITTEN }) },
  { additionalProperties: false },
);
export type Notes = Static<typeof Notes>;

export const NewToken = Type.Object({ seat: SeatNumber, token: Token, url: Type.String() });
export type NewToken = Static<typeof NewToken>;
