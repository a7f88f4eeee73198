import type { Database } from '../src/store/database.ts';
import { type Contact, NoticeStore, type Waiting } from '../src/store/notices.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { newId } from '../src/tables/tokens.ts';
import { startPostgres } from '../tools/postgres.ts';
import { inTheEnd } from './house.ts';
import { contact, waiting } from './noticesContract.ts';

const NODES = 4;
const CHANNELS = 5;
const THINGS = 8;

/** What became of the rounds: deadlocks as the database counts them, and what was thrown at those who wrote. */
export interface Rounds {
  deadlocks: number;
  errors: unknown[];
}

/**
 * Several nodes do everything that can be done to the same channels at the same moment, again and again: they file in
 * opposite orders, claim what another has claimed and let go, hush, forget, tell and fail to tell.
 */
export async function forceRounds(rounds: number): Promise<Rounds> {
  const server = await startPostgres('deadlock_timeout=20ms');
  inTheEnd(() => server.stop());
  const url = await server.database();
  const dbs: Database[] = [];
  for (let n = 0; n < NODES; n++) dbs.push(await openPostgres(url));
  const stores = dbs.map((db) => new NoticeStore(db));
  const errors: unknown[] = [];
  for (let round = 0; round < rounds; round++) await forceRound(stores, round, errors);
  // What connections have counted is in the books when they end.
  await Promise.all(dbs.map((db) => db.close()));
  const last = await openPostgres(url);
  const counted = await last.get('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()');
  await last.close();
  return { deadlocks: Number(counted!['deadlocks']), errors };
}

async function forceRound(stores: NoticeStore[], round: number, errors: unknown[]): Promise<void> {
  const [first] = stores as [NoticeStore];
  const people: Contact[] = [];
  for (let i = 0; i < CHANNELS; i++) people.push(contact(`account:${newId()}`, 'https://example.org/'));
  for (const to of people) await first.add(to);
  // Filed latest first: the order of the rows is not that of the times.
  const things = (key: string): Waiting[] =>
    people.flatMap((to) =>
      Array.from({ length: THINGS }, (_, i) => waiting(to, `${key} ${i}`, 1 + THINGS - i)),
    );
  await first.file(things('before'));
  const now = 1000;
  const deal = async (store: NoticeStore, to: Contact): Promise<void> => {
    // Nobody has a claim for longer than it takes to ask for it.
    const claimed = await store.claim(to.id, now, 0);
    if (!claimed) return;
    if (round % 3 === 0) await store.told(claimed, now, 0);
    else await store.failed(claimed, 'no', now, now);
  };
  const works = stores.flatMap((store, n) => [
    ...people.flatMap((to) => [() => deal(store, to), () => deal(store, to)]),
    () => store.file(n % 2 === 0 ? things('after') : things('after').reverse()),
    () => store.hush('T', 1, n % 2 === 0 ? 'all' : 'decisions'),
    () => store.purge(now + 1),
    () => store.remove(people[n % CHANNELS]!.id),
  ]);
  const results = await Promise.allSettled(works.map((work) => work()));
  for (const result of results) if (result.status === 'rejected') errors.push(result.reason);
}
