import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Outbox } from '../src/notices/outbox.ts';
import type { Database } from '../src/store/database.ts';
import { HeartbeatStore } from '../src/store/heartbeat.ts';
import { type Contact, NoticeStore, type Owner, type Waiting } from '../src/store/notices.ts';
import { newId } from '../src/tables/tokens.ts';
import { receiver, until } from './receivers.ts';

export const contact = (owner: Owner, address: string): Contact => ({
  id: newId(),
  owner,
  kind: 'webhook',
  address,
  secret: 's',
  confirmed: true,
  kinds: ['decision'],
  digest: null,
  createdAt: 1,
  failures: 0,
});

export const waiting = (to: Contact, key: string, dueAt: number): Waiting => ({
  id: newId(),
  contact: to.id,
  key,
  dueAt,
  fact: { kind: 'decision', at: dueAt, table: 'T', title: 'T', seat: 1 },
});

/** No test takes so long. */
const LONG = 3_600_000;

/** Says when a failure has been filed: the time of the next try counts from there. */
class Watched extends NoticeStore {
  failures = 0;

  override async failed(...args: Parameters<NoticeStore['failed']>): Promise<void> {
    await super.failed(...args);
    this.failures++;
  }
}

/** What the outbox must do on every database. */
export function noticesContract(name: string, make: () => Promise<Database>): void {
  describe(`notices on ${name}`, () => {
    let db: Database;
    let store: NoticeStore;
    beforeAll(async () => {
      db = await make();
      store = new NoticeStore(db);
    });
    afterAll(() => db.close());
    const owners: Owner[] = [];
    const added = async (address = 'https://example.org/'): Promise<Contact> => {
      const made = contact(`account:${newId()}`, address);
      owners.push(made.owner);
      await store.add(made);
      return made;
    };
    const ready = async (now: number) => (await store.ready(now, 100)).map(({ id }) => id);
    // Nothing is left for the outbox of the next test to tell.
    afterEach(async () => {
      for (const owner of owners.splice(0)) await store.forget(owner);
    });

    it('files each thing once for a contact, and gives it to one taker at a time', async () => {
      const to = await added();
      await store.file([waiting(to, 'a', 10), waiting(to, 'b', 20), waiting(to, 'later', 5000)]);
      await store.file([waiting(to, 'a', 10)]);
      expect(await ready(9)).not.toContain(to.id);
      expect(await ready(20)).toContain(to.id);
      const both = await Promise.all([store.claim(to.id, 20, LONG), store.claim(to.id, 20, LONG)]);
      const taken = both.filter((claimed) => claimed !== undefined);
      expect(taken.flatMap((c) => c.waiting.map((w) => w.key)).sort()).toEqual(['a', 'b']);
      expect(taken.length).toBe(1);
      // Nobody else speaks to the contact meanwhile, whatever time it is for him.
      await store.file([waiting(to, 'c', 30)]);
      expect(await ready(1e15)).not.toContain(to.id);
      expect(await store.claim(to.id, 1e15, LONG)).toBeUndefined();
    });

    it('what became of a claim is filed only by who has it', async () => {
      const to = await added();
      await store.file([waiting(to, 'a', 10), waiting(to, 'b', 20)]);
      // The first taker was gone for too long: somebody else takes the same.
      const late = (await store.claim(to.id, 20, 0))!;
      const mine = (await store.claim(to.id, 20, LONG))!;
      expect(mine.waiting.map((w) => w.attempts)).toEqual([2, 2]);
      await store.failed(late, 'too late', 20);
      await store.told(late, 20, 1e15);
      await store.failed(late, 'too late', 20, 20);
      expect(await store.claim(to.id, 20, LONG)).toBeUndefined();
      await store.failed(mine, 'no', 21, 30);
      expect(await ready(29)).not.toContain(to.id);
      expect((await store.claim(to.id, 30, LONG))!.waiting.map((w) => w.attempts)).toEqual([3, 3]);
      expect((await store.contacts(to.owner))[0]).toMatchObject({ failures: 0 });
    });

    it('a channel that is gone keeps nothing from the others', async () => {
      const [gone, to] = [await added(), await added()];
      await store.remove(gone.id);
      await store.file([waiting(gone, 'a', 10), waiting(to, 'a', 10)]);
      await store.setKindsAt(gone.id, 'T', []);
      expect(await ready(10)).toEqual([to.id]);
    });

    it('does not tell again what was told, and leaves people in peace', async () => {
      const to = await added();
      await store.file([waiting(to, 'a', 10)]);
      await store.told((await store.claim(to.id, 10, LONG))!, 11, 500);
      await store.file([waiting(to, 'a', 12), waiting(to, 'b', 13)]);
      expect(await ready(499)).not.toContain(to.id);
      expect(await store.claim(to.id, 499, LONG)).toBeUndefined();
      expect((await store.claim(to.id, 500, LONG))!.waiting.map((w) => w.key)).toEqual(['b']);
    });

    it('forgets what nobody needs to hear any more', async () => {
      const to = await added();
      await store.file([waiting(to, 'a', 10)]);
      await store.hush('T', 2, 'all');
      expect(await ready(10)).toContain(to.id);
      await store.hush('T', 1, 'decisions');
      expect(await ready(10)).not.toContain(to.id);
      await store.forget(to.owner);
      expect(await store.contacts(to.owner)).toEqual([]);
    });

    it('tries again at growing distances, gives up, and shows what is wrong', async () => {
      const { url, posts } = await receiver(() => 500);
      const to = await added(url);
      const start = 1_000_000_000_000;
      let now = start;
      await store.file([waiting(to, 'x', start)]);
      const nothing = { subject: '', publicKey: '', privateKey: '' };
      const couriers = { mailer: undefined, vapid: nothing, anywhere: true, stopLink: () => url };
      const errors: unknown[] = [];
      const settings = { poll: 2, spaced: false, now: () => now };
      const watched = new Watched(db);
      const outbox = new Outbox(
        watched,
        couriers,
        () => url,
        settings,
        (error) => errors.push(error),
      );
      outbox.start();
      for (const [i, moment] of [0, 30, 90, 210, 450, 930].entries()) {
        now = start + moment * 1000 - 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(posts.length).toBe(i);
        now = start + moment * 1000;
        await until(() => watched.failures > i);
      }
      await until(async () => (await store.contacts(to.owner))[0]?.trouble !== undefined);
      now += 1e7;
      await new Promise((resolve) => setTimeout(resolve, 50));
      await outbox.stop();
      expect(posts.length).toBe(6);
      expect(new Set(posts.map((p) => p.headers['ochre-delivery'])).size).toBe(1);
      expect((await store.contacts(to.owner))[0]).toMatchObject({ failures: 1, trouble: expect.any(String) });
      expect(errors).toEqual([]);
    });

    it('keeps one secret for good', async () => {
      const both = await Promise.all(['a', 'b'].map((value) => store.secret('test', () => value)));
      expect(both[0]).toBe(both[1]);
      expect(await store.secret('test', () => 'c')).toBe(both[0]);
    });

    it('knows the outages of the installation', async () => {
      const heartbeat = new HeartbeatStore(db);
      await heartbeat.beat(2000);
      await heartbeat.beat(1000);
      expect(await heartbeat.last()).toBe(2000);
      await heartbeat.addOutage({ from: 2000, to: 3000 });
      await heartbeat.addOutage({ from: 2000, to: 3500 });
      expect(await heartbeat.outages(3400)).toEqual([{ from: 2000, to: 3500 }]);
      expect(await heartbeat.outages(3500)).toEqual([]);
    });
  });
}
