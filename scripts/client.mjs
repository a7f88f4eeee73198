// Builds the web client when what it is made of is newer than what was built last.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, step } from './step.mjs';

const SOURCES = [
  'package-lock.json',
  ...['engine', 'rulesets', 'maps', 'bots', 'protocol', 'languages', 'positions', 'lessons', 'web'].map(
    (name) => `packages/${name}/src`,
  ),
  ...['public', 'pwa', 'tools', 'index.html', 'vite.config.ts'].map((name) => `packages/web/${name}`),
];

/** When a file, or anything in a folder, was last changed. */
function changed(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => changed(join(path, name))));
}

/** @param {string} root @param {string} node the program to build with */
export async function buildClient(root, node) {
  const web = join(root, 'packages', 'web');
  const built = join(web, 'dist', 'index.html');
  const newest = Math.max(...SOURCES.map((source) => changed(join(root, source))));
  if (existsSync(built) && changed(built) >= newest) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const outcome = await step('building the web client', [node, vite, 'build', '--logLevel', 'warn'], web);
  if (outcome !== 'done')
    fail(
      'The web client could not be built; the reason is above. Nothing was started.',
      'Mend it and start again, or say --no-client for a server without it: npm start -- --no-client',
    );
}
