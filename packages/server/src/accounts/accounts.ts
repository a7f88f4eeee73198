import type {
  AccountInfo,
  ChangePassword,
  ChoosePassword,
  Login,
  Register,
  SessionInfo,
} from '@ochre/protocol';
import type { Mailer } from '../mail.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { TokenRow } from '../store/store.ts';
import { newId, newToken, sha256 } from '../tables/tokens.ts';
import { Delays, FORGET } from './delays.ts';
import { letters } from './letters.ts';
import { checkPassword, hashPassword, outdated, weakness } from './passwords.ts';
import { IDLE, Sessions, type Who } from './sessions.ts';
import type { Account, AccountStore, Proof } from './store.ts';

const HOUR = 3_600_000;
const LASTS: Record<Proof['purpose'], number> = { register: HOUR, reset: HOUR, email: 24 * HOUR };
/** The page of the web client each link leads to; the token stays behind `#`, which browsers do not send. */
const PAGE: Record<Proof['purpose'], string> = {
  register: '/account/new',
  reset: '/account/password',
  email: '/account/email',
};
const SWEEP = HOUR;

export interface Surroundings {
  store: AccountStore;
  mailer: Mailer | undefined;
  /** The address people use. */
  url(): string;
  /** Told without saying whose account it was. */
  report(error: unknown): void;
  /** Connections that were opened by a session that has ended. */
  dropped(tokens: readonly TokenRow[]): void;
  /** An account is about to be deleted: what else belongs to it goes, too. */
  removed(account: string): Promise<void>;
  now?(): number;
}

/** Somebody just signed in: the cookie is for this browser alone. */
export interface Entered {
  account: AccountInfo;
  cookie: string;
}

export const infoOfAccount = ({ id, email, verified, name, role, createdAt }: Account): AccountInfo => ({
  ...{ id, email, verified, name, role, createdAt },
});

const wrong = (): Refusal => new Refusal(401, 'login', 'Address or password is wrong.');
const stale = (): Refusal =>
  new Refusal(410, 'link', 'This link has been used or is too old; ask for another.');
const noMail = (): Refusal =>
  new Refusal(503, 'noMail', 'This server sends no mail. Its host can make the link for you.');

/** Everything people do with their accounts. What is told never depends on whether an address is known. */
export class Accounts {
  readonly #env: Surroundings;
  readonly #store: AccountStore;
  readonly #sessions: Sessions;
  readonly #logins: Delays;
  readonly #letters: Delays;
  readonly #now: () => number;
  readonly #sweeper: NodeJS.Timeout;

