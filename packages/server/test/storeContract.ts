import type { GameState } from '@ochre/engine';
import { PACES } from '@ochre/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry, NewChat, Store, TableRecord } from '../src/store/store.ts';
import { newId } from '../src/tables/tokens.ts';
import type { Clock } from '../src/time/clock.ts';

export interface Made {
  store: Store;
  /** Another store on the same data: a second node, or the same one after a restart. */
  again(): Promise<Store>;
}

export function table(more: Partial<TableRecord> = {}): TableRecord {
  return {
    id: newId(),
    version: 1,
    status: 'gathering',
    privacy: 'open',
    createdAt: 1,
    updatedAt: 1,
    title: 'T',
    spectators: true,
    seedHash: 'h',
    host: 1,
    engine: '0',
    seats: [{ seat: 1, kind: 'open' }],
    config: { ruleset: 'mega', map: 'world', players: 5, options: {} },
    timing: PACES.calm,
    ...more,
  };
}

export const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: 1000 + seq,
  turn: 1 + Math.floor(seq / 10),
  phase: 'trade',
  chain: `c${seq}`,
  action: seq === 0 ? null : { control: 'closeTrade' },
  events: [{ type: 'startingToken', cite: 'MC 1', open: { nation: 'n', area: 'ä‘\u2028"\\' } }],
  ...more,
});

const clock = (at: number): Clock => ({ at, turn: 1, banks: { 1: 5 }, asked: {}, away: {} });
export const state = (mark: number): GameState => ({ schema: 1, mark }) as never;

