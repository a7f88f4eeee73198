// Everything a change must pass: types and lint beside the tests, which leave processors idle now and then.
// Usage: node scripts/check.mjs [types | lint | ARGUMENTS OF VITEST]
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const module = (path) => join(root, 'node_modules', path);

/** What was checked before and has not changed since is not checked again. */
const typesOf = (project, name) => [
  ...[module('typescript/bin/tsc'), '--noEmit', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', module(`.cache/ochre/${name}.tsbuildinfo`)],
];
const CHECKS = {
  types: { types: typesOf('.', 'all'), 'types of the web client': typesOf('packages/web', 'web') },
  lint: {
    lint: [module('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings'],
    boundaries: [join(root, 'scripts/lint-boundaries.mjs')],
  },
};

/** Runs a program of Node and keeps what it says, unless it may say it at once. */
function run(args, stdio) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data));
    child.once('close', (code) => resolve({ passed: code === 0, text }));
  });
}

/** One after the other; what is wrong is told when it is found. @returns {Promise<string[]>} what failed */
async function inOrder(checks) {
  const failed = [];
  for (const [name, args] of Object.entries(checks)) {
    const { passed, text } = await run(args, ['ignore', 'pipe', 'pipe']);
    if (!passed) failed.push(name);
    console.log(passed ? `✓ ${name}` : `✗ ${name}\n${text}`);
  }
  return failed;
}

async function tests(args) {
  const { passed } = await run([module('vitest/vitest.mjs'), 'run', ...args], 'inherit');
  return passed ? [] : ['tests'];
}

const [first, ...rest] = process.argv.slice(2);
const alone = CHECKS[first];
const failed = alone
  ? await inOrder(alone)
  : (
      await Promise.all([
        inOrder({ ...CHECKS.types, ...CHECKS.lint }),
        tests(first === undefined ? [] : [first, ...rest]),
      ])
    ).flat();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
