import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { Counts } from './counts.ts';
import { Rates } from './rates.ts';

const tooFast = (): Refusal => new Refusal(429, 'tooFast');

/** What one address (as `networkOf` counts them), connection or seat may do in a given time. */
export class Limits {
  readonly #requests: Rates;
  readonly #tables: Rates;
  readonly #tokens: Rates;
  readonly #messages: Rates;
  readonly #chat: Rates;
  readonly #history: Rates;
  readonly #accounts: Rates;
  readonly #logins: Rates;
  readonly #reports: Rates;
  readonly #sockets: Counts;

  constructor(limits: Settings['limits']) {
    this.#requests = new Rates(limits.requests);
    this.#tables = new Rates(limits.tables);
    this.#tokens = new Rates(limits.tokens);
    this.#messages = new Rates(limits.messages);
    this.#chat = new Rates(limits.chat);
    this.#history = new Rates(limits.history);
    this.#accounts = new Rates(limits.accounts);
    this.#logins = new Rates(limits.logins);
    this.#reports = new Rates(limits.reports);
    this.#sockets = new Counts(limits.sockets);
  }

  request(address: string): void {
    if (!this.#requests.take(address)) throw tooFast();
  }

  table(address: string): void {
    if (!this.#tables.take(address)) throw tooFast();
  }

  chat(who: string): void {
    if (!this.#chat.take(who)) throw tooFast();
  }

  /** Looking back plays part of a game again. */
  history(who: string): void {
    if (!this.#history.take(who)) throw tooFast();
  }

  /** Requests of one account, wherever they come from. */
  account(id: string): void {
    if (!this.#accounts.take(id)) throw tooFast();
  }

  /** Signing in, registering, asking for mail. */
  login(address: string): void {
    if (!this.#logins.take(address)) throw tooFast();
  }

  /** Reports and invitations, which others have to read. */
  report(who: string): void {
    if (!this.#reports.take(who)) throw tooFast();
  }

  message(connection: string): boolean {
    return this.#messages.take(connection);
  }

  /** An address that guessed wrong too often has to wait. */
  mayTry(address: string): void {
    if (this.#tokens.left(address) < 1) throw tooFast();
  }

  /** Counts a token that turns out to be wrong. */
  async watchTokens<T>(address: string, attempt: () => T): Promise<Awaited<T>> {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) this.#tokens.take(address);
      throw error;
    }
  }

  get connections(): number {
    return this.#sockets.total;
  }

  connect(address: string): boolean {
    return this.#sockets.add(address);
  }

  disconnect(address: string): void {
    this.#sockets.remove(address);
  }
}
