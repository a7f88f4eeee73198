import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARTS } from '@ochre/lessons';
import { questionCites } from '@ochre/rulesets/answers.ts';
import { root } from '@ochre/testkit';
import { allLessonFiles, checkLessons, courseFiles, courseSlips, loadCourse } from '@ochre/testkit/lesson';
import { scenarioFiles } from '@ochre/testkit/scenario';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lessonsReport } from '../src/lessons.ts';

const COURSE = join(root, 'packages/lessons/src/mega');

const checked = checkLessons(allLessonFiles());

test('every lesson is played through, by right answers and by wrong ones', () => {
  expect([...checked.invalid, ...checked.failed]).toEqual([]);
  expect(checked.passed).toHaveLength(allLessonFiles().length);
  expect(courseSlips()).toEqual([]);
});

test('nothing of a lesson is taken for a scenario', () => {
  expect(scenarioFiles(join(root, 'packages/lessons'))).toEqual([]);
});

test('a lesson is short, and so is the course', () => {
  const { rulesets, problems } = lessonsReport(checked);
  expect(problems).toBe(0);
  const { lessons, unmet } = rulesets.find(({ rules }) => rules === 'mega')!;
  expect(lessons).toHaveLength(12);
  for (const { id, minutes } of lessons) expect(minutes, id).toBeLessThanOrEqual(5);
  expect(lessons.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(60);
  expect(unmet.decisions).not.toContain('move');
  expect(unmet.phases).not.toContain('expansion');
});

test('what people ask is answered by a lesson, each by one', () => {
  const asked = Object.entries(questionCites).flatMap(([id, cites]) => (cites['MC'] ? [id] : []));
  const taught = courseFiles().flatMap((file) =>
    loadCourse(file).found!.entries.flatMap((e) => e.questions ?? []),
  );
  expect([...taught].sort()).toEqual(asked.sort());
});

test('the schema knows the parts of the screen that the page knows', () => {
  const schema = JSON.parse(readFileSync(join(root, 'docs/lesson.schema.json'), 'utf8'));
  expect(schema.$defs.part.enum).toEqual(PARTS);
});

describe('a lesson that is written wrongly', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lesson-'));
    cpSync(join(COURSE, 'grow'), join(folder, 'grow'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('the example of docs/lessons.md is none', () => {
    const page = readFileSync(join(root, 'docs/lessons.md'), 'utf8');
    const [lesson, words] = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text!);
    const elsewhere = words!.replace(/(title|text|counts|done): ([^,}\n]+)/g, '$1: Anderswo $2');
    for (const [file, text] of [
      ['lesson.yaml', lesson],
      ['en.yaml', words],
      ['de.yaml', elsewhere],
    ])
      writeFileSync(join(folder, 'grow', file!), text!);
    const { invalid, failed, passed } = checkLessons([join(folder, 'grow/lesson.yaml')]);
    expect([...invalid, ...failed]).toEqual([]);
    expect(passed[0]!.met.decisions).toEqual(new Set(['move']));
  });

  /** What is told of it, with another text in place of one in a file; `file` and line without the folder. */
  const told = (file: string, text: string, other: string): string[] => {
    const path = join(folder, 'grow', file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(text);
    writeFileSync(path, before.replace(text, other));
    const { invalid, failed } = checkLessons([join(folder, 'grow/lesson.yaml')]);
    return [...invalid, ...failed].map((line) => line.replaceAll(`${folder}/grow/`, ''));
  };
  const lineOf = (file: string, text: string): number =>
    readFileSync(join(COURSE, 'grow', file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;

  test.each([
    ['lesson.yaml', 'learner: hatti', 'learner: hati', 'no player hati; did you mean hatti?'],
    ['lesson.yaml', 'MC 5B.1, MC def', 'MC 5B.77, MC def', 'no rule MC 5B.77; did you mean MC '],
    ['lesson.yaml', 'shows: [surplus]', 'shows: [surplu]', 'no phase surplu; did you mean surplus?'],
    ['lesson.yaml', 'area: kanesh', 'area: kanish', 'no area kanish; did you mean kanesh?'],
    ['lesson.yaml', 'refused: noLandBorder', 'refused: noBorder', 'no code of a refusal noBorder'],
    ['lesson.yaml', 'narrow: {', 'thin: {', 'no wrong answer makes the mistake thin'],
    ['lesson.yaml', 'judged: end', 'judged: late', 'must be one of each, end'],
    ['lesson.yaml', 'hattusa: ..2', 'hatusa: ..2', 'no area hatusa; did you mean hattusa?'],
    ['en.yaml', 'title: This is you.', 'title: I am {nation hati}.', 'no player hati; did you mean hatti?'],
    ['de.yaml', 'title: Niemand zu viel.', 'title: Niemand über 9.', 'surplus.title adds 9'],
    ['de.yaml', "title: '{area phrygia} ist eng.'", 'title: Es ist eng.', 'leaves out {area phrygia}'],
    ['de.yaml', 'title: Niemand zu viel.', 'titel: Niemand zu viel.', 'surplus has no key titel'],
  ])('%s: %s → %s', (file, text, other, said) => {
    const line = lineOf(file, text);
    const found = told(file, text, other).find((one) => one.includes(said));
    expect(found).toMatch(new RegExp(`^${file}:${line}: `));
  });

  test('a sentence left in English, or missing, is told by its line', () => {
    const line = lineOf('de.yaml', 'Niemand zu viel.');
    expect(told('de.yaml', 'Niemand zu viel.', 'Nobody too many.')).toEqual([
      `de.yaml:${line}: surplus.title is said as in English`,
    ]);
  });

  test('a step without words, and words without a step', () => {
    const lines = told('de.yaml', '\npace:', '\nspeed:').map((line) => line.replace(/:\d+:/, ':'));
    expect(lines).toEqual([
      'de.yaml: speed no such step; did you mean spread?',
      'de.yaml: pace has no words',
    ]);
  });

  test('a model answer that does not do it', () => {
    const model = told(
      'lesson.yaml',
      'orders: [{ do: walk, n: 1, from: hattusa, to: kanesh }] } }]',
      'orders: [] } }]',
    );
    expect(model.join('\n')).toContain('its model answers do not do it: the mistake stayed');
  });

  test('a wrong answer that is no mistake', () => {
    const text = '{ do: walk, n: 2, from: hattusa, to: kanesh }] } }], said: otherwise';
    const lines = told('lesson.yaml', text, text.replace('n: 2', 'n: 1'));
    expect(lines[0]).toContain(`FAIL lesson.yaml:${lineOf('lesson.yaml', text)} lesson grow, spread`);
    expect(lines[0]).toContain('expected {"said":"otherwise"}, got done');
  });

  test('a step that is done before it is begun, and one whose learner is asked nothing', () => {
    const done = told('lesson.yaml', 'judged: end\n    done: { noEvents', 'done: { noEvents');
    expect(done.join('\n')).toContain('it is done before anything is answered');
    const other = told('lesson.yaml', 'asks: [move]', 'asks: [taxRate]');
    expect(other.join('\n')).toContain('the learner is not asked taxRate');
  });
});
