// Does what somebody does who has just found the project: a fresh clone in an empty folder, `npm start`, and the address it
// prints opened in a browser; then the first question of a game is answered. Once with the machine's own Node, once with
// each version named. Where that Node is new enough for the package, the clone makes one, and it is run in an empty folder. Says what it saw; whatever is not seen as it should be ends it with an error.
// Usage: node scripts/run.mjs packages/web/tools/newcomer.ts [VERSION ...], such as 22 24
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launch, openPage } from '../test/support/browser.ts';
import { answer, panelOf } from '../test/support/drive.ts';

/** For a slow line and a busy machine: to end what hangs. */
const PATIENCE = 600_000;
const DESK = { width: 1280, height: 800 };
const checkout = fileURLToPath(new URL('../../../', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'ochre-newcomer-'));

/** What this process was given by npm and by the project is nothing a newcomer has. */
function newcomersEnvironment(node?: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  const kept = /^npm_config_(registry|.*proxy|.*ca|cafile|strict_ssl|userconfig)$/i;
  for (const [name, value] of Object.entries(process.env))
    if (!/^(npm_|OCHRE_|DATABASE_URL|NODE|INIT_CWD)/i.test(name) || kept.test(name)) env[name] = value;
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const outside = path.filter((folder) => !folder.split(sep).includes('node_modules'));
  env['PATH'] = [...(node ? [node] : []), ...outside].join(delimiter);
  env['npm_config_cache'] = join(place, 'cache');
  // Empty for the first; whoever comes next takes from it what is there.
  env['npm_config_prefer_offline'] = 'true';
  // Whoever owns the checkout: git asks for nothing else.
  env['GIT_CONFIG_GLOBAL'] = join(place, 'gitconfig');
  return env;
}

/** The folder of a Node of that version, from npm. */
function nodeOfVersion(version: string): string {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(place, `node-${version}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{}');
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`];
  execFileSync('npm', install, { cwd: folder, env: newcomersEnvironment(), stdio: ['ignore', 2, 2] });
  return join(folder, 'node_modules', name, 'bin');
}

interface Started {
  npm: ChildProcess;
  url: string;
  /** Everything it has printed, in order. */
  lines: string[];
}

/** Runs npm's program and waits for an address that stands on a line of its own. */
async function start(program: string[], folder: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const npm = spawn(program[0]!, program.slice(1), {
    cwd: folder,
    env: { ...env, OCHRE_PORT: '0' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const late = setTimeout(() => process.kill(-npm.pid!, 'SIGKILL'), PATIENCE);
  const url = await new Promise<string>((resolve, reject) => {
    for (const input of [npm.stdout!, npm.stderr!])
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        console.log(`  | ${line}`);
        if (/^https?:\/\/\S+$/.test(line)) resolve(line);
      });
    npm.once('error', reject);
    npm.once('close', (code) =>
      reject(new Error(`${program.join(' ')} ended with ${code} and printed no address`)),
    );
  }).finally(() => clearTimeout(late));
  return { npm, url, lines };
}

/** Ctrl-C, as a terminal sends it: to everybody. Everything must be gone afterwards, by itself. */
async function controlC({ npm, url }: Started): Promise<void> {
  const gone = npm.exitCode === null && npm.signalCode === null ? once(npm, 'close') : Promise.resolve();
  process.kill(-npm.pid!, 'SIGINT');
  const late = setTimeout(() => process.kill(-npm.pid!, 'SIGKILL'), 60_000);
  await gone;
  clearTimeout(late);
  const still = await fetch(url).then(
    () => true,
    () => false,
  );
  if (still || npm.signalCode === 'SIGKILL') throw new Error('Ctrl-C does not stop the server');
}

/** Plays as far as the first answer. */
async function firstQuestion(browser: Browser, url: string): Promise<{ title: string; asked: string[] }> {
  const { page, problems } = await openPage(browser, DESK);
  try {
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now' }).click();
    const panel = panelOf(page);
    await panel.waitFor();
    const question = async (): Promise<string> => (await panel.locator('h2').first().textContent()) ?? '';
    const [first, id] = [await question(), await panel.getAttribute('data-decision')];
    const kind = await answer(page);
    await page.waitForFunction((was) => {
      const now = document.querySelector('.dp')?.getAttribute('data-decision');
      return now !== undefined && now !== was;
    }, id);
    if (problems.length > 0) throw new Error(`the page has problems: ${problems.join('; ')}`);
    return { title: await page.title(), asked: [`${first} (${kind})`, await question()] };
  } finally {
    await page.context().close();
  }
}

async function begin(browser: Browser, who: string, node?: string): Promise<void> {
  const env = newcomersEnvironment(node);
  const version = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
  const npmVersion = execFileSync('npm', ['--version'], { env, encoding: 'utf8', stdio: 'pipe' }).trim();
  console.log(`\nA newcomer with ${who}, ${version}, and npm ${npmVersion}:`);
  const folder = join(place, `with-${version}`);
  execFileSync('git', ['clone', '--quiet', checkout, folder], { env, stdio: ['ignore', 2, 2] });
  await play(browser, ['npm', 'start'], folder, env);
  if (fitForPackage(version)) await runPackage(browser, folder, env);
  rmSync(folder, { recursive: true, force: true });
}

/** As `engines` of the package says. */
function fitForPackage(version: string): boolean {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number) as [number, number];
  return major > 24 || (major === 24 && minor >= 7);
}

/** The package, made in the clone and run in a folder that has nothing else, with nothing but Node. */
async function runPackage(browser: Browser, clone: string, env: NodeJS.ProcessEnv): Promise<void> {
  execFileSync('npm', ['run', '-s', 'pack'], { cwd: clone, env, stdio: ['ignore', 2, 2] });
  const [name] = globSync('ochre-*.tgz', { cwd: clone });
  const empty = join(place, 'empty');
  mkdirSync(empty);
  copyFileSync(join(clone, name!), join(empty, name!));
  const own = { ...env, XDG_DATA_HOME: join(place, 'games') };
  await play(browser, ['npx', '--yes', `./${name}`, '--no-open'], empty, own);
  rmSync(empty, { recursive: true, force: true });
}

/** Starts it, opens what it prints in a browser, answers a question, and stops it. */
async function play(
  browser: Browser,
  program: string[],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const since = Date.now();
  const started = await start(program, folder, env);
  const seconds = Math.round((Date.now() - since) / 1000);
  try {
    const { title, asked } = await firstQuestion(browser, started.url);
    if (started.lines.at(-1) !== started.url)
      throw new Error(`the address is not what it printed last: ${started.lines.at(-1)}`);
    console.log(`  ${started.url} after ${seconds} s; the page is called “${title}”.`);
    console.log(`  Play now asked “${asked[0]}”; answered, it asked “${asked[1]}”.`);
  } finally {
    await controlC(started);
  }
}

writeFileSync(join(place, 'gitconfig'), '[safe]\n\tdirectory = *\n');
const browser = await launch(true);
try {
  await begin(browser, "the machine's own Node");
  for (const version of process.argv.slice(2))
    await begin(browser, `Node ${version} first on the path`, nodeOfVersion(version));
} finally {
  await browser.close();
  rmSync(place, { recursive: true, force: true });
}
