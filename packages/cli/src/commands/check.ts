import { allScenarioFiles, checkFiles, explain, scenarioFiles } from '@ochre/testkit/scenario';
import { command, UsageError } from '../command.ts';

export default command({
  help: `usage: ochre check [FILE or FOLDER ...] [--name PATTERN] [--verbose]

Runs scenario files (docs/scenarios.md); without a file those of all rule sets.

  --name PATTERN   only scenarios whose name matches this regular expression
  --verbose        also name the scenarios that pass

Exit code 1 when a scenario fails or a file is not valid.`,
  options: { name: { type: 'string' }, verbose: { type: 'boolean', short: 'v' } },
  run({ name, verbose }, paths) {
    const files = paths.length === 0 ? allScenarioFiles() : paths.flatMap(filesAt);
    const { passed, failed, invalid } = checkFiles(files, pattern(name));
    if (verbose)
      for (const { scenario, file, line } of passed) console.log(`ok   ${file}:${line} "${scenario.name}"`);
    for (const line of invalid) console.log(`BAD  ${line}`);
    for (const { scenario, failure } of failed) console.log(explain(scenario, failure));
    const notValid = invalid.length > 0 ? `, ${invalid.length} errors of notation` : '';
    console.log(`${passed.length} passed, ${failed.length} failed${notValid}`);
    return failed.length + invalid.length > 0 ? 1 : 0;
  },
});

function filesAt(path: string): string[] {
  const files = scenarioFiles(path);
  if (files.length === 0) throw new UsageError(`no scenario file at ${path}`);
  return files;
}

function pattern(name: string | undefined): RegExp | undefined {
  try {
    return name === undefined ? undefined : new RegExp(name, 'i');
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
