// What the set-up says and runs. Everything goes to the error output: the other one belongs to the command itself.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const HEARTBEAT_MS = 5000;

export const say = (text) => console.error(`ochre: ${text}`);

/** Ends the process; the last line says what to do. */
export function fail(...lines) {
  for (const line of lines) say(line);
  process.exit(1);
}

/**
 * Runs a program that takes a while and says so as long as it does.
 * @param {string} what it does, in words
 * @param {(line: string) => string | undefined} heard what to make of a line it prints: how far it is, to be told with
 * the next sign of life; without that the line is passed on
 * @param {number} silence milliseconds without a line after which it is taken for dead, and ended
 * @returns {Promise<'done' | 'failed' | 'silent'>}
 */
export async function step(what, [program, ...args], cwd, heard = () => undefined, silence = Infinity) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  say(`${what} …`);
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let far = '';
  let last = started;
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      last = Date.now();
      const told = heard(line);
      if (told === undefined) console.error(line);
      else far = told;
    });
  let silent = false;
  const heartbeat = setInterval(() => {
    say(`${what} … ${far}${seconds()}`);
    silent = Date.now() - last > silence;
    if (silent) child.kill('SIGKILL');
  }, HEARTBEAT_MS);
  const done = await new Promise((resolve) => {
    child.once('error', (error) => {
      say(`cannot run ${program}: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  clearInterval(heartbeat);
  if (done) say(`${what}: done in ${seconds()}`);
  return done ? 'done' : silent ? 'silent' : 'failed';
}
