#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node must get far enough to hand over to the project's own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 24 || (major === 24 && minor >= 7)) {
  await import('../src/main.ts');
} else {
  const script = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
  const args = [script, 'packages/cli/src/main.ts', ...process.argv.slice(2)];
  const run = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = run.status ?? 1;
}
