import { type Postgres, startPostgres } from '../tools/postgres.ts';
import { inTheEnd } from './house.ts';

let server: Promise<Postgres> | undefined;

/** The address of a new database on a PostgreSQL server that lives as long as the tests of this file. */
export async function postgres(): Promise<string> {
  if (!server) {
    server = startPostgres();
    inTheEnd(async () => (await server)?.stop());
  }
  return (await server).database();
}
