import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../bin/ochre.js', import.meta.url));

test('tests run on Node 24 or newer', () => {
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
});

test('the launcher starts the command line without a build or a warning', () => {
  const run = spawnSync(process.execPath, [launcher, '--help'], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/ochre/);
});
