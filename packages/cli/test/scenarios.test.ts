import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, describe, expect, test } from 'vitest';
import { knownCite } from '../src/books.ts';
import { root } from '../src/paths.ts';
import { explain } from '../src/scenario/check.ts';
import { allScenarioFiles, type Loaded, loadScenarios, readScenarios } from '../src/scenario/load.ts';
import { runScenario } from '../src/scenario/run.ts';

function suite({ file, scenarios, problems }: Loaded): void {
  describe(file, () => {
    test('is a scenario file', () => expect(problems).toEqual([]));
    test('cites rules that exist', () => {
      const cites = scenarios.flatMap(({ scenario }) => scenario.cites);
      expect(cites.filter((cite) => !knownCite(cite))).toEqual([]);
    });
    test.each(scenarios.map((s) => ({ name: s.scenario.name, located: s })))('$name', ({ located }) => {
      const failure = runScenario(located.scenario);
      if (failure) assert.fail(explain(located, failure));
    });
  });
}

for (const file of allScenarioFiles()) suite(loadScenarios(file));

const guide = readFileSync(join(root, 'docs/scenarios.md'), 'utf8');
const examples = [...guide.matchAll(/```yaml\n(- name:[\s\S]*?)```/g)].map(([, text]) => text!).join('\n');
suite(readScenarios(examples, 'docs/scenarios.md'));
