// Three rules of the architecture that no off-the-shelf linter knows:
//   1. imports point up the package ladder only, those of tests too (what several of them share is in the testkit), and
//      come in by the doors of a package ("exports" of its package.json), not past them;
//   2. the engine names no rule set, advance, calamity or area, and touches no clock and no outside randomness;
//   3. no module of the engine serves one book alone: what only one rule set uses lives in that rule set's folder.
// Usage: node scripts/lint-boundaries.mjs [root]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { scan } from './scan-source.mjs';

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));

/** Which workspace packages each package may import. */
const LADDER = {
  engine: [],
  maps: ['engine'],
  rulesets: ['engine', 'maps'],
  bots: ['engine'],
  protocol: ['engine'],
  positions: ['engine', 'maps'],
  lessons: ['engine', 'bots', 'positions'],
  languages: ['engine', 'rulesets', 'bots', 'protocol'],
  film: ['engine', 'maps', 'languages'],
  server: ['engine', 'rulesets', 'maps', 'bots', 'protocol', 'languages'],
  testkit: ['engine', 'rulesets', 'maps', 'bots', 'protocol', 'positions', 'lessons', 'languages', 'server'],
  cli: [
    'engine',
    'rulesets',
    'maps',
    'bots',
    'protocol',
    'positions',
    'lessons',
    'languages',
    'film',
    'server',
    'testkit',
  ],
  web: ['engine', 'rulesets', 'maps', 'bots', 'protocol', 'positions', 'lessons', 'languages', 'film'],
};

/** What the tools of a package may use beyond that: pictures are taken of a running server. */
const TOOLS = { web: ['server'] };

/** What the tests of a package may use beyond that and the testkit. */
const TESTS = {
  rulesets: ['languages'], // rulings are said in every language
  languages: ['maps', 'server'], // names are those of boards, refusals those of tables
  web: ['server'], // pages are tried at tables of a running server
};

const RULESETS = join(root, 'packages/rulesets/src');
const list = join(RULESETS, 'registry.ts');
/** The manifests of the rule sets, each in the folder of its id. */
const { registry } = existsSync(list) ? await import(pathToFileURL(list).href) : { registry: [] };

/** The book of a rule set. Two editions are one: what they share may live with the first. */
const bookOf = ({ id, editionOf }) => editionOf ?? id;

/** Modules of the engine that one book alone uses and that stay there all the same, each with its reason. */
const ONE_BOOK = {};

/** Ids that are also words of the engine's own vocabulary, each with the reason it may appear there. */
const ALLOWED_WORDS = {
  water: 'a kind of border between areas, and also a trade card',
};

const IMPURE = [
  [/\bMath\s*\.\s*random\b/, 'Math.random: draws come from the generator in the state'],
  [/\bDate\s*\.\s*now\b|\bnew\s+Date\b|\bperformance\s*\.\s*now\b/, 'a clock: the engine has no time'],
];

const problems = [];
/** The path from the root, written the same on every system. */
const named = (file) => relative(root, file).split(sep).join('/');
const report = (file, line, text) => problems.push(`${named(file)}:${line}: ${text}`);

function sources(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|js|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes(`${sep}node_modules${sep}`) && !file.includes(`${sep}dist${sep}`))
    .sort();
}

const isTest = (file) =>
  /\.test\.tsx?$/.test(file) || ['test', 'e2e'].includes(relative(root, file).split(sep)[2]);
/** Build tools run on a developer's machine only: they may use development dependencies. */
const isBuildTool = (file) =>
  ['gallery', 'generator', 'painter', 'pwa', 'tools', 'vite.config.ts'].includes(
    relative(root, file).split(sep)[2],
  );
/** As may the random games of the testkit, which only tests ask for. */
const isForTests = (file) => relative(root, file).startsWith(join('packages', 'testkit', 'src', 'random'));

/** The workspace packages a file may import. */
function allowedFor(from, file) {
  if (isTest(file)) return [...LADDER[from], 'testkit', ...(TESTS[from] ?? [])];
  return [...LADDER[from], ...(isBuildTool(file) ? (TOOLS[from] ?? []) : [])];
}

