import { existsSync, readFileSync } from 'node:fs';
import { builtinModules, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** A file of the package: its path from the root of the project, and what is in it there. */
export interface Packed {
  path: string;
  content: string | Buffer;
}

export interface Modules {
  files: Packed[];
  /** Packages of others that are imported. */
  foreign: string[];
}

/** What stands in quotes and may name a module: beside this one, or of one of our packages. */
const OURS = /(['"])((?:\.\.?\/|@ochre\/)[^'"\n]+)\1/g;
const FOREIGN = /(?:\bfrom|\bimport\(|\bimport)\s*(['"])((?:@[\w.-]+\/)?\w[\w.:/-]*)\1/g;
/** Modules that are found out while running, which nobody could pack. */
const UNKNOWN = /\bimport\(\s*(`|[\w.]+\s*[+`])/;

const slashed = (path: string): string => path.replaceAll(sep, '/');
const plainName = (path: string): string => path.replace(/\.ts$/, '.js');
/** `@scope/name/rest` and `name/rest` without the rest. */
const packageIn = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Where a package of ours lets others in by that name. */
function entered(root: string, specifier: string): string | undefined {
  const [, name, ...rest] = specifier.split('/');
  const folder = `packages/${name}`;
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const wanted = ['.', ...rest].join('/');
  for (const [door, target] of Object.entries(exports)) {
    const path = typeof target === 'string' ? target : target['default']!;
    const [before, after] = door.split('*');
    if (door === wanted) return slashed(join(folder, path));
    if (after !== undefined && wanted.startsWith(before!) && wanted.endsWith(after))
      return slashed(
        join(folder, path.replace('*', wanted.slice(before!.length, wanted.length - after.length))),
      );
  }
  return undefined;
}

/** Everything that can be come to from these files, as plain JavaScript. Nothing but types is taken away: lines stay. */
export function modulesFrom(root: string, entries: readonly string[]): Modules {
  const found = new Set(entries);
  const foreign = new Set<string>();
  const files: Packed[] = [];
  for (const path of found) {
    const source = readFileSync(join(root, path));
    if (!path.endsWith('.ts')) {
      files.push({ path, content: source });
      continue;
    }
    const code = stripTypeScriptTypes(source.toString('utf8'));
    if (UNKNOWN.test(code)) throw new Error(`${path} imports what only shows while running`);
    const content = code.replace(OURS, (whole, quote: string, specifier: string) => {
      const beside = specifier.startsWith('.');
      const target = beside ? slashed(join(dirname(path), specifier)) : entered(root, specifier);
      if (target === undefined || !/\.\w+$/.test(target) || !existsSync(join(root, target))) {
        if (!beside) throw new Error(`${path}: nothing is found by ${specifier}`);
        return whole;
      }
      if (target !== 'package.json') found.add(target);
      const way = slashed(relative(dirname(path), plainName(target)));
      return `${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`;
    });
    for (const [, , specifier] of code.matchAll(FOREIGN)) {
      if (specifier!.startsWith('@ochre/') || specifier!.startsWith('node:')) continue;
      if (!builtinModules.includes(specifier!)) foreign.add(packageIn(specifier!));
    }
    files.push({ path: plainName(path), content });
  }
  return { files, foreign: [...foreign].sort() };
}
