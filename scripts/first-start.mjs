// Starts the server as `npm start` does, looks at what it serves, and stops it. Runs on every system that the project runs on.
// Usage: npm run first-start
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fail, say } from './step.mjs';

/** For a slow line and a busy machine: to end what hangs. */
const PATIENCE_MS = 600_000;
const root = fileURLToPath(new URL('..', import.meta.url));

/** On Windows a program that is ended leaves those behind that it started. */
function end(child) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else child.kill('SIGTERM');
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, ...args] = scripts.start.split(' ');
const data = mkdtempSync(join(tmpdir(), 'ochre-first-start-'));
const child = spawn(process.execPath, [...args, '--port', '0', '--data', data], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const late = setTimeout(() => end(child), PATIENCE_MS);
const gone = once(child, 'exit');
let url;
for await (const line of createInterface({ input: child.stdout })) {
  console.log(line);
  if (!/^http:\S+$/.test(line)) continue;
  url = line;
  break;
}
if (!url) fail('it printed no address');
const seen = [];
const page = await (await fetch(url)).text();
for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
  seen.push(`${(await fetch(url + path)).status} ${path}`);
const { name } = await (await fetch(`${url}/api`)).json();
end(child);
await gone;
clearTimeout(late);
rmSync(data, { recursive: true, force: true });
const missing = seen.filter((file) => !file.startsWith('200'));
if (missing.length > 0 || seen.length < 4) fail(`the page lacks ${missing.join(', ') || 'its files'}`);
if (name !== 'ochre') fail('the server does not answer');
say(`the page, ${seen.length} of its files and the server are there`);
