import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../src/index.ts';
import { inTheEnd } from './house.ts';

const script = fileURLToPath(new URL('./child.ts', import.meta.url));
const children = new Set<ChildProcess>();
inTheEnd(async () => {
  for (const child of children) child.kill('SIGKILL');
});

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  /** What it wrote to its log. */
  readonly log: readonly string[];
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string, log: readonly string[]) {
    this.log = log;
    this.#child = child;
    this.url = url;
  }

  /** On a SQLite file in the folder, or on a PostgreSQL database. */
  static async start(
    at: ({ data: string } | { database: string }) &
      Partial<Pick<Settings, 'logLevel' | 'notices'>> & { usual?: boolean },
  ): Promise<ServerProcess> {
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    const child = spawn(process.execPath, [script, JSON.stringify(at)], { stdio: [...stdio] });
    children.add(child);
    child.once('exit', () => children.delete(child));
    const lines = createInterface({ input: child.stdout! });
    const log: string[] = [];
    const told = new Promise<string>((resolve) =>
      lines.on('line', (line) => (line.startsWith('http') ? resolve(line) : log.push(line))),
    );
    const died = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it was there`);
    });
    const url = await Promise.race([told, died]);
    died.catch(() => {});
    return new ServerProcess(child, url, log);
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
