import { randomUUID } from 'node:crypto';
import { canonical, type Game, type GameState, hash, type Json, type Rng } from '@ochre/engine';
import type { Seated } from '@ochre/protocol';
import { gameFor } from '../src/games.ts';
import { Journal } from '../src/play/journal.ts';
import type { Entry, Store } from '../src/store/store.ts';
import { track } from '../src/time/waiting.ts';
import type { Client } from './client.ts';
import { call, gather } from './house.ts';

const game: Game = gameFor('mega');

interface Sent {
  key: string;
  action: string;
}

/** What has been read of a game's log, played again. */
interface Read {
  seq: number;
  state: GameState;
  filed: Map<string, string>;
}

/** A table, and what its players sent and were told. */
export interface BookedTable {
  id: string;
  seats: Seated[];
  acknowledged: Sent[];
  attempted: Map<string, string>;
  /** When the last action was sent that has been acknowledged. */
  lastSent: number;
  over: boolean;
  read?: Read;
}

/** Tables where people play at random, and the books that are kept on what they were told. */
export class Books {
  readonly tables: BookedTable[] = [];
  acknowledged = 0;

  /** Games that are not over. */
  get running(): number {
    return this.tables.filter(({ over }) => !over).length;
  }

  async found(url: string, count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const options = { short: true, turns: 30 };
      const timing = { absence: null, trade: 86_400, decision: 86_400, bank: 86_400 };
      const seats = await gather(url, 5, { options, timing });
      const { id } = seats[0]!.table;
      await call(url, `/tables/${id}/start`, { token: seats[0]!.token, body: {} });
      const books = { acknowledged: [], attempted: new Map(), lastSent: 0, over: false };
      this.tables.push({ id, seats, ...books });
    }
  }

  /** Plays a seat for as long as the connection lasts. */
  async play(table: BookedTable, seat: number, client: Client, rng: Rng): Promise<void> {
    while (client.closed === undefined) {
      const decision = client.view?.prompts.find((d) => !d.optional);
      if (!decision) {
        table.over ||= client.view?.open.result !== undefined;
        if (table.over) return client.close();
        await client.until(() => client.closed !== undefined || acts(client), 60_000).catch(() => {});
        // An optional decision may stay open while others think.
        await new Promise((resolve) => setTimeout(resolve, 2));
        continue;
      }
      const sight = game.sight(client.view!);
      const answer = game.rules.spec(decision.kind).sample(sight, decision as never, rng) as Json;
      const id = randomUUID();
      const key = `${seat}:${id}`;
      const action = canonical({ by: decision.owner, decision: decision.id, kind: decision.kind, answer });
      table.attempted.set(key, action);
      const sent = performance.now();
      if ((await client.answer(decision, answer, id)) !== undefined) continue;
      table.acknowledged.push({ key, action });
      table.lastSent = Math.max(table.lastSent, sent);
      this.acknowledged++;
    }
  }

  /** What the books and the database disagree on; `afresh` looks again at what has been looked at before. */
  async check(store: Store, afresh = false): Promise<string[]> {
    const wrong: string[] = [];
    for (const table of this.tables) {
      // People may go on playing meanwhile: what they are told from now on need not be in what is read now.
      const acknowledged = [...table.acknowledged];
      if (afresh || !table.read) table.read = await opening(store, table.id);
      const { filed, state } = table.read;
      for (let page = await more(store, table); page.length > 0; page = await more(store, table))
        for (const entry of page) {
          const { key, seq } = entry;
          const action = canonical(entry.action);
          if (seq !== ++table.read.seq) wrong.push(`${table.id}: entry ${table.read.seq} is missing`);
          if (entry.action && !game.advance(state, entry.action).ok)
            wrong.push(`${table.id}: entry ${seq} does not play`);
          if (key === undefined) continue;
          filed.set(key, action);
          if (table.attempted.get(key) !== action) wrong.push(`${table.id}: ${key} was never sent`);
        }
      for (const { key, action } of acknowledged)
        if (filed.get(key) !== action) wrong.push(`${table.id}: acknowledged ${key} is not there`);
      const record = (await store.table(table.id))!;
      const journal = await Journal.open(store, game, record);
      // A server that goes on meanwhile may have filed more.
      if (journal.seq === table.read.seq && hash(journal.state) !== hash(state))
        wrong.push(`${table.id}: taken up, the state is another`);
      if (track(journal.clock, game, journal.state, Date.now(), record.timing) !== journal.clock)
        wrong.push(`${table.id}: the clock waits for others than the game does`);
    }
    return wrong;
  }
}

async function opening(store: Store, id: string): Promise<Read> {
  const { config } = (await store.table(id))!;
  const { state } = game.start(config, (await store.seed(id))!);
  return { seq: -1, state, filed: new Map() };
}

const more = (store: Store, { id, read }: BookedTable): Promise<Entry[]> => store.entries(id, read!.seq, 500);

const acts = (client: Client): boolean =>
  client.view?.open.result !== undefined || client.view!.prompts.length > 0;
