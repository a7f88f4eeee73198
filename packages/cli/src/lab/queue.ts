import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { UsageError } from '../command.ts';
import type { LabGame, LabRecord } from './game.ts';
import { type Plan, planId } from './plan.ts';
import { Threads } from './threads.ts';

const SCHEMA = 'ochre_lab';
const RESULTS = `${SCHEMA}.result`;

/** A game in the queue; jobs of one run share its name. */
interface Job {
  run: string;
  game: LabGame;
}

/** Games on a PostgreSQL database that any machine may play. A game may be played twice; its result is filed once. */
export class LabQueue {
  private readonly boss: PgBoss;
  private readonly name: string;

  private constructor(boss: PgBoss, code: string) {
    this.boss = boss;
    this.name = `games-${code}`;
  }

  /** Whoever plays by other code has a queue of his own. */
  static async open(url: string, code: string): Promise<LabQueue> {
    const boss = new PgBoss({
      connectionString: url,
      schema: SCHEMA,
      max: 4,
      application_name: 'ochre lab',
      schedule: false,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    // What goes wrong in the background is tried again; what matters is thrown to whoever asked.
    boss.on('error', (error) => console.error(`ochre lab: ${error.message}`));
    await boss.start().catch((error: Error) => {
      throw new UsageError(`the database cannot be reached: ${error.message}`);
    });
    const queue = new LabQueue(boss, code);
    await boss.createQueue(queue.name, { heartbeatSeconds: 30, expireInSeconds: 3600, retryLimit: 100 });
    await queue.sql(
      `CREATE TABLE IF NOT EXISTS ${RESULTS} (
        run TEXT, game INTEGER, record TEXT, error TEXT, PRIMARY KEY (run, game))`,
    );
    return queue;
  }

  runOf(plan: Plan): string {
    return `${planId(plan)}@${this.name}`;
  }

  /** Puts games of a run into the queue, in place of what was left of them there. */
  async put(run: string, games: readonly LabGame[]): Promise<void> {
    await this.clear(run, games);
    const jobs = games.map((game) => ({ id: jobId(run, game), data: { run, game } satisfies Job }));
    for (const some of portions(jobs)) await this.boss.insert(this.name, some);
  }

  /** Forgets games of a run, played or not. */
  async clear(run: string, games: readonly LabGame[]): Promise<void> {
    for (const some of portions(games)) {
      const numbers = some.map(({ index }) => index);
      await this.sql(`DELETE FROM ${RESULTS} WHERE run = $1 AND game = ANY ($2::int[])`, [run, numbers]);
      await this.boss.deleteJob(
        this.name,
        some.map((game) => jobId(run, game)),
      );
    }
  }

  /** Plays games as they come until told to stop. What this one leaves behind others take up. */
  async work(
    workers: number,
    stop: AbortSignal,
    played: (record: LabRecord) => void = () => {},
  ): Promise<void> {
    const threads = new Threads(workers);
    const one = async ({ run, game }: Job): Promise<void> => {
      if (stop.aborted || (await this.has(run, game))) return;
      try {
        const record = await threads.play(game);
        await this.file(run, game, { record });
        played(record);
      } catch (error) {
        if (!stop.aborted) await this.file(run, game, { error: error as Error });
      }
    };
    try {
      await this.boss.work<Job>(
        this.name,
        { localConcurrency: workers, batchSize: 2, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 },
        async (jobs) => {
          for (const { data } of jobs) {
            await one(data);
            // Unfinished, so that it goes back into the queue.
            if (stop.aborted) throw new Error('stopped');
          }
        },
      );
      await until(stop);
    } finally {
      await threads.stop();
    }
  }

  /** Hands over the results of these games until there are no more to come. */
  async gather(
    run: string,
    games: readonly LabGame[],
    ended: (record: LabRecord) => void,
    stop: AbortSignal,
  ): Promise<void> {
    const open = new Set(games.map(({ index }) => index));
    const text = `SELECT game, record, error FROM ${RESULTS} WHERE run = $1 AND game = ANY ($2::int[]) LIMIT 200`;
    while (open.size > 0 && !stop.aborted) {
      const found = await this.sql(text, [run, [...open]]);
      for (const { game, record, error } of found) {
        if (error) throw new Error(String(error));
        open.delete(Number(game));
        ended(JSON.parse(String(record)));
      }
      if (found.length === 0) await sleep(250, undefined, { signal: stop }).catch(() => {});
    }
  }

  close(): Promise<void> {
    return this.boss.stop({ timeout: 10_000 });
  }

  private async has(run: string, { index }: LabGame): Promise<boolean> {
    const rows = await this.sql(`SELECT 1 FROM ${RESULTS} WHERE run = $1 AND game = $2`, [run, index]);
    return rows.length > 0;
  }

  private async file(
    run: string,
    { index }: LabGame,
    { record, error }: { record?: LabRecord; error?: Error },
  ): Promise<void> {
    const text = `INSERT INTO ${RESULTS} (run, game, record, error) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`;
    await this.sql(text, [run, index, record ? JSON.stringify(record) : null, error?.message ?? null]);
  }

  private async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const { rows } = await this.boss.getDb().executeSql(text, values);
    return rows;
  }
}

/** A UUID made of what the job is. */
function jobId(run: string, { index }: LabGame): string {
  const hex = createHash('sha256').update(`${run}/${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function* portions<T>(items: readonly T[], size = 500): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

const until = (signal: AbortSignal): Promise<void> =>
  signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
