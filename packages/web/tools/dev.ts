// Server and client together, for those who work on them: the client by Vite, which puts changes into the open page; the
// server restarts when its files change, and its tables go on. Until Ctrl-C.
// Usage: npm run dev [-- PORT], where the client is served (4200 where none is said)
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = Number(process.argv[2] ?? 4200);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('The port is a number up to 65535.');
  process.exit(2);
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as { port: number };
  socket.close();
  return port;
}

/** The client; what is not its own goes to the server. */
async function client(server: string): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(root, 'packages/web/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: port !== 0,
      proxy: { '/api': { target: server, ws: true }, '^/(notices|healthz|readyz)': server },
    },
  });
  return vite.listen();
}

/** The server, begun again whenever a file of it changes; here once it answers. */
async function server(port: number, publicUrl: string): Promise<ChildProcess> {
  const main = join(root, 'packages/cli/src/main.ts');
  const args = ['serve', '--no-client', '--port', String(port), '--public-url', publicUrl];
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', main, ...args], {
    env: { OCHRE_DATA: join(root, 'data/dev'), OCHRE_LOG: 'warn', ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ctrl-C reaches every process of a terminal's group: it is told apart from that.
    detached: true,
  });
  const lines = createInterface({ input: child.stdout });
  const there = new Promise<void>((resolve) =>
    lines.on('line', (line) => (/^https?:\S+$/.test(line) ? resolve() : console.log(`server  ${line}`))),
  );
  const died = once(child, 'exit').then(() => {
    throw new Error('the server does not start');
  });
  await Promise.race([there, died]);
  died.catch(() => {});
  return child;
}

const behind = await freePort();
const vite = await client(`http://127.0.0.1:${behind}`).catch((error: Error) => {
  console.error(`${error.message}. Another one: npm run dev -- ${port + 1}`);
  process.exit(1);
});
// Vite would end the process at once, and leave the server behind.
process.removeAllListeners('SIGTERM');
const stopped = new Promise<void>((stop) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
});
const url = vite.resolvedUrls!.local[0]!;
const child = await server(behind, url.replace(/\/$/, ''));
console.log(`client   ${url}`);
console.log(`gallery  ${url}gallery/  every decision on the table, one by one`);
console.log(`api      ${url}api/docs`);
console.log('Changes show at once. Ctrl-C stops everything.');
await stopped;
const gone = once(child, 'exit');
child.kill('SIGTERM');
await Promise.all([gone, vite.close()]);
