import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { touch } from './files.ts';

const BUSY = 5;

/**
 * Takes a data folder for one server; the answer gives it back. The lock is the system's: it ends with the process,
 * however that ends.
 */
export function occupy(folder: string): () => void {
  const file = join(folder, 'ochre.lock');
  touch(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new Error(
      `another server works with the games in ${folder}: stop it first, or choose another folder`,
    );
  }
  return () => lock.close();
}
