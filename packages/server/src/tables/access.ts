import type { AccountStore, InviteRow } from '../accounts/store.ts';
import { SPECTATOR } from '../play/streams.ts';
import { notFound, notYours, Refusal } from '../refusal.ts';
import type { Store, TokenRow } from '../store/store.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { sha256 } from './tokens.ts';

/** Where a token leads. */
export interface Place {
  room: Room;
  /** 0 for spectators and those invited. */
  seat: number;
  invite?: InviteRow;
}

/** Who may come to a table, and as what. */
export class Access {
  readonly #store: Store;
  readonly #accounts: AccountStore;
  readonly #rooms: Rooms;

  constructor(store: Store, accounts: AccountStore, rooms: Rooms) {
    this.#store = store;
    this.#accounts = accounts;
    this.#rooms = rooms;
  }

  /**
   * The room and the seat a token stands for, or the invitation; without a token, a spectator's place, unless the
   * table is for those invited: to anybody else it does not exist.
   */
  async enter(id: string, token: string | undefined): Promise<Place> {
    const room = await this.#rooms.get(id);
    if (room.record.blocked) throw new Refusal(403, 'blocked', 'This table has been shut by an admin.');
    if (token === undefined) {
      if (room.record.privacy === 'invited') throw notFound();
      room.noticed(SPECTATOR);
      return { room, seat: 0 };
    }
    const hash = sha256(token);
    const row = await this.#store.token(hash);
    if (row?.table === id) {
      room.noticed(row.seat);
      return { room, seat: row.seat };
    }
    const invite = await this.#accounts.invite(hash);
    if (invite?.table !== id) throw notYours();
    return { room, seat: 0, invite };
  }

  /** The same for what only players do. */
  async seated(id: string, token: string | undefined): Promise<{ room: Room; seat: number }> {
    if (token === undefined) throw notYours();
    const place = await this.enter(id, token);
    if (place.seat === 0) throw notYours();
    return place;
  }

  /** Whether the token of that hash still stands for what it did. */
  async holds(id: string, hash: string): Promise<boolean> {
    return (await this.#store.token(hash))?.table === id || (await this.#accounts.invite(hash))?.table === id;
  }

  /** Ends the connections that tokens opened which no longer hold. */
  async dropped(tokens: readonly TokenRow[]): Promise<void> {
    for (const { table, hash } of tokens) (await this.#rooms.opened(table))?.dismissToken(hash);
  }
}
