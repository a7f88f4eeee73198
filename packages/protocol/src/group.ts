import { type Static, Type } from 'typebox';
import { HookUrl } from './notices.ts';

const strict = { additionalProperties: false };

/** The group's channel of a table: a webhook of Discord, or of Slack and whoever takes the same. */
export const GroupKind = Type.Enum(['discord', 'slack']);
export type GroupKind = Static<typeof GroupKind>;

/** The host gives the table a channel. It speaks the language asked for, or that of the request. */
export const SetGroup = Type.Object(
  { url: HookUrl, language: Type.Optional(Type.String({ maxLength: 12, pattern: '^[A-Za-z-]{2,12}$' })) },
  strict,
);
export type SetGroup = Static<typeof SetGroup>;

/** What the host is told of the channel; its address holds a secret, and is not. */
export const GroupSettings = Type.Object({
  channel: Type.Optional(
    Type.Object({
      kind: GroupKind,
      /** The server behind the address. */
      to: Type.String(),
      language: Type.String(),
      /** It did not take what it was sent, and is not told anything any more. */
      off: Type.Boolean(),
      trouble: Type.Optional(Type.String()),
    }),
  ),
});
export type GroupSettings = Static<typeof GroupSettings>;
