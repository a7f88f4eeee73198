import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessonFiles } from '../tools/lessonFiles.ts';

const entry = fileURLToPath(new URL('../../lessons/src/load.ts', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'lessons-'));
let chunks: Rolldown.OutputChunk[] = [];

/** The files of lessons that a chunk is made of. */
const madeOf = ({ moduleIds }: Rolldown.OutputChunk): string[] =>
  moduleIds.flatMap((id) => id.match(/lessons\/src\/(.+\.yaml)$/)?.[1] ?? []);

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [lessonFiles()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })) as Rolldown.RolldownOutput;
  chunks = built.output.filter((one) => one.type === 'chunk');
});
afterAll(() => rmSync(outDir, { recursive: true }));

test('a lesson is a chunk by itself, its words are another, and no parser comes along', () => {
  expect(madeOf(chunks.find((chunk) => chunk.isEntry)!)).toEqual([]);
  const alone = ['course.yaml', 'en.yaml', 'grow/lesson.yaml', 'grow/de.yaml'].map((file) => [
    `mega/${file}`,
  ]);
  expect(chunks.map(madeOf)).toEqual(expect.arrayContaining(alone));
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/yaml/'))).toEqual([]);
});

test('a page loads the course, a lesson, and its words in a language or else in English', async () => {
  const page: typeof import('@ochre/lessons/load.ts') = await import(
    pathToFileURL(join(outDir, 'load.mjs')).href
  );
  expect((await page.loadCourse('mega'))[0]).toMatchObject({ id: 'grow' });
  expect((await page.loadCourseWords('mega', 'de'))['grow']).toMatchObject({
    title: 'Wachsen und ausbreiten',
  });
  expect((await page.loadLesson('mega', 'grow')).learner).toBe('hatti');
  expect((await page.loadLessonWords('mega', 'grow', 'de'))['surplus']!.title).toBe('Niemand zu viel.');
  expect((await page.loadLessonWords('mega', 'grow', 'el'))['surplus']!.title).toBe('Nobody too many.');
});
