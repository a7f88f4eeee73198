#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node must get far enough to hand over to the project's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const major = Number(process.versions.node.split('.')[0]);
const ownNode = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

if (major >= 24) {
  await import('../src/main.ts');
} else if (existsSync(ownNode) && process.env.OCHRE_REEXEC !== '1') {
  const run = spawnSync(ownNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, OCHRE_REEXEC: '1' },
  });
  if (run.error) console.error(`ochre: cannot run ${ownNode}: ${run.error.message}`);
  process.exitCode = run.status ?? 1;
} else {
  console.error(`ochre needs Node 24 or newer; this is ${process.version}.`);
  console.error('Run `npm install` in the project folder (on Linux it brings Node 24), or install Node 24.');
  process.exitCode = 1;
}
