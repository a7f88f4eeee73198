import { loadScenarios } from './load.ts';
import { type Failure, runScenario } from './run.ts';
import type { Located } from './types.ts';

export interface Checked {
  passed: Located[];
  failed: { scenario: Located; failure: Failure }[];
  /** What is wrong with the notation, `file:line: …`. */
  invalid: string[];
}

/** `file:line: …` for each slip of the writer. */
function slipsAt({ scenario, file, lineOf }: Located, { slips = [] }: Failure): string[] {
  return slips.map(({ path, text }) => `${file}:${lineOf(path)}: "${scenario.name}" ${text}`);
}

export function explain(located: Located, failure: Failure): string {
  if (failure.slips) return slipsAt(located, failure).join('\n');
  const { scenario, file, line, lineOf } = located;
  const where = `${file}:${failure.step > 0 ? lineOf(['steps', failure.step - 1]) : line}`;
  const step = failure.step > 0 ? `step ${failure.step} (${failure.what})` : 'the position';
  return [
    `FAIL ${where} "${scenario.name}": ${step}`,
    ...failure.problems.map((line) => `    ${line}`),
    ...failure.whereabouts.map((line) => `      ${line}`),
  ].join('\n');
}

/** Runs the scenarios of files, those whose name matches where a filter is given. */
export function checkFiles(files: readonly string[], filter?: RegExp): Checked {
  const checked: Checked = { passed: [], failed: [], invalid: [] };
  for (const file of files) {
    const { scenarios, problems } = loadScenarios(file);
    checked.invalid.push(...problems);
    for (const located of scenarios) {
      if (filter && !filter.test(located.scenario.name)) continue;
      const failure = runScenario(located.scenario);
      if (failure?.slips) checked.invalid.push(...slipsAt(located, failure));
      else if (failure) checked.failed.push({ scenario: located, failure });
      else checked.passed.push(located);
    }
  }
  return checked;
}
