import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// Linux, macOS and Windows: what cannot be run on all three here is read for what only one of them understands.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

const { scripts, optionalDependencies, overrides } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
  overrides: Record<string, string>;
};

/** What one shell makes something of and another does not: variables, lists, pipes, files, single quotes. */
const SHELL_ONLY = /[;&|<>$`'*?~]|\\|^\w+=|\b(rm|cp|mv|cat|export|set|source|test|sh|bash)\b(?!:)/;
/** Words that are harmless as parts of ours. */
const plain = (line: string): string => line.replace(/\b(npm test|test:\w+|build:static)\b/g, '');

describe('scripts', () => {
  test.each(Object.entries(scripts))('%s is one program of Node', (_name, line) => {
    expect(line).toMatch(/^node scripts\/[\w-]+\.mjs( |$)/);
    expect(line).not.toMatch(SHELL_ONLY);
    for (const file of line.split(' ').filter((word) => /^(scripts|packages)\//.test(word)))
      expect(files(file), file).toEqual([file]);
  });
});

/** For a Debian alone, and said so where they are described. */
const DEBIAN = [
  'packages/server/tools/postgres.ts',
  'packages/server/tools/threeNodes.ts',
  'packages/web/test/support/browser.ts',
  'packages/web/tools/newcomer.ts',
];
/** What a program that runs on every system does not say. */
const ONE_SYSTEM: [what: RegExp, why: string][] = [
  [
    /(spawn|exec\w*)(Sync)?\(\s*'(npm|npx|vite|tsc|sh|bash|rm|cp|ls|ps|kill|which|git)'/,
    'a program by name that Windows starts by a shell, or lacks',
  ],
  [/shell: true/, 'a shell'],
  [/process\.kill\(-/, 'groups of processes'],
  [/import\.meta\.url\)\.pathname/, 'a path that begins with a slash before the drive'],
  [/'\/(tmp|usr|bin|dev|proc|etc|var)\//, 'a folder of Linux'],
];

describe('programs that set up, check, build and serve', () => {
  const programs = [
    ...files('scripts/*.mjs'),
    ...files('packages/*/{src,tools,pwa,bin}/**/*.{ts,tsx,js}'),
    ...files('packages/*/*.ts'),
    'vitest.config.ts',
  ].filter((file) => !DEBIAN.includes(file) && !file.includes('/dist/'));

  test('say nothing that one system alone understands', () => {
    expect(programs.length).toBeGreaterThan(500);
    const found = programs.flatMap((file) => {
      const text = read(file);
      return ONE_SYSTEM.flatMap(([what, why]) => (what.test(text) ? [`${file}: ${why}`] : []));
    });
    expect(found).toEqual([]);
  });

  test('what is for a Debian alone is still there', () => {
    for (const file of DEBIAN) expect(files(file), file).toEqual([file]);
  });
});

/** Files that the configuration leaves out on some system. */
const leftOut = [
  ...read('vitest.config.ts').matchAll(/'(packages\/\w+\/\w+)\/(?:\{([\w,-]+)\}|([\w-]+))\.\*'/g),
].flatMap(([, folder, many, one]) => (many ?? one!).split(',').map((name) => `${folder}/${name}`));

test('tests that need PostgreSQL or signals are left out where there are none', () => {
  const others = files('packages/*/{test,e2e}/*.test.ts').filter(
    (file) => !file.endsWith('/systems.test.ts'),
  );
  const needing = others.filter((file) =>
    /from '\.\/postgres\.ts'|tools\/postgres\.ts'|\bend\('SIGTERM'\)|kill\('SIG(TERM|INT)'\)|stop\(child, 'SIG/.test(
      read(file),
    ),
  );
  expect(needing.length).toBeGreaterThan(8);
  expect(needing.filter((file) => !leftOut.includes(file.replace(/(\.long)?\.test\.ts$/, '')))).toEqual([]);
  for (const name of leftOut) expect(files(`${name}.*`).length, name).toBeGreaterThan(0);
});

interface Step {
  uses?: string;
  run?: string;
}
interface Workflow {
  jobs: Record<string, { strategy?: { matrix: { system: string[] } }; 'runs-on': string; steps: Step[] }>;
}
interface Pipeline {
  [job: string]: { script?: string[]; tags?: string[]; image?: string; extends?: string };
}

/** A line that means the same to every shell, and a script that there is. */
function portable(line: string): void {
  expect(line).toMatch(/^(npm|node) /);
  expect(plain(line)).not.toMatch(SHELL_ONLY);
  const script = line.match(/^npm (?:run )?([\w:-]+)/)![1]!;
  if (script !== 'ci') expect(Object.keys(scripts)).toContain(script);
}

describe('the forges', () => {
  test('GitHub and those like it check a change on three systems', () => {
    const { jobs } = parse(read('.github/workflows/check.yml')) as Workflow;
    const { strategy, steps, 'runs-on': runsOn } = jobs['check']!;
    expect(strategy!.matrix.system.map((name) => name.split('-')[0])).toEqual(['ubuntu', 'macos', 'windows']);
    expect(runsOn).toContain('matrix.system');
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(
      expect.arrayContaining(['npm run first-start', 'npm test']),
    );
    for (const job of Object.values(jobs))
      for (const { run, uses } of job.steps) {
        if (run !== undefined) portable(run);
        else expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      }
    expect(JSON.stringify(jobs['image'])).toContain('linux/amd64,linux/arm64');
  });

  test('GitLab does so too', () => {
    const jobs = parse(read('.gitlab-ci.yml')) as Pipeline;
    expect(jobs['.check']!.script).toEqual(expect.arrayContaining(['npm run first-start', 'npm test']));
    for (const system of ['linux', 'macos', 'windows']) expect(jobs[system]!.extends, system).toBe('.check');
    for (const { script = [] } of Object.values(jobs)) for (const line of script) portable(line);
  });
});

describe('what npm installs', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string; optionalDependencies?: Record<string, string> }>;
  };

  test('is in the lock for every system, so that `npm ci` goes through anywhere', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies: wanted = {} }]) =>
      Object.keys(wanted).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('brings a Node of its own on Linux, macOS and Windows', () => {
    const systems = Object.keys(optionalDependencies).map((name) => name.split('-').slice(-2).join(' '));
    expect(systems.sort()).toEqual(['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win x64']);
    for (const version of Object.values(optionalDependencies))
      expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(24);
  });

  test('is held back only where a system would go without', () => {
    for (const [name, version] of Object.entries(overrides))
      expect(packages[`node_modules/${name}`]!.version).toBe(version);
  });
});

test('files have the same bytes on every system', () => {
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
});
