import { allLessonFiles, checkLessons, courseSlips, firstSlips, lessonFiles } from '@ochre/testkit/lesson';
import { allScenarioFiles, checkFiles, explain, scenarioFiles } from '@ochre/testkit/scenario';
import { command, UsageError } from '../command.ts';

export default command({
  help: `usage: ochre check [FILE or FOLDER ...] [--name PATTERN] [--verbose]

Runs scenario files (docs/scenarios.md) and plays lessons (docs/lessons.md) by their model answers, by their wrong ones and
by whatever comes to mind; without a file those of all rule sets, and what the first game explains.

  --name PATTERN   only scenarios and lessons whose name matches this regular expression
  --verbose        also name those that pass

Exit code 1 when a scenario or a lesson fails or a file is not valid.`,
  options: { name: { type: 'string' }, verbose: { type: 'boolean', short: 'v' } },
  run({ name, verbose }, paths) {
    const filter = pattern(name);
    const { scenarios, lessons, courses } = filesAt(paths);
    const { passed, failed, invalid } = checkFiles(scenarios, filter);
    const taught = checkLessons(lessons, filter);
    invalid.push(...taught.invalid, ...courses.flatMap((path) => courseSlips(path)));
    if (paths.length === 0) invalid.push(...firstSlips());
    if (verbose) {
      for (const { scenario, file, line } of passed) console.log(`ok   ${file}:${line} "${scenario.name}"`);
      for (const { located } of taught.passed) console.log(`ok   ${located.file}:1 lesson ${located.id}`);
    }
    for (const line of invalid) console.log(`BAD  ${line}`);
    for (const { scenario, failure } of failed) console.log(explain(scenario, failure));
    for (const lines of taught.failed) console.log(lines);
    const notValid = invalid.length > 0 ? `, ${invalid.length} errors of notation` : '';
    const well = passed.length + taught.passed.length;
    const badly = failed.length + taught.failed.length;
    console.log(`${well} passed, ${badly} failed${notValid}`);
    return badly + invalid.length > 0 ? 1 : 0;
  },
});

interface Files {
  scenarios: string[];
  lessons: string[];
  /** Folders of courses; nothing stands for that of ours. */
  courses: (string | undefined)[];
}

function filesAt(paths: readonly string[]): Files {
  if (paths.length === 0)
    return { scenarios: allScenarioFiles(), lessons: allLessonFiles(), courses: [undefined] };
  const found = paths.map((path) => {
    const lessons = lessonFiles(path);
    const scenarios = lessons.includes(path) ? [] : scenarioFiles(path);
    if (scenarios.length + lessons.length === 0) throw new UsageError(`no scenario or lesson at ${path}`);
    return { scenarios, lessons };
  });
  return {
    scenarios: found.flatMap(({ scenarios }) => scenarios),
    lessons: found.flatMap(({ lessons }) => lessons),
    courses: [...paths],
  };
}

function pattern(name: string | undefined): RegExp | undefined {
  try {
    return name === undefined ? undefined : new RegExp(name, 'i');
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
