import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/store/database.ts';
import { Leases, type Peer } from '../src/store/leases.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { LeaseLost } from '../src/store/store.ts';
import { newId } from '../src/tables/tokens.ts';
import { entry, state, table } from './storeContract.ts';

const LONG = 600_000;

/** One node at a time drives a table, whatever the database. */
export function leaseContract(name: string, make: () => Promise<Database>): void {
  describe(`leases on ${name}`, () => {
    let db: Database;
    let leases: Leases;
    beforeAll(async () => {
      db = await make();
      leases = new Leases(db);
    });
    afterAll(() => db.close());

    const node = async (lifetime = LONG): Promise<Peer> => {
      const peer = { id: newId(), address: 'http://127.0.0.1:1', secret: newId() };
      await leases.register(peer, lifetime);
      return peer;
    };
    const running = async (): Promise<string> => {
      const store = new SqlStore(db);
      const record = table();
      await store.createTable(record, 'seed', { hash: record.id, table: record.id, seat: 1 });
      const deal = { entry: entry(0), snapshot: { seq: 0, chain: 'c0', state: state(0) } };
      await store.saveTable({ ...record, status: 'running' }, { deal });
      return record.id;
    };

    it('gives a table to one node, and tells the others which', async () => {
      const [a, b, id] = [await node(), await node(), await running()];
      const claims = await Promise.all([leases.claim(id, a.id), leases.claim(id, b.id)]);
      expect(claims.filter(Boolean)).toHaveLength(1);
      const winner = claims[0] ? a : b;
      expect(await leases.holder(id)).toEqual(winner);
      expect(await leases.claim('none', a.id)).toBeUndefined();
      expect(await leases.holder('none')).toBeUndefined();
    });

    it('gives a table on when its node has died, or given it back', async () => {
      const [a, b, id] = [await node(), await node(), await running()];
      const first = (await leases.claim(id, a.id))!;
      expect(await leases.claim(id, b.id)).toBeUndefined();
      expect(await leases.beat(a.id, 0)).toBe(true);
      expect(await leases.beat(a.id, LONG)).toBe(false);
      expect(await leases.holder(id)).toBeUndefined();
      const second = (await leases.claim(id, b.id))!;
      expect(second.fence).toBeGreaterThan(first.fence);
      await leases.release(first, a.id);
      expect(await leases.holder(id)).toEqual(b);
      await leases.release(second, b.id);
      expect(await leases.holder(id)).toBeUndefined();
      const c = await node();
      expect((await leases.claim(id, c.id))!.fence).toBeGreaterThan(second.fence);
    });

    it('a node that lost its lease writes nothing more', async () => {
      const [a, b, id] = [await node(), await node(), await running()];
      const mine = new SqlStore(db).under((await leases.claim(id, a.id))!);
      expect(await mine.append(id, entry(1))).toBe(true);
      expect(await mine.append(id, entry(1))).toBe(false);
      await leases.leave(a.id);
      const theirs = new SqlStore(db).under((await leases.claim(id, b.id))!);
      const record = (await mine.table(id))!;
      await expect(mine.append(id, entry(2))).rejects.toThrow(LeaseLost);
      await expect(mine.saveTable({ ...record, title: 'late' })).rejects.toThrow(LeaseLost);
      expect(await theirs.append(id, entry(2))).toBe(true);
      expect(await theirs.saveTable({ ...record, title: 'in time' })).toBe(true);
      expect((await mine.entries(id, -1, 10)).map((e) => e.seq)).toEqual([0, 1, 2]);
      expect((await mine.table(id))!.title).toBe('in time');
    });

    it('a table does not change hands in the middle of a write', async () => {
      const [a, b] = [await node(), await node()];
      const ids = await Promise.all(Array.from({ length: 12 }, running));
      const stores = await Promise.all(
        ids.map(async (id) => new SqlStore(db).under((await leases.claim(id, a.id))!)),
      );
      await leases.leave(a.id);
      const race = async (id: string, i: number): Promise<unknown> => {
        const claim = leases.claim(id, b.id);
        const written = await stores[i]!.append(id, entry(1)).catch((error) => error);
        expect(await claim).toBeDefined();
        expect(written === true || written instanceof LeaseLost).toBe(true);
        expect(await stores[i]!.entries(id, 0, 10)).toHaveLength(written === true ? 1 : 0);
        return written;
      };
      await Promise.all(ids.map(race));
      for (const [i, id] of ids.entries())
        await expect(stores[i]!.append(id, entry(2))).rejects.toThrow(LeaseLost);
    });

    it('knows the living, and the games of the dead', async () => {
      const [a, b, id, other] = [await node(), await node(), await running(), await running()];
      await leases.claim(id, a.id);
      await leases.claim(other, b.id);
      const ids = async () => (await leases.peers()).map((peer) => peer.id);
      expect(await ids()).toEqual(expect.arrayContaining([a.id, b.id]));
      expect(await leases.orphans(1000)).not.toContain(id);
      expect(await leases.driven(a.id)).toEqual([id]);
      const store = new SqlStore(db);
      await store.saveTable({ ...(await store.table(other))!, status: 'over' });
      expect(await leases.driven(b.id)).toEqual([]);
      await leases.leave(a.id);
      expect(await ids()).not.toContain(a.id);
      const orphans = await leases.orphans(1000);
      expect(orphans).toContain(id);
      expect(orphans).not.toContain(other);
    });
  });
}