/** What every store must do, whatever is behind it. */
export function storeContract(name: string, make: () => Promise<Made>): void {
  describe(`the store on ${name}`, () => {
    let store: Store;
    let again: Made['again'];
    beforeAll(async () => {
      ({ store, again } = await make());
    });
    afterAll(() => store.close());

    const found = async (more: Partial<TableRecord> = {}): Promise<TableRecord> => {
      const record = table(more);
      await store.createTable(record, 'seed', { hash: `h-${record.id}`, table: record.id, seat: 1 });
      return record;
    };
    const dealt = async (): Promise<string> => {
      const record = await found();
      const deal = {
        entry: entry(0),
        snapshot: { seq: 0, chain: 'c0', state: state(0) },
      };
      expect(await store.saveTable({ ...record, status: 'running' }, { deal })).toBe(true);
      return record.id;
    };

    it('keeps tables, seeds and tokens apart', async () => {
      const record = await found();
      expect(await store.table(record.id)).toEqual(record);
      expect(await store.seed(record.id)).toBe('seed');
      expect(await store.token(`h-${record.id}`)).toEqual({
        hash: `h-${record.id}`,
        table: record.id,
        seat: 1,
      });
      expect([await store.table('none'), await store.seed('none'), await store.token('none')]).toEqual(
        Array(3).fill(undefined),
      );
    });

    it('refuses a second table of the same id', async () => {
      const record = await found();
      const owner = { hash: 'other', table: record.id, seat: 1 };
      await expect(store.createTable(record, 'seed', owner)).rejects.toThrow();
      expect(await store.token('other')).toBeUndefined();
    });

    it('saves a table once per version, and tokens along with it or not at all', async () => {
      const record = await found();
      const issue = (hash: string) => ({ issue: { hash, table: record.id, seat: 1 }, revoke: [1] });
      const results = await Promise.all([
        store.saveTable({ ...record, title: 'a' }, issue('ta')),
        store.saveTable({ ...record, title: 'b' }, issue('tb')),
      ]);
      expect(results.filter(Boolean)).toHaveLength(1);
      const won = results[0] ? 'a' : 'b';
      expect(await store.table(record.id)).toMatchObject({ title: won, version: 2 });
      const held = await Promise.all(['ta', 'tb', `h-${record.id}`].map((hash) => store.token(hash)));
      expect(held.filter(Boolean).map((row) => row!.hash)).toEqual([`t${won}`]);
    });

    it('lists tables by status and privacy, last changed first, in pages', async () => {
      const ids: string[] = [];
      for (let i = 1; i <= 5; i++)
        ids.unshift((await found({ status: 'over', updatedAt: 5_000_000 + i * 10 })).id);
      await found({ status: 'over', privacy: 'link', updatedAt: 5_000_025 });
      const first = await store.tables({ status: ['over'], privacy: 'open', limit: 3 });
      expect(first.map((t) => t.id)).toEqual(ids.slice(0, 3));
      const before = first.at(-1)!.updatedAt;
      const rest = await store.tables({ status: ['over'], privacy: 'open', before, limit: 3 });
      expect(rest.map((t) => t.id)).toEqual(ids.slice(3));
      expect(await store.tables({ status: ['over'], limit: 10 })).toHaveLength(6);
      expect(await store.tables({ status: ['archived'], limit: 10 })).toEqual([]);
    });

    it('deals only once', async () => {
      const id = await dealt();
      const record = (await store.table(id))!;
      const deal = {
        entry: entry(0),
        snapshot: { seq: 0, chain: 'c0', state: state(9) },
      };
      expect(await store.saveTable({ ...record, title: 'again' }, { deal })).toBe(false);
      expect((await store.table(id))!.title).toBe('T');
      expect((await store.snapshot(id))!.state).toEqual(state(0));
    });

    it('takes entries in order, each number once', async () => {
      const id = await dealt();
      expect(await store.append(id, entry(2))).toBe(false);
      const both = await Promise.all([
        store.append(id, entry(1, { phase: 'a' })),
        store.append(id, entry(1, { phase: 'b' })),
      ]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await store.append(id, entry(0))).toBe(false);
      expect(await store.append(id, entry(2))).toBe(true);
      expect(await store.entries(id, 0, 10)).toEqual([entry(1, { phase: both[0] ? 'a' : 'b' }), entry(2)]);
    });

    it('takes a key once', async () => {
      const id = await dealt();
      expect(await store.append(id, entry(1, { key: '1:a' }))).toBe(true);
      expect(await store.append(id, entry(2, { key: '1:a' }))).toBe(false);
      expect(await store.append(id, entry(2, { key: '2:a' }))).toBe(true);
      expect(await store.keys(id, 10)).toEqual(['2:a', '1:a']);
      const other = await dealt();
      expect(await store.append(other, entry(1, { key: '1:a' }))).toBe(true);
    });

    it('gives entries in pages and by turn', async () => {
      const id = await dealt();
      for (let seq = 1; seq <= 25; seq++) await store.append(id, entry(seq));
      expect((await store.entries(id, 3, 4)).map((e) => e.seq)).toEqual([4, 5, 6, 7]);
      expect((await store.entriesOfTurn(id, 2)).map((e) => e.seq)).toEqual([
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
      ]);
      expect((await store.entries(id, -1, 1))[0]!.action).toBeNull();
    });

    it('keeps the latest snapshot, as it was when handed over', async () => {
      const id = await dealt();
      const changing = { schema: 1, mark: 5 };
      const snapshot = { seq: 5, chain: 'c5', state: changing as never };
      const saving = store.saveSnapshot(id, snapshot, { seq: 5, clock: clock(50) });
      changing.mark = 6;
      await saving;
      const earlier = { seq: 4, chain: 'c4', state: state(4) };
      await store.saveSnapshot(id, earlier, { seq: 4, clock: clock(60) });
      expect(await store.snapshot(id)).toEqual({ seq: 5, chain: 'c5', state: state(5) });
      expect(await store.clock(id)).toEqual({ seq: 5, clock: clock(50) });
    });

    it('keeps what entries changed until a snapshot holds it', async () => {
      const id = await dealt();
      const change = [['set', ['a'], 1]] as const;
      for (let seq = 1; seq <= 5; seq++) expect(await store.append(id, entry(seq), change)).toBe(true);
      expect(await store.append(id, entry(5), change)).toBe(false);
      const changed = async (after = 0): Promise<number[]> =>
        (await store.changes(id, after)).map(({ seq }) => seq);
      expect([await changed(), await changed(2)]).toEqual([
        [1, 2, 3, 4, 5],
        [3, 4, 5],
      ]);
      expect((await store.changes(id, 4))[0]).toEqual({ seq: 5, change });
      await store.saveSnapshot(id, { seq: 3, chain: 'c3', state: state(3) }, { seq: 3, clock: clock(9) });
      expect(await changed()).toEqual([4, 5]);
    });

    it('keeps for good where newer rules took over, together with the entry or not at all', async () => {
      const id = await dealt();
      expect(await store.append(id, entry(1), [])).toBe(true);
      const takeOver = (seq: number) =>
        store.takeOver(
          id,
          entry(seq),
          { seq, chain: `c${seq}`, state: state(seq) },
          { seq, clock: clock(10 * seq) },
        );
      expect([await takeOver(1), await takeOver(3)]).toEqual([false, false]);
      expect(await store.takeovers(id)).toEqual([]);
      expect([await takeOver(2), await takeOver(3)]).toEqual([true, true]);
      expect(await store.takeovers(id)).toEqual([
        { seq: 2, state: state(2) },
        { seq: 3, state: state(3) },
      ]);
      expect(await store.snapshot(id)).toEqual({ seq: 3, chain: 'c3', state: state(3) });
      expect((await store.clock(id))!.seq).toBe(3);
      expect(await store.changes(id, 0)).toEqual([]);
    });

    it('keeps the latest clock, and finds tables that sleep until then', async () => {
      const [a, b] = [await dealt(), await dealt()];
      expect(await store.clock(a)).toBeUndefined();
      await store.saveClock(a, { seq: 2, clock: clock(20), dueAt: 700 });
      await store.saveClock(b, { seq: 1, clock: clock(10), dueAt: 600 });
      await store.saveClock(a, { seq: 2, clock: clock(19) });
      expect(await store.clock(a)).toEqual({ seq: 2, clock: clock(20) });
      const mine = async (by: number): Promise<string[]> =>
        (await store.due(by, 100)).filter((id) => id === a || id === b);
      expect(await mine(599)).toEqual([]);
      expect(await mine(700)).toEqual([b, a]);
      await store.saveClock(b, { seq: 1, clock: clock(11) });
      await store.saveTable({ ...(await store.table(a))!, status: 'over' });
      expect(await mine(700)).toEqual([]);
    });

    it('files chat once, and gives each reader what it may read', async () => {
      const { id } = await found();
      const say = (key: string, more: Partial<NewChat>) =>
        store.addChat({ table: id, key, at: 1, channel: 'table', from: 1, name: 'A', text: key, ...more });
      const first = await say('k1', {});
      expect(await say('k1', { text: 'other' })).toEqual(first);
      await say('k2', { channel: 'private', from: 1, to: 2 });
      await say('k3', { channel: 'private', from: 3, to: 2 });
      await say('k4', { channel: 'spectators', from: undefined, name: 'W' });
      const read = async (reader?: number) => (await store.chat(id, reader, 10)).map((m) => m.text);
      expect(await read(1)).toEqual(['k1', 'k2']);
      expect(await read(2)).toEqual(['k1', 'k2', 'k3']);
      expect(await read(4)).toEqual(['k1']);
      expect(await read()).toEqual(['k1', 'k4']);
      expect((await store.chat(id, 2, 2)).map((m) => m.text)).toEqual(['k2', 'k3']);
    });

    it('has it all when opened again, and agrees with another on the same data', async () => {
      const id = await dealt();
      const other = await again();
      const both = await Promise.all(
        [store, other].map((s, i) => s.append(id, entry(1, { phase: `p${i}` }))),
      );
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await other.entries(id, -1, 10)).toEqual(await store.entries(id, -1, 10));
      expect(await other.table(id)).toEqual(await store.table(id));
      await other.close();
    });

    it('takes many writes at once', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, dealt));
      const play = async (id: string): Promise<void> => {
        for (const seq of [1, 2, 3]) expect(await store.append(id, entry(seq))).toBe(true);
      };
      await Promise.all(ids.map(play));
      for (const id of ids) expect((await store.entries(id, 0, 10)).map((e) => e.seq)).toEqual([1, 2, 3]);
    });
  });
}
