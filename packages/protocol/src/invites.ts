import { type Static, Type } from 'typebox';
import { Email } from './accounts.ts';
import { Id, PersonName, SeatNumber, Token } from './common.ts';

const strict = { additionalProperties: false };

/** For whom a place is kept at a table of privacy `invited`. */
export const Invite = Type.Object(
  {
    name: Type.Optional(PersonName),
    /** The person who signs in with this (confirmed) address may come without the link. */
    email: Type.Optional(Email),
    seat: Type.Optional(SeatNumber),
  },
  strict,
);
export type Invite = Static<typeof Invite>;

export const InviteInfo = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  seat: Type.Optional(SeatNumber),
  createdAt: Type.Integer(),
});
export type InviteInfo = Static<typeof InviteInfo>;

/** The link works once and is told this once. */
export const Invited = Type.Object({
  invite: InviteInfo,
  token: Token,
  url: Type.String(),
  /** Whether the link was sent to the address too. */
  mailed: Type.Boolean(),
});
export type Invited = Static<typeof Invited>;

export const InviteList = Type.Object({ invites: Type.Array(InviteInfo) });
export type InviteList = Static<typeof InviteList>;

export const WithdrawInvite = Type.Object({ invite: Id }, strict);
export type WithdrawInvite = Static<typeof WithdrawInvite>;
