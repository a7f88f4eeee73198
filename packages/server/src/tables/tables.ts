import type {
  AnswerSend,
  ChatMessage,
  ChatSend,
  CreateTable,
  GameRecord,
  JoinTable,
  NewToken,
  PlayNow,
  Problem,
  Resign,
  Seated,
  SetBot,
  TableInfo,
  TableList,
  TurnLog,
} from '@ochre/protocol';
import { conflict, notYours } from '../refusal.ts';
import type { ListQuery, Store, TableRecord, TokenRow } from '../store/store.ts';
import { againstBots, newRematch, newTable } from './create.ts';
import { infoOf } from './info.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { archive, begin, quit, release, seatAt, setBot, standIn, take } from './seats.ts';
import { newToken, sha256 } from './tokens.ts';

const PAGE = 50;
const ENTRIES = 500;

/** Everything people can do with tables; every method checks that they may. */
export class Tables {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #url: (table: string) => string;

  constructor(store: Store, rooms: Rooms, url: (table: string) => string) {
    this.#store = store;
    this.#rooms = rooms;
    this.#url = url;
  }

  /** The room and the seat a token stands for; without a token, a spectator's place. */
  async enter(id: string, token: string | undefined): Promise<{ room: Room; seat: number }> {
    const room = await this.#rooms.get(id);
    if (token === undefined) return { room, seat: 0 };
    const row = await this.#store.token(sha256(token));
    if (row?.table !== id) throw notYours();
    return { room, seat: row.seat };
  }

