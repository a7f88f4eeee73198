// Three servers on one PostgreSQL database, all on this machine, until Ctrl-C. Everything is gone afterwards.
// Usage: npm run three-nodes [-- PORT], the first of three ports (4101 where none is said).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres.ts';

const main = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const first = Number(process.argv[2] ?? 4101);
if (!Number.isInteger(first) || first < 1 || first > 65_533) {
  console.error('The first port is a number from 1 to 65533.');
  process.exit(2);
}

/** A node; says so when it is there, and when it has died. */
async function node(number: number, database: string): Promise<ChildProcess> {
  const port = String(first + number - 1);
  const args = [main, 'serve', '--port', port, '--metrics', '--log', 'error'];
  // Ctrl-C reaches every process of a terminal's group: nodes are told apart from it, one after the other.
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const lines = createInterface({ input: child.stdout! });
  const died = once(child, 'exit').then(() => {
    throw new Error(`node ${number} does not start`);
  });
  const address = new Promise<string>((resolve) =>
    lines.on('line', (line) => /^https?:\S+$/.test(line) && resolve(line)),
  );
  const url = await Promise.race([address, died]);
  died.catch(() => {});
  console.log(`node ${number}  ${url}  process ${child.pid}`);
  lines.on('line', (text) => console.log(`node ${number}  ${text}`));
  child.once('exit', (code, signal) => console.log(`node ${number}  ended (${signal ?? code})`));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

const stopped = new Promise<void>((stop) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
});
const postgres = await startPostgres();
const nodes: ChildProcess[] = [];
let failed = false;
try {
  const database = await postgres.database();
  console.log(`database  ${database}`);
  for (const number of [1, 2, 3]) nodes.push(await node(number, database));
  console.log('Open a table at one address and play at another. Kill a process: its tables move on.');
  console.log('Ctrl-C stops everything.');
  await stopped;
} catch (error) {
  console.error((error as Error).message);
  failed = true;
}
for (const child of nodes) await end(child);
await postgres.stop();
process.exit(failed ? 1 : 0);
