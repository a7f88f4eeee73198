import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasDisplay, opener } from '../src/browser.ts';
import { gamesFolder } from '../src/gamesFolder.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'ochre-package-'));
const installed = join(place, 'node_modules/ochre');
const launcher = join(installed, 'bin/ochre.js');
const manifest = (): { dependencies: Record<string, string>; [field: string]: unknown } =>
  JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

/** The package as npm lays it down: beside it what it says it needs, and nothing else of this project. */
beforeAll(() => {
  const client = join(place, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>built</title>');
  const pack = [join(root, 'packages/cli/tools/layOutPackage.ts'), installed, '--client', client];
  const { status, stderr } = spawnSync(process.execPath, pack, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of Object.keys(manifest().dependencies)) {
    mkdirSync(dirname(join(place, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name), 'junction');
  }
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

function ochre(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    cwd: place,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('is ready to be published, and needs no tool of ours', () => {
  const { dependencies, ...told } = manifest();
  expect(told).toMatchObject({ name: 'ochre', license: 'MIT', bin: { ochre: 'bin/ochre.js' } });
  expect(told).toHaveProperty('engines.node');
  for (const field of ['private', 'scripts', 'devDependencies', 'optionalDependencies', 'workspaces'])
    expect(told).not.toHaveProperty(field);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: true }>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    const { dev, version: locked } = lock.packages[`node_modules/${name}`]!;
    expect([name, dev, version]).toEqual([name, undefined, locked]);
  }
});

test('has plain JavaScript and the client, and nothing else', () => {
  const files = globSync('**/*', { cwd: installed, withFileTypes: true }).filter((file) => file.isFile());
  const endings = new Set(files.map(({ name }) => name.replace(/^[^.]*/, '')));
  // The client of this test is one page.
  expect([...endings].sort()).toEqual(['', '.html', '.js', '.json', '.md', '.rulings.json']);
  const paths = files.map((file) => join(file.parentPath, file.name).slice(installed.length + 1));
  const ours = /\/(test|e2e|gallery|tools|generator|painter|node_modules)\//;
  expect(paths.filter((path) => ours.test(path))).toEqual([]);
  for (const path of paths.filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(installed, path), 'utf8'), path).not.toMatch(
      /(from|import|import\(|URL\() ?'(@ochre\/|[^']*\.ts')/,
    );
});

test('has every command that players need, each with all it is made of', () => {
  const { stdout, stderr } = ochre('--help');
  expect(stderr).toBe('');
  const commands = [...stdout.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name!);
  expect(commands).toEqual(
    expect.arrayContaining(['serve', 'account', 'backup', 'restore', 'export', 'verify']),
  );
  expect(commands).not.toContain('fuzz');
  for (const command of commands)
    expect(ochre(command, '--help'), command).toMatchObject({ status: 0, stderr: '' });
  expect(ochre('--version').stdout.trim()).toBe(manifest()['version']);
  expect(ochre('nonsense')).toMatchObject({ status: 2 });
  const game = ochre('sim', '--games', '1', '--rules', 'classic', '--players', '2', '--turns', '2');
  expect(game).toMatchObject({ status: 0, stderr: '' });
});

test('says in one line that Node is too old', () => {
  const old = join(installed, 'bin/old.js');
  writeFileSync(old, readFileSync(launcher, 'utf8').replace(/WANTED = .*/, 'WANTED = [99, 1];'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [old], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `ochre needs Node 99.1 or newer; this is ${process.version}.\n`,
  });
});

/** A system on which opening an address writes it down. */
function desktop(): NodeJS.ProcessEnv {
  const bin = join(place, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" > '${join(place, 'opened')}'\n`, {
    mode: 0o755,
  });
  const env: NodeJS.ProcessEnv = { ...process.env, XDG_DATA_HOME: join(place, 'share'), DISPLAY: ':9' };
  for (const name of ['SSH_CONNECTION', 'CI', 'OCHRE_DATA', 'OCHRE_PORT', 'DATABASE_URL', 'OCHRE_LOG'])
    delete env[name];
  return { ...env, PATH: [bin, env['PATH']].join(delimiter) };
}

async function serve(
  env: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<{ child: ChildProcess; said: string[] }> {
  const child = spawn(process.execPath, [launcher, ...args], {
    cwd: place,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    said.push(line);
    if (/^http:\S+$/.test(line)) break;
  }
  return { child, said };
}

async function stop(child: ChildProcess): Promise<unknown> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  return (await gone)[0];
}

test.runIf(process.platform === 'linux')(
  'without a command it serves and opens the browser, unless it is told not to',
  async () => {
    const opened = join(place, 'opened');
    const { child, said } = await serve(desktop(), '--port', '0');
    expect(said).toEqual(['Ochre is running; Ctrl-C stops it. Open in a browser:', said.at(-1)]);
    await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(`${said.at(-1)}\n`);
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(`${said.at(-1)}/api/play`, body)).status).toBe(200);
    expect(await (await fetch(said.at(-1)!)).text()).toContain('built');
    expect(await stop(child)).toBe(0);
    expect(existsSync(join(place, 'share/ochre/ochre.db')), 'games are where programs keep such things').toBe(
      true,
    );
    rmSync(opened);
    for (const [env, ...args] of [
      [desktop(), '--port', '0', '--no-open'],
      [{ ...desktop(), DISPLAY: '' }, '--port', '0'],
    ] as const) {
      const quiet = await serve(env, ...args);
      expect(await stop(quiet.child)).toBe(0);
      expect(existsSync(opened)).toBe(false);
    }
  },
);

test('opens the browser as each system does, where somebody sits before it', () => {
  const url = 'http://127.0.0.1:4100';
  expect(opener('linux', url)).toEqual(['xdg-open', url]);
  expect(opener('darwin', url)).toEqual(['open', url]);
  expect(opener('win32', url)).toEqual(['rundll32', 'url.dll,FileProtocolHandler', url]);
  expect(hasDisplay('linux', {})).toBe(false);
  expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
  expect(hasDisplay('darwin', {})).toBe(true);
  expect(hasDisplay('win32', { CI: 'true' })).toBe(false);
  expect(hasDisplay('darwin', { SSH_CONNECTION: '10.0.0.1 22' })).toBe(false);
});

test('keeps games where each system keeps such things', () => {
  expect(gamesFolder('linux', {}, '/home/ada')).toBe('/home/ada/.local/share/ochre');
  expect(gamesFolder('linux', { XDG_DATA_HOME: '/data' }, '/home/ada')).toBe('/data/ochre');
  expect(gamesFolder('darwin', {}, '/Users/ada')).toBe('/Users/ada/Library/Application Support/ochre');
  const local = 'C:\\Users\\ada\\AppData\\Local';
  expect(gamesFolder('win32', {}, 'C:\\Users\\ada')).toBe(`${local}\\ochre`);
  expect(gamesFolder('win32', { LOCALAPPDATA: local }, 'C:\\Users\\ada')).toBe(`${local}\\ochre`);
});
