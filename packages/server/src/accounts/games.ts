import type { MyGame, MyGames, OpenedGame } from '@ochre/protocol';
import { Refusal } from '../refusal.ts';
import type { Store, TableRecord } from '../store/store.ts';
import { seatOfAccount } from '../tables/seats.ts';
import { newToken } from '../tables/tokens.ts';
import type { Who } from './sessions.ts';
import type { AccountStore } from './store.ts';

const LISTED = 200;

/** The games of a person, wherever the person signs in. */
export class Games {
  readonly #accounts: AccountStore;
  readonly #store: Pick<Store, 'table'>;
  readonly #url: (table: string) => string;

  constructor(accounts: AccountStore, store: Pick<Store, 'table'>, url: (table: string) => string) {
    this.#accounts = accounts;
    this.#store = store;
    this.#url = url;
  }

  async list({ account }: Who): Promise<MyGames> {
    const [seated, invited] = [
      await this.#accounts.tablesOf(account.id, LISTED),
      account.verified ? await this.#accounts.invitesFor(account.email, LISTED) : [],
    ];
    const games: MyGame[] = [];
    for (const id of new Set([...seated, ...invited])) {
      const record = await this.#store.table(id);
      const seat = record && seatOfAccount(record, account.id);
      // An account may have sat there once and left.
      if (record && !record.blocked && (seat !== undefined || invited.includes(id)))
        games.push(gameOf(record, seat));
    }
    return { games: games.sort((a, b) => b.updatedAt - a.updatedAt) };
  }

  /** A token for this browser, which ends with its session; or a fresh one of the invitation. */
  async open({ account, session }: Who, table: string): Promise<OpenedGame> {
    const { token, hash } = newToken();
    const seat = await this.#accounts.openSeat(account.id, session.id, table, hash);
    if (seat !== undefined) return { seat, token, url: this.#url(table) };
    if (account.verified && (await this.#accounts.renewInvite(table, account.email, hash)))
      return { token, url: `${this.#url(table)}#invite=${token}` };
    throw new Refusal(404, 'noSeat');
  }
}

const gameOf = ({ id, title, config, status, updatedAt }: TableRecord, seat?: number): MyGame => ({
  table: id,
  title,
  ruleset: config.ruleset,
  status,
  updatedAt,
  ...(seat !== undefined && { seat }),
});
