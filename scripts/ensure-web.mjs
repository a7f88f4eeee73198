// Builds the web client when its sources are newer than what was built last. Runs before `npm start`.
// A build that fails is told, and the server starts without the client: programs can still play.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const built = join(packages, 'web', 'dist', 'index.html');

function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) time = Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return time;
}

const sources = ['engine', 'rulesets', 'maps', 'bots', 'protocol', 'web'].map((name) =>
  join(packages, name, 'src'),
);
sources.push(join(packages, 'web', 'public'));
const changed = Math.max(
  statSync(join(packages, 'web', 'index.html')).mtimeMs,
  ...sources.filter((folder) => existsSync(folder)).map(newest),
);

if (!existsSync(built) || statSync(built).mtimeMs < changed) {
  console.error('ochre: building the web client');
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(packages, 'web'),
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) console.error('ochre: the web client could not be built; see above');
}
