import type { AccountStore, InviteRow } from '../accounts/store.ts';
import { SPECTATOR } from '../play/streams.ts';
import { notFound, notYours, Refusal } from '../refusal.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Store, TokenRow } from '../store/store.ts';
import { quit, release, seatAt, seatOfAccount } from './seats.ts';
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
   * The room and the seat a token stands for, or the invitation; without a token, a spectator's place. To those who
   * are not invited a table for the invited does not exist, whatever they show.
   */
  async enter(id: string, token: string | undefined): Promise<Place> {
    const room = await this.#rooms.get(id);
    const place = token === undefined ? { seat: 0 } : await this.#place(id, sha256(token));
    if (room.record.privacy === 'invited' && !place?.seat && !place?.invite) throw notFound();
    if (room.record.blocked) throw new Refusal(403, 'blocked');
    if (!place) throw notYours();
    if (!place.invite) room.noticed(place.seat || SPECTATOR);
    return { room, ...place };
  }

  /** What the token of that hash stands for at a table, if anything. */
  async #place(id: string, hash: string): Promise<Omit<Place, 'room'> | undefined> {
    const row = await this.#store.token(hash);
    if (row?.table === id) return { seat: row.seat };
    const invite = await this.#accounts.invite(hash);
    return invite?.table === id ? { seat: 0, invite } : undefined;
  }

  /** The same for what only players do. */
  async seated(id: string, token: string | undefined): Promise<{ room: Room; seat: number }> {
    if (token === undefined) throw notYours();
    const place = await this.enter(id, token);
    if (place.seat === 0) throw notYours();
    return place;
  }

  /** The seat of an account, which only says whose it is: what is done there or seen needs a token. */
  async owned(id: string, account: string): Promise<{ room: Room; seat: number }> {
    const record = await this.#store.table(id);
    const seat = record && seatOfAccount(record, account);
    if (seat === undefined || record?.blocked) throw notYours();
    return { room: await this.#rooms.get(id), seat };
  }

  /** Whether the token of that hash still stands for what it did. */
  async holds(id: string, hash: string): Promise<boolean> {
    return (await this.#place(id, hash)) !== undefined;
  }

  /** Ends the connections that tokens opened which no longer hold. */
  async dropped(tokens: readonly TokenRow[]): Promise<void> {
    for (const { table, hash } of tokens) (await this.#rooms.opened(table))?.dismissToken(hash);
  }

  /** The seats of an account that is gone, and whose tokens these were, are free for somebody else. */
  async vacated(account: string, tokens: readonly TokenRow[]): Promise<void> {
    await this.dropped(tokens);
    for (const [table, [token]] of Map.groupBy(tokens, (t) => t.table)) {
      const { seat } = token!;
      const room = await this.#rooms.get(table);
      const { status } = room.record;
      if (seatAt(room.record, seat).account !== account || (status !== 'gathering' && status !== 'running'))
        continue;
      await room.change(
        (record) => (status === 'gathering' ? quit(record, seat) : release(record, seat, seat, undefined)),
        () => ({ revoke: [seat] }),
      );
    }
  }
}
