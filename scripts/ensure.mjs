// Gets a fresh clone ready: installs the dependencies when they are missing or out of date, then checks that
// a Node able to run TypeScript is there. Runs before `npm start`, `npm test` and `npm run ochre`, so it uses
// nothing but Node's own modules and works from Node 18 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_WANTED = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.ochre-installed');

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

function fail(...lines) {
  for (const line of lines) console.error(`ochre: ${line}`);
  process.exit(1);
}

/** A digest of every file that decides what gets installed. Contents, not times: a checkout changes times. */
function fingerprint() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...packages.sort()]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function install(why) {
  console.error(`ochre: ${why}, running npm install (a minute at most)`);
  // Development and optional packages are wanted whatever the environment says: the tests and Node 24 are in them.
  const args = [
    'install',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (run.error) fail(`cannot start npm: ${run.error.message}`);
  if (run.status !== 0) fail('npm install failed; see above. Is the npm registry reachable?');
  writeFileSync(stamp, fingerprint());
}

/** The Node that npm scripts will find first: the one in node_modules/.bin, else the one running now. */
function scriptNode() {
  const own = join(modules, '.bin', 'node');
  if (!existsSync(own)) return { version: process.version, path: process.execPath };
  const run = spawnSync(own, ['--version'], { encoding: 'utf8' });
  return { version: run.stdout?.trim() || 'v0', path: own };
}

if (major(process.version) < 18) fail(`Node 18 or newer is needed to install; this is ${process.version}.`);

if (!existsSync(modules)) install('no node_modules yet');
else if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) install('dependencies changed');

const node = scriptNode();
if (major(node.version) < NODE_WANTED) {
  fail(
    `Node ${NODE_WANTED} or newer is needed, but npm scripts would run ${node.version} (${node.path}).`,
    `On Linux (x64, arm64) npm install brings it: delete node_modules and try again.`,
    `Elsewhere install Node ${NODE_WANTED} and put it first on the PATH.`,
  );
}
