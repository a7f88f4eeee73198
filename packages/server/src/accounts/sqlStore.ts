import type { Report } from '@ochre/protocol';
import { type Database, type Queries, type Row, Undo } from '../store/database.ts';
import { toToken } from '../store/rows.ts';
import type { TableRecord, TokenRow } from '../store/store.ts';
import { seatOfAccount } from '../tables/seats.ts';
import { newId } from '../tables/tokens.ts';
import { sql } from './sql.ts';
import type { Account, AccountStore, InviteRow, Proof, ReportRow, Session, Shown, Tries } from './store.ts';

const text = (value: unknown): string => String(value);
const given = <K extends string>(key: K, value: unknown): { [k in K]?: string } =>
  (value === null ? {} : { [key]: text(value) }) as { [k in K]?: string };

const toAccount = (row: Row): Account => ({
  id: text(row['id']),
  email: text(row['email']),
  verified: Number(row['verified']) === 1,
  name: text(row['name']),
  role: row['role'] as Account['role'],
  password: text(row['password']),
  createdAt: Number(row['created_at']),
});

const toSession = (row: Row): Session => ({
  id: text(row['id']),
  account: text(row['account_id']),
  hash: text(row['hash']),
  ...given('formerHash', row['former_hash']),
  rotatedAt: Number(row['rotated_at']),
  createdAt: Number(row['created_at']),
  usedAt: Number(row['used_at']),
  agent: text(row['agent']),
});

const toProof = (row: Row): Proof => ({
  hash: text(row['hash']),
  purpose: row['purpose'] as Proof['purpose'],
  email: text(row['email']),
  ...given('account', row['account_id']),
  expiresAt: Number(row['expires_at']),
});

const toInvite = (row: Row): InviteRow => ({
  id: text(row['id']),
  table: text(row['table_id']),
  hash: text(row['hash']),
  createdAt: Number(row['created_at']),
  ...given('name', row['name']),
  ...given('email', row['email']),
  ...(row['seat'] !== null && { seat: Number(row['seat']) }),
});

const toReport = (row: Row): Report => ({
  ...(JSON.parse(text(row['report'])) as Report),
  ...(row['closed_at'] !== null && { closedAt: Number(row['closed_at']) }),
  ...given('note', row['note']),
});

