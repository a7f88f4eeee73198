import type { Database } from './database.ts';

/** Told how long something took, and what went wrong with it. */
export type Observe = (milliseconds: number, error?: unknown) => void;

/** A database whose reads and writes are watched, from the call to the answer. */
export function timed(db: Database, read: Observe, write: Observe): Database {
  const time = async <T>(observe: Observe, work: Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      const value = await work;
      observe(performance.now() - began);
      return value;
    } catch (error) {
      observe(performance.now() - began, error);
      throw error;
    }
  };
  return {
    dialect: db.dialect,
    all: (text, ...values) => time(read, db.all(text, ...values)),
    get: (text, ...values) => time(read, db.get(text, ...values)),
    run: (text, ...values) => time(write, db.run(text, ...values)),
    transaction: (work) => time(write, db.transaction(work)),
    reading: (work) => db.reading(work),
    close: () => db.close(),
  };
}
