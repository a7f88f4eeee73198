import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Delays } from '../src/accounts/delays.ts';
import { SqlAccountStore } from '../src/accounts/sqlStore.ts';
import type { Account, AccountStore, Proof, ReportRow, Session } from '../src/accounts/store.ts';
import type { Database } from '../src/store/database.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type { Store, TableRecord } from '../src/store/store.ts';
import { newId, newToken } from '../src/tables/tokens.ts';
import { table } from './storeContract.ts';

const account = (more: Partial<Account> = {}): Account => ({
  id: newId(),
  email: `${newId().toLowerCase()}@example.org`,
  verified: true,
  name: 'Ada ‘Ä’',
  role: 'player',
  password: '$argon2id$x',
  createdAt: 1_800_000_000_000,
  ...more,
});

const session = (of: Account, more: Partial<Session> = {}): Session => ({
  id: newId(),
  account: of.id,
  hash: newToken().hash,
  rotatedAt: 5,
  createdAt: 4,
  usedAt: 6,
  agent: 'x',
  ...more,
});

const proof = ({ id, email }: Account, purpose: Proof['purpose'] = 'reset'): Proof => ({
  hash: newToken().hash,
  purpose,
  email,
  account: id,
  expiresAt: 100,
});

/** What every store of accounts must do, whatever is behind it. */
export function accountsContract(name: string, make: () => Promise<Database>): void {
  describe(`accounts on ${name}`, () => {
    let db: Database;
    let accounts: AccountStore;
    let store: Store;
    beforeAll(async () => {
      db = await make();
      accounts = new SqlAccountStore(db);
      store = new SqlStore(db);
    });
    afterAll(() => db.close());

    const signUp = async (more: Partial<Account> = {}): Promise<Account> => {
      const made = account(more);
      expect(await accounts.addAccount(made)).toBeUndefined();
      return made;
    };
    const found = async (more: Partial<TableRecord> = {}): Promise<TableRecord> => {
      const record = table(more);
      await store.createTable(record, 'seed', { hash: newToken().hash, table: record.id, seat: 1 });
      return record;
    };

    it('keeps an account, each address once', async () => {
      const ada = await signUp();
      expect(await accounts.account(ada.id)).toEqual(ada);
      expect(await accounts.accountByEmail(ada.email)).toEqual(ada);
      expect(await accounts.addAccount(account({ email: ada.email }))).toBe('taken');
      const both = await Promise.all(
        [1, 2].map(() => accounts.addAccount(account({ email: 'b@example.org' }))),
      );
      expect(both.filter(Boolean)).toEqual(['taken']);
      await accounts.rename(ada.id, 'A');
      expect(await accounts.setRole(ada.id, 'admin')).toBe(true);
      expect(await accounts.setRole(newId(), 'admin')).toBe(false);
      expect(await accounts.account(ada.id)).toEqual({ ...ada, name: 'A', role: 'admin' });
    });

    it('changes a password while the one shown holds, and ends sessions and links with it', async () => {
      const ada = await signUp();
      const [mine, other] = [session(ada), session(ada)];
      for (const s of [mine, other]) expect(await accounts.addSession(s, ada.password)).toBe(true);
      const sent = proof(ada, 'email');
      expect(await accounts.addProof(sent, { ...ada, password: 'other' })).toBe(false);
      expect(await accounts.addProof(sent, ada)).toBe(true);
      expect(await accounts.changePassword({ ...ada, password: 'other' }, 'new', mine.id)).toBeUndefined();
      expect(await accounts.changePassword(ada, 'new', mine.id)).toEqual([]);
      expect(await accounts.account(ada.id)).toEqual({ ...ada, password: 'new' });
      expect((await accounts.sessions(ada.id)).map((s) => s.id)).toEqual([mine.id]);
      expect(await accounts.confirmEmail(sent.hash, 50)).toBe('stale');
      expect(await accounts.addSession(session(ada), ada.password)).toBe(false);
      await accounts.rehash(ada, 'older');
      expect((await accounts.account(ada.id))!.password).toBe('new');
      await accounts.rehash({ ...ada, password: 'new' }, 'newer');
      expect((await accounts.account(ada.id))!.password).toBe('newer');
    });

    it('resets a password by a link, once, for the address it was sent to', async () => {
      const ada = await signUp({ verified: false });
      await accounts.addSession(session(ada), ada.password);
      const [one, two, astray] = [proof(ada), proof(ada), proof({ ...ada, email: 'old@example.org' })];
      for (const p of [one, two, astray]) await accounts.addProof(p);
      expect(await accounts.resetPassword(astray, 'new')).toBeUndefined();
      const both = await Promise.all([one, two].map((p) => accounts.resetPassword(p, `by ${p.hash}`)));
      expect(both.filter(Boolean)).toEqual([[]]);
      const password = `by ${(both[0] ? one : two).hash}`;
      expect(await accounts.account(ada.id)).toEqual({ ...ada, verified: true, password });
      expect(await accounts.sessions(ada.id)).toEqual([]);
      expect(await accounts.resetPassword(one, 'again')).toBeUndefined();
    });

    it('moves an account to the address of a link, unless it is another’s', async () => {
      const [ada, bob] = [await signUp({ verified: false }), await signUp()];
      const email = `${newId().toLowerCase()}@example.org`;
      const [there, taken, late] = [
        { ...proof(ada, 'email'), email },
        { ...proof(ada, 'email'), email: bob.email },
        { ...proof(ada, 'email'), expiresAt: 50 },
      ];
      for (const p of [there, taken, late]) await accounts.addProof(p);
      expect(await accounts.confirmEmail(there.hash, 50)).toEqual({ was: ada, email });
      expect(await accounts.confirmEmail(there.hash, 50)).toBe('stale');
      expect(await accounts.confirmEmail(taken.hash, 50)).toBe('taken');
      expect(await accounts.confirmEmail(late.hash, 50)).toBe('stale');
      const wrong = proof(ada, 'reset');
      await accounts.addProof(wrong);
      expect(await accounts.confirmEmail(wrong.hash, 50)).toBe('stale');
      expect(await accounts.account(ada.id)).toEqual({ ...ada, email, verified: true });
    });

    it('finds a session by its cookie, the present and the former, and replaces it once', async () => {
      const ada = await signUp();
      const one = session(ada);
      await accounts.addSession(one, ada.password);
      expect(await accounts.session(one.hash)).toEqual(one);
      const next = { ...one, hash: newToken().hash, formerHash: one.hash, rotatedAt: 9 };
      const other = { ...next, hash: newToken().hash };
      const both = await Promise.all([next, other].map((s) => accounts.saveSession(s, one.hash)));
      expect(both.filter(Boolean)).toHaveLength(1);
      const kept = both[0] ? next : other;
      expect(await accounts.session(one.hash)).toEqual(kept);
      expect(await accounts.session(kept.hash)).toEqual(kept);
      expect(await accounts.sessions(ada.id)).toEqual([kept]);
    });

    it('ends sessions, one or all but one, with the seat tokens they opened', async () => {
      const ada = await signUp();
      const made = [session(ada), session(ada), session(ada)];
      for (const s of made) await accounts.addSession(s, ada.password);
      const record = await found({ seats: [{ seat: 1, kind: 'human', name: 'Ada', account: ada.id }] });
      const hashes = made.map(() => newToken().hash);
      for (const [i, s] of made.entries())
        expect(await accounts.openSeat(ada.id, s.id, record.id, hashes[i]!)).toBe(1);
      expect(await accounts.openSeat((await signUp()).id, made[0]!.id, record.id, newToken().hash)).toBe(
        undefined,
      );
      expect(await accounts.endSessions(ada.id, { only: made[0]!.id })).toEqual([
        { hash: hashes[0], table: record.id, seat: 1 },
      ]);
      expect(await store.token(hashes[0]!)).toBeUndefined();
      const again = newToken().hash;
      await accounts.openSeat(ada.id, made[1]!.id, record.id, again);
      expect(await store.token(hashes[1]!)).toBeUndefined();
      expect(await accounts.endSessions((await signUp()).id, { only: made[1]!.id })).toEqual([]);
      expect((await accounts.endSessions(ada.id, { but: made[1]!.id })).map((t) => t.hash)).toEqual([
        hashes[2],
      ]);
      expect((await accounts.sessions(ada.id)).map((s) => s.id)).toEqual([made[1]!.id]);
      expect(await store.token(again)).toMatchObject({ seat: 1 });
      await accounts.sweep(1000, 100, 0);
      expect(await accounts.sessions(ada.id)).toEqual([]);
    });

    it('keeps a link until its time is over, and makes one account with it', async () => {
      const made = account();
      const { account: _, ...link } = proof(made, 'register');
      await accounts.addProof(link);
      expect(await accounts.proof(link.hash, 99)).toEqual(link);
      expect(await accounts.proof(link.hash, 100)).toBeUndefined();
      const ada = await signUp();
      expect(await accounts.addAccount(account({ email: ada.email }), link.hash)).toBe('taken');
      const both = await Promise.all(
        [1, 2].map(() => accounts.addAccount(account({ email: made.email }), link.hash)),
      );
      expect(both.filter((refused) => refused === undefined)).toHaveLength(1);
      expect(await accounts.addAccount(account(), link.hash)).toBe('stale');
      const swept = proof(ada);
      await accounts.addProof(swept);
      await accounts.sweep(101, 0, 0);
      expect(await accounts.proof(swept.hash, 50)).toBeUndefined();
    });

    it('lets nobody guess faster by asking several nodes at once', async () => {
      const nodes = [1, 2, 3].map(() => new Delays(new SqlAccountStore(db), 'login'));
      const who = newId();
      const allowed = async (each: number, now: number): Promise<number> => {
        const tries = nodes.flatMap((node) => Array.from({ length: each }, () => node.attempt(who, now)));
        const results = await Promise.allSettled(tries);
        for (const r of results)
          if (r.status === 'rejected') expect(r.reason).toMatchObject({ problem: { code: 'wait' } });
        return results.filter((r) => r.status === 'fulfilled').length;
      };
      expect(await allowed(10, 1000)).toBe(5);
      expect(await allowed(10, 1999)).toBe(0);
      expect(await allowed(10, 2000)).toBe(1);
      expect(await allowed(10, 3999)).toBe(0);
      await accounts.sweep(0, 0, 2000);
      expect(await allowed(10, 3999)).toBe(0);
      await accounts.sweep(0, 0, 2001);
      expect(await allowed(10, 3999)).toBe(5);
      await nodes[0]!.succeeded(who);
      expect(await allowed(10, 3999)).toBe(5);
    });

    it('remembers where somebody sits, and forgets with the account', async () => {
      const ada = await signUp();
      const [old, young] = [await found({ updatedAt: 10 }), await found({ updatedAt: 20 })];
      for (const { id } of [old, young, old]) await accounts.remember(ada.id, id);
      expect(await accounts.tablesOf(ada.id, 10)).toEqual([young.id, old.id]);
      expect(await accounts.tablesOf(ada.id, 1)).toEqual([young.id]);
      const one = session(ada);
      await accounts.addSession(one, ada.password);
      await accounts.addProof(proof(ada));
      expect(await accounts.deleteAccount({ ...ada, password: 'other' })).toBeUndefined();
      expect(await accounts.deleteAccount(ada)).toEqual([]);
      expect(await accounts.account(ada.id)).toBeUndefined();
      expect(await accounts.session(one.hash)).toBeUndefined();
      expect(await accounts.tablesOf(ada.id, 10)).toEqual([]);
    });

    it('ends the tokens of an account’s seats with it, and of no other seat', async () => {
      const [ada, bob] = [await signUp(), await signUp()];
      const seats = [ada, bob].map(({ id }, i) => ({ seat: i + 1, kind: 'human', account: id }) as const);
      const record = await found({ seats });
      const [mine, opened, his] = [newToken().hash, newToken().hash, newToken().hash];
      const token = (hash: string, seat: number) => ({ hash, table: record.id, seat });
      await store.saveTable(record, { revoke: [1], issue: token(mine, 1) });
      await store.saveTable({ ...record, version: 2 }, { issue: token(his, 2) });
      const one = session(ada);
      await accounts.addSession(one, ada.password);
      for (const { id } of [ada, bob]) await accounts.remember(id, record.id);
      await accounts.openSeat(ada.id, one.id, record.id, opened);
      const ended = (await accounts.deleteAccount(ada))!;
      expect(ended.map(({ hash }) => hash).sort()).toEqual([mine, opened].sort());
      for (const hash of [mine, opened]) expect(await store.token(hash)).toBeUndefined();
      expect(await store.token(his)).toBeDefined();
    });

    it('keeps invitations, each to be used once along with a change of the table', async () => {
      const record = await found();
      const row = { id: newId(), table: record.id, hash: newToken().hash, createdAt: 3 };
      const full = {
        ...row,
        id: newId(),
        hash: newToken().hash,
        createdAt: 4,
        name: 'Bo',
        email: 'bo@example.org',
        seat: 2,
      };
      for (const invite of [row, full]) await accounts.addInvite(invite);
      expect(await accounts.invites(record.id)).toEqual([row, full]);
      expect(await accounts.invite(full.hash)).toEqual(full);
      expect(await accounts.invitesFor('bo@example.org', 10)).toEqual([record.id]);
      const hash = newToken().hash;
      expect(await accounts.renewInvite(record.id, 'bo@example.org', hash)).toBe(true);
      expect(await accounts.renewInvite(record.id, 'cy@example.org', hash)).toBe(false);
      expect(await accounts.invite(full.hash)).toBeUndefined();
      const spend = (title: string) => store.saveTable({ ...record, title }, { spend: hash });
      expect(await spend('first')).toBe(true);
      expect(await store.saveTable({ ...record, version: 2, title: 'second' }, { spend: hash })).toBe(false);
      expect((await store.table(record.id))!.title).toBe('first');
      expect(await accounts.dropInvite(newId(), row.id)).toBe(false);
      expect(await accounts.dropInvite(record.id, row.id)).toBe(true);
      expect(await accounts.invites(record.id)).toEqual([]);
    });

    it('invites those who sat at one table to the same seats of another', async () => {
      const [old, next] = [await found(), await found()];
      await accounts.inviteAgain(old.id, next.id, [1, 2], 7);
      const [invite] = await accounts.invites(next.id);
      expect(invite).toMatchObject({ table: next.id, seat: 1, createdAt: 7 });
      expect(await store.token(invite!.hash)).toMatchObject({ table: old.id });
    });

    it('keeps reports, once per key, and puts them away', async () => {
      const record = await found();
      const report = (at: number, key: string): ReportRow => ({
        id: newId(),
        table: record.id,
        title: 'T',
        at,
        text: 'rude ‘words’',
        key,
        by: 1,
        messages: [{ id: 1, at: 1, channel: 'table', from: 2, name: 'B', text: 'hm' }],
      });
      const [one, two] = [report(9_000_000_000_000, '1:a'), report(9_000_000_000_001, '1:b')];
      await accounts.addReport(one);
      await accounts.addReport(two);
      await accounts.addReport({ ...one, id: newId() });
      const bare = ({ key: _, ...rest }: ReportRow) => rest;
      expect((await accounts.reports(false, 2)).map((r) => r.id)).toEqual([two.id, one.id]);
      expect(await accounts.closeReport(one.id, 77, 'talked to')).toBe(true);
      expect(await accounts.closeReport(one.id, 78, undefined)).toBe(false);
      expect(await accounts.reports(false, 1)).toEqual([bare(two)]);
      expect(await accounts.reports(true, 1)).toEqual([{ ...bare(one), closedAt: 77, note: 'talked to' }]);
    });

    it('keeps where delayed spectators are, never going back', async () => {
      const { id } = await found();
      expect(await store.delayed(id)).toBeUndefined();
      const at = (seq: number) => ({ seq, state: { schema: 1, seq } as never });
      for (const seq of [3, 9, 5]) await store.saveDelayed(id, at(seq));
      expect(await store.delayed(id)).toEqual(at(9));
    });
  });
}
