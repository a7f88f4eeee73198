// Writes the built client as a site of files alone, which plays solo from any folder of any host.
// Usage: npm run build:static [-- [--base /FOLDER/] [--out FOLDER] [--zip]]
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { staticSite, zipped } from './staticSite.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const client = fileURLToPath(new URL('../dist', import.meta.url));

const options = {
  base: { type: 'string' },
  out: { type: 'string', default: resolve(root, 'dist/static') },
  zip: { type: 'boolean', default: false },
} as const;

function stop(why: string): never {
  console.error(`build:static: ${why}`);
  process.exit(2);
}

function given() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { base, out, zip } = given();
if (base !== undefined && !/^\/([\w.~-]+\/)*$/.test(base))
  stop(`--base takes the path of a folder such as /games/ochre/, not ${base}`);
const folder = resolve(out);
const mayGo = !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'sw.js'));
if (!mayGo) stop(`--out takes a new folder, or one with an earlier site: in ${out} is something else`);
const site = staticSite(client, folder, base);
const megabytes = (site.bytes / 1e6).toFixed(1);
console.log(`${relative(process.cwd(), folder) || folder}: ${site.files.length} files, ${megabytes} MB`);
if (zip) {
  writeFileSync(`${folder}.zip`, zipped(folder, site));
  console.log(`${relative(process.cwd(), folder)}.zip: the same for itch.io`);
}
