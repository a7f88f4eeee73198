// Runs a program of the project on a fresh clone as well as on any other: installs what is missing, builds the web client
// where it is asked for, and runs the program with the project's Node, by its path: a shell may still know another one.
// Usage: node scripts/run.mjs [--client] FILE [ARGUMENTS], the file from the root of the project
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from './client.mjs';
import { ready } from './install.mjs';
import { fail } from './step.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [wantsClient, file, ...args] =
  process.argv[2] === '--client' ? [true, ...process.argv.slice(3)] : [false, ...process.argv.slice(2)];

const node = await ready(root);
const withoutClient = args.includes('--no-client') || process.env.OCHRE_NO_CLIENT === '1';
if (wantsClient && !withoutClient) await buildClient(root, node);

const child = spawn(node, [join(root, file), ...args], { stdio: 'inherit' });
child.once('error', (error) => fail(`cannot run ${node}: ${error.message}`));
// Ctrl-C reaches every program of a terminal by itself; what else ends this one is passed on.
const passed = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => passed.includes(signal) && child.kill(signal));
child.once('close', (code, signal) => {
  for (const one of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(one);
  if (signal) process.kill(process.pid, signal);
  else process.exit(code);
});
