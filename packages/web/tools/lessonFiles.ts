import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const LESSONS = /\/lessons\/src\/.+\.yaml$/;

/** Lessons are written in YAML and travel as data, each by itself: pages have no parser. */
export function lessonFiles(): Plugin {
  return {
    name: 'lesson-files',
    enforce: 'pre',
    load(id) {
      if (!LESSONS.test(id)) return undefined;
      const data: unknown = parse(readFileSync(id, 'utf8'));
      return { code: `export default ${JSON.stringify(data)};`, moduleType: 'js' };
    },
  };
}
