import type { GroupKind, GroupSettings, SetGroup } from '@ochre/protocol';
import type { Notices } from '../notices/notices.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { TableRecord } from '../store/store.ts';
import { hostOnly } from './seats.ts';
import type { Tables } from './tables.ts';

function without({ channel: _, ...record }: TableRecord): TableRecord {
  return record;
}

/** The channels in which groups are told of their tables; hosts see to them. */
export class Groups {
  readonly #tables: Tables;
  readonly #rooms: Rooms;
  readonly #notices: Notices;

  constructor(tables: Tables, rooms: Rooms, notices: Notices) {
    this.#tables = tables;
    this.#rooms = rooms;
    this.#notices = notices;
  }

  async settings(id: string, token: string | undefined): Promise<GroupSettings> {
    await this.#hosted(id, token);
    return this.#notices.group(id);
  }

  async set(
    id: string,
    token: string | undefined,
    { url, language }: SetGroup,
    reader: string,
  ): Promise<GroupSettings> {
    const room = await this.#hosted(id, token);
    const { id: contact, kind } = await this.#notices.openGroup(id, url, language ?? reader);
    await room.change((record) => ({ ...record, channel: { contact, kind: kind as GroupKind } }));
    // What is to be told of a game under way is told at once.
    if (room.record.status === 'running') await room.look(() => undefined);
    return this.#notices.group(id);
  }

  async remove(id: string, token: string | undefined): Promise<GroupSettings> {
    const room = await this.#hosted(id, token);
    await this.#notices.closeGroup(id);
    await room.change(without);
    return {};
  }

  /** The channel takes no more: everybody at the table can see it, its host reads why. */
  async ended(id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    await room.change((record) =>
      record.channel ? { ...record, channel: { ...record.channel, off: true } } : record,
    );
  }

  async #hosted(id: string, token: string | undefined): Promise<Room> {
    const { room, seat } = await this.#tables.seated(id, token);
    hostOnly(room.record, seat);
    return room;
  }
}
