import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const here = fileURLToPath(new URL('../../../', import.meta.url));
let root: string;

function write(file: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text, { mode });
}

/** In the place of npm: lays down a Node that leaves its mark, and this project's bundler. */
const NPM = `
  import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
  console.log('npm ' + process.argv[2]);
  if (process.env.BROKEN_LINE) throw new Error('no registry');
  if (process.env.SILENT_ONCE && !existsSync('silent')) {
    writeFileSync('silent', '');
    await new Promise((never) => setTimeout(never, 1e9));
  }
  cpSync('installed', 'node_modules', { recursive: true });
  symlinkSync(${JSON.stringify(join(here, 'node_modules/vite'))}, 'node_modules/vite');`;

const NODE = `node-${process.platform}-${process.arch}`;
const packageJson = (more = {}): string =>
  JSON.stringify({ name: 'small', type: 'module', optionalDependencies: { [NODE]: '24.21.0' }, ...more });

/** A project as small as can be, with the set-up of this one. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ochre-set-up-'));
  cpSync(join(here, 'scripts'), join(root, 'scripts'), { recursive: true });
  write('package.json', packageJson());
  write('npm.js', NPM);
  write(`installed/${NODE}/bin/node`, `#!/bin/sh\nINSTALLED=yes exec '${process.execPath}' "$@"\n`, 0o755);
  write('packages/web/index.html', '<title>small</title><script type="module" src="/src/main.js"></script>');
  write('packages/web/src/main.js', 'document.title += "!";');
  write(
    'packages/cli/main.js',
    'console.log("served", process.env.INSTALLED, ...process.argv.slice(2)); process.exitCode = 3;',
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function start(args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const command = [join(root, 'scripts/run.mjs'), '--client', 'packages/cli/main.js', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(root, 'npm.js'), ...env },
  });
  // How long things take differs; that they go on is said every few seconds.
  const said = stderr.split('\n').filter((line) => !/… (\d+ packages, )?\d+ s$/.test(line));
  return { status, stdout, said: said.map((line) => line.replace(/\d+ s$/, 'N s')).slice(0, -1) };
}

const INSTALLED = [
  'ochre: installing what it needs …',
  'npm install',
  'ochre: installing what it needs: done in N s',
];
const BUILT = ['ochre: building the web client …', 'ochre: building the web client: done in N s'];

test('a fresh clone installs, builds and starts in this order, with the Node it installed', () => {
  const args = ['--port', '0'];
  expect(start(args)).toEqual({
    status: 3,
    stdout: 'served yes --port 0\n',
    said: [...INSTALLED, ...BUILT],
  });
  expect(start(), 'nothing is left to do').toEqual({ status: 3, stdout: 'served yes\n', said: [] });
  const tomorrow = Date.now() / 1000 + 86_400;
  utimesSync(join(root, 'packages/web/src/main.js'), tomorrow, tomorrow);
  expect(start().said, 'the client is older than its sources').toEqual(BUILT);
  write('package.json', packageJson({ scripts: { more: 'x' } }));
  expect(start().said, 'nothing else to install').toEqual(BUILT);
});

test('a client that cannot be built stops the start, and says what to do', () => {
  write('packages/web/src/main.js', 'import "./missing.js";');
  const { status, stdout, said } = start();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(said.join('\n')).toContain('missing.js');
  expect(said.slice(-2)).toEqual([
    'ochre: The web client could not be built; the reason is above. Nothing was started.',
    'ochre: Mend it and start again, or say --no-client for a server without it: npm start -- --no-client',
  ]);
  const without = { status: 3, stdout: 'served yes --no-client\n', said: [] };
  expect(start(['--no-client'])).toEqual(without);
  expect(start([], { OCHRE_NO_CLIENT: '1' })).toEqual({ ...without, stdout: 'served yes\n' });
});

test('an install that hangs is begun anew', () => {
  const run = start([], { SILENT_ONCE: 'yes', OCHRE_INSTALL_SILENCE_MS: '4000' });
  expect(run).toMatchObject({ status: 3, said: [...INSTALLED.slice(0, 2), ...INSTALLED, ...BUILT] });
});

test('an install that fails stops the start, and is tried again the next time', () => {
  const { status, stdout, said } = start([], { BROKEN_LINE: 'yes' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(said.join('\n')).toContain('no registry');
  expect(said.at(-1)).toMatch(/^ochre: npm install failed; .*Is the npm registry reachable\?/);
  expect(start()).toMatchObject({ status: 3, said: [...INSTALLED, ...BUILT] });
});

test('what only builds and draws is not in a tree for production', () => {
  const lock = readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: true }> };
  const paths = ['vite', 'rolldown', 'sharp', '@resvg/resvg-js', 'playwright-core', 'typescript'];
  expect(paths.filter((name) => !packages[`node_modules/${name}`]?.dev)).toEqual([]);
});
