import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { canonical, type Game, type GameState, hash, type Json, quick, type Rng } from '@ochre/engine';
import type { Seated } from '@ochre/protocol';
import { gameFor } from '../src/games.ts';
import { Journal } from '../src/play/journal.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Entry } from '../src/store/store.ts';
import { Client } from './client.ts';
import { folder, gather } from './house.ts';

const game: Game = gameFor('mega');
const script = fileURLToPath(new URL('./child.ts', import.meta.url));

interface Sent {
  key: string;
  action: string;
}

interface Table {
  id: string;
  seats: Seated[];
  acknowledged: Sent[];
  attempted: Map<string, string>;
}

/** Players who go on for ever while the server is killed under them, and the books that are kept on it. */
export class Killing {
  readonly #data = folder();
  readonly #rng: Rng;
  #tables: Table[] = [];
  #child: ChildProcess | undefined;
  #url = '';
  kills = 0;
  acknowledged = 0;

  constructor(seed: number) {
    this.#rng = quick(seed);
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [script, this.#data], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
    this.#url = line;
  }

  async found(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const options = { short: true, turns: 30 };
      const seats = await gather(this.#url, 5, { options, timing: { absence: null, trade: null } });
      const { id } = seats[0]!.table;
      await fetch(`${this.#url}/api/tables/${id}/start`, {
        ...{ method: 'POST', headers: { authorization: `Bearer ${seats[0]!.token}` } },
      });
      this.#tables.push({ id, seats, acknowledged: [], attempted: new Map() });
    }
  }

  /** Everyone plays; in the midst of it the process is killed, and started again. */
  async round(): Promise<void> {
    const clients = await Promise.all(
      this.#tables.flatMap((table) =>
        table.seats.map(async (seat) => {
          const client = await new Client(this.#url, table.id, seat.token).connect();
          return { table, seat, client };
        }),
      ),
    );
    const players = clients.map((c, i) =>
      this.#play(c.table, c.seat.seat, c.client, quick(this.kills * 100 + i)),
    );
    await new Promise((resolve) => setTimeout(resolve, 20 + this.#rng.int(250)));
    const gone = once(this.#child!, 'exit');
    this.#child!.kill('SIGKILL');
    await gone;
    this.kills++;
    await Promise.all(players);
    await this.start();
  }

  /** What the books and the database disagree on. */
  async check(): Promise<string[]> {
    const store = new SqliteStore(join(this.#data, 'ochre.db'));
    const wrong: string[] = [];
    for (const table of this.#tables) {
      const entries: Entry[] = [];
      for (;;) {
        const page = await store.entries(table.id, entries.at(-1)?.seq ?? -1, 500);
        entries.push(...page);
        if (page.length < 500) break;
      }
      const filed = new Map(entries.map((e) => [e.key, canonical(e.action)]));
      for (const { key, action } of table.acknowledged)
        if (filed.get(key) !== action) wrong.push(`${table.id}: acknowledged ${key} is not there`);
      for (const [key, action] of filed)
        if (key !== undefined && table.attempted.get(key) !== action)
          wrong.push(`${table.id}: ${key} was never sent`);
      const state = await this.#replay(store, table.id, entries, wrong);
      const record = (await store.table(table.id))!;
      const journal = await Journal.open(store, game, record);
      if (hash(journal.state) !== hash(state)) wrong.push(`${table.id}: taken up, the state is another`);
    }
    await store.close();
    return wrong;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child!, 'exit');
    this.#child!.kill('SIGTERM');
    await gone;
  }

  async #replay(store: SqliteStore, id: string, entries: Entry[], wrong: string[]): Promise<GameState> {
    const { config } = (await store.table(id))!;
    const { state } = game.start(config, (await store.seed(id))!);
    for (const [i, entry] of entries.entries()) {
      if (entry.seq !== i) wrong.push(`${id}: entry ${i} is missing`);
      if (entry.action && !game.advance(state, entry.action).ok)
        wrong.push(`${id}: entry ${i} does not play`);
    }
    return state;
  }

  async #play(table: Table, seat: number, client: Client, rng: Rng): Promise<void> {
    while (client.closed === undefined) {
      const decision = client.view?.prompts.find((d) => !d.optional);
      if (!decision) {
        if (client.view?.open.result) return client.close();
        await client
          .until(
            () =>
              client.closed !== undefined || !!client.view?.open.result || client.view!.prompts.length > 0,
            60_000,
          )
          .catch(() => {});
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
      if ((await client.answer(decision, answer, id)) === undefined) {
        table.acknowledged.push({ key, action });
        this.acknowledged++;
      }
    }
  }
}
