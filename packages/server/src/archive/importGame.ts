import { type GameRecord, PACES } from '@ochre/protocol';
import type { Entry, SnapshotRow, Store, TableRecord } from '../store/store.ts';
import { newId, newToken } from '../tables/tokens.ts';
import { Mismatch, type Replayed, verify } from './verify.ts';

/** Files a finished game, once it is found true, as a table of the same id (a new one where that is taken). */
export async function importGame(store: Store, file: GameRecord, now: number): Promise<TableRecord> {
  const entries: Entry[] = [];
  let last: Replayed | undefined;
  const { result } = verify(file, (step) => {
    last = step;
    const { seq, turn, phase, action, events } = step;
    const { at, chain } = file.actions[seq]!;
    entries.push({ seq, at, turn, phase, action, events, chain });
  });
  if (!result) throw new Mismatch('the game did not come to an end');
  const taken = (await store.table(file.table)) !== undefined;
  const id = taken || !/^[A-Za-z0-9]{16}$/.test(file.table) ? newId() : file.table;
  const table = tableOf(file, id, now);
  const { hash } = newToken();
  await store.createTable(table, file.seed!, { hash, table: id, seat: table.host });
  // A seat nobody holds a token of: the table is there to be looked at.
  const snapshot: SnapshotRow = {
    ...{ seq: last!.seq, chain: entries.at(-1)!.chain, state: last!.state },
  };
  if (!(await store.saveTable(table, { revoke: [table.host], deal: { entry: entries[0]!, snapshot } })))
    throw new Error(`table ${id} was changed meanwhile`);
  for (const entry of entries.slice(1))
    if (!(await store.append(id, entry))) throw new Error(`entry ${entry.seq} of ${id} was filed already`);
  return { ...table, version: table.version + 1 };
}

function tableOf(file: GameRecord, id: string, now: number): TableRecord {
  const { title, engine, config, seats, seedHash, actions } = file;
  return {
    ...{ id, title, engine, config, seedHash, version: 1 },
    status: 'over',
    privacy: 'link',
    spectators: true,
    createdAt: actions[0]!.at,
    updatedAt: now,
    timing: PACES.calm,
    host: seats[0]?.seat ?? 1,
    seats: seats.map(({ seat, kind, name, level }) => ({
      ...{ seat, kind },
      ...(name !== undefined && { name }),
      ...(level !== undefined && { level }),
    })),
  };
}
