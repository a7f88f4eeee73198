import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import type { Who } from '../src/accounts/sessions.ts';
import { SqlAccountStore } from '../src/accounts/sqlStore.ts';
import type { Database } from '../src/store/database.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { newId, newToken } from '../src/tables/tokens.ts';
import { until } from './receivers.ts';
import { table } from './storeContract.ts';

const [OLD, NEW] = ['an old long password', 'a new long password'];
const refused = (status: number, code: string) => ({ status, problem: { code } });

/** Something happens just before a session is filed. */
class Late extends SqlAccountStore {
  before = async (): Promise<void> => {};

  override async addSession(...args: Parameters<SqlAccountStore['addSession']>) {
    await this.before();
    return super.addSession(...args);
  }
}

/** Somebody who knows the old password and has an old session must not outlive a new password, on any database. */
export function accountRaces(name: string, make: () => Promise<Database>): void {
  describe(`a new password on ${name}`, () => {
    let db: Database;
    let store: Late;
    let accounts: Accounts;
    let email: string;
    /** A request of the old session that is under way: it has been let in already. */
    let villain: Who;
    let cookie: string;
    const mails: { to: string; subject: string; text: string }[] = [];
    beforeAll(async () => {
      db = await make();
    });
    afterAll(() => db.close());
    beforeEach(async () => {
      store = new Late(db);
      accounts = new Accounts({
        store,
        mailer: { send: async (to, subject, text) => void mails.push({ to, subject, text }) },
        url: () => '',
        report: () => {},
        dropped: () => {},
        removed: async () => {},
      });
      email = `${newId().toLowerCase()}@example.org`;
      const token = await linkTo(email, () => accounts.register({ email }, 'x'));
      ({ cookie } = await accounts.choose({ token, password: OLD }, 'x'));
      villain = (await accounts.who(cookie))!;
      return () => void accounts.close();
    });

    const linkTo = async (to: string, ask: () => Promise<unknown>): Promise<string> => {
      const before = mails.length;
      await ask();
      const letter = () =>
        mails.slice(before).find((mail) => mail.to === to && mail.text.includes('#token='));
      await until(() => letter() !== undefined);
      return letter()!.text.match(/#token=([\w-]{43})/)![1]!;
    };
    const reset = async (): Promise<void> => {
      const token = await linkTo(email, () => accounts.forgot(email));
      await accounts.choose({ token, password: NEW }, 'owner');
    };
    const login = (password: string) => accounts.login({ email, password }, 'x');
    const holds = async (): Promise<void> => {
      await expect(login(OLD)).rejects.toMatchObject(refused(401, 'login'));
      expect((await login(NEW)).account.email).toBe(email);
    };

    it('is not undone by a new name', async () => {
      await reset();
      expect((await accounts.rename(villain, 'Villain')).name).toBe('Villain');
      await holds();
    });

    it('is not undone by many new names at once', async () => {
      const token = await linkTo(email, () => accounts.forgot(email));
      let done = false;
      const rename = async (): Promise<void> => {
        while (!done) {
          const who = await accounts.who(cookie);
          if (!who) return;
          await accounts.rename(who, newId());
        }
      };
      const names = Array.from({ length: 8 }, rename);
      await accounts.choose({ token, password: NEW }, 'owner');
      done = true;
      await Promise.all(names);
      expect(await accounts.who(cookie)).toBeUndefined();
      await holds();
    });

    it('cannot be changed, nor the address, nor the account deleted, by who was let in with the old one', async () => {
      await reset();
      const sent = mails.length;
      const wrong = refused(403, 'password');
      const change = accounts.changePassword(villain, {
        current: OLD,
        password: 'a password of the villain',
      });
      await expect(change).rejects.toMatchObject(wrong);
      await expect(
        accounts.changeEmail(villain, { email: 'villain@example.org', password: OLD }),
      ).rejects.toMatchObject(wrong);
      await expect(accounts.remove(villain, OLD)).rejects.toMatchObject(wrong);
      expect(mails.slice(sent)).toEqual([]);
      await holds();
    });

    it('leaves no session to who signs in with the old one meanwhile', async () => {
      store.before = async () => {
        store.before = async () => {};
        await reset();
      };
      await expect(login(OLD)).rejects.toMatchObject(refused(401, 'login'));
      const agents = (await store.sessions(villain.account.id)).map(({ agent }) => agent);
      expect(agents).toEqual(['owner']);
      await holds();
    });

    it('leaves no seat to a session that has ended', async () => {
      const tables = new SqlStore(db);
      const { account, session } = villain;
      const record = table({ seats: [{ seat: 1, kind: 'human', name: 'Ada', account: account.id }] });
      await tables.createTable(record, 'seed', { hash: newToken().hash, table: record.id, seat: 1 });
      await reset();
      const { hash } = newToken();
      expect(await store.openSeat(account.id, session.id, record.id, hash)).toBeUndefined();
      expect(await tables.token(hash)).toBeUndefined();
    });
  });
}
