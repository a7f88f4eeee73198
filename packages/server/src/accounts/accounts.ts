import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Language, SOURCE } from '@ochre/languages';
import { languageIn } from '@ochre/languages/load.ts';
import type {
  AccountInfo,
  ChangeEmail,
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
import { checkPassword, hashPassword, outdated, weakness } from './passwords.ts';
import { IDLE, Sessions, type Who } from './sessions.ts';
import type { Account, AccountStore, Proof } from './store.ts';

const HOUR = 3_600_000;
const LASTS: Record<Proof['purpose'], number> = { register: HOUR, reset: HOUR, email: 24 * HOUR };
/** One of the mails of accounts: subject and text. */
type Letter = (say: Language['letters']) => [string, string];

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
  /** An account has been deleted, and these tokens of its seats with it: what else belongs to it goes, too. */
  removed(account: string, tokens: readonly TokenRow[]): Promise<void>;
  now?(): number;
}

/** Somebody just signed in: the cookie is for this browser alone. */
export interface Entered {
  account: AccountInfo;
  cookie: string;
}

export const infoOfAccount = ({ id, email, verified, name, role, createdAt }: Account): AccountInfo => ({
  id,
  email,
  verified,
  name,
  role,
  createdAt,
});

const wrong = (): Refusal => new Refusal(401, 'login');
const wrongAgain = (): Refusal => new Refusal(403, 'password');
const stale = (): Refusal => new Refusal(410, 'link');
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
  /** What goes on after the answer. */
  readonly #afterwards = new Set<Promise<void>>();

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

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all(this.#afterwards);
  }

  get mails(): boolean {
    return this.#env.mailer !== undefined;
  }

  who(cookie: string): Promise<Who | undefined> {
    return this.#sessions.find(cookie);
  }

  // Coming in

  /** With mail, a link goes to the address whoever it belongs to; without, the account is made at once. */
  async register(
    want: Register,
    agent: string,
    language: string = SOURCE.code,
  ): Promise<Entered | undefined> {
    const email = want.email.toLowerCase();
    if (this.mails) {
      await this.#letters.attempt(email, this.#now());
      this.#after(async () => {
        const known = await this.#store.accountByEmail(email);
        const link = await this.#link(known ? 'reset' : 'register', email, known?.id);
        await this.#write(email, language, (say) => (known ? say.known(link) : say.register(link)));
      });
      return undefined;
    }
    if (want.password === undefined || want.name === undefined)
      throw new Refusal(422, 'password', 'Password and name are needed.');
    return this.#make({ email, password: want.password, name: want.name, verified: false }, agent);
  }

  /** The end of registering and of a forgotten password. A password that will not do does not cost the link. */
  async choose(
    { token, password, name }: ChoosePassword,
    agent: string,
    language: string = SOURCE.code,
  ): Promise<Entered> {
    const proof = await this.#store.proof(sha256(token), this.#now());
    if (!proof || proof.purpose === 'email') throw stale();
    if (proof.account === undefined) {
      const called = name ?? proof.email.split('@')[0]!.slice(0, 32);
      const want = { email: proof.email, password, name: called, verified: true };
      return this.#make(want, agent, proof.hash);
    }
    const account = await this.#store.account(proof.account);
    if (account?.email !== proof.email) throw stale();
    strong(password, account.email);
    const hash = await hashPassword(password);
    const ended = await this.#store.resetPassword(proof, hash);
    if (!ended) throw stale();
    this.#env.dropped(ended);
    this.#send(account.email, language, (say) => say.changed());
    await this.#logins.succeeded(account.email);
    return this.#enter({ ...account, verified: true, password: hash }, agent);
  }

  async login({ email: given, password }: Login, agent: string): Promise<Entered> {
    const email = given.toLowerCase();
    await this.#logins.attempt(email, this.#now());
    const account = await this.#store.accountByEmail(email);
    if (!(await checkPassword(password, account?.password)) || !account) throw wrong();
    const entered = await this.#enter(account, agent);
    await this.#logins.succeeded(email);
    if (outdated(account.password)) await this.#store.rehash(account, await hashPassword(password));
    return entered;
  }

  /** Sends a link if there is such an account: after the answer, which takes as long when there is none. */
  async forgot(given: string, language: string = SOURCE.code): Promise<void> {
    if (!this.mails) throw noMail();
    const email = given.toLowerCase();
    await this.#letters.attempt(email, this.#now());
    this.#after(async () => {
      const account = await this.#store.accountByEmail(email);
      if (!account) return;
      const link = await this.#link('reset', email, account.id);
      await this.#write(email, language, (say) => say.reset(link));
    });
  }

  // Being in

  /** The person shows the password again before something that cannot be undone. */
  async #again({ account }: Who, password: string): Promise<void> {
    await this.#logins.attempt(account.email, this.#now());
    if (!(await checkPassword(password, account.password))) throw wrongAgain();
    await this.#logins.succeeded(account.email);
  }

  async changePassword(
    who: Who,
    { current, password }: ChangePassword,
    language: string = SOURCE.code,
  ): Promise<void> {
    await this.#again(who, current);
    const { account, session } = who;
    strong(password, account.email);
    const ended = await this.#store.changePassword(account, await hashPassword(password), session.id);
    if (!ended) throw wrongAgain();
    this.#env.dropped(ended);
    this.#send(account.email, language, (say) => say.changed());
  }

  async changeEmail(
    who: Who,
    { email: given, password }: ChangeEmail,
    language: string = SOURCE.code,
  ): Promise<void> {
    if (!this.mails) throw noMail();
    await this.#again(who, password);
    const email = given.toLowerCase();
    await this.#letters.attempt(email, this.#now());
    const { account } = who;
    const link = await this.#link('email', email, account.id, { shown: account });
    this.#send(email, language, (say) => say.email(link));
  }

  /** The address a link was sent to becomes that of the account; the former one hears of it, too. */
  async confirm(token: string, language: string = SOURCE.code): Promise<AccountInfo> {
    const confirmed = await this.#store.confirmEmail(sha256(token), this.#now());
    if (confirmed === 'stale') throw stale();
    if (confirmed === 'taken') throw conflict('taken', 'This address belongs to another account.');
    const { was, email } = confirmed;
    if (was.email !== email) {
      this.#send(was.email, language, (say) => say.moved());
      this.#send(email, language, (say) => say.arrived());
    }
    return infoOfAccount({ ...was, email, verified: true });
  }

  async rename({ account }: Who, given: string): Promise<AccountInfo> {
    const name = given.trim();
    await this.#store.rename(account.id, name);
    return infoOfAccount({ ...account, name });
  }

  async remove(who: Who, password: string): Promise<void> {
    await this.#again(who, password);
    const ended = await this.#store.deleteAccount(who.account);
    if (!ended) throw wrongAgain();
    await this.#env.removed(who.account.id, ended);
  }

  async sessions(who: Who): Promise<SessionInfo[]> {
    const rows = await this.#store.sessions(who.account.id);
    return rows.map(({ id, createdAt, usedAt, agent }) => ({
      id,
      createdAt,
      usedAt,
      agent,
      current: id === who.session.id,
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
  async invite(
    { account }: Who,
    email: string,
    title: string,
    link: string,
    language: string,
  ): Promise<boolean> {
    if (!this.mails || !account.verified) return false;
    await this.#letters.attempt(`invite ${email}`, this.#now());
    this.#send(email, language, (say) => say.invited(account.name, title, link));
    return true;
  }

  // For the host of the server

  /** A link to choose a password with, for an account that is there or is to be. */
  async linkFor(given: string): Promise<string> {
    const email = given.toLowerCase();
    const known = await this.#store.accountByEmail(email);
    return this.#link(known ? 'reset' : 'register', email, known?.id, { lasts: 24 * HOUR });
  }

  async setRole(given: string, role: Account['role']): Promise<boolean> {
    const account = await this.#store.accountByEmail(given.toLowerCase());
    return account !== undefined && this.#store.setRole(account.id, role);
  }

  // Within

  async #make(
    want: Pick<Account, 'email' | 'password' | 'name' | 'verified'>,
    agent: string,
    link?: string,
  ): Promise<Entered> {
    strong(want.password, want.email);
    const account: Account = {
      ...want,
      id: newId(),
      role: 'player',
      createdAt: this.#now(),
      name: want.name.trim(),
      password: await hashPassword(want.password),
    };
    const refused = await this.#store.addAccount(account, link);
    if (refused === 'stale') throw stale();
    if (refused === 'taken') throw conflict('taken', 'This address has an account already.');
    return this.#enter(account, agent);
  }

  async #enter(account: Account, agent: string): Promise<Entered> {
    const cookie = await this.#sessions.begin(account, agent);
    if (cookie === undefined) throw wrong();
    return { account: infoOfAccount(account), cookie };
  }

  /** `shown` is who asks for it by showing the password. */
  async #link(
    purpose: Proof['purpose'],
    email: string,
    account: string | undefined,
    { lasts = LASTS[purpose], shown }: { lasts?: number; shown?: Account } = {},
  ): Promise<string> {
    const { token, hash } = newToken();
    const expiresAt = this.#now() + lasts;
    const proof: Proof = { hash, purpose, email, expiresAt, ...(account && { account }) };
    if (!(await this.#store.addProof(proof, shown))) throw wrongAgain();
    return `${this.#env.url()}${PAGE[purpose]}#token=${token}`;
  }

  /** Nobody waits for it: how long it takes would tell whether there is something to do. The answer goes out first. */
  #after(work: () => Promise<void>): void {
    const going = nextTurn()
      .then(work)
      .catch((error) => this.#env.report(error))
      .finally(() => this.#afterwards.delete(going));
    this.#afterwards.add(going);
  }

  #send(to: string, language: string, letter: Letter): void {
    this.#after(() => this.#write(to, language, letter));
  }

  async #write(to: string, language: string, letter: Letter): Promise<void> {
    const [subject, text] = letter((await languageIn(language)).letters);
    await this.#env.mailer?.send(to, subject, text).catch(() => {
      throw new Error('a mail was not sent');
    });
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
