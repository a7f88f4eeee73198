import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Ends every connection and starts anew; down for at least so many milliseconds. */
  restart(down: number): Promise<void>;
  stop(): Promise<void>;
}

interface User {
  uid?: number;
  gid?: number;
}

function newest(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((v) => join(DEBIAN, v, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
}

/** The folder of the server's programs; where there is none, root installs Debian's. */
function programs(): string {
  const found = newest();
  if (found) return found;
  if (process.getuid?.() !== 0) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', 'postgresql'], { env, stdio: 'ignore' });
  const installed = newest();
  if (!installed) throw new Error(`apt-get installed postgresql, but ${DEBIAN}/*/bin is not there`);
  return installed;
}

/** PostgreSQL refuses to run as root. */
function someoneElse(): User {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one may exist.
    }
  throw new Error('there is no unprivileged user to run PostgreSQL as');
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener a connection that ends while the server starts would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the server as long as somebody holds the other end of file 3, whatever becomes of him; then cleans up. Nothing is
 * worth an orderly shutdown. A server that ends while there is a file `again` is started again, once there is no `down`.
 */
const KEEPER = `
  (cat <&3 > /dev/null; touch "$0/over"
   while kill -QUIT $(head -n 1 "$0/data/postmaster.pid") 2> /dev/null || [ -e "$0/over" ]; do sleep 0.1; done) &
  while "$@" 3<&-; [ -e "$0/again" ] && [ ! -e "$0/over" ]; do
    while [ -e "$0/down" ] && [ ! -e "$0/over" ]; do sleep 0.02; done
    rm -f "$0/again"
  done
  rm -rf "$0"`;

/** A PostgreSQL server of its own in a temporary folder, reached through a socket in that folder. */
export async function startPostgres(...settings: string[]): Promise<Postgres> {
  const bin = programs();
  const user = someoneElse();
  const folder = mkdtempSync(join(tmpdir(), 'ochre-pg-'));
  const data = join(folder, 'data');
  try {
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
    const init = ['-D', data, '-U', 'ochre', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
    execFileSync(join(bin, 'initdb'), init, { ...user, cwd: folder, stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
  const command = [join(bin, 'postgres'), '-D', data, ...options.flatMap((option) => ['-c', option])];
  // Detached: Ctrl-C in a terminal must not stop it before those who use it.
  const keeper = spawn('sh', ['-c', KEEPER, folder, ...command], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const gone = once(keeper, 'exit');
  const held = keeper.stdio[3] as Writable;
  held.on('error', () => {});
  const stop = async (): Promise<void> => {
    held.end();
    await gone;
  };
  let said = '';
  keeper.stderr!.on('data', (text) => {
    said = (said + String(text)).slice(-4000);
  });
  const url = (name: string): string => `postgres://ochre@/${name}?host=${encodeURIComponent(folder)}`;
  const started = async (): Promise<void> => {
    for (const until = Date.now() + 60_000; !(await accepts(url('postgres'))); await sleep(50)) {
      if (keeper.exitCode === null && Date.now() < until) continue;
      await stop();
      throw new Error(`PostgreSQL does not start:\n${said}`);
    }
  };
  await started();
  let made = 0;
  return {
    async database() {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      const name = `ochre${++made}`;
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    async restart(down) {
      const [again, off] = [join(folder, 'again'), join(folder, 'down')];
      for (const file of [again, off]) writeFileSync(file, '');
      const pidFile = join(data, 'postmaster.pid');
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
      while (existsSync(pidFile)) await sleep(10);
      await sleep(down);
      rmSync(off);
      await started();
    },
    stop,
  };
}
