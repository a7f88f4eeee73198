import { allLessonFiles, checkLessons } from '@ochre/testkit/lesson';
import { command, UsageError } from '../command.ts';
import { type LessonsReport, lessonsReport } from '../lessons.ts';

export default command({
  help: `usage: ochre lessons [--json]

Tells what the lessons of each rule set teach (docs/lessons.md): lessons, steps, how long they are read at 200 words a
minute, what the first game explains, and which kinds of decision and phases neither of them meets.

  --json   the figures as JSON

Exit code 1 when a lesson fails or is not valid; ochre check tells why.`,
  options: { json: { type: 'boolean' } },
  run({ json }, extra) {
    if (extra.length > 0) throw new UsageError(`what is ${extra[0]}?`);
    const report = lessonsReport(checkLessons(allLessonFiles()));
    if (json) console.log(JSON.stringify(report, null, 2));
    else print(report);
    return report.problems > 0 ? 1 : 0;
  },
});

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function print({ rulesets, problems }: LessonsReport): void {
  for (const { rules, lessons, first, unmet } of rulesets) {
    console.log(`${rules}: ${lessons.length} lessons`);
    for (const { id, title, steps, answers, reading, minutes: all } of lessons) {
      const read = Object.entries(reading).map(([code, seconds]) => `${minutes(seconds)} ${code}`);
      console.log(
        `  ${id.padEnd(10)} ${title.padEnd(24)} ${steps} steps, ${answers} answers, read in ${read.join(', ')}; ${all} min`,
      );
    }
    console.log(`  first game: ${first.length} things explained`);
    console.log(`  met by neither:   decisions ${unmet.decisions.join(', ') || 'none'}`);
    console.log(`                    phases ${unmet.phases.join(', ') || 'none'}`);
  }
  if (problems > 0) console.log(`${problems} problems: ochre check tells them`);
}
