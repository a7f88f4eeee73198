import type { Report, Role } from '@ochre/protocol';
import type { TokenRow } from '../store/store.ts';

export interface Account {
  id: string;
  /** In lower case, each once. */
  email: string;
  verified: boolean;
  name: string;
  role: Role;
  /** argon2id, in its usual notation. */
  password: string;
  createdAt: number;
}

/** A browser somebody signed in with. Cookies are known by their hash alone. */
export interface Session {
  id: string;
  account: string;
  hash: string;
  /** The cookie before this one, which still holds for a moment. */
  formerHash?: string;
  rotatedAt: number;
  createdAt: number;
  usedAt: number;
  agent: string;
}

/** A link that was sent by mail: works once, for one purpose, for some time. */
export interface Proof {
  hash: string;
  purpose: 'register' | 'reset' | 'email';
  email: string;
  /** Left out where the account is yet to be made. */
  account?: string;
  expiresAt: number;
}

/** How often something was tried without success, and when last. */
export interface Tries {
  failed: number;
  at: number;
}

/** A place kept for somebody at a table. */
export interface InviteRow {
  id: string;
  table: string;
  hash: string;
  createdAt: number;
  name?: string;
  email?: string;
  seat?: number;
}

export type ReportRow = Report & { key: string };

/** Someone who wants to change what the password guards, and the hash of the password that was shown. */
export type Shown = Pick<Account, 'id' | 'password'>;

/**
 * Where accounts live; writes are durable when they resolve. Each writes what it is about and nothing else, and what a
 * password or a link is the right to do is done only while that password or link still holds.
 */
export interface AccountStore {
  /** Uses up the link that was sent to its address, if one was. Tells why not. */
  addAccount(account: Account, proof?: string): Promise<'taken' | 'stale' | undefined>;
  account(id: string): Promise<Account | undefined>;
  accountByEmail(email: string): Promise<Account | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** False when there is no such account. */
  setRole(id: string, role: Role): Promise<boolean>;
  /** Files the same password in another way. */
  rehash(shown: Shown, password: string): Promise<void>;
  /**
   * A new password, which ends all other sessions and every link that was sent. Tells the seat tokens that end, or nothing
   * where the password is another by now.
   */
  changePassword(shown: Shown, password: string, session: string): Promise<TokenRow[] | undefined>;
  /** The same by a link, which confirms its address, too, and ends all sessions; nothing where the link does not hold. */
  resetPassword(proof: Proof, password: string): Promise<TokenRow[] | undefined>;
  /** The address a link was sent to becomes the account's; tells the account as it was, or why not. */
  confirmEmail(proof: string, now: number): Promise<{ was: Account; email: string } | 'taken' | 'stale'>;
  /**
   * With its sessions, links and the tokens of its seats, which are told; nothing where the password is another by now.
   */
  deleteAccount(shown: Shown): Promise<TokenRow[] | undefined>;

  /** Files a session for who showed the password; false when that is another by now. */
  addSession(session: Session, password: string): Promise<boolean>;
  /** By the hash of its cookie, the present or the former. */
  session(hash: string): Promise<Session | undefined>;
  sessions(account: string): Promise<Session[]>;
  /** Files a change if the cookie is still the one given. */
  saveSession(session: Session, ifHash: string): Promise<boolean>;
  /** Ends sessions, one or all but one, and the seat tokens they opened, which are told. */
  endSessions(account: string, which: { only: string } | { but?: string }): Promise<TokenRow[]>;

  /** Where a password had to be shown for it: false when that is another by now. */
  addProof(proof: Proof, shown?: Shown): Promise<boolean>;
  /** A link that still holds. */
  proof(hash: string, now: number): Promise<Proof | undefined>;
  /** Drops what is past its time: links, sessions unused since then, tries before that moment. */
  sweep(now: number, idleSince: number, triedSince: number): Promise<void>;

  /** Files what follows the tries so far, one caller after the other; when `next` throws, nothing is filed. */
  countTry(name: string, next: (before: Tries | undefined) => Tries): Promise<void>;
  forgetTries(name: string): Promise<void>;

  /** Remembers where the account took a seat. */
  remember(account: string, table: string): Promise<void>;
  /** A further token of the account's seat there, bound to a session; tells the seat, if it has one and the session holds. */
  openSeat(account: string, session: string, table: string, hash: string): Promise<number | undefined>;
  /** Tables where the account once took a seat, last changed first; the record says whether it still holds. */
  tablesOf(account: string, limit: number): Promise<string[]>;
  invitesFor(email: string, limit: number): Promise<string[]>;

  addInvite(invite: InviteRow): Promise<void>;
  invite(hash: string): Promise<InviteRow | undefined>;
  invites(table: string): Promise<InviteRow[]>;
  /** Gives the invitation of that address at the table a new token; false when there is none. */
  renewInvite(table: string, email: string, hash: string): Promise<boolean>;
  /** Those who hold a seat of one table are invited to the same seats of another: their tokens open both. */
  inviteAgain(from: string, to: string, seats: readonly number[], at: number): Promise<void>;
  dropInvite(table: string, id: string): Promise<boolean>;

  /** Once per key. */
  addReport(report: ReportRow): Promise<void>;
  reports(closed: boolean, limit: number): Promise<Report[]>;
  closeReport(id: string, at: number, note: string | undefined): Promise<boolean>;
}
