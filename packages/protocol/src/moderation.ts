import { type Static, Type } from 'typebox';
import { ChatMessage, ChatText } from './chat.ts';
import { ClientId, Id, SeatNumber, TableId } from './common.ts';

const strict = { additionalProperties: false };

/** Not to read a seat any more, for oneself: the other is not told. */
export const MuteForMe = Type.Object({ seat: SeatNumber, on: Type.Boolean() }, strict);
export type MuteForMe = Static<typeof MuteForMe>;

/** The seats whose messages one does not get. */
export const Muting = Type.Object({ muting: Type.Array(SeatNumber) });
export type Muting = Static<typeof Muting>;

/** The host closes the table chat to a seat, or the spectators' chat; an admin takes all writing from a seat. */
export const MuteAtTable = Type.Object(
  { seat: Type.Union([SeatNumber, Type.Null()]), on: Type.Boolean() },
  strict,
);
export type MuteAtTable = Static<typeof MuteAtTable>;

/** To the admins, who are shown it with the latest messages that the reporter could read. */
export const SendReport = Type.Object(
  {
    id: ClientId,
    text: ChatText,
    /** Whom it is about, or which message. */
    seat: Type.Optional(SeatNumber),
    message: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  strict,
);
export type SendReport = Static<typeof SendReport>;

export const Report = Type.Object({
  id: Type.String(),
  table: TableId,
  title: Type.String(),
  at: Type.Integer(),
  /** Left out for a spectator. */
  by: Type.Optional(SeatNumber),
  seat: Type.Optional(SeatNumber),
  message: Type.Optional(Type.Integer()),
  text: Type.String(),
  messages: Type.Array(ChatMessage),
  closedAt: Type.Optional(Type.Integer()),
  note: Type.Optional(Type.String()),
});
export type Report = Static<typeof Report>;

export const ReportList = Type.Object({ reports: Type.Array(Report) });
export type ReportList = Static<typeof ReportList>;

export const ListReports = Type.Object(
  { state: Type.Optional(Type.Enum(['open', 'closed'])) },
  { additionalProperties: false },
);
export type ListReports = Static<typeof ListReports>;

export const CloseReport = Type.Object({ report: Id, note: Type.Optional(ChatText) }, strict);
export type CloseReport = Static<typeof CloseReport>;

/** A blocked table is shut: nobody sees it, nothing in it moves. */
export const BlockTable = Type.Object({ on: Type.Boolean() }, strict);
export type BlockTable = Static<typeof BlockTable>;
