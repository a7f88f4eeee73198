import { newId, newToken, sha256 } from '../tables/tokens.ts';
import type { Account, AccountStore, Session, Shown } from './store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A cookie is replaced so often; the one before holds a little longer, for requests already on their way. */
const ROTATE = DAY;
const GRACE = 60_000;
/** Unused for so long, or so old, a session ends. */
export const IDLE = 30 * DAY;
const OLDEST = 180 * DAY;
const AGENT = 160;

/** Who makes a request, and the cookie that replaces the one shown, if it is time. */
export interface Who {
  account: Account;
  session: Session;
  fresh?: string;
}

/** Browsers people are signed in with. */
export class Sessions {
  readonly #store: AccountStore;
  readonly #now: () => number;

  constructor(store: AccountStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** A new session; the cookie is told this once. Nothing when the password has been changed meanwhile. */
  async begin({ id: account, password }: Shown, agent: string): Promise<string | undefined> {
    const { token, hash } = newToken();
    const now = this.#now();
    const session: Session = {
      id: newId(),
      account,
      hash,
      rotatedAt: now,
      createdAt: now,
      usedAt: now,
      agent: agent.replace(/[^\x20-\x7e]/g, '').slice(0, AGENT),
    };
    return (await this.#store.addSession(session, password)) ? token : undefined;
  }

  async find(cookie: string): Promise<Who | undefined> {
    const hash = sha256(cookie);
    const session = await this.#store.session(hash);
    if (!session) return undefined;
    const now = this.#now();
    const late = session.hash !== hash && now - session.rotatedAt > GRACE;
    if (late || now - session.usedAt > IDLE || now - session.createdAt > OLDEST) {
      // A cookie that was replaced long ago comes back only if somebody copied it.
      await this.#store.endSessions(session.account, { only: session.id });
      return undefined;
    }
    const account = await this.#store.account(session.account);
    if (!account) return undefined;
    return { account, ...(await this.#keep(session, hash, now)) };
  }

  async #keep(session: Session, hash: string, now: number): Promise<Pick<Who, 'session' | 'fresh'>> {
    if (session.hash === hash && now - session.rotatedAt > ROTATE) {
      const { token, hash: next } = newToken();
      const rotated = { ...session, hash: next, formerHash: hash, rotatedAt: now, usedAt: now };
      // Of several requests at once, one replaces the cookie.
      if (await this.#store.saveSession(rotated, hash)) return { session: rotated, fresh: token };
    } else if (now - session.usedAt > HOUR) {
      await this.#store.saveSession({ ...session, usedAt: now }, session.hash);
    }
    return { session };
  }
}
