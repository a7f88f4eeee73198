import { type Postgres, startPostgres } from '../tools/postgres.ts';
import { inTheEnd } from './house.ts';

let server: Promise<Postgres> | undefined;

/** A PostgreSQL server that lives as long as the tests of this file. */
export function postgresServer(): Promise<Postgres> {
  if (!server) {
    server = startPostgres();
    inTheEnd(async () => (await server)?.stop());
  }
  return server;
}

/** The address of a new database on it. */
export const postgres = async (): Promise<string> => (await postgresServer()).database();
