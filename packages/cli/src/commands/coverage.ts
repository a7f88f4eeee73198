import { bookOf } from '@ochre/testkit';
import { command, UsageError } from '../command.ts';
import { byTopic, type Coverage, coverageOf } from '../coverage.ts';

export default command({
  help: `usage: ochre coverage [--book MC] [--topic TOPIC] [--run-tests] [--json]

Tells which testable rules of a book are cited by a scenario that passes or by a test.

  --book CODE      the rule text, MC by default
  --topic TOPIC    list the missing rules of this topic only
  --run-tests      run the test suite and count only files whose tests all pass
  --json           the figures as JSON

Exit code 1 when something cites a rule that does not exist.`,
  options: {
    book: { type: 'string', default: 'MC' },
    topic: { type: 'string' },
    'run-tests': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run({ book, topic, json, 'run-tests': runTests = false }, extra) {
    if (extra.length > 0) throw new UsageError(`what is ${extra[0]}?`);
    if (!bookOf(book)) throw new UsageError(`no rule index of ${book} in packages/rulesets/rules`);
    const coverage = coverageOf(book, { runTests });
    if (json) console.log(JSON.stringify(coverage, null, 2));
    else print(coverage, topic);
    return coverage.unknown.length > 0 ? 1 : 0;
  },
});

function print(coverage: Coverage, only: string | undefined): void {
  const { book, testable, covered, share, missing, excused, unknown } = coverage;
  const rules = bookOf(book)!;
  const list = (ids: string[], text: (id: string) => string): void => {
    for (const id of ids.filter((id) => !only || rules.get(id)!.topic === only))
      console.log(`  ${id.padEnd(24)} ${text(id)}`);
  };
  const left = `${missing.length} missing, ${Object.keys(excused).length} excused`;
  console.log(
    `${book}: ${covered} of ${testable} testable rules covered (${(100 * share).toFixed(1)} %), ${left}`,
  );
  for (const [topic, n] of byTopic(coverage)) console.log(`  ${topic.padEnd(24)} ${n.covered}/${n.testable}`);
  if (missing.length > 0) console.log('missing:');
  list(missing, (id) => rules.get(id)!.gist);
  if (Object.keys(excused).length > 0) console.log('excused:');
  list(Object.keys(excused), (id) => excused[id]!);
  for (const cite of unknown) console.log(`unknown: ${cite}`);
}
