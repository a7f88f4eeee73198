import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from './database.ts';
import { touch } from './files.ts';
import { occupy } from './occupy.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

interface Where {
  data: string;
  database?: string;
}

/** The database behind an address, or without one the file in the data folder, which is made when missing. */
export async function openDatabase({ data, database }: Where): Promise<Database> {
  if (database !== undefined) return openPostgres(database);
  const file = join(folderOf(data), 'ochre.db');
  // The companions of the file take after it.
  touch(file);
  return openSqlite(file);
}

/** The same for a server: a file has one server at a time, and others may look into it. */
export async function openForServer(where: Where): Promise<Database> {
  if (where.database !== undefined) return openDatabase(where);
  const leave = occupy(folderOf(where.data));
  try {
    const db = await openDatabase(where);
    const close = db.close.bind(db);
    db.close = () => close().finally(leave);
    return db;
  } catch (error) {
    leave();
    throw error;
  }
}

function folderOf(data: string): string {
  const folder = resolve(data);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
