import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staticSite, zipped } from '../tools/staticSite.ts';

let folder: string;
let client: string;
const inFolder = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ochre-site-'));
  client = inFolder('client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<script src="./assets/main.js"></script>');
  writeFileSync(join(client, 'assets/main.js'), 'let x;'.repeat(100));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is the built client with what hosts of files want', () => {
  const site = staticSite(client, inFolder('site'));
  expect(site.files).toEqual(['.nojekyll', 'assets/main.js', 'index.html']);
  expect(readFileSync(inFolder('site/index.html'), 'utf8')).toContain('src="./assets/main.js"');
});

it('shows its own page for addresses that are not there, where its folder is known', () => {
  const { files } = staticSite(client, inFolder('site'), '/games/ochre/');
  expect(files).toContain('404.html');
  expect(readFileSync(inFolder('site/404.html'), 'utf8')).toContain('src="/games/ochre/assets/main.js"');
  // The folder is made anew: nothing of an earlier one is left.
  expect(staticSite(client, inFolder('site')).files).not.toContain('404.html');
});

it('is refused where a host would refuse it', () => {
  for (let i = 0; i < 1000; i++) writeFileSync(join(client, `assets/${i}.js`), '');
  expect(() => staticSite(client, inFolder('site'))).toThrow('1003 files are more than 1000');
});

/** What is in an archive, read entry by entry as its format says. */
function unzipped(archive: Buffer): Record<string, string> {
  const found: Record<string, string> = {};
  const end = archive.length - 22;
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [size, long, start] = [20, 28, 42].map((field) =>
      field === 28 ? archive.readUInt16LE(at + field) : archive.readUInt32LE(at + field),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + long);
    const content = inflateRawSync(archive.subarray(start + 30 + long, start + 30 + long + size));
    expect(archive.readUInt32LE(at + 16)).toBe(crc32(content));
    expect(archive.toString('utf8', start + 30, start + 30 + long)).toBe(name);
    found[name] = content.toString('utf8');
    at += 46 + long;
  }
  return found;
}

it('comes as one archive too, the same every time', () => {
  const site = staticSite(client, inFolder('site'));
  const archive = zipped(inFolder('site'), site);
  expect(unzipped(archive)).toEqual({
    '.nojekyll': '',
    'assets/main.js': 'let x;'.repeat(100),
    'index.html': '<script src="./assets/main.js"></script>',
  });
  expect(zipped(inFolder('site'), staticSite(client, inFolder('site')))).toEqual(archive);
});
