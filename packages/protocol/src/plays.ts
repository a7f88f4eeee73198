import { type Static, Type } from 'typebox';
import { Digits, SeatNumber } from './common.ts';

/** One side of a finished game. */
export const PlaySeat = Type.Object({
  seat: SeatNumber,
  place: Type.Integer(),
  nation: Type.String(),
  points: Type.Integer(),
  winner: Type.Boolean(),
  bot: Type.Boolean(),
  /** Who played it, where that may be told. */
  player: Type.Optional(Type.String()),
});

/** A finished game in a few words: who played what, and how it ended. */
export const Play = Type.Object({
  /** Names the game; the table's address, where that may be known. */
  id: Type.String(),
  /** Whether the table can be opened by anybody. */
  open: Type.Boolean(),
  title: Type.String(),
  ruleset: Type.String(),
  players: Type.Integer(),
  turns: Type.Integer(),
  /** When it was dealt, and when it was over. */
  beganAt: Type.Integer(),
  endedAt: Type.Optional(Type.Integer()),
  /** By place. */
  seats: Type.Array(PlaySeat),
});
export type Play = Static<typeof Play>;

/** The form a play comes in: as data, as a table for spreadsheets, or as a file for BG Stats. */
const PlayForm = Type.Enum(['json', 'csv', 'bgsplay']);
export const PlayQuery = Type.Object({ form: Type.Optional(PlayForm) }, { additionalProperties: false });

const Word = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' });

/** Which results are wanted; without anything, the latest. */
export const ResultQuery = Type.Object(
  {
    ruleset: Type.Optional(Word),
    nation: Type.Optional(Word),
    players: Type.Optional(Digits(2)),
    player: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
    before: Type.Optional(Digits(16)),
    form: Type.Optional(Type.Enum(['json', 'csv'])),
  },
  { additionalProperties: false },
);
export type ResultQuery = Static<typeof ResultQuery>;

export const Results = Type.Object({
  plays: Type.Array(Play),
  /** Ask for those before this moment to see more. */
  next: Type.Optional(Type.Integer()),
});
export type Results = Static<typeof Results>;

/** The host has the result told to everybody on this server's page, or not. */
export const ListResult = Type.Object({ on: Type.Boolean() }, { additionalProperties: false });
