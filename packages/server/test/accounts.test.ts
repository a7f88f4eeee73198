import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { SqlAccountStore } from '../src/accounts/sqlStore.ts';
import type { Database } from '../src/store/database.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { TokenRow } from '../src/store/store.ts';
import { folder } from './house.ts';
import { until } from './receivers.ts';

const DAY = 86_400_000;
const refused = (status: number, code: string) => ({ status, problem: { code } });
const PASSWORD = 'correct horse battery';

describe('an account', () => {
  let db: Database;
  let store: SqlAccountStore;
  let accounts: Accounts;
  let now: number;
  let mails: { to: string; subject: string; text: string }[];
  let dropped: TokenRow[];
  let forgotten: string[];
  const open: (() => void)[] = [];
  afterAll(() => {
    for (const close of open) close();
  });

  const make = (mail: boolean): Accounts => {
    const made = new Accounts({
      store,
      mailer: mail
        ? { send: async (to, subject, text) => void mails.push({ to, subject, text }) }
        : undefined,
      url: () => 'https://play.example.org',
      report: () => {},
      now: () => now,
      dropped: (tokens) => void dropped.push(...tokens),
      removed: async (id) => void forgotten.push(id),
    });
    open.push(() => void made.close());
    return made;
  };
  beforeEach(async () => {
    const made = await openSqlite(join(folder(), 'ochre.db'));
    open.push(() => void made.close());
    db = made;
    store = new SqlAccountStore(db);
    [now, mails, dropped, forgotten] = [1_800_000_000_000, [], [], []];
    accounts = make(true);
  });

  const linkOf = (text: string): string => text.match(/#token=([\w-]{43})/)![1]!;
  /** The letters that something leads to; nobody else waits for them. */
  const mailed = async (work: Promise<unknown>, letters = 1): Promise<typeof mails> => {
    const before = mails.length;
    await work;
    await until(() => mails.length >= before + letters);
    return mails.slice(before);
  };
  const linkFrom = async (work: Promise<unknown>): Promise<string> => linkOf((await mailed(work))[0]!.text);
  const signUp = async (email = 'Ada@Example.org') => {
    const token = await linkFrom(accounts.register({ email }, 'browser'));
    return accounts.choose({ token, password: PASSWORD, name: 'Ada' }, 'browser');
  };

  it('is made through a link that works once, and its address is then known', async () => {
    expect(await accounts.register({ email: 'Ada@Example.org' }, 'x')).toBeUndefined();
    await until(() => mails.length > 0);
    expect(mails).toMatchObject([{ to: 'ada@example.org' }]);
    expect(mails[0]!.text).toContain('https://play.example.org/account/new#token=');
    const token = linkOf(mails[0]!.text);
    await expect(accounts.choose({ token, password: 'ada@example.org' }, 'x')).rejects.toMatchObject(
      refused(422, 'password'),
    );
    const { account, cookie } = await accounts.choose({ token, password: PASSWORD }, 'x');
    expect(account).toMatchObject({ email: 'ada@example.org', name: 'ada', verified: true, role: 'player' });
    expect(await accounts.who(cookie)).toMatchObject({ account: { id: account.id } });
    await expect(accounts.choose({ token, password: PASSWORD }, 'x')).rejects.toMatchObject(
      refused(410, 'link'),
    );
  });

  it('nobody learns whether an address has an account', async () => {
    await signUp();
    mails = [];
    const outcome = async (work: Promise<unknown>) =>
      work.then(
        (value) => ({ value }),
        (e) => ({ e: e.problem }),
      );
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      expect(await outcome(accounts.register({ email }, 'x'))).toEqual({ value: undefined });
      expect(await outcome(accounts.forgot(email))).toEqual({ value: undefined });
    }
    const login = (email: string) => outcome(accounts.login({ email, password: 'wrong wrong' }, 'x'));
    expect(await login('ada@example.org')).toEqual(await login('nobody@example.org'));
    await until(() => mails.length === 3);
    const [nobody, ...ada] = mails.toSorted((a, b) => b.to.localeCompare(a.to));
    expect([nobody, ...ada].map((m) => m!.to)).toEqual([
      'nobody@example.org',
      'ada@example.org',
      'ada@example.org',
    ]);
    for (const { subject } of ada) expect(subject).not.toBe(nobody!.subject);
  });

  it('is looked for only after the answer, so that how long that takes tells nothing', async () => {
    await signUp();
    const asked: string[] = [];
    let go = (): void => {};
    const stuck = new Promise<void>((resolve) => {
      go = resolve;
    });
    // Neither the accounts nor the mail server answer.
    store.accountByEmail = async (email) => {
      asked.push(email);
      await stuck;
      return SqlAccountStore.prototype.accountByEmail.call(store, email);
    };
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      for (const ask of [accounts.forgot(email), accounts.register({ email }, 'x')]) await ask;
    }
    mails = [];
    go();
    await until(() => mails.length === 3);
    expect(asked.toSorted()).toEqual([
      ...['ada@example.org', 'ada@example.org', 'nobody@example.org', 'nobody@example.org'],
    ]);
  });

  it('cannot be taken over by who registered the address first', async () => {
    const link = await linkFrom(accounts.register({ email: 'ada@example.org' }, 'villain'));
    const { account } = await signUp();
    await expect(accounts.choose({ token: link, password: 'villain villain' }, 'x')).rejects.toMatchObject(
      refused(409, 'taken'),
    );
    expect(await store.account(account.id)).toMatchObject({ verified: true });
    await expect(
      accounts.login({ email: 'ada@example.org', password: 'villain villain' }, 'x'),
    ).rejects.toMatchObject(refused(401, 'login'));
  });

  it('is signed in to with a password, slowly after failures', async () => {
    await signUp();
    const login = (password: string) => accounts.login({ email: 'ADA@example.org', password }, 'x');
    await expect(login('wrong')).rejects.toMatchObject(refused(401, 'login'));
    expect((await login(PASSWORD)).account.name).toBe('Ada');
    for (let i = 0; i < 5; i++) await expect(login('wrong')).rejects.toMatchObject(refused(401, 'login'));
    await expect(login(PASSWORD)).rejects.toMatchObject(refused(429, 'wait'));
    now += 1001;
    expect((await login(PASSWORD)).account.name).toBe('Ada');
  });

  it('gets a new password through a link, which ends all sessions and all other links', async () => {
    const first = await signUp();
    const one = await linkFrom(accounts.forgot('ada@example.org'));
    const two = await linkFrom(accounts.forgot('ada@example.org'));
    let second = first;
    const told = await mailed(
      accounts.choose({ token: two, password: 'another long one' }, 'x').then((entered) => {
        second = entered;
      }),
    );
    expect(told).toMatchObject([{ to: 'ada@example.org', subject: expect.stringContaining('was changed') }]);
    expect(await accounts.who(first.cookie)).toBeUndefined();
    expect(await accounts.who(second.cookie)).toBeDefined();
    await expect(accounts.choose({ token: one, password: PASSWORD }, 'x')).rejects.toMatchObject(
      refused(410, 'link'),
    );
    await expect(accounts.login({ email: 'ada@example.org', password: PASSWORD }, 'x')).rejects.toMatchObject(
      refused(401, 'login'),
    );
    const late = await linkFrom(accounts.forgot('ada@example.org'));
    now += 3_600_001;
    await expect(accounts.choose({ token: late, password: PASSWORD }, 'x')).rejects.toMatchObject(
      refused(410, 'link'),
    );
  });

  it('has sessions that rotate; a cookie copied earlier ends the session', async () => {
    const { cookie } = await signUp();
    now += DAY + 1;
    const rotated = (await accounts.who(cookie))!;
    expect(rotated.fresh).toMatch(/^[\w-]{43}$/);
    now += 30_000;
    expect((await accounts.who(cookie))!.fresh).toBeUndefined();
    expect(await accounts.who(rotated.fresh!)).toBeDefined();
    now += 31_000;
    expect(await accounts.who(cookie)).toBeUndefined();
    expect(await accounts.who(rotated.fresh!)).toBeUndefined();
  });

  it('has sessions that end unused or old', async () => {
    const { cookie } = await signUp();
    now += 31 * DAY;
    expect(await accounts.who(cookie)).toBeUndefined();
    let { cookie: used } = await accounts.login({ email: 'ada@example.org', password: PASSWORD }, 'x');
    for (let day = 0; day < 180; day++) {
      now += DAY + 1;
      const who = await accounts.who(used);
      used = who?.fresh ?? used;
    }
    expect(await accounts.who(used)).toBeUndefined();
  });

  it('shows its sessions and ends them, one or all others', async () => {
    const { cookie } = await signUp();
    const login = (agent: string) => accounts.login({ email: 'ada@example.org', password: PASSWORD }, agent);
    const [phone, laptop] = [await login('phone\u0000\n'), await login('laptop')];
    const who = (await accounts.who(cookie))!;
    const list = await accounts.sessions(who);
    expect(list.map((s) => s.agent).sort()).toEqual(['browser', 'laptop', 'phone']);
    expect(list.filter((s) => s.current).map((s) => s.agent)).toEqual(['browser']);
    await accounts.revoke(who, list.find((s) => s.agent === 'phone')!.id);
    expect(await accounts.who(phone.cookie)).toBeUndefined();
    expect(await accounts.who(laptop.cookie)).toBeDefined();
    await accounts.revoke(who, undefined);
    expect(await accounts.who(laptop.cookie)).toBeUndefined();
    expect(await accounts.who(cookie)).toBeDefined();
  });

  it('changes password, address and name; important things want the password again', async () => {
    const { cookie } = await signUp();
    const other = await accounts.login({ email: 'ada@example.org', password: PASSWORD }, 'x');
    const who = (await accounts.who(cookie))!;
    const change = { current: 'wrong', password: 'another long one' };
    await expect(accounts.changePassword(who, change)).rejects.toMatchObject(refused(403, 'password'));
    const changed = await mailed(accounts.changePassword(who, { ...change, current: PASSWORD }));
    expect(changed).toMatchObject([
      { to: 'ada@example.org', subject: expect.stringContaining('was changed') },
    ]);
    expect(await accounts.who(other.cookie)).toBeUndefined();
    const again = (await accounts.who(cookie))!;
    const link = await linkFrom(
      accounts.changeEmail(again, { email: 'ada@new.example', password: 'another long one' }),
    );
    expect((await store.account(who.account.id))!.email).toBe('ada@example.org');
    const confirming = accounts.confirm(link);
    // Both addresses hear of it.
    const letters = await mailed(confirming, 2);
    expect(await confirming).toMatchObject({ email: 'ada@new.example' });
    expect(letters.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'ada@new.example']);
    for (const { text } of letters) expect(text).not.toContain('@');
    await expect(accounts.confirm(link)).rejects.toMatchObject(refused(410, 'link'));
    expect(await accounts.rename(again, ' Countess ')).toMatchObject({ name: 'Countess' });
  });

  it('is deleted with everything in it', async () => {
    const { cookie, account } = await signUp();
    const who = (await accounts.who(cookie))!;
    await expect(accounts.remove(who, 'wrong')).rejects.toMatchObject(refused(403, 'password'));
    await accounts.remove(who, PASSWORD);
    expect(await accounts.who(cookie)).toBeUndefined();
    expect(await store.account(account.id)).toBeUndefined();
    expect(forgotten).toEqual([account.id]);
    for (const table of ['accounts', 'sessions', 'proofs', 'account_tables'])
      expect(await db.all(`SELECT * FROM ${table}`), table).toEqual([]);
  });

  it('without mail is made at once, unconfirmed, and links come from the host of the server', async () => {
    accounts = make(false);
    const want = { email: 'ada@example.org', password: PASSWORD, name: 'Ada' };
    await expect(accounts.register({ email: want.email }, 'x')).rejects.toMatchObject(
      refused(422, 'password'),
    );
    expect((await accounts.register(want, 'x'))!.account).toMatchObject({ verified: false });
    await expect(accounts.register(want, 'x')).rejects.toMatchObject(refused(409, 'taken'));
    await expect(accounts.forgot(want.email)).rejects.toMatchObject(refused(503, 'noMail'));
    const token = linkOf(await accounts.linkFor('Ada@example.org'));
    await accounts.choose({ token, password: 'another long one' }, 'x');
    expect((await accounts.login({ ...want, password: 'another long one' }, 'x')).account.role).toBe(
      'player',
    );
    expect(await accounts.setRole('ADA@example.org', 'admin')).toBe(true);
    expect(await accounts.setRole('nobody@example.org', 'admin')).toBe(false);
    expect(await store.accountByEmail('ada@example.org')).toMatchObject({ role: 'admin' });
  });

  it('a mail that fails is reported without a word of whose it was', async () => {
    const reports: unknown[] = [];
    const failing = new Accounts({
      store,
      mailer: { send: (to) => Promise.reject(new Error(`no such mailbox ${to}`)) },
      url: () => '',
      dropped: () => {},
      removed: async () => {},
      report: (error: unknown) => void reports.push(error),
    });
    open.push(() => void failing.close());
    await failing.register({ email: 'ada@example.org' }, 'x');
    await until(() => reports.length > 0);
    expect(String(reports[0])).not.toContain('ada');
    expect(reports).toHaveLength(1);
  });
});
