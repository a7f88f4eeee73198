import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, Queries, Row, Value } from '../store/database.ts';
import { made, migrations } from '../store/migrations.ts';

const FORMAT = 'ochre-backup-1';
/** What holds for a moment only: the processes running now, who has to wait before trying again, tries of the disk. */
const PASSING = new Set(['nodes', 'tries', 'probes']);

interface Head {
  format: string;
  migrations: number;
  at: number;
}

const kept = made.filter(({ name }) => !PASSING.has(name));

async function* rowsOf(sql: Queries, { name, ofTable }: (typeof kept)[number]): AsyncGenerator<Row> {
  if (!ofTable) return yield* await sql.all(`SELECT * FROM ${name}`);
  for (const { id } of await sql.all('SELECT id FROM tables'))
    yield* await sql.all(`SELECT * FROM ${name} WHERE table_id = ?`, id as string);
}

async function* lines(sql: Queries, at: number): AsyncGenerator<string> {
  const head: Head = { format: FORMAT, migrations: migrations.length, at };
  yield `${JSON.stringify(head)}\n`;
  for (const table of kept)
    for await (const row of rowsOf(sql, table)) yield `${JSON.stringify([table.name, row])}\n`;
}

/** Everything there is at one moment, as compressed lines of JSON. Play goes on meanwhile. Holds secrets. */
export async function backup(db: Database, file: string, at: number): Promise<void> {
  await db.reading((sql) =>
    pipeline(
      Readable.from(lines(sql, at)),
      createGzip(),
      createWriteStream(file, { mode: 0o600, flags: 'wx' }),
    ),
  );
}

function linesOf(file: string): AsyncIterator<string, undefined> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  return createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
}

/** Fills an empty database, of either kind, from a backup: whole or not at all. Tells how many rows. */
export async function restore(db: Database, file: string): Promise<number> {
  return db.transaction(async (sql) => {
    const read = linesOf(file);
    const first = await read.next();
    const head = first.done ? undefined : (JSON.parse(first.value) as Head);
    if (head?.format !== FORMAT) throw new Error('this is not a backup');
    if (head.migrations !== migrations.length)
      throw new Error(
        `the backup is of another version (step ${head.migrations}, here ${migrations.length}): restore it there`,
      );
    for (const { name } of kept)
      if (await sql.get(`SELECT 1 FROM ${name} LIMIT 1`)) throw new Error('the database is not empty');
    let rows = 0;
    for (let line = await read.next(); !line.done; line = await read.next(), rows++)
      await insert(sql, line.value);
    return rows;
  });
}

async function insert(sql: Queries, line: string): Promise<void> {
  const [name, row] = JSON.parse(line) as [string, Record<string, Value>];
  if (!kept.some((table) => table.name === name))
    throw new Error(`the backup has a table ${name} that is not known`);
  const columns = Object.keys(row);
  if (!columns.every((column) => /^[a-z_]+$/.test(column))) throw new Error(`strange columns in ${name}`);
  await sql.run(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
}
