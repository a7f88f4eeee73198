// Gets a fresh clone ready: installs the dependencies when they are missing or out of date, and finds the Node that runs
// everything else. Nothing but Node's own modules, and good from Node 18 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmProgram } from './npm.mjs';
import { fail, step } from './step.mjs';

/** The first with all that the server uses: argon2 came last. */
const NODE_WANTED = [24, 7];
const ATTEMPTS = 3;
const SILENCE_MS = Number(process.env.OCHRE_INSTALL_SILENCE_MS ?? 120_000);
/** What of a package.json decides what gets installed. */
const DECIDES =
  /^(name|version|workspaces|bin|overrides|(dev|optional|peer|bundle)?dependencies|dependencies)$/i;

const numbers = (version) => version.replace(/^v/, '').split('.').map(Number);

/** Whether a version of Node is that one, or newer. */
function reaches(version, [major, minor]) {
  const [first, second] = numbers(version);
  return first > major || (first === major && second >= minor);
}

/** A digest of all that decides what gets installed. Contents, not times: a checkout changes times. */
export function fingerprint(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  const hash = createHash('sha256');
  for (const file of ['package.json', ...packages.sort()]) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    const fields = Object.entries(JSON.parse(readFileSync(path, 'utf8')));
    hash.update(`${file}\0${JSON.stringify(fields.filter(([key]) => DECIDES.test(key)))}\0`);
  }
  for (const file of ['package-lock.json', '.npmrc']) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

const stampOf = (root) => join(root, 'node_modules', '.ochre-installed');

/** Notes what is installed now. A new file each time: checkouts may share the old one. */
export function stamp(root) {
  const path = stampOf(root);
  writeFileSync(`${path}.new`, fingerprint(root));
  renameSync(`${path}.new`, path);
}

function isInstalled(root) {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === fingerprint(root);
}

/** Counts the packages as npm fetches them; what is of no use to a newcomer is kept from him. */
function counting() {
  let packages = 0;
  return (line) => {
    if (/^npm http .*\.tgz/.test(line)) packages++;
    if (/^npm (http|info|notice|warn)|^$|^added /.test(line)) return `${packages} packages, `;
    return undefined;
  };
}

async function install(root) {
  // Development and optional packages are wanted whatever the environment says: the tests and Node 24 are in them.
  const args = [
    'install',
    '--include=dev',
    '--include=optional',
    '--loglevel=http',
    '--no-audit',
    '--no-fund',
  ];
  let outcome = 'silent';
  // npm has been seen to wait for ever, for nothing: another one goes on where it stopped.
  for (let left = ATTEMPTS; left > 0 && outcome === 'silent'; left--)
    outcome = await step(
      'installing what it needs',
      [...npmProgram(), ...args],
      root,
      counting(),
      SILENCE_MS,
    );
  if (outcome !== 'done')
    fail('npm install failed; the reason is above. Is the npm registry reachable? Then try again.');
  stamp(root);
}

/** The package with a Node for a system, among those that npm is asked for. */
function nodePackage(root, platform = process.platform, arch = process.arch) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const system = `-${platform === 'win32' ? 'win' : platform}-${arch}`;
  return Object.keys(optionalDependencies).find((name) => name.startsWith('node-') && name.endsWith(system));
}

/** The Node that npm brought along where there is one for this system, else the one that runs now. */
function projectNode(root) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(root, 'node_modules', nodePackage(root) ?? 'node', 'bin', program);
  const version = existsSync(own) ? spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout?.trim() : '';
  return version ? { path: own, version } : { path: process.execPath, version: process.version };
}

/** Installs what is missing. @returns {Promise<string>} the path of the Node to run everything else with */
export async function ready(root) {
  if (!reaches(process.version, [18, 0]))
    fail(`Node 18 or newer is needed to install; this is ${process.version}.`);
  if (!isInstalled(root)) await install(root);
  const node = projectNode(root);
  if (!reaches(node.version, NODE_WANTED))
    fail(
      `Node ${NODE_WANTED.join('.')} or newer is needed, and this is ${node.version} (${node.path}).`,
      nodePackage(root)
        ? 'npm install brings it on this system: delete node_modules and try again.'
        : 'npm has none for this system: install it and put it first on the PATH.',
    );
  return node.path;
}
