import { type Static, Type } from 'typebox';
import { PersonName, SeatNumber, TableId, Token } from './common.ts';
import { SeatInfo } from './seats.ts';

/** Which bot plays a seat. */
export const BotLevel = Type.Enum(['sample', 'builder']);
export type BotLevel = Static<typeof BotLevel>;

export const Status = Type.Enum(['gathering', 'running', 'over', 'archived']);
export type Status = Static<typeof Status>;

/** `open` tables are listed for everyone; `link` tables are found by who knows their address. */
export const Privacy = Type.Enum(['open', 'link']);
export type Privacy = Static<typeof Privacy>;

/** Variants by name, as the rule set knows them. */
export const Options = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.Boolean(), Type.Integer({ minimum: 0, maximum: 1000 }), Type.String({ maxLength: 40 })]),
  { maxProperties: 20 },
);

/** Seconds, or `null` for none. */
const Seconds = (minimum: number, maximum: number) =>
  Type.Union([Type.Integer({ minimum, maximum }), Type.Null()]);

export const Timing = Type.Object(
  {
    /** How long trading may last. */
    trade: Seconds(10, 7 * 86_400),
    /** How long a player may think about each decision that others wait for. */
    decision: Seconds(5, 14 * 86_400),
    /** How long a player may be away before a bot stands in, as long as somebody else is there. */
    absence: Seconds(10, 14 * 86_400),
    /** Who answers when time has run out: the rule set's cautious default, or a bot. */
    late: Type.Enum(['fallback', 'bot']),
  },
  { additionalProperties: false },
);
export type Timing = Static<typeof Timing>;

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
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
  ruleset: Type.String(),
  map: Type.String(),
  players: Type.Integer(),
  side: Type.Optional(Type.String()),
  options: Options,
  timing: Timing,
  /** SHA-256 of the seed, shown from the beginning; the seed itself only when the game is over. */
  seedHash: Type.String(),
  seed: Type.Optional(Type.String()),
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
    before: Type.Optional(Type.String({ pattern: '^\\d{1,16}$' })),
  },
  { additionalProperties: false },
);
export type ListTables = Static<typeof ListTables>;
