import type {
  AnswerSend,
  ChatMessage,
  ChatSend,
  Chronicle,
  ClockInfo,
  CreateTable,
  FillSeats,
  GameRecord,
  GivePart,
  JoinTable,
  Moment,
  NewToken,
  Notes,
  OwnComments,
  Play,
  PlayNow,
  Problem,
  PromisePart,
  Resign,
  Seated,
  SetBot,
  TableInfo,
  TableList,
  TakeBackVote,
  TurnLog,
  Vacation,
  Vote,
  Waits,
} from '@ochre/protocol';
import type { AccountStore, InviteRow } from '../accounts/store.ts';
import { finished, gameFile } from '../archive/gameFile.ts';
import { Histories, type Looker } from '../play/history.ts';
import { conflict, notFound, notYours } from '../refusal.ts';
import { outcomeOf } from '../room/outcome.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { ListQuery, Store, TableRecord, TokenRow } from '../store/store.ts';
import { Access } from './access.ts';
import { againstBots, newRematch, newTable } from './create.ts';
import { promisePart } from './draw.ts';
import { infoOf } from './info.ts';
import { playOf } from './plays.ts';
import {
  archive,
  fillSeats,
  listResult,
  nameInResult,
  quit,
  release,
  seatAt,
  setBot,
  standIn,
  take,
  takeComments,
  takeNotes,
} from './seats.ts';
import { openHand, setTeaching } from './teaching.ts';
import { newToken } from './tokens.ts';

const PAGE = 50;

/** Everything people can do with tables; every method checks that they may. */
export class Tables extends Access {
  readonly #store: Store;
  readonly #url: (table: string) => string;
  readonly #histories: Histories;
  readonly #accounts: AccountStore;

  constructor(store: Store, accounts: AccountStore, rooms: Rooms, url: (table: string) => string) {
    super(store, accounts, rooms);
    this.#store = store;
    this.#accounts = accounts;
    this.#url = url;
    this.#histories = new Histories(store);
  }

  async create(want: CreateTable, account?: string): Promise<Seated> {
    const { record, seed } = newTable(want, Date.now());
    return this.#found(record, seed, account);
  }

  async playNow(want: PlayNow, account?: string): Promise<Seated> {
    const { table, seat, token, url } = await this.create(againstBots(want), account);
    return { table: await this.start(table.id, token), seat, token, url };
  }

  async #found(made: TableRecord, seed: string, account?: string): Promise<Seated> {
    const record = owned(made, made.host, account);
    const { token, row } = issue(record.id, record.host);
    if (account !== undefined) await this.#accounts.remember(account, record.id);
    await this.#store.createTable(record, seed, row);
    return { table: infoOf(record), seat: record.host, token, url: this.#url(record.id) };
  }

  async list(query: Omit<ListQuery, 'limit' | 'privacy'>): Promise<TableList> {
    const records = await this.#store.tables({ ...query, privacy: 'open', limit: PAGE });
    const tables = records.filter((record) => !record.blocked).map((record) => infoOf(record));
    return records.length < PAGE ? { tables } : { tables, next: records.at(-1)!.updatedAt };
  }

  async info(id: string, token?: string): Promise<TableInfo> {
    const { room, seat } = await this.enter(id, token);
    return room.describe(seat);
  }

  async join(id: string, want: JoinTable, by?: string, account?: string): Promise<Seated> {
    const { room, invite } = await this.enter(id, by);
    if (room.record.privacy === 'invited' && !invite) throw notFound();
    let seat = 0;
    const { token, hash } = newToken();
    if (account !== undefined) await this.#accounts.remember(account, id);
    await room.change(
      (record) => {
        const taken = take(record, { ...want, ...seatIn(invite) }, (s) => room.gone(s));
        seat = taken.seat;
        return owned(taken.record, seat, account);
      },
      () => ({ revoke: [seat], issue: { hash, table: id, seat }, ...(invite && { spend: invite.hash }) }),
    );
    room.noticed(seat);
    return { table: await room.describe(seat), seat, token, url: this.#url(id) };
  }

  /** The seat of a guest becomes that of an account. */
  async claim(id: string, token: string | undefined, account: string): Promise<void> {
    const { room, seat } = await this.seated(id, token);
    await this.#accounts.remember(account, id);
    await room.change((record) => {
      if ((seatAt(record, seat).account ?? account) !== account) throw conflict('claimed');
      return owned(record, seat, account);
    });
  }

  async quit(id: string, token?: string): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change(
      (record) => quit(record, seat),
      () => ({ revoke: [seat] }),
    );
    room.dismiss(seat);
    return room.describe(seat);
  }

