#!/usr/bin/env node
// Whatever Node finds this gets as far as saying that it is too old; only then is there anything newer to read.
const WANTED = __WANTED__;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) {
  import('../packages/cli/src/packed.js');
} else {
  console.error(`ochre needs Node ${WANTED.join('.')} or newer; this is ${process.version}.`);
  process.exitCode = 1;
}
