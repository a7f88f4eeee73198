import { type Static, Type } from 'typebox';
import { Email } from './accounts.ts';
import { Id } from './common.ts';

const strict = { additionalProperties: false };

/**
 * What a person can be told while away: a decision waits; its time is nearly up; an offer was taken; somebody made an
 * offer; the game is over.
 */
export const NoticeKind = Type.Enum(['decision', 'near', 'taken', 'offer', 'over']);
export type NoticeKind = Static<typeof NoticeKind>;
export const NOTICE_KINDS: readonly NoticeKind[] = ['decision', 'near', 'taken', 'offer', 'over'];

const Kinds = Type.Array(NoticeKind, { maxItems: 5, uniqueItems: true });

/** Several in one message: every so many hours, or once a day at an hour of a time zone. `null`: as things happen. */
export const Digest = Type.Union([
  Type.Null(),
  Type.Object({ hours: Type.Integer({ minimum: 1, maximum: 168 }) }, strict),
  Type.Object(
    {
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
      zone: Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_+/-]+$' }),
    },
    strict,
  ),
]);
export type Digest = Static<typeof Digest>;

const Key = (length: number) =>
  Type.String({ minLength: 16, maxLength: length, pattern: '^[A-Za-z0-9_=-]+$' });
/** An address that messages are sent to. */
export const HookUrl = Type.String({
  minLength: 8,
  maxLength: 1000,
  pattern: '^https?://[\\u0021-\\u007e]+$',
});

/** What a browser's `pushManager.subscribe` gives. */
export const Subscription = Type.Object(
  { endpoint: HookUrl, keys: Type.Object({ p256dh: Key(120), auth: Key(40) }, strict) },
  strict,
);

/** A way to reach a person. */
export const AddChannel = Type.Union([
  Type.Object({ kind: Type.Literal('email'), address: Email }, strict),
  Type.Object({ kind: Type.Literal('push'), subscription: Subscription }, strict),
  Type.Object({ kind: Type.Literal('webhook'), url: HookUrl }, strict),
]);
export type AddChannel = Static<typeof AddChannel>;

export const NoticeChannel = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['email', 'push', 'webhook']),
  /** The address, or the server behind a subscription or hook. */
  to: Type.String(),
  /** Addresses get nothing until their owner has followed a link. */
  confirmed: Type.Boolean(),
  kinds: Kinds,
  digest: Digest,
  /** It belongs to the account and holds for all its tables. */
  account: Type.Boolean(),
  /** What went wrong last time. */
  trouble: Type.Optional(Type.String()),
});
export type NoticeChannel = Static<typeof NoticeChannel>;

export const NoticeSettings = Type.Object({
  channels: Type.Array(NoticeChannel),
  /** Whether this server can send mail, and its key for push subscriptions. */
  email: Type.Boolean(),
  pushKey: Type.String(),
});
export type NoticeSettings = Static<typeof NoticeSettings>;

/** The secret of a webhook is told this once. */
export const ChannelAdded = Type.Object({
  settings: NoticeSettings,
  id: Type.String(),
  secret: Type.Optional(Type.String()),
});
export type ChannelAdded = Static<typeof ChannelAdded>;

/** At a table, the kinds of an account's channel hold for that table alone. */
export const SetChannel = Type.Object(
  { id: Id, kinds: Type.Optional(Kinds), digest: Type.Optional(Digest) },
  strict,
);
export type SetChannel = Static<typeof SetChannel>;

export const RemoveChannel = Type.Object({ id: Id }, strict);
export type RemoveChannel = Static<typeof RemoveChannel>;

/** One thing a person is told. Nothing in it is hidden from that person's seat. */
export interface Notice {
  kind: NoticeKind;
  at: number;
  table: { id: string; title: string; url: string };
  seat: number;
  /** The kind of decision, and when time runs out, where one waits. */
  decision?: string;
  deadline?: number;
  /** The nation that took an offer or made one. */
  nation?: string;
  text: string;
}

/** What a webhook is sent; a push message holds the first two fields of each notice's table and text. */
export interface NoticeMessage {
  /** The same when a message is sent again. */
  id: string;
  notices: Notice[];
}
