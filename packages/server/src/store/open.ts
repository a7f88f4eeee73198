import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The database behind an address, or without one the file in the data folder, which is made when missing. */
export async function openDatabase(settings: { data: string; database?: string }): Promise<Database> {
  if (settings.database !== undefined) return openPostgres(settings.database);
  const folder = resolve(settings.data);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'ochre.db');
  // Whoever made the folder: what is in it is its owner's alone. The companions of the file take after it.
  closeSync(openSync(file, 'a', 0o600));
  return openSqlite(file);
}