  constructor(env: Surroundings) {
    this.#env = env;
    this.#store = env.store;
    this.#logins = new Delays(env.store, 'login');
    this.#letters = new Delays(env.store, 'letter');
    this.#now = env.now ?? Date.now;
    this.#sessions = new Sessions(env.store, this.#now);
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP);
    this.#sweeper.unref();
  }

  close(): void {
    clearInterval(this.#sweeper);
  }

  get mails(): boolean {
    return this.#env.mailer !== undefined;
  }

  who(cookie: string): Promise<Who | undefined> {
    return this.#sessions.find(cookie);
  }

  // Coming in

  /** With mail, a link goes to the address whoever it belongs to; without, the account is made at once. */
  async register(want: Register, agent: string): Promise<Entered | undefined> {
    const email = want.email.toLowerCase();
    if (this.mails) {
      await this.#letters.attempt(email, this.#now());
      const known = await this.#store.accountByEmail(email);
      const link = await this.#link(known ? 'reset' : 'register', email, known?.id);
      this.#send(email, known ? letters.known(link) : letters.register(link));
      return undefined;
    }
    if (want.password === undefined || want.name === undefined)
      throw new Refusal(422, 'password', 'Password and name are needed.');
    return this.#make({ email, password: want.password, name: want.name, verified: false }, agent);
  }

  /** The end of registering and of a forgotten password. */
  async choose({ token, password, name }: ChoosePassword, agent: string): Promise<Entered> {
    const proof = await this.#store.takeProof(sha256(token), this.#now());
    if (!proof || proof.purpose === 'email') throw stale();
    try {
      if (proof.account === undefined) {
        const called = name ?? proof.email.split('@')[0]!.slice(0, 32);
        return await this.#make({ email: proof.email, password, name: called, verified: true }, agent);
      }
      const account = await this.#store.account(proof.account);
      if (account?.email !== proof.email) throw stale();
      strong(password, account.email);
      await this.#reset({ ...account, verified: true, password: await hashPassword(password) });
      await this.#logins.succeeded(account.email);
      return await this.#enter(account, agent);
    } catch (error) {
      // A password that will not do must not cost the link.
      if (error instanceof Refusal && error.status !== 410) await this.#store.addProof(proof);
      throw error;
    }
  }

  async login({ email: given, password }: Login, agent: string): Promise<Entered> {
    const email = given.toLowerCase();
    await this.#logins.attempt(email, this.#now());
    const account = await this.#store.accountByEmail(email);
    if (!(await checkPassword(password, account?.password)) || !account) throw wrong();
    await this.#logins.succeeded(email);
    if (outdated(account.password))
      await this.#store.saveAccount({ ...account, password: await hashPassword(password) });
    return this.#enter(account, agent);
  }

  /** Sends a link if there is such an account. */
  async forgot(given: string): Promise<void> {
    if (!this.mails) throw noMail();
    const email = given.toLowerCase();
    await this.#letters.attempt(email, this.#now());
    const account = await this.#store.accountByEmail(email);
    if (account) this.#send(email, letters.reset(await this.#link('reset', email, account.id)));
  }

  // Being in

  /** The person shows the password again before something that cannot be undone. */
  async #again({ account }: Who, password: string): Promise<void> {
    await this.#logins.attempt(account.email, this.#now());
    if (!(await checkPassword(password, account.password)))
      throw new Refusal(403, 'password', 'The password is wrong.');
    await this.#logins.succeeded(account.email);
  }

  async changePassword(who: Who, { current, password }: ChangePassword): Promise<void> {
    await this.#again(who, current);
    strong(password, who.account.email);
    await this.#store.saveAccount({ ...who.account, password: await hashPassword(password) });
    await this.#store.dropProofs(who.account.id);
    await this.revoke(who, undefined);
    this.#send(who.account.email, letters.changed());
  }

  async changeEmail(who: Who, given: string, password: string): Promise<void> {
    if (!this.mails) throw noMail();
    await this.#again(who, password);
    const email = given.toLowerCase();
    await this.#letters.attempt(email, this.#now());
    this.#send(email, letters.email(await this.#link('email', email, who.account.id)));
  }

  /** The address a link was sent to becomes that of the account. */
  async confirm(token: string): Promise<AccountInfo> {
    const proof = await this.#store.takeProof(sha256(token), this.#now());
    const account = proof?.purpose === 'email' ? await this.#store.account(proof.account!) : undefined;
    if (!proof || !account) throw stale();
    const confirmed = { ...account, email: proof.email, verified: true };
    if (!(await this.#store.saveAccount(confirmed)))
      throw conflict('taken', 'This address belongs to another account.');
    return infoOfAccount(confirmed);
  }

  async rename({ account }: Who, name: string): Promise<AccountInfo> {
    const renamed = { ...account, name: name.trim() };
    await this.#store.saveAccount(renamed);
    return infoOfAccount(renamed);
  }

  async remove(who: Who, password: string): Promise<void> {
    await this.#again(who, password);
    this.#env.dropped(await this.#store.endSessions(who.account.id, {}));
    await this.#env.removed(who.account.id);
    await this.#store.deleteAccount(who.account.id);
  }

  async sessions(who: Who): Promise<SessionInfo[]> {
    const rows = await this.#store.sessions(who.account.id);
    return rows.map(({ id, createdAt, usedAt, agent }) => ({
      ...{ id, createdAt, usedAt, agent, current: id === who.session.id },
    }));
  }

  /** One session, or all but the present one. */
  async revoke({ account, session }: Who, id: string | undefined): Promise<void> {
    const which = id === undefined ? { but: session.id } : { only: id };
    this.#env.dropped(await this.#store.endSessions(account.id, which));
  }

  logout(who: Who): Promise<void> {
    return this.revoke(who, who.session.id);
  }

  /** Sends an invitation, in the name of somebody whose address is known, and not too many. */
  async invite({ account }: Who, email: string, title: string, link: string): Promise<boolean> {
    if (!this.mails || !account.verified) return false;
    await this.#letters.attempt(`invite ${email}`, this.#now());
    this.#send(email, letters.invited(account.name, title, link));
    return true;
  }

  // For the host of the server

  /** A link to choose a password with, for an account that is there or is to be. */
  async linkFor(given: string): Promise<string> {
    const email = given.toLowerCase();
    const known = await this.#store.accountByEmail(email);
    return this.#link(known ? 'reset' : 'register', email, known?.id, 24 * HOUR);
  }

  async setRole(given: string, role: Account['role']): Promise<boolean> {
    const account = await this.#store.accountByEmail(given.toLowerCase());
    return account !== undefined && this.#store.saveAccount({ ...account, role });
  }

  // Within

  async #make(
    want: Pick<Account, 'email' | 'password' | 'name' | 'verified'>,
    agent: string,
  ): Promise<Entered> {
    strong(want.password, want.email);
    const account: Account = {
      ...{ ...want, id: newId(), role: 'player', createdAt: this.#now() },
      name: want.name.trim(),
      password: await hashPassword(want.password),
    };
    if (!(await this.#store.addAccount(account)))
      throw conflict('taken', 'This address has an account already.');
    return this.#enter(account, agent);
  }

  async #reset(account: Account): Promise<void> {
    await this.#store.saveAccount(account);
    await this.#store.dropProofs(account.id);
    this.#env.dropped(await this.#store.endSessions(account.id, {}));
  }

  async #enter(account: Account, agent: string): Promise<Entered> {
    const { cookie } = await this.#sessions.begin(account.id, agent);
    return { account: infoOfAccount(account), cookie };
  }

  async #link(
    purpose: Proof['purpose'],
    email: string,
    account: string | undefined,
    lasts = LASTS[purpose],
  ): Promise<string> {
    const { token, hash } = newToken();
    const expiresAt = this.#now() + lasts;
    await this.#store.addProof({ hash, purpose, email, expiresAt, ...(account && { account }) });
    return `${this.#env.url()}${PAGE[purpose]}#token=${token}`;
  }

  /** Nobody waits for the mail: how long it takes would tell whether there is one. */
  #send(to: string, [subject, text]: [string, string]): void {
    this.#env.mailer?.send(to, subject, text).catch(() => this.#env.report(new Error('a mail was not sent')));
  }

  async #sweep(): Promise<void> {
    const now = this.#now();
    await this.#store.sweep(now, now - IDLE, now - FORGET).catch((error) => this.#env.report(error));
  }
}

function strong(password: string, email: string): void {
  const weak = weakness(password, email);
  if (weak) throw new Refusal(422, 'password', weak);
}
