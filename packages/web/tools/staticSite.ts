import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zip } from './zip.ts';

/** What itch.io takes; other hosts take more. */
const MOST_FILES = 1000;

export interface StaticSite {
  /** Paths with slashes, from the folder of the site. */
  files: string[];
  bytes: number;
}

/** All files in a folder and below, in the same order everywhere. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();

/**
 * A built client as a site of files alone. It works in any folder as it is; a host that shows a page of its own for
 * addresses it does not have can show ours where the folder (`base`) is known.
 */
export function staticSite(client: string, folder: string, base?: string): StaticSite {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(client, folder, { recursive: true });
  // Pages of a forge are otherwise made by a program that leaves files out.
  writeFileSync(join(folder, '.nojekyll'), '');
  if (base !== undefined) {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    writeFileSync(join(folder, '404.html'), page.replaceAll('="./', `="${base}`));
  }
  const files = filesIn(folder);
  if (files.length > MOST_FILES) throw new Error(`${files.length} files are more than ${MOST_FILES}`);
  return { files, bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) };
}

export const zipped = (folder: string, { files }: StaticSite): Buffer =>
  zip(files.map((file) => [file, readFileSync(join(folder, file))]));
