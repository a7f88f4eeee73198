// Makes the package as one archive in the root of the project, to be run by npx and to be published.
// Usage: npm run pack
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmProgram } from './npm.mjs';
import { fail } from './step.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a program prints; it ends everything where it fails. */
function printed([program, ...args], cwd) {
  const { status, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) fail('The package could not be made; the reason is above.');
  return stdout.trim();
}

const folder = mkdtempSync(join(tmpdir(), 'ochre-pack-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const layOut = join(root, 'packages/cli/tools/layOutPackage.ts');
const size = printed([process.execPath, layOut, folder], root);
const name = printed([...npmProgram(), 'pack', '--silent', '--pack-destination', root], folder);
console.log(`${name}: ${size}`);
console.log(`Try it: npx ./${name}`);
