import type { Invite, Invited, InviteInfo, InviteList } from '@ochre/protocol';
import type { Accounts } from '../accounts/accounts.ts';
import type { Who } from '../accounts/sessions.ts';
import type { AccountStore, InviteRow } from '../accounts/store.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Room } from '../room/room.ts';
import { hostOnly, hostSince } from './seats.ts';
import type { Tables } from './tables.ts';
import { newId, newToken } from './tokens.ts';

/** Invitations that may be open at one table. */
const OPEN = 60;

const infoOf = ({ id, name, email, seat, createdAt }: InviteRow): InviteInfo => ({
  id,
  createdAt,
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
  ...(seat !== undefined && { seat }),
});

/** Places the host keeps for certain people. */
export class Invitations {
  readonly #tables: Tables;
  readonly #store: AccountStore;
  readonly #accounts: Accounts;
  readonly #url: (table: string) => string;

  constructor(tables: Tables, store: AccountStore, accounts: Accounts, url: (table: string) => string) {
    this.#tables = tables;
    this.#store = store;
    this.#accounts = accounts;
    this.#url = url;
  }

  /** The link is told this once; it goes by mail too if the host is known and the server can. */
  async invite(
    id: string,
    token: string | undefined,
    who: Who | undefined,
    want: Invite,
    language: string,
  ): Promise<Invited> {
    const room = await this.#hosted(id, token);
    const { record } = room;
    if (record.status === 'over' || record.status === 'archived') throw conflict('over');
    if (want.seat !== undefined && !record.seats[want.seat - 1])
      throw new Refusal(422, 'seat', `There is no seat ${want.seat}.`);
    const open = await this.#store.invites(id);
    if (open.length >= OPEN) throw conflict('invites');
    const { token: key, hash } = newToken();
    const email = want.email?.toLowerCase();
    const row = { id: newId(), table: id, hash, createdAt: Date.now(), ...want, ...(email && { email }) };
    await this.#store.addInvite(row);
    const url = `${this.#url(id)}#invite=${key}`;
    const mailed =
      email !== undefined &&
      who !== undefined &&
      (await this.#accounts.invite(who, email, record.title, url, language));
    return { invite: infoOf(row), token: key, url, mailed };
  }

  /** Addresses are told only to the host who wrote them. */
  async list(id: string, token: string | undefined): Promise<InviteList> {
    const { record } = await this.#hosted(id, token);
    const since = hostSince(record);
    const told = ({ email, ...rest }: InviteRow): InviteRow =>
      email === undefined || rest.createdAt < since ? rest : { ...rest, email };
    return { invites: (await this.#store.invites(id)).map((row) => infoOf(told(row))) };
  }

  async withdraw(id: string, token: string | undefined, invite: string): Promise<void> {
    await this.#hosted(id, token);
    if (!(await this.#store.dropInvite(id, invite))) throw new Refusal(404, 'noInvite');
  }

  async #hosted(id: string, token: string | undefined): Promise<Room> {
    const { room, seat } = await this.#tables.seated(id, token);
    hostOnly(room.record, seat);
    return room;
  }
}
