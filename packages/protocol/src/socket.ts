import { type Static, Type } from 'typebox';
import type { ChatMessage } from './chat.ts';
import { ChatSend } from './chat.ts';
import { PersonName, type Problem, TableId, Token } from './common.ts';
import type { Delta, Said, Snapshot } from './play.ts';
import { AnswerSend } from './play.ts';
import type { TableInfo } from './tables.ts';
import type { ClockInfo } from './time.ts';

/** Bytes of the largest message a client may send. */
export const MAX_MESSAGE = 64 * 1024;

const strict = { additionalProperties: false };

/** First message of every connection; without a token the client is a spectator. */
export const Hello = Type.Object(
  {
    t: Type.Literal('hello'),
    v: Type.Integer(),
    table: TableId,
    token: Type.Optional(Token),
    /** The name a spectator chats under. */
    name: Type.Optional(PersonName),
    /** Where an earlier connection stopped. */
    resume: Type.Optional(
      Type.Object({ stream: Type.String({ maxLength: 40 }), seq: Type.Integer({ minimum: 0 }) }, strict),
    ),
  },
  strict,
);
export type Hello = Static<typeof Hello>;

export const ClientMessage = Type.Union([
  Hello,
  Type.Object({ t: Type.Literal('answer'), ...AnswerSend.properties }, strict),
  Type.Object({ t: Type.Literal('chat'), ...ChatSend.properties }, strict),
  /** Others see that this person is writing an offer or a message. */
  Type.Object({ t: Type.Literal('typing'), on: Type.Boolean() }, strict),
  Type.Object({ t: Type.Literal('ping') }, strict),
]);
export type ClientMessage = Static<typeof ClientMessage>;

export interface Presence {
  /** Seats whose people are connected, and those who are writing. */
  here: number[];
  typing: number[];
  /** Seats whose people have gone, and when they were last heard of. */
  away: { seat: number; since: number }[];
  spectators: number;
}

export type ServerMessage =
  | {
      t: 'welcome';
      v: number;
      seat?: number;
      table: TableInfo;
      presence: Presence;
      chat: ChatMessage[];
      /** The seats one does not hear. */
      muting?: number[];
    }
  /** Whenever a clock starts or stops, and on every step of a vote. */
  | { t: 'clock'; clock: ClockInfo }
  | ({ t: 'snapshot' } & Snapshot)
  | ({ t: 'delta' } & Delta)
  /** The table itself changed: somebody sat down, the game started or ended. */
  | { t: 'table'; table: TableInfo }
  | ({ t: 'presence' } & Presence)
  | { t: 'chat'; message: ChatMessage }
  /** A bot speaks to the maker of an offer that it does not take; nobody else hears it, and it is not kept. */
  | { t: 'said'; said: Said }
  | { t: 'done'; id: string }
  | { t: 'refused'; id: string; problem: Problem }
  /** The message could not be dealt with; where the connection cannot go on it is closed after this. */
  | { t: 'error'; problem: Problem }
  | { t: 'pong'; now: number };

/** Why the server closed a connection. */
export const CLOSE = {
  /** The server stops or restarts: connect again. */
  restart: 1012,
  /** The client did not keep up with its messages. */
  slow: 4008,
  /** Not the protocol, too fast, or too much. */
  protocol: 4000,
  /** No such table, or the token does not fit it. */
  refused: 4003,
  /** The seat was given to somebody else or its token replaced. */
  moved: 4009,
} as const;
