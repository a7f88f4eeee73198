import { type Static, Type } from 'typebox';
import { Digits, Named, PersonName, SeatNumber, TableId, Token } from './common.ts';
import { GroupKind } from './group.ts';
import { Draw } from './parts.ts';
import { BotLevel, SeatInfo } from './seats.ts';
import { Pace, Timing } from './time.ts';

export const Status = Type.Enum(['gathering', 'running', 'over', 'archived']);
export type Status = Static<typeof Status>;

/**
 * `open` tables are listed for everyone; `link` tables are found by who knows their address; `invited` ones are seen
 * and joined only by those who hold an invitation or a seat.
 */
export const Privacy = Type.Enum(['open', 'link', 'invited']);
export type Privacy = Static<typeof Privacy>;

/** How far behind the game spectators are. */
export const Delay = Type.Union([
  Type.Object({ minutes: Type.Integer({ minimum: 1, maximum: 1440 }) }, { additionalProperties: false }),
  Type.Object({ actions: Type.Integer({ minimum: 1, maximum: 1000 }) }, { additionalProperties: false }),
]);
export type Delay = Static<typeof Delay>;

/** Variants by name, as the rule set knows them. */
export const Options = Named(
  Type.Union([Type.Boolean(), Type.Integer({ minimum: 0, maximum: 10_000 }), Type.String({ maxLength: 40 })]),
  20,
);

const setup = {
  ruleset: Type.Optional(Type.String({ maxLength: 20 })),
  players: Type.Optional(Type.Integer({ minimum: 1, maximum: 18 })),
  side: Type.Optional(Type.String({ maxLength: 20 })),
  options: Type.Optional(Options),
};

export const CreateTable = Type.Object(
  {
    ...setup,
    /** The person who creates the table takes its first seat. */
    name: PersonName,
    title: Type.Optional(PersonName),
    privacy: Type.Optional(Privacy),
    spectators: Type.Optional(Type.Boolean()),
    delay: Type.Optional(Delay),
    /** Whether clients may offer the adviser at this table; they do unless told otherwise. */
    adviser: Type.Optional(Type.Boolean()),
    /** A game to learn by. */
    teaching: Type.Optional(Type.Boolean()),
    /** Times to start from; `timing` changes some of them. */
    pace: Type.Optional(Pace),
    timing: Type.Optional(Type.Partial(Timing, { additionalProperties: false })),
    /** Seats given to bots. */
    bots: Type.Optional(
      Type.Array(Type.Object({ seat: SeatNumber, level: BotLevel }, { additionalProperties: false }), {
        maxItems: 17,
      }),
    ),
  },
  { additionalProperties: false },
);
export type CreateTable = Static<typeof CreateTable>;

/** One person against bots, under way at once. */
export const PlayNow = Type.Object(
  { ...setup, name: Type.Optional(PersonName), level: Type.Optional(BotLevel) },
  { additionalProperties: false },
);
export type PlayNow = Static<typeof PlayNow>;

export const TableInfo = Type.Object({
  id: TableId,
  title: Type.String(),
  status: Status,
  privacy: Privacy,
  spectators: Type.Boolean(),
  delay: Type.Optional(Delay),
  /** Everybody plays without the adviser. */
  adviser: Type.Optional(Type.Literal(false)),
  /** A game to learn by: hands may be opened. */
  teaching: Type.Optional(Type.Literal(true)),
  /** The host has closed the spectators' chat. */
  spectatorsMuted: Type.Optional(Type.Boolean()),
  /** An admin has shut the table. */
  blocked: Type.Optional(Type.Boolean()),
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
  ruleset: Type.String(),
  /** The version of the rule set that the game was begun by. */
  rules: Type.Optional(Type.Integer()),
  map: Type.String(),
  players: Type.Integer(),
  side: Type.Optional(Type.String()),
  options: Options,
  timing: Timing,
  /** SHA-256 of the server's part of the seed, shown from the beginning; the part itself only when the game is over. */
  seedHash: Type.String(),
  seed: Type.Optional(Type.String()),
  /** What the seats give to the seed, once the host has started. */
  draw: Type.Optional(Draw),
  /** What happens here is told in a group's channel, or was until that took no more. */
  channel: Type.Optional(Type.Object({ kind: GroupKind, off: Type.Optional(Type.Literal(true)) })),
  /** The result is read by everybody on this server, or will be. */
  listed: Type.Optional(Type.Literal(true)),
  host: SeatNumber,
  seats: Type.Array(SeatInfo),
  rematch: Type.Optional(TableId),
  rematchOf: Type.Optional(TableId),
});
export type TableInfo = Static<typeof TableInfo>;

/** A seat taken: the token is told this once. */
export const Seated = Type.Object({ table: TableInfo, seat: SeatNumber, token: Token, url: Type.String() });
export type Seated = Static<typeof Seated>;

export const TableList = Type.Object({
  tables: Type.Array(TableInfo),
  /** Ask for tables before this moment to see more. */
  next: Type.Optional(Type.Integer()),
});
export type TableList = Static<typeof TableList>;

export const ListTables = Type.Object(
  {
    status: Type.Optional(Status),
    before: Type.Optional(Digits(16)),
  },
  { additionalProperties: false },
);
export type ListTables = Static<typeof ListTables>;
