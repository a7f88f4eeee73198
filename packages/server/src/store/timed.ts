import type { Database } from './database.ts';

export type Observe = (milliseconds: number) => void;

/** A database whose reads and writes are timed, from the call to the answer. */
export function timed(db: Database, read: Observe, write: Observe): Database {
  const time = async <T>(observe: Observe, work: Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await work;
    } finally {
      observe(performance.now() - began);
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
