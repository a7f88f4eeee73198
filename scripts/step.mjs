// What the set-up says and runs. Everything goes to the error output: the other one belongs to the command itself.
import { spawn } from 'node:child_process';

const HEARTBEAT_MS = 5000;

export const say = (text) => console.error(`ochre: ${text}`);

/** Ends the process; the last line says what to do. */
export function fail(...lines) {
  for (const line of lines) say(line);
  process.exit(1);
}

/** Runs a program that takes a while and says so as long as it does. @returns {Promise<boolean>} whether it went well */
export async function step(what, program, args, cwd) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  say(`${what} …`);
  const heartbeat = setInterval(() => say(`${what} … ${seconds()}`), HEARTBEAT_MS);
  const done = await new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 2, 2] });
    child.once('error', (error) => {
      say(`cannot run ${program}: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  clearInterval(heartbeat);
  if (done) say(`${what}: done in ${seconds()}`);
  return done;
}
