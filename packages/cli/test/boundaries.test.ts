import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/lint-boundaries.mjs', import.meta.url));
const DOORS = { '.': './src/index.ts', './query': './src/doors/query.ts' };
const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true });
});

function lint(files: Record<string, string>): { status: number | null; lines: string[] } {
  const root = mkdtempSync(join(tmpdir(), 'ochre-boundaries-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'packages', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const name = path.split('/')[0]!;
    writeFileSync(
      join(root, 'packages', name, 'package.json'),
      JSON.stringify({ dependencies: { yaml: '1' }, ...(name === 'engine' && { exports: DOORS }) }),
    );
  }
  const run = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status: run.status, lines: run.stderr.split('\n').filter((line) => line.startsWith('packages')) };
}

test('imports that point up the ladder pass', () => {
  const { status } = lint({
    'engine/src/index.ts': "export * from './state.ts';\n",
    'rulesets/src/index.ts':
      "import { a } from '@ochre/engine/query';\nimport type { B } from '@ochre/engine';\n",
    'cli/src/main.ts': "import '@ochre/bots';\nimport { parse } from 'yaml';\nawait import('node:fs');\n",
    'engine/test/a.test.ts': "import '@ochre/testkit';\nimport 'whatever';\nimport '../src/state.ts';\n",
    'testkit/src/index.ts': "import '@ochre/bots';\n",
    'web/e2e/a.test.ts': "import '../../server/test/house.ts';\n",
  });
  expect(status).toBe(0);
});

test('a package with doors is entered by them, in tests too', () => {
  const { lines } = lint({
    'engine/src/index.ts': '',
    'bots/src/a.ts': "import { a } from '@ochre/engine/state.ts';\n",
    'bots/test/a.test.ts': "import '@ochre/engine/ruleset';\nimport '../../engine/src/state.ts';\n",
    'maps/src/a.ts': "import '@ochre/engine/query';\n",
  });
  expect(lines).toEqual([
    "packages/bots/src/a.ts:1: '@ochre/engine/state.ts' is no door of engine: . ./query",
    "packages/bots/test/a.test.ts:1: '@ochre/engine/ruleset' is no door of engine: . ./query",
    "packages/bots/test/a.test.ts:2: '../../engine/src/state.ts' is no door of engine: . ./query",
  ]);
});

test('tests point up the ladder too: what several of them share is in the testkit', () => {
  const { lines } = lint({
    'bots/test/a.test.ts': "import '@ochre/rulesets';\nimport '../../cli/src/play/table.ts';\n",
    'bots/test/tables.ts': "import '@ochre/server';\n",
    'bots/src/a.ts': "import '@ochre/testkit';\n",
    'server/test/a.test.ts': "import '../../web/test/b.ts';\n",
    'testkit/src/a.ts': "import '@ochre/cli';\nimport 'fast-check';\n",
  });
  expect(lines).toEqual([
    "packages/bots/src/a.ts:1: bots may not import testkit ('@ochre/testkit')",
    "packages/bots/test/a.test.ts:1: bots may not import rulesets ('@ochre/rulesets')",
    "packages/bots/test/a.test.ts:2: bots may not import cli ('../../cli/src/play/table.ts')",
    "packages/bots/test/tables.ts:1: bots may not import server ('@ochre/server')",
    "packages/server/test/a.test.ts:1: server may not import web ('../../web/test/b.ts')",
    "packages/testkit/src/a.ts:1: testkit may not import cli ('@ochre/cli')",
    "packages/testkit/src/a.ts:2: 'fast-check' is no dependency of packages/testkit",
  ]);
});

test('imports that point down, out or to undeclared packages are named with their line', () => {
  const { status, lines } = lint({
    'engine/src/a.ts':
      "\nimport '@ochre/rulesets';\nimport x from 'node:fs';\nimport '../../maps/src/b.ts';\n",
    'bots/src/b.ts': "export * from '@ochre/maps';\n",
    'maps/src/c.ts': "const x = await import('lodash');\n",
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    "packages/bots/src/b.ts:1: bots may not import maps ('@ochre/maps')",
    "packages/engine/src/a.ts:2: engine may not import rulesets ('@ochre/rulesets')",
    "packages/engine/src/a.ts:3: engine imports nothing outside itself ('node:fs')",
    "packages/engine/src/a.ts:4: engine may not import maps ('../../maps/src/b.ts')",
    "packages/maps/src/c.ts:1: 'lodash' is no dependency of packages/maps",
  ]);
});

test('ids of rule sets, tables and areas are refused in the engine as whole literals only', () => {
  const { lines } = lint({
    'rulesets/src/mega/tables/calamities.ts': "export const rows = [{ id: 'famine', n: 1 }];\n",
    'maps/src/world/topology.json': '{"areas":[{"id":"crete"}]}',
    'engine/src/a.ts': [
      "// 'famine' isn't code",
      "const a = 'famine';",
      "const b = 'famine relief', c = /'famine'/g;",
      `const d = \`\${has('crete') ? 'x' : "mega"}\`;`,
      'const e = `crete`;',
    ].join('\n'),
    'engine/src/a.test.ts': "const a = 'famine';\n",
  });
  expect(lines).toEqual([
    "packages/engine/src/a.ts:2: engine names 'famine' (id of mega/tables/calamities.ts)",
    "packages/engine/src/a.ts:4: engine names 'crete' (area)",
    "packages/engine/src/a.ts:4: engine names 'mega' (rule set)",
    "packages/engine/src/a.ts:5: engine names 'crete' (area)",
  ]);
});

test('the engine has no clock and no randomness of its own', () => {
  const { lines } = lint({
    'engine/src/a.ts': '/* Math.random */ const x = Math.random();\nconst t = Date.now();\n',
  });
  expect(lines).toHaveLength(2);
});

test('a module of the engine that only one book uses belongs to that book, however it is reached', () => {
  const uses = (...names: string[]): string => `import { ${names.join(', ')} } from '@ochre/engine/query';\n`;
  const { lines } = lint({
    'engine/src/doors/query.ts': [
      "export { all, type AllOf } from '../all.ts';",
      "export {\n  own,\n  own as owning,\n} from '../own.ts';",
      "export { editions } from '../editions.ts';",
      "export { nobody } from '../nobody.ts';\n",
    ].join('\n'),
    'engine/src/all.ts': "import type { A } from './through.ts';\n",
    'engine/src/through.ts': '',
    'engine/src/own.ts': "import './owned.ts';\n",
    'engine/src/owned.ts': "import './all.ts';\n",
    'engine/src/editions.ts': '',
    'engine/src/nobody.ts': '',
    'rulesets/src/mega/ruleset.ts': `import '../shared/some.ts';\n${uses('editions as both')}`,
    'rulesets/src/eastern/ruleset.ts': uses('editions'),
    'rulesets/src/dawn/ruleset.ts': "import './phases/one.ts';\n",
    'rulesets/src/dawn/phases/one.ts': uses('owning'),
    'rulesets/src/shared/some.ts': uses('type AllOf', 'all'),
  });
  expect(lines).toEqual([
    'packages/engine/src/editions.ts:1: only mega uses this: it belongs into packages/rulesets/src/mega',
    'packages/engine/src/own.ts:1: only dawn uses this: it belongs into packages/rulesets/src/dawn',
    'packages/engine/src/owned.ts:1: only dawn uses this: it belongs into packages/rulesets/src/dawn',
  ]);
});