  async setBot(id: string, token: string | undefined, want: SetBot): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => setBot(record, seat, want));
    return room.describe(seat);
  }

  async fillSeats(id: string, token: string | undefined, want: FillSeats): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => fillSeats(record, seat, want));
    return room.describe(seat);
  }

  async setTeaching(id: string, token: string | undefined, on: boolean): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => setTeaching(record, seat, on));
    return room.describe(seat);
  }

  async openHand(id: string, token: string | undefined, open: boolean): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => openHand(record, seat, open));
    return room.describe(seat);
  }

  async promisePart(id: string, token: string | undefined, { promise }: PromisePart): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => promisePart(record, seat, promise));
    return room.describe(seat);
  }

  async givePart(id: string, token: string | undefined, { part }: GivePart): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.happen({ type: 'give', seat, part });
    return room.describe(seat);
  }

  async start(id: string, token?: string): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.happen({ type: 'start', seat });
    return room.describe(seat);
  }

  async standIn(id: string, token: string | undefined, on: boolean): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => standIn(record, seat, on ? 'choice' : null));
    return room.describe(seat);
  }

  async release(id: string, token: string | undefined, seat?: number): Promise<TableInfo> {
    const { room, seat: by } = await this.seated(id, token);
    const given = seat ?? by;
    await room.change(
      (record) => release(record, by, given, room.away(given)),
      () => ({ revoke: [given] }),
    );
    room.dismiss(given);
    return room.describe(by);
  }

  /** A fresh token; the one before it, wherever it is, no longer holds. */
  async move(id: string, token?: string): Promise<NewToken> {
    const { room, seat } = await this.seated(id, token);
    const fresh = issue(id, seat);
    await room.change(
      (record) => record,
      () => ({ revoke: [seat], issue: fresh.row }),
    );
    room.dismiss(seat);
    return { seat, token: fresh.token, url: this.#url(id) };
  }

  async resign(id: string, token: string | undefined, { when }: Resign): Promise<Problem | undefined> {
    const { room, seat } = await this.seated(id, token);
    return room.happen({ type: 'resign', seat, when });
  }

  async clock(id: string, token?: string): Promise<ClockInfo> {
    const { room, seat } = await this.#watch(id, token);
    return room.happen({ type: 'clock', seat });
  }

  /** A voice on stopping the game or going on with it. */
  async vote(id: string, token: string | undefined, vote: Vote): Promise<ClockInfo> {
    const { room, seat } = await this.seated(id, token);
    return room.happen({ type: 'vote', seat, vote });
  }

  /** A voice on taking back a decision, where people learn. */
  async takeBack(id: string, token: string | undefined, vote: TakeBackVote): Promise<ClockInfo> {
    const { room, seat } = await this.seated(id, token);
    return room.happen({ type: 'takeBack', seat, vote });
  }

  async vacation(id: string, token: string | undefined, { days }: Vacation): Promise<ClockInfo> {
    const { room, seat } = await this.seated(id, token);
    return room.happen({ type: 'vacation', seat, days });
  }

  async answer(id: string, token: string | undefined, send: AnswerSend): Promise<Problem | undefined> {
    const { room, seat } = await this.seated(id, token);
    return room.happen({ type: 'answer', seat, send });
  }

  /** A snapshot, already written as JSON. */
  async snapshot(id: string, token?: string): Promise<string> {
    const { room, seat } = await this.#watch(id, token);
    return room.look((game) => game.snapshot(seat));
  }

  /** The decisions of a seat with their choices, already written as JSON. */
  async asked(id: string, token?: string): Promise<string> {
    const { room, seat } = await this.seated(id, token);
    return room.look((game) => game.asked(seat));
  }

  /** Whether the game waits for somebody who is signed in and has a seat there. */
  async waits(id: string, account: string): Promise<Waits> {
    const { room, seat } = await this.owned(id, account);
    if (room.record.status !== 'running') return { waits: false };
    return { waits: await room.look((game) => game.waitsFor(seat)) };
  }

  async log(id: string, token: string | undefined, turn: number): Promise<TurnLog> {
    const { room, seat } = await this.#watch(id, token);
    return room.look((game) => game.log(seat, turn));
  }

  /** What this seat saw at an earlier moment, already written as JSON. */
  async past(id: string, token: string | undefined, moment: Moment): Promise<string> {
    const { room, seat } = await this.#watch(id, token);
    return this.#histories.view(room.record, lookerAt(room, seat), moment);
  }

  /** The game as this seat knew it at an earlier moment, all else dealt anew; already written as JSON. */
  async branch(id: string, token: string | undefined, moment: Moment): Promise<string> {
    const { room, seat } = await this.seated(id, token);
    return this.#histories.branch(room.record, lookerAt(room, seat), moment);
  }

  async chronicle(id: string, token?: string): Promise<Chronicle> {
    const { room, seat } = await this.#watch(id, token);
    return this.#histories.chronicle(room.record, lookerAt(room, seat));
  }

  async chat(id: string, token?: string): Promise<ChatMessage[]> {
    const { room, seat } = await this.#watch(id, token);
    return room.heard(seat);
  }

  async say(id: string, token: string | undefined, send: ChatSend): Promise<ChatMessage> {
    const { room, seat } = await this.seated(id, token);
    const from = { id: '', seat, name: seatAt(room.record, seat).name ?? '' };
    return room.happen({ type: 'say', from, send });
  }

  /** What my seat wrote down. */
  async notes(id: string, token?: string): Promise<Notes> {
    const { room, seat } = await this.seated(id, token);
    return { text: seatAt(room.record, seat).notes ?? '' };
  }

  async takeNotes(id: string, token: string | undefined, want: Notes): Promise<Notes> {
    const { room, seat } = await this.seated(id, token);
    await room.happen({ type: 'changeQuietly', edit: (record) => takeNotes(record, seat, want) });
    return want;
  }

  /** What my seat wrote about moments of the game, for nobody else. */
  async comments(id: string, token?: string): Promise<OwnComments> {
    const { room, seat } = await this.seated(id, token);
    return { comments: seatAt(room.record, seat).comments ?? [] };
  }

  async takeComments(id: string, token: string | undefined, want: OwnComments): Promise<OwnComments> {
    const { room, seat } = await this.seated(id, token);
    await room.happen({ type: 'changeQuietly', edit: (record) => takeComments(record, seat, want) });
    return want;
  }

  async rematch(id: string, token?: string, account?: string): Promise<Seated> {
    const { room, seat } = await this.seated(id, token);
    const { record, seed } = newRematch(room.record, seat, Date.now());
    const seated = await this.#found(record, seed, account);
    if (record.privacy === 'invited') await this.#inviteAgain(room.record, record);
    await room.change((old) => {
      if (old.rematch) throw conflict('rematch');
      return { ...old, rematch: record.id };
    });
    return seated;
  }

  async archive(id: string, token?: string): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => archive(record, seat));
    return room.describe(seat);
  }

  /** The whole game, once it is over and nothing in it is secret any more. */
  async record(id: string, token?: string): Promise<GameRecord> {
    const { record } = (await this.enter(id, token)).room;
    if (!finished(record)) throw conflict('notOver');
    return gameFile(this.#store, record);
  }

  /** A finished game in a few words, for whoever may see the table. */
  async play(id: string, token?: string): Promise<Play> {
    const { room } = await this.#watch(id, token);
    if (!finished(room.record)) throw conflict('notOver');
    return room.look((game) =>
      outcomeOf(this.#store, id, game).then((o) => playOf(room.record, o, () => true)),
    );
  }

  async listResult(id: string, token: string | undefined, on: boolean): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => listResult(record, seat, on));
    return room.describe(seat);
  }

  async nameInResult(id: string, token: string | undefined, on: boolean): Promise<TableInfo> {
    const { room, seat } = await this.seated(id, token);
    await room.change((record) => nameInResult(record, seat, on));
    return room.describe(seat);
  }

  async #inviteAgain(old: TableRecord, { id, host, createdAt }: TableRecord): Promise<void> {
    const others = old.seats.filter((s) => s.kind === 'human' && s.seat !== host).map((s) => s.seat);
    await this.#accounts.inviteAgain(old.id, id, others, createdAt);
  }

  async #watch(id: string, token?: string): Promise<{ room: Room; seat: number }> {
    const place = await this.enter(id, token);
    if (place.seat === 0 && !place.room.record.spectators) throw notYours();
    return place;
  }
}

const lookerAt = (room: Room, seat: number): Looker => ({ seat, shown: ({ seq }) => room.shown(seat, seq) });

/** The record with an account behind a seat. */
function owned(record: TableRecord, seat: number, account: string | undefined): TableRecord {
  const seats = record.seats.map((s) => (s.seat === seat && account !== undefined ? { ...s, account } : s));
  return { ...record, seats };
}

const seatIn = (invite?: InviteRow): { seat?: number } =>
  invite?.seat === undefined ? {} : { seat: invite.seat };

function issue(table: string, seat: number): { token: string; row: TokenRow } {
  const { token, hash } = newToken();
  return { token, row: { hash, table, seat } };
}
