import type {
  CloseReport,
  MuteAtTable,
  MuteForMe,
  Muting,
  ReportList,
  SendReport,
  TableInfo,
} from '@ochre/protocol';
import type { AccountStore, ReportRow } from '../accounts/store.ts';
import { SPECTATOR } from '../play/streams.ts';
import { Refusal } from '../refusal.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Seat, TableRecord } from '../store/store.ts';
import { archiveTable, hostOnly, withSeat } from './seats.ts';
import type { Tables } from './tables.ts';
import { newId } from './tokens.ts';

/** Messages an admin is shown with a report. */
const EXCERPT = 40;
const REPORTS = 200;

function someone(record: TableRecord, seat: number): Seat {
  const at = record.seats[seat - 1];
  if (at?.kind !== 'human') throw new Refusal(422, 'seat', 'Nobody sits there.');
  return at;
}

/** A person who does not want to hear another. */
function muteForMe(record: TableRecord, by: number, { seat, on }: MuteForMe): TableRecord {
  if (seat === by || !record.seats[seat - 1]) throw new Refusal(422, 'seat', 'Choose somebody else.');
  const at = record.seats[by - 1]!;
  const others = (at.muting ?? []).filter((s) => s !== seat);
  return withSeat(record, { ...at, muting: on ? [...others, seat].sort((a, b) => a - b) : others });
}

/** What an admin closed, the host cannot open. */
function muteAtTable(record: TableRecord, by: 'host' | 'admin', { seat, on }: MuteAtTable): TableRecord {
  if (seat === null) return { ...record, spectatorsMuted: on };
  const { muted, ...at } = someone(record, seat);
  if (by === 'host' && muted === 'admin') throw new Refusal(403, 'admin', 'An admin has decided this.');
  if (by === 'host' && seat === record.host) throw new Refusal(422, 'seat', 'Choose somebody else.');
  return withSeat(record, on ? { ...at, muted: by } : at);
}

/** Who may write at a table, what is reported to admins, and what they do about it. */
export class Moderation {
  readonly #tables: Tables;
  readonly #rooms: Rooms;
  readonly #accounts: AccountStore;

  constructor(tables: Tables, rooms: Rooms, accounts: AccountStore) {
    this.#tables = tables;
    this.#rooms = rooms;
    this.#accounts = accounts;
  }

  async muteForMe(id: string, token: string | undefined, want: MuteForMe): Promise<Muting> {
    const { room, seat } = await this.#tables.seated(id, token);
    const { seats } = await room.happen({
      type: 'changeQuietly',
      edit: (record) => muteForMe(record, seat, want),
    });
    return { muting: seats[seat - 1]!.muting ?? [] };
  }

  async mute(id: string, token: string | undefined, want: MuteAtTable): Promise<TableInfo> {
    const { room, seat } = await this.#tables.seated(id, token);
    await room.change((record) => {
      hostOnly(record, seat);
      return muteAtTable(record, 'host', want);
    });
    return room.describe(seat);
  }

  /** With the latest messages, as far as the one who reports could read them. */
  async report(id: string, token: string | undefined, send: SendReport): Promise<void> {
    const { room, seat } = await this.#tables.enter(id, token);
    if (seat === SPECTATOR && !room.record.spectators) throw new Refusal(403, 'spectators');
    const { text, seat: about, message } = send;
    if (about !== undefined) someone(room.record, about);
    const heard = await room.heard(seat);
    if (message !== undefined && !heard.some((m) => m.id === message))
      throw new Refusal(422, 'message', 'There is no such message.');
    const row: ReportRow = {
      id: newId(),
      table: id,
      title: room.record.title,
      at: Date.now(),
      text,
      key: `${seat}:${send.id}`,
      messages: heard.slice(-EXCERPT),
      ...(seat !== SPECTATOR && { by: seat }),
      ...(about !== undefined && { seat: about }),
      ...(message !== undefined && { message }),
    };
    await this.#accounts.addReport(row);
  }

  // For admins; whoever calls has made sure of it.

  async reports(state: 'open' | 'closed' = 'open'): Promise<ReportList> {
    return { reports: await this.#accounts.reports(state === 'closed', REPORTS) };
  }

  async close({ report, note }: CloseReport): Promise<void> {
    if (!(await this.#accounts.closeReport(report, Date.now(), note))) throw new Refusal(404, 'noReport');
  }

  muteAsAdmin(id: string, want: MuteAtTable): Promise<TableInfo> {
    return this.#asAdmin(id, (record) => muteAtTable(record, 'admin', want));
  }

  archive(id: string): Promise<TableInfo> {
    return this.#asAdmin(id, archiveTable);
  }

  /** Everybody goes, and nothing moves until it is opened again. */
  async block(id: string, on: boolean): Promise<TableInfo> {
    const info = await this.#asAdmin(id, (record) => ({ ...record, blocked: on }));
    if (on) (await this.#rooms.get(id)).clear();
    return info;
  }

  async #asAdmin(id: string, edit: (record: TableRecord) => TableRecord): Promise<TableInfo> {
    const room: Room = await this.#rooms.get(id);
    await room.change(edit);
    return room.describe(SPECTATOR);
  }
}
