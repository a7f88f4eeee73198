import { type Static, Type } from 'typebox';
import { Id, PersonName, SeatNumber, TableId, Token } from './common.ts';

const strict = { additionalProperties: false };

/** One address, as mail servers take it; upper and lower case are the same. */
export const Email = Type.String({
  maxLength: 200,
  pattern:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$",
});

export const Password = Type.String({ minLength: 10, maxLength: 200 });
/** A password as tried: one that could never have been set is just wrong. */
const TriedPassword = Type.String({ minLength: 1, maxLength: 200 });

export const Role = Type.Enum(['player', 'admin']);
export type Role = Static<typeof Role>;

/** What a person is told of the own account, and nobody else. */
export const AccountInfo = Type.Object({
  id: Type.String(),
  email: Type.String(),
  /** The address is known to be the person's. */
  verified: Type.Boolean(),
  name: Type.String(),
  role: Role,
  createdAt: Type.Integer(),
});
export type AccountInfo = Static<typeof AccountInfo>;

export const Whoami = Type.Object({
  /** Whether this server can send mail: registering then goes by a link. */
  mail: Type.Boolean(),
  account: Type.Optional(AccountInfo),
});
export type Whoami = Static<typeof Whoami>;

export const SignedIn = Type.Object({ account: AccountInfo });
export type SignedIn = Static<typeof SignedIn>;

/** With mail the address is enough; without, password and name are needed at once. */
export const Register = Type.Object(
  { email: Email, password: Type.Optional(Password), name: Type.Optional(PersonName) },
  strict,
);
export type Register = Static<typeof Register>;

/** Signed in at once, or a link has been sent (or not: who asks is not told whether the address is known). */
export const Registered = Type.Object({ sent: Type.Boolean(), account: Type.Optional(AccountInfo) });
export type Registered = Static<typeof Registered>;

/** The end of registering or of a forgotten password: the token came by mail. */
export const ChoosePassword = Type.Object(
  { token: Token, password: Password, name: Type.Optional(PersonName) },
  strict,
);
export type ChoosePassword = Static<typeof ChoosePassword>;

export const Login = Type.Object({ email: Email, password: TriedPassword }, strict);
export type Login = Static<typeof Login>;

export const ForgotPassword = Type.Object({ email: Email }, strict);
export type ForgotPassword = Static<typeof ForgotPassword>;

export const ChangePassword = Type.Object({ current: TriedPassword, password: Password }, strict);
export type ChangePassword = Static<typeof ChangePassword>;

/** Takes effect when the link sent there is followed; the present address is confirmed in the same way. */
export const ChangeEmail = Type.Object({ email: Email, password: TriedPassword }, strict);
export type ChangeEmail = Static<typeof ChangeEmail>;

export const ConfirmEmail = Type.Object({ token: Token }, strict);
export type ConfirmEmail = Static<typeof ConfirmEmail>;

export const Rename = Type.Object({ name: PersonName }, strict);
export type Rename = Static<typeof Rename>;

export const DeleteAccount = Type.Object({ password: TriedPassword }, strict);
export type DeleteAccount = Static<typeof DeleteAccount>;

export const SessionInfo = Type.Object({
  id: Type.String(),
  createdAt: Type.Integer(),
  usedAt: Type.Integer(),
  /** What the browser calls itself. */
  agent: Type.String(),
  /** The session of this very request. */
  current: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

export const SessionList = Type.Object({ sessions: Type.Array(SessionInfo) });
export type SessionList = Static<typeof SessionList>;

/** One session, or without its id all but the present one. */
export const RevokeSession = Type.Object({ session: Type.Optional(Id) }, strict);
export type RevokeSession = Static<typeof RevokeSession>;

/** A further token for the person's seat, for this browser; it ends when the browser is signed out. */
export const OpenGame = Type.Object({ table: TableId }, strict);
export type OpenGame = Static<typeof OpenGame>;

/** Without a seat it is the token of an invitation. */
export const OpenedGame = Type.Object({ seat: Type.Optional(SeatNumber), token: Token, url: Type.String() });
export type OpenedGame = Static<typeof OpenedGame>;

/** A game of the person's, as listed. */
export const MyGame = Type.Object({
  table: TableId,
  title: Type.String(),
  ruleset: Type.String(),
  status: Type.String(),
  updatedAt: Type.Integer(),
  /** Left out where the person is invited but has not sat down. */
  seat: Type.Optional(SeatNumber),
});
export type MyGame = Static<typeof MyGame>;

export const MyGames = Type.Object({ games: Type.Array(MyGame) });
export type MyGames = Static<typeof MyGames>;

/** Whether a game of the person's waits for an answer. */
export const Waits = Type.Object({ waits: Type.Boolean() });
export type Waits = Static<typeof Waits>;
