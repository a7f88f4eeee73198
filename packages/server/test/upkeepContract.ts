import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/store/database.ts';
import { NoticeStore } from '../src/store/notices.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type { Entry, TableRecord } from '../src/store/store.ts';
import { Upkeep } from '../src/store/upkeep.ts';
import { newId } from '../src/tables/tokens.ts';
import { contact } from './noticesContract.ts';
import { entry, state, table } from './storeContract.ts';

const DAY = 86_400_000;
const LENGTH = 700;

/** What becomes of finished games must be the same on every database. */
export function upkeepContract(name: string, make: () => Promise<Database>): void {
  describe(`upkeep on ${name}`, () => {
    let db: Database;
    let store: SqlStore;
    const busy = new Set<string>();
    const errors: unknown[] = [];
    const upkeep = (keepDays?: number) =>
      new Upkeep(db, { keepDays, busy: async (id) => busy.has(id) }, (error) => errors.push(error));
    beforeAll(async () => {
      db = await make();
      store = new SqlStore(db);
    });
    afterAll(() => db.close());

    const log = Array.from({ length: LENGTH }, (_, seq) =>
      entry(seq, seq > 0 && seq % 3 === 0 ? { key: `1:${seq}` } : {}),
    );
    const filed = async (more: Partial<TableRecord>, length = LENGTH): Promise<TableRecord> => {
      const record = table(more);
      await store.createTable(record, 'seed', { hash: newId(), table: record.id, seat: 1 });
      const deal = { entry: log[0]!, snapshot: { seq: 0, chain: 'c0', state: state(0) } };
      await store.saveTable(record, { deal });
      for (const step of log.slice(1, length)) await store.append(record.id, step);
      return { ...record, version: 2 };
    };
    const rows = async (what: string, { id }: TableRecord): Promise<number> =>
      Number((await db.get(`SELECT count(*) AS n FROM ${what} WHERE table_id = ?`, id))!['n']);
    const read = async ({ id }: TableRecord) => {
      const pages: Entry[][] = [];
      for (let after = -1; ; after = pages.at(-1)!.at(-1)!.seq) {
        const page = await store.entries(id, after, 100);
        if (page.length === 0) break;
        pages.push(page);
      }
      const turns = [];
      for (const turn of [0, 1, 26, 27, 70, 71]) turns.push(await store.entriesOfTurn(id, turn));
      const few = await store.entries(id, 254, 4);
      return { pages, turns, few, keys: [await store.keys(id, 1000), await store.keys(id, 90)] };
    };

    it('binds what is finished for a day, which then reads the same', async () => {
      const over = await filed({ status: 'over', updatedAt: 10 });
      const running = await filed({ status: 'running', updatedAt: 10 }, 20);
      const fresh = await filed({ status: 'over', updatedAt: 11 }, 20);
      const before = await read(over);
      expect(before.pages.flat()).toEqual(log);
      await Promise.all([upkeep().round(10 + DAY), upkeep().round(10 + DAY)]);
      expect(await rows('entries', over)).toBe(0);
      expect(await rows('volumes', over)).toBe(3);
      for (const other of [running, fresh]) expect(await rows('entries', other)).toBe(20);
      expect(await read(over)).toEqual(before);
      expect(await new SqlStore(db).entries(over.id, -1, 1000)).toEqual(log);
      // Nothing can be added to it.
      for (const seq of [LENGTH, LENGTH - 1]) expect(await store.append(over.id, entry(seq))).toBe(false);
      expect(errors).toEqual([]);
    });

    it('keeps games for ever unless told otherwise, and then forgets those finished so long ago, wholly', async () => {
      const [old, held, reported, younger, running] = [
        await filed({ status: 'over', updatedAt: 10 }, 300),
        await filed({ status: 'over', updatedAt: 10 }, 5),
        await filed({ status: 'archived', updatedAt: 10 }, 5),
        await filed({ status: 'over', updatedAt: 10 + 30 * DAY }, 5),
        await filed({ status: 'running', updatedAt: 10 }, 5),
      ];
      const seat = contact(`seat:${old.id}:1:0`, 'https://example.org/');
      const notices = new NoticeStore(db);
      await notices.add(seat);
      const human: TableRecord = { ...old, seats: [{ seat: 1, kind: 'human', name: 'A' }] };
      await store.saveTable(human);
      await store.addChat({ table: old.id, key: 'k', at: 1, channel: 'table', name: 'A', text: 'x' });
      await store.saveDelayed(old.id, { seq: 1, state: state(1) });
      const report = 'INSERT INTO reports (id, table_id, client_key, at, report) VALUES (?, ?, ?, ?, ?)';
      for (const { id } of [old, reported]) await db.run(report, newId(), id, 'k', 1, '{}');
      await db.run('UPDATE reports SET closed_at = 5 WHERE table_id = ?', old.id);
      busy.add(held.id);
      const now = 11 + 60 * DAY;
      await upkeep().round(now);
      expect(await store.table(old.id)).toBeDefined();
      await upkeep(60).round(now);
      const left = [];
      for (const { id } of [old, held, reported, younger, running])
        left.push((await store.table(id)) !== undefined);
      expect(left).toEqual([false, true, true, true, true]);
      for (const what of ['seeds', 'tokens', 'entries', 'volumes', 'snapshots', 'chat', 'trails', 'reports'])
        expect(await rows(what, old), what).toBe(0);
      expect(await notices.contacts(seat.owner)).toEqual([]);
      expect(await store.entries(old.id, -1, 10)).toEqual([]);
      busy.clear();
      await upkeep(60).round(now);
      expect(await store.table(held.id)).toBeUndefined();
      expect(errors).toEqual([]);
    });
  });
}