/** Accounts, sessions, invitations and reports in a database of any dialect. */
export class SqlAccountStore implements AccountStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  addAccount(account: Account, proof?: string): Promise<'taken' | 'stale' | undefined> {
    const { id, email, verified, name, role, password, createdAt } = account;
    const values = [id, email, Number(verified), name, role, password, createdAt];
    return this.#db.transaction(async (tx) => {
      if (proof !== undefined && (await tx.run(sql.dropProof, proof)) === 0) return 'stale';
      if ((await tx.run(sql.addAccount, ...values)) === 0) throw new Undo('taken');
      return undefined;
    });
  }

  async account(id: string): Promise<Account | undefined> {
    const row = await this.#db.get(sql.account, id);
    return row && toAccount(row);
  }

  async accountByEmail(email: string): Promise<Account | undefined> {
    const row = await this.#db.get(sql.accountByEmail, email);
    return row && toAccount(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.run(sql.rename, name, id);
  }

  async setRole(id: string, role: Account['role']): Promise<boolean> {
    return (await this.#db.run(sql.setRole, role, id)) === 1;
  }

  async rehash(shown: Shown, password: string): Promise<void> {
    await this.#db.run(sql.setPassword, password, shown.id, shown.password);
  }

  changePassword(shown: Shown, password: string, session: string): Promise<TokenRow[] | undefined> {
    return this.#db.transaction(async (tx) => {
      if ((await tx.run(sql.setPassword, password, shown.id, shown.password)) === 0) return undefined;
      await tx.run(sql.dropProofs, shown.id);
      return endAll(tx, shown.id, (id) => id !== session);
    });
  }

  resetPassword({ hash, account, email }: Proof, password: string): Promise<TokenRow[] | undefined> {
    return this.#db.transaction(async (tx) => {
      if ((await tx.run(sql.resetPassword, password, account!, email)) === 0) return undefined;
      // Of several at once with the same link, one has its way.
      if ((await tx.run(sql.dropProof, hash)) === 0) throw new Undo(undefined);
      await tx.run(sql.dropProofs, account!);
      return endAll(tx, account!);
    });
  }

  confirmEmail(hash: string, now: number): Promise<{ was: Account; email: string } | 'taken' | 'stale'> {
    return this.#db.transaction(async (tx) => {
      const row = await tx.get(sql.proof, hash);
      const proof = row && toProof(row);
      if (proof?.purpose !== 'email' || proof.expiresAt <= now) return 'stale';
      const { account: id, email } = proof;
      // A new password, which ends links, is waited for.
      const was = await tx.get(sql.lockAccount(this.#db.dialect.lock), id!);
      if (!was || (await tx.run(sql.dropProof, hash)) === 0) return 'stale';
      if ((await tx.run(sql.confirmEmail, email, id!, email, id!)) === 0) return 'taken';
      return { was: toAccount(was), email };
    });
  }

  deleteAccount({ id, password }: Shown): Promise<TokenRow[] | undefined> {
    return this.#db.transaction(async (tx) => {
      if (!(await tx.get(sql.lockShown(this.#db.dialect.lock), id, password))) return undefined;
      const ended = await endAll(tx, id);
      for (const row of await tx.all(sql.tablesWith, id)) {
        const { seats } = JSON.parse(text(row['record'])) as TableRecord;
        for (const { seat, account } of seats)
          if (account === id) {
            ended.push(...(await tx.all(sql.tokensAt, text(row['id']), seat)).map(toToken));
            await tx.run(sql.endSeat, text(row['id']), seat);
          }
      }
      await tx.run(sql.dropProofs, id);
      await tx.run(sql.forget, id);
      await tx.run(sql.deleteAccount, id);
      return ended;
    });
  }

  addSession(s: Session, password: string): Promise<boolean> {
    const { id, account, hash, formerHash = null, rotatedAt, createdAt, usedAt, agent } = s;
    return this.#whileShown({ id: account, password }, (tx) =>
      tx.run(sql.addSession, id, account, hash, formerHash, rotatedAt, createdAt, usedAt, agent),
    );
  }

  async session(hash: string): Promise<Session | undefined> {
    const row = await this.#db.get(sql.session, hash, hash);
    return row && toSession(row);
  }

  async sessions(account: string): Promise<Session[]> {
    return (await this.#db.all(sql.sessions, account)).map(toSession);
  }

  async saveSession(session: Session, ifHash: string): Promise<boolean> {
    const { id, hash, formerHash = null, rotatedAt, usedAt } = session;
    return (await this.#db.run(sql.saveSession, hash, formerHash, rotatedAt, usedAt, id, ifHash)) === 1;
  }

  endSessions(account: string, which: { only: string } | { but?: string }): Promise<TokenRow[]> {
    const meant = (id: string): boolean => ('only' in which ? id === which.only : id !== which.but);
    return this.#db.transaction((tx) => endAll(tx, account, meant));
  }

  async addProof({ hash, purpose, email, account, expiresAt }: Proof, shown?: Shown): Promise<boolean> {
    const add = (on: Queries) => on.run(sql.addProof, hash, purpose, email, account ?? null, expiresAt);
    if (shown) return this.#whileShown(shown, add);
    await add(this.#db);
    return true;
  }

  async proof(hash: string, now: number): Promise<Proof | undefined> {
    const row = await this.#db.get(sql.proof, hash);
    const proof = row && toProof(row);
    return proof && proof.expiresAt > now ? proof : undefined;
  }

  sweep(now: number, idleSince: number, triedSince: number): Promise<void> {
    return this.#db.transaction(async (tx) => {
      await tx.run(sql.sweepProofs, now);
      await tx.run(sql.sweepTries, triedSince);
      for (const row of await tx.all(sql.idleSessions, idleSince)) await end(tx, text(row['id']));
    });
  }

  countTry(name: string, next: (before: Tries | undefined) => Tries): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const row = (await tx.get(sql.tries, name))!;
      const before = { failed: Number(row['failed']), at: Number(row['at']) };
      const { failed, at } = next(before.failed > 0 ? before : undefined);
      await tx.run(sql.countTry, failed, at, name);
    });
  }

  async forgetTries(name: string): Promise<void> {
    await this.#db.run(sql.forgetTries, name);
  }

  async remember(account: string, table: string): Promise<void> {
    await this.#db.run(sql.remember, account, table);
  }

  openSeat(account: string, session: string, table: string, hash: string): Promise<number | undefined> {
    const { share } = this.#db.dialect;
    return this.#db.transaction(async (tx) => {
      if (!(await tx.get(sql.lockSession(share), session, account))) return undefined;
      const row = await tx.get(`${sql.table}${share}`, table);
      const record = row && (JSON.parse(text(row['record'])) as TableRecord);
      const seat = record && seatOfAccount(record, account);
      if (seat === undefined) return undefined;
      await tx.run(sql.endTokensAt, session, table);
      await tx.run(sql.openSeat, hash, table, seat, session);
      return seat;
    });
  }

  async tablesOf(account: string, limit: number): Promise<string[]> {
    return (await this.#db.all(sql.tablesOf, account, limit)).map((row) => text(row['id']));
  }

  async invitesFor(email: string, limit: number): Promise<string[]> {
    return (await this.#db.all(sql.invitesFor, email, limit)).map((row) => text(row['table_id']));
  }

  async addInvite({ id, table, hash, createdAt, name, email, seat }: InviteRow): Promise<void> {
    const values = [id, table, hash, createdAt, name ?? null, email ?? null, seat ?? null];
    await this.#db.run(sql.addInvite, ...values);
  }

  async invite(hash: string): Promise<InviteRow | undefined> {
    const row = await this.#db.get(sql.invite, hash);
    return row && toInvite(row);
  }

  async invites(table: string): Promise<InviteRow[]> {
    return (await this.#db.all(sql.invites, table)).map(toInvite);
  }

  renewInvite(table: string, email: string, hash: string): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const row = await tx.get(sql.inviteFor, table, email);
      return row !== undefined && (await tx.run(sql.renewInvite, hash, text(row['id']))) === 1;
    });
  }

  inviteAgain(from: string, to: string, seats: readonly number[], at: number): Promise<void> {
    return this.#db.transaction(async (tx) => {
      for (const seat of seats)
        for (const row of await tx.all(sql.tokensAt, from, seat))
          await tx.run(sql.addInvite, newId(), to, text(row['hash']), at, null, null, seat);
    });
  }

  async dropInvite(table: string, id: string): Promise<boolean> {
    return (await this.#db.run(sql.dropInvite, table, id)) === 1;
  }

  async addReport({ key, ...report }: ReportRow): Promise<void> {
    await this.#db.run(sql.addReport, report.id, report.table, key, report.at, JSON.stringify(report));
  }

  async reports(closed: boolean, limit: number): Promise<Report[]> {
    return (await this.#db.all(sql.reports(closed), limit)).map(toReport);
  }

  async closeReport(id: string, at: number, note: string | undefined): Promise<boolean> {
    return (await this.#db.run(sql.closeReport, at, note ?? null, id)) === 1;
  }

  /** Does something for who showed the password, which stays what it is meanwhile; false when it is another by now. */
  #whileShown({ id, password }: Shown, work: (tx: Queries) => Promise<unknown>): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      if (!(await tx.get(sql.lockShown(this.#db.dialect.share), id, password))) return false;
      await work(tx);
      return true;
    });
  }
}

/** Ends sessions of an account and the seat tokens they opened. */
async function endAll(
  tx: Queries,
  account: string,
  meant: (session: string) => boolean = () => true,
): Promise<TokenRow[]> {
  const ended: TokenRow[] = [];
  for (const row of await tx.all(sql.sessions, account))
    if (meant(text(row['id']))) ended.push(...(await end(tx, text(row['id']))));
  return ended;
}

/** The session first: a seat that is being opened by it is waited for. */
async function end(tx: Queries, session: string): Promise<TokenRow[]> {
  await tx.run(sql.endSession, session);
  const tokens = (await tx.all(sql.tokensOfSession, session)).map(toToken);
  await tx.run(sql.endTokens, session);
  return tokens;
}
