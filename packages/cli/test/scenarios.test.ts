import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFor, knownCite, root, stateHash } from '@ochre/testkit';
import type { Scenario } from '@ochre/testkit/scenario';
import {
  allScenarioFiles,
  explain,
  type Loaded,
  loadScenarios,
  readScenarios,
  runScenario,
} from '@ochre/testkit/scenario';
import { assert, describe, expect, test } from 'vitest';
import { unmarked } from '../tools/golden/marked.ts';
import {
  cameOtherwise,
  type Fingerprints,
  outcome,
  readFingerprints,
  rulesOf,
} from '../tools/golden/rules.ts';

const recorded = new Map<string, Fingerprints | undefined>();

/** What the author of a change has to do where a recorded case comes out otherwise; new cases are nobody's business. */
function changed(file: string, scenario: Scenario, ended: string): string | undefined {
  const rules = rulesOf(scenario);
  if (!recorded.has(rules)) recorded.set(rules, readFingerprints(rules));
  const { scenarios, ...mark } = recorded.get(rules)!;
  const other = cameOtherwise(scenarios[file]?.[scenario.name], outcome(scenario, ended));
  // That a version is to be recorded is told with the golden games, once.
  if (!other || mark.rules !== gameFor(rules).rules.version) return undefined;
  return unmarked(rules, mark.rules, mark, `${file}, "${scenario.name}": something else comes of it`);
}

function suite({ file, scenarios, problems }: Loaded): void {
  describe(file, () => {
    test('is a scenario file', () => expect(problems).toEqual([]));
    test('cites rules that exist', () => {
      const cites = scenarios.flatMap(({ scenario }) => scenario.cites);
      expect(cites.filter((cite) => !knownCite(cite))).toEqual([]);
    });
    test.each(scenarios.map((s) => ({ name: s.scenario.name, located: s })))('$name', ({ located }) => {
      let ended = '';
      const failure = runScenario(located.scenario, {
        ended: (state) => {
          ended = stateHash(state);
        },
      });
      if (failure) assert.fail(explain(located, failure));
      const problem = changed(file, located.scenario, ended);
      if (problem !== undefined) assert.fail(problem);
    });
  });
}

for (const file of allScenarioFiles()) suite(loadScenarios(file));

const guide = readFileSync(join(root, 'docs/scenarios.md'), 'utf8');
const examples = [...guide.matchAll(/```yaml\n(- name:[\s\S]*?)```/g)].map(([, text]) => text!).join('\n');
suite(readScenarios(examples, 'docs/scenarios.md'));
