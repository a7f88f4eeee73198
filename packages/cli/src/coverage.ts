import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bookOf, type Rule, root, uncoverable } from '@ochre/testkit';
import { allScenarioFiles, checkFiles, loadScenarios } from '@ochre/testkit/scenario';

export interface Coverage {
  book: string;
  /** Rules that a program can obey or break. */
  testable: number;
  covered: number;
  share: number;
  missing: string[];
  excused: Record<string, string>;
  /** Cited, but no rule of the book: `id (where)`. */
  unknown: string[];
}

/** Rule ids with a place that cites each. */
type Cited = Map<string, string>;

const testFiles = (): string[] =>
  globSync(['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.ts'], { cwd: root });

/** Ids named in calls of `cites(…)`. */
export function citesIn(source: string): string[] {
  const calls = [...source.matchAll(/\bcites\(([^)]*)\)/g)];
  return calls.flatMap(([, ids]) => [...ids!.matchAll(/(['"`])(.*?)\1/g)].map(([, , id]) => id!));
}

/** Test files of which every test passes, by running them. */
function passingTestFiles(): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-coverage-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--reporter=json', `--outputFile=${report}`];
    spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
    const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return new Set(testResults.filter((r) => r.status === 'passed').map((r) => resolve(root, r.name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function addTests(proved: Cited, cited: Cited, runTests: boolean): void {
  const passing = runTests ? passingTestFiles() : undefined;
  for (const file of testFiles()) {
    const ids = citesIn(readFileSync(join(root, file), 'utf8'));
    for (const id of ids) cited.set(id, file);
    if (!passing || passing.has(join(root, file))) for (const id of ids) proved.set(id, file);
  }
}

/** A value for each file, found once: files do not change while the program runs. */
function once<T>(of: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    if (!known.has(file)) known.set(file, of(file));
    return known.get(file)!;
  };
}

const scenariosIn = once((file) => loadScenarios(file).scenarios);
const passedIn = once((file) => checkFiles([file]).passed);

/** Only files that speak of the book are run. */
function addScenarios(proved: Cited, cited: Cited, code: string): void {
  for (const path of allScenarioFiles()) {
    const ids = scenariosIn(path).flatMap(({ scenario, file, line }) =>
      scenario.cites.map((id) => [id, `${file}:${line}`] as const),
    );
    for (const [id, where] of ids) cited.set(id, where);
    if (!ids.some(([id]) => id.startsWith(`${code} `))) continue;
    for (const { scenario, file, line } of passedIn(path))
      for (const id of scenario.cites) proved.set(id, `${file}:${line}`);
  }
}

/** Which rules of a book are proved by a scenario that passes or cited in a test. */
export function coverageOf(code: string, { runTests = false } = {}): Coverage {
  const book = bookOf(code);
  if (!book) throw new Error(`no rule index of ${code}`);
  const proved: Cited = new Map();
  const cited: Cited = new Map();
  addTests(proved, cited, runTests);
  addScenarios(proved, cited, code);
  const reasons = uncoverable(code);
  for (const id of Object.keys(reasons)) if (!book.has(id)) cited.set(id, `${code}.uncovered.json`);
  const testable = [...book.values()].filter((rule) => rule.testable);
  const open = testable.filter((rule) => !proved.has(rule.id));
  const covered = testable.length - open.length;
  return {
    book: code,
    testable: testable.length,
    covered,
    share: covered / testable.length,
    missing: open.filter((rule) => !(rule.id in reasons)).map((rule) => rule.id),
    excused: Object.fromEntries(open.filter((r) => r.id in reasons).map((r) => [r.id, reasons[r.id]!])),
    unknown: [...cited]
      .filter(([id]) => id.startsWith(`${code} `) && !book.has(id))
      .map(([id, where]) => `${id} (${where})`)
      .sort(),
  };
}

/** Testable rules per topic, and how many of them are covered. */
export function byTopic({
  book,
  missing,
  excused,
}: Coverage): Map<string, { testable: number; covered: number }> {
  const open = new Set([...missing, ...Object.keys(excused)]);
  const topics = new Map<string, { testable: number; covered: number }>();
  for (const rule of bookOf(book)!.values() as Iterable<Rule>) {
    if (!rule.testable) continue;
    const topic = topics.get(rule.topic) ?? { testable: 0, covered: 0 };
    topic.testable++;
    if (!open.has(rule.id)) topic.covered++;
    topics.set(rule.topic, topic);
  }
  return topics;
}
