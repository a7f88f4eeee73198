import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem, Seated } from '@ochre/protocol';
import { afterAll } from 'vitest';
import { defaults, type Running, type Settings, startServer } from '../src/index.ts';

const unlimited = { burst: 1e9, perSecond: 1e9 };

/** Limits out of the way, for tests that are about something else. */
export const generous: Settings['limits'] = {
  ...defaults.limits,
  connections: 1e6,
  requests: unlimited,
  tables: unlimited,
  tokens: unlimited,
  messages: unlimited,
  chat: unlimited,
  history: unlimited,
  accounts: unlimited,
  logins: unlimited,
  reports: unlimited,
};

const folders: string[] = [];
const servers = new Set<Running>();
const afterwards: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const work of afterwards) await work();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Something to be done after the tests, when no server needs it any more. */
export const inTheEnd = (work: () => Promise<void>): void => void afterwards.push(work);

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'ochre-server-'));
  folders.push(made);
  return made;
}

/** A real server on a port of its own, gone after the tests. */
export async function house(
  settings: Partial<Settings> = {},
  open?: Parameters<typeof startServer>[1],
): Promise<Running> {
  const all: Settings = {
    ...defaults,
    port: 0,
    data: folder(),
    botDelay: 0,
    botThreads: 0,
    logLevel: 'error',
    limits: generous,
    web: '/nowhere',
    ...settings,
  };
  const server = await startServer(all, open);
  const stop = server.stop;
  server.stop = async () => {
    if (servers.delete(server)) await stop();
  };
  servers.add(server);
  return server;
}

export interface Reply<T> {
  status: number;
  headers: Headers;
  text: string;
  body: T & { error?: Problem };
}

export async function call<T = Record<string, never>>(
  url: string,
  path: string,
  options: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply<T>> {
  const { token, body } = options;
  const response = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, text, body: JSON.parse(text) as Reply<T>['body'] };
}

/** A table of people only, all seated. */
export async function gather(url: string, players: number, more: object = {}): Promise<Seated[]> {
  const founded = await call<Seated>(url, '/tables', { body: { name: 'P1', players, ...more } });
  if (founded.status !== 200) throw new Error(JSON.stringify(founded.body));
  const seated = [founded.body];
  for (let n = 2; n <= players; n++) {
    const { id } = founded.body.table;
    seated.push((await call<Seated>(url, `/tables/${id}/join`, { body: { name: `P${n}` } })).body);
  }
  return seated;
}
