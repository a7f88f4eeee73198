import { defaults } from '@ochre/server';
import type { Database } from '@ochre/server/store/database.ts';
import { openDatabase } from '@ochre/server/store/open.ts';
import { UsageError } from './command.ts';
import { secret, withoutPassword } from './secrets.ts';

/** The flags of every command that works on the database of a server. */
export const databaseOptions = { data: { type: 'string' }, database: { type: 'string' } } as const;

export const databaseHelp = `  --data DIR       folder of the database (${defaults.data}) [OCHRE_DATA]
  --database URL   address of a PostgreSQL database instead [DATABASE_URL]`;

/** The address of the database by flag, or with its password from the environment or a file. */
export function databaseFrom(flag: string | undefined, env = process.env): string | undefined {
  return flag === undefined ? secret('DATABASE_URL', env) : withoutPassword('database', flag, 'DATABASE_URL');
}

/** Runs something on that database and closes it. The server may be running. */
export async function withDatabase<T>(
  flags: { data?: string | undefined; database?: string | undefined },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { OCHRE_DATA } = process.env;
  const database = databaseFrom(flags.database);
  const data = flags.data ?? (OCHRE_DATA || defaults.data);
  const db = await openDatabase({ data, ...(database !== undefined && { database }) });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Errors a person can mend are told without a stack. */
export function told(error: unknown): never {
  throw error instanceof UsageError ? error : new UsageError((error as Error).message);
}
