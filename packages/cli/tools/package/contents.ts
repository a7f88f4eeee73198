import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { modulesFrom, type Packed } from './modules.ts';

const ENTRIES = ['packages/cli/src/packed.ts'];
/** The oldest Node that has all the server uses: SQLite came first, argon2 for passwords last. */
const WANTED = [24, 7] as const;

interface Manifest {
  name: string;
  version: string;
  description: string;
  keywords: string[];
  license: string;
  dependencies?: Record<string, string>;
}

const json = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The version of each of these packages that ours are made with. */
function versionsOf(root: string, names: readonly string[]): Record<string, string> {
  const known: Record<string, string> = {};
  for (const folder of readdirSync(join(root, 'packages')))
    Object.assign(known, json(join(root, 'packages', folder, 'package.json')).dependencies);
  return Object.fromEntries(
    names.map((name) => {
      if (known[name] === undefined)
        throw new Error(`${name} is imported, and no package of ours depends on it`);
      return [name, known[name]];
    }),
  );
}

function manifest(root: string, foreign: readonly string[]): string {
  const { name, version, description, keywords, license } = json(join(root, 'package.json'));
  const told = {
    ...{ name, version, description, keywords, license },
    type: 'module',
    bin: { ochre: 'bin/ochre.js' },
    files: ['bin', 'packages', 'NOTICE'],
    engines: { node: `>=${WANTED.join('.')}` },
    dependencies: versionsOf(root, foreign),
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}

/** Everything in the built client. */
function client(folder: string): Packed[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).replaceAll(sep, '/');
      return { path: `packages/web/dist/${path}`, content: readFileSync(file) };
    });
}

/** All files of the package, where they lie in it: as in the project, so that they find each other. */
export function packageContents(root: string, builtClient: string): Packed[] {
  const { files, foreign } = modulesFrom(root, ENTRIES);
  const own = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
  return [
    { path: 'package.json', content: manifest(root, foreign) },
    { path: 'bin/ochre.js', content: own('launcher.js').replace('__WANTED__', JSON.stringify(WANTED)) },
    { path: 'README.md', content: own('README.md').replace('__WANTED__', WANTED.join('.')) },
    ...['LICENSE', 'NOTICE'].map((path) => ({ path, content: readFileSync(join(root, path)) })),
    ...files,
    ...client(builtClient),
  ];
}
