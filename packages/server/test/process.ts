import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../src/index.ts';
import { inTheEnd } from './house.ts';

const script = fileURLToPath(new URL('./child.ts', import.meta.url));
const children = new Set<ChildProcess>();
inTheEnd(async () => {
  for (const child of children) child.kill('SIGKILL');
});

/** The rest of the first line from now on that begins so. */
const said = (lines: Interface, word: string): Promise<string> =>
  new Promise((resolve) =>
    lines.on('line', (line) => line.startsWith(word) && resolve(line.slice(word.length))),
  );

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  /** What it wrote to its log. */
  readonly log: readonly string[];
  readonly #child: ChildProcess;
  readonly #lines: Interface;

  private constructor(child: ChildProcess, lines: Interface, url: string, log: readonly string[]) {
    this.log = log;
    this.#child = child;
    this.#lines = lines;
    this.url = url;
  }

  /** On a SQLite file in the folder, or on a PostgreSQL database. */
  static async start(
    at: ({ data: string } | { database: string }) & Partial<Settings> & { usual?: boolean; next?: boolean },
  ): Promise<ServerProcess> {
    const command = ['--expose-gc', script, JSON.stringify(at)];
    const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] });
    children.add(child);
    child.once('exit', () => children.delete(child));
    const lines = createInterface({ input: child.stdout });
    const log: string[] = [];
    lines.on('line', (line) => /^(at|held) /.test(line) || log.push(line));
    const died = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it was there`);
    });
    const url = await Promise.race([said(lines, 'at '), died]);
    died.catch(() => {});
    return new ServerProcess(child, lines, url, log);
  }

  /** Megabytes of memory that it cannot give back. */
  async held(): Promise<number> {
    const told = said(this.#lines, 'held ');
    this.#child.stdin!.write('held?\n');
    return Number(await told) / 2 ** 20;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }

  pause(on: boolean): void {
    this.#child.kill(on ? 'SIGSTOP' : 'SIGCONT');
  }
}