const packageOf = (path) => {
  const [top, name] = relative(root, path).split(sep);
  return top === 'packages' ? name : undefined;
};

const manifests = new Map();
function manifestOf(name) {
  const path = join(root, 'packages', name, 'package.json');
  if (!manifests.has(name))
    manifests.set(name, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  return manifests.get(name);
}

/** The doors of a package, where they can be counted. */
function doorsOf(name) {
  const { exports } = manifestOf(name);
  return exports && !exports['./*'] ? exports : undefined;
}

/** Whether an import of another package comes in by one of its doors. */
function byDoor(target, file, text) {
  const doors = doorsOf(target);
  if (!doors) return true;
  const leads = (way) =>
    Object.keys(doors).some((door) =>
      door.endsWith('/*') ? way.startsWith(door.slice(0, -1)) : way === door,
    );
  if (!text.startsWith('.')) return leads(`.${text.slice(`@ochre/${target}`.length)}`);
  const inside = join(root, 'packages', target, 'src') + sep;
  const path = resolve(dirname(file), text);
  return !path.startsWith(inside) || leads(`./${path.slice(inside.length)}`);
}

function checkImport(from, file, { line, text }) {
  let target = text.match(/^@ochre\/([^/]+)/)?.[1];
  if (text.startsWith('.')) {
    target = packageOf(resolve(dirname(file), text));
    if (target === undefined && isTest(file)) return;
    if (target === undefined) return report(file, line, `'${text}' leaves the packages folder`);
  }
  if (target === from) return;
  if (target !== undefined) {
    if (!allowedFor(from, file).includes(target))
      report(file, line, `${from} may not import ${target} ('${text}')`);
    else if (!byDoor(target, file, text))
      report(file, line, `'${text}' is no door of ${target}: ${Object.keys(doorsOf(target)).join(' ')}`);
    return;
  }
  // Tests run where everything is installed.
  if (isTest(file)) return;
  if (from === 'engine') return report(file, line, `engine imports nothing outside itself ('${text}')`);
  if (text.startsWith('node:')) return;
  const name = text.match(/^(@[^/]+\/[^/]+|[^/]+)/)?.[0] ?? text;
  const manifest = manifestOf(from);
  const declared = {
    ...manifest.dependencies,
    ...(isBuildTool(file) || isForTests(file) ? manifest.devDependencies : {}),
  };
  if (declared[name] === undefined) report(file, line, `'${name}' is no dependency of packages/${from}`);
}

/** Every id the engine must not know, with the kind of thing it names. */
function forbiddenIds() {
  const ids = new Map(registry.map(({ id }) => [id, 'rule set']));
  const maps = join(root, 'packages/maps/src');
  for (const map of existsSync(maps) ? readdirSync(maps) : []) {
    const topology = join(maps, map, 'topology.json');
    if (!existsSync(topology)) continue;
    for (const area of JSON.parse(readFileSync(topology, 'utf8')).areas ?? []) ids.set(area.id, 'area');
  }
  for (const file of sources(RULESETS)) {
    const folder = dirname(file);
    if (!folder.endsWith(`${sep}tables`) && !folder.includes(`${sep}tables${sep}`)) continue;
    if (isTest(file)) continue;
    const table = relative(RULESETS, file);
    for (const match of readFileSync(file, 'utf8').matchAll(/\bid:\s*(['"])([^'"]+)\1/g)) {
      if (!ids.has(match[2])) ids.set(match[2], `id of ${table}`);
    }
  }
  for (const word of Object.keys(ALLOWED_WORDS)) ids.delete(word);
  return ids;
}

const namesIn = (list) =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as '),
    )
    .filter(([name]) => name);

const behind = new Map();
/** What is behind a door of the engine: the module of each name, and those that are exported whole. */
function behindDoor(door) {
  if (behind.has(door)) return behind.get(door);
  const source = readFileSync(door, 'utf8');
  const modules = new Map();
  for (const [, list, from] of source.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g))
    for (const [name, alias] of namesIn(list)) modules.set(alias ?? name, resolve(dirname(door), from));
  const whole = [...source.matchAll(/export (?:type )?\* from '([^']+)'/g)].map(([, from]) =>
    resolve(dirname(door), from),
  );
  behind.set(door, { modules, whole });
  return behind.get(door);
}

/** The modules of the engine that a file imports by a door, by what it takes from there. */
function throughDoor(source, specifier, door) {
  const { modules, whole } = behindDoor(door);
  const clauses = [...source.matchAll(/(?:import|export)\s+(?:type\s+)?\{([^{}]*)\}\s+from\s+'([^']+)'/g)];
  return clauses
    .filter(([, , from]) => from === specifier)
    .flatMap(([, list]) => namesIn(list))
    .flatMap(([name]) => modules.get(name) ?? whole);
}

const importsOf = new Map();
/** The files of engine and rule sets that a file imports. */
function imported(file) {
  const known = importsOf.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const doors = manifestOf('engine').exports ?? {};
  const found = scan(source)
    .strings.filter((string) => string.isImport)
    .flatMap(({ text }) => {
      if (text.startsWith('.')) return [resolve(dirname(file), text)];
      if (!text.startsWith('@ochre/engine')) return [];
      const door = doors[`.${text.slice('@ochre/engine'.length)}`];
      return door ? throughDoor(source, text, join(root, 'packages/engine', door)) : [];
    })
    .filter((path) => path.endsWith('.ts') && existsSync(path));
  importsOf.set(file, found);
  return found;
}

/** Everything a file imports, and what that imports. */
function reached(file, seen = new Set()) {
  if (!seen.has(file)) {
    seen.add(file);
    for (const path of imported(file)) reached(path, seen);
  }
  return seen;
}

const ENGINE = join(root, 'packages/engine/src');

/** Modules of the engine that are reached from the rule sets of one book and from no other. */
function checkBooks() {
  if (new Set(registry.map(bookOf)).size < 2) return;
  const users = new Map();
  for (const manifest of registry)
    for (const file of reached(join(RULESETS, manifest.id, 'ruleset.ts')))
      if (file.startsWith(ENGINE + sep))
        users.set(file, (users.get(file) ?? new Set()).add(bookOf(manifest)));
  for (const [file, [book, ...others]] of [...users].sort()) {
    const module = relative(ENGINE, file).split(sep).join('/');
    const alone = others.length === 0;
    if (alone && !ONE_BOOK[module])
      report(file, 1, `only ${book} uses this: it belongs into packages/rulesets/src/${book}`);
    if (!alone && ONE_BOOK[module])
      report(file, 1, 'more than one book uses this: take it off ONE_BOOK of scripts/lint-boundaries.mjs');
  }
}

const forbidden = forbiddenIds();
checkBooks();
let files = 0;
for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = join(root, 'packages', name);
  if (!existsSync(join(folder, 'package.json'))) continue;
  if (LADDER[name] === undefined) {
    report(
      join(folder, 'package.json'),
      1,
      'unknown package: give it a row in LADDER of scripts/lint-boundaries.mjs',
    );
    continue;
  }
  for (const file of sources(folder)) {
    files += 1;
    const { strings, code } = scan(readFileSync(file, 'utf8'));
    if (isTest(file)) {
      for (const string of strings) if (string.isImport) checkImport(name, file, string);
      continue;
    }
    for (const string of strings) {
      if (string.isImport) checkImport(name, file, string);
      else if (name === 'engine' && forbidden.has(string.text)) {
        report(file, string.line, `engine names '${string.text}' (${forbidden.get(string.text)})`);
      }
    }
    if (name !== 'engine') continue;
    for (const [i, line] of code.split('\n').entries()) {
      for (const [pattern, what] of IMPURE)
        if (pattern.test(line)) report(file, i + 1, `engine uses ${what}`);
    }
  }
}

if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error(`boundaries: ${problems.length} problem${problems.length === 1 ? '' : 's'}`);
  process.exit(1);
}
console.log(`boundaries: ${files} files, ${forbidden.size} ids the engine must not name, no problem`);
