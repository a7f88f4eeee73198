import { type Static, Type } from 'typebox';
import { ClientId, SeatNumber, WRITTEN } from './common.ts';

/** `table`: seats write, everyone reads; `private`: one seat to another; `spectators`: among spectators. */
export const Channel = Type.Enum(['table', 'private', 'spectators']);
export type Channel = Static<typeof Channel>;

export const ChatText = Type.String({ minLength: 1, maxLength: 500, pattern: WRITTEN });

export const ChatSend = Type.Object(
  { id: ClientId, channel: Channel, to: Type.Optional(SeatNumber), text: ChatText },
  { additionalProperties: false },
);
export type ChatSend = Static<typeof ChatSend>;

/** Text as written: to be shown as text, never as markup. */
export const ChatMessage = Type.Object({
  /** A name, not a number: it does not count, since a reader may not know how much is said in private. */
  id: Type.Integer(),
  at: Type.Integer(),
  channel: Channel,
  /** Left out for spectators, who have only a name. */
  from: Type.Optional(SeatNumber),
  name: Type.String(),
  to: Type.Optional(SeatNumber),
  text: Type.String(),
});
export type ChatMessage = Static<typeof ChatMessage>;