  async #seated(id: string, token: string | undefined): Promise<{ room: Room; seat: number }> {
    if (token === undefined) throw notYours();
    return this.enter(id, token);
  }

  async create(want: CreateTable): Promise<Seated> {
    const { record, seed } = newTable(want, Date.now());
    return this.#found(record, seed);
  }

  async playNow(want: PlayNow): Promise<Seated> {
    const { table, seat, token, url } = await this.create(againstBots(want));
    return { table: await this.start(table.id, token), seat, token, url };
  }

  async #found(record: TableRecord, seed: string): Promise<Seated> {
    const { token, row } = issue(record.id, record.host);
    await this.#store.createTable(record, seed, row);
    return { table: infoOf(record), seat: record.host, token, url: this.#url(record.id) };
  }

  async list(query: Omit<ListQuery, 'limit' | 'privacy'>): Promise<TableList> {
    const records = await this.#store.tables({ ...query, privacy: 'open', limit: PAGE });
    const tables = records.map((record) => infoOf(record));
    return records.length < PAGE ? { tables } : { tables, next: records.at(-1)!.updatedAt };
  }

  async info(id: string): Promise<TableInfo> {
    return (await this.#rooms.get(id)).describe();
  }

  async join(id: string, want: JoinTable): Promise<Seated> {
    const room = await this.#rooms.get(id);
    let seat = 0;
    const { token, hash } = newToken();
    await room.change(
      (record) => {
        const taken = take(record, want, (s) => room.gone(s));
        seat = taken.seat;
        return taken.record;
      },
      () => ({ revoke: [seat], issue: { hash, table: id, seat } }),
    );
    return { table: await room.describe(), seat, token, url: this.#url(id) };
  }

  async quit(id: string, token?: string): Promise<TableInfo> {
    const { room, seat } = await this.#seated(id, token);
    await room.change(
      (record) => quit(record, seat),
      () => ({ revoke: [seat] }),
    );
    room.dismiss(seat);
    return room.describe();
  }

  async setBot(id: string, token: string | undefined, want: SetBot): Promise<TableInfo> {
    const { room, seat } = await this.#seated(id, token);
    await room.change((record) => setBot(record, seat, want));
    return room.describe();
  }

  async start(id: string, token?: string): Promise<TableInfo> {
    const { room, seat } = await this.#seated(id, token);
    await room.start((record) => begin(record, seat));
    return room.describe();
  }

  async standIn(id: string, token: string | undefined, on: boolean): Promise<TableInfo> {
    const { room, seat } = await this.#seated(id, token);
    await room.change((record) => standIn(record, seat, on ? 'choice' : null));
    return room.describe();
  }

  async release(id: string, token: string | undefined, seat?: number): Promise<TableInfo> {
    const { room, seat: by } = await this.#seated(id, token);
    const given = seat ?? by;
    await room.change(
      (record) => release(record, by, given, room.absent(given)),
      () => ({ revoke: [given] }),
    );
    room.dismiss(given);
    return room.describe();
  }

  /** A fresh token; the one before it, wherever it is, no longer holds. */
  async move(id: string, token?: string): Promise<NewToken> {
    const { room, seat } = await this.#seated(id, token);
    const fresh = issue(id, seat);
    await room.change(
      (record) => record,
      () => ({ revoke: [seat], issue: fresh.row }),
    );
    room.dismiss(seat);
    return { seat, token: fresh.token, url: this.#url(id) };
  }

  async resign(id: string, token: string | undefined, { when }: Resign): Promise<Problem | undefined> {
    const { room, seat } = await this.#seated(id, token);
    return room.act(seat, (live, now) => live.resign(seat, when, now));
  }

  async answer(id: string, token: string | undefined, send: AnswerSend): Promise<Problem | undefined> {
    const { room, seat } = await this.#seated(id, token);
    return room.act(seat, (live, now) => live.answer(seat, send, now));
  }

  /** A snapshot, already written as JSON. */
  async snapshot(id: string, token?: string): Promise<string> {
    const { room, seat } = await this.#watch(id, token);
    return room.play((live) => live.snapshot(seat));
  }

  async log(id: string, token: string | undefined, turn: number): Promise<TurnLog> {
    const { room, seat } = await this.#watch(id, token);
    return room.play((live) => live.log(seat, turn));
  }

  async chat(id: string, token?: string): Promise<ChatMessage[]> {
    const { seat } = await this.#watch(id, token);
    return this.#store.chat(id, seat || undefined, 200);
  }

  async say(id: string, token: string | undefined, send: ChatSend): Promise<ChatMessage> {
    const { room, seat } = await this.#seated(id, token);
    return room.say({ id: '', seat, name: seatAt(room.record, seat).name ?? '' }, send);
  }

  async rematch(id: string, token?: string): Promise<Seated> {
    const { room, seat } = await this.#seated(id, token);
    const { record, seed } = newRematch(room.record, seat, Date.now());
    const seated = await this.#found(record, seed);
    await room.change((old) => {
      if (old.rematch) throw conflict('rematch', 'There is a rematch already.');
      return { ...old, rematch: record.id };
    });
    return seated;
  }

  async archive(id: string, token?: string): Promise<TableInfo> {
    const { room, seat } = await this.#seated(id, token);
    await room.change((record) => archive(record, seat));
    return room.describe();
  }

  /** The whole game, once it is over and nothing in it is secret any more. */
  async record(id: string): Promise<GameRecord> {
    const { record } = await this.#rooms.get(id);
    const seed = await this.#store.seed(id);
    if (!seed || record.status === 'gathering' || record.status === 'running')
      throw conflict('notOver', 'The game is not over yet.');
    const actions: GameRecord['actions'] = [];
    for (let after = -1; ; after = actions.at(-1)!.seq) {
      const page = await this.#store.entries(id, after, ENTRIES);
      for (const { seq, at, action, chain } of page) actions.push({ seq, at, action, chain });
      if (page.length < ENTRIES) break;
    }
    const { engine, config, seedHash } = record;
    return { table: id, engine, config, seed, seedHash, actions };
  }

  async #watch(id: string, token?: string): Promise<{ room: Room; seat: number }> {
    const place = await this.enter(id, token);
    if (place.seat === 0 && !place.room.record.spectators) throw notYours();
    return place;
  }
}

function issue(table: string, seat: number): { token: string; row: TokenRow } {
  const { token, hash } = newToken();
  return { token, row: { hash, table, seat } };
}
