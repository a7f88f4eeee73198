import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Asked, Hosting, Told } from './link.ts';

const script = fileURLToPath(new URL('./host.ts', import.meta.url));
/** Below those that systems give to connections: thousands of them are about to be made. */
const PORTS = { from: 20_000, to: 32_000 };
const TRIES = 20;

/** A server in a process of its own. */
export class Hosted {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(data: string, more: Hosting = {}): Promise<Hosted> {
    for (let left = TRIES; ; left--) {
      const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
      const child = fork(script, [JSON.stringify({ data, port, ...more })], { stdio: 'inherit' });
      const died = once(child, 'exit').then(() => ({ t: 'failed', code: '', text: 'it ended' }) as const);
      const told = (await Promise.race([once(child, 'message').then(([m]) => m as Told), died])) as Told;
      if (told.t === 'ready') return new Hosted(child, told.url);
      if (told.t !== 'failed' || told.code !== 'EADDRINUSE' || left === 0)
        throw new Error(`the server does not start: ${told.t === 'failed' ? told.text : told.t}`);
    }
  }

  /** Resident bytes, and milliseconds of CPU since its start. */
  async usage(): Promise<Extract<Told, { t: 'usage' }>> {
    const answer = once(this.#child, 'message');
    this.#ask('usage');
    return (await answer)[0] as Extract<Told, { t: 'usage' }>;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#ask('stop');
    await gone;
  }

  #ask(what: Asked): void {
    this.#child.send(what);
  }
}
