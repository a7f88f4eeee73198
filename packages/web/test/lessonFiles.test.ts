import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { lessonFiles } from '../tools/lessonFiles.ts';

const entry = fileURLToPath(new URL('../../lessons/src/load.ts', import.meta.url));

test('a lesson is a chunk by itself, its words are another, and no parser comes along', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [lessonFiles()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((one) => one.type === 'chunk');
  const madeOf = ({ moduleIds }: Rolldown.OutputChunk): string[] =>
    moduleIds.flatMap((id) => id.match(/lessons\/src\/(.+\.yaml)$/)?.[1] ?? []);
  const first = chunks.find((chunk) => chunk.isEntry)!;
  expect(madeOf(first)).toEqual([]);
  expect(chunks.map(madeOf)).toEqual(
    expect.arrayContaining([
      ['mega/course.yaml'],
      ['mega/en.yaml'],
      ['mega/grow/lesson.yaml'],
      ['mega/grow/de.yaml'],
    ]),
  );
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/yaml/'))).toEqual([]);
  const german = chunks.find((chunk) => madeOf(chunk).includes('mega/grow/de.yaml'))!;
  expect(german.code).toContain('Niemand zu viel.');
});
