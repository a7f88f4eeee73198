import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Path } from '@ochre/positions';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { readFile, readText, schemaProblems, type Written } from '../yaml.ts';
import { retold } from './retell.ts';
import type { Located, Scenario } from './types.ts';

export interface Loaded {
  file: string;
  scenarios: Located[];
  /** What is wrong with the file as such, `file:line: …`. */
  problems: string[];
}

/** Scenario files of all rule sets. */
export function allScenarioFiles(): string[] {
  return manifests.flatMap(({ file }) => scenarioFiles(fileURLToPath(new URL('scenarios', file)))).sort();
}

/** Whether the file is a lesson, or words, a course or a first game beside one. */
const isOfLesson = (file: string): boolean =>
  ['lesson.yaml', 'course.yaml', 'marks.yaml'].some((name) => existsSync(join(dirname(file), name)));

/** The file, or all scenario files below the folders that match. */
export function scenarioFiles(path: string): string[] {
  if (existsSync(path) && statSync(path).isFile()) return [path];
  return globSync(`${path}/**/*.yaml`)
    .filter((file) => !isOfLesson(file))
    .sort();
}

export function loadScenarios(file: string): Loaded {
  return scenariosIn(readFile(file));
}

export const readScenarios = (text: string, name: string): Loaded => scenariosIn(readText(text, name));

function scenariosIn({ name, data, lineOf, problems }: Written): Loaded {
  const loaded: Loaded = { file: name, scenarios: [], problems: [...problems] };
  if (problems.length > 0) return loaded;
  for (const { path, text } of schemaProblems(data, 'scenario.schema.json')) {
    const scenario = Array.isArray(data) ? (data[path[0] as number] as { name?: unknown }) : undefined;
    const where = [scenario?.name && `"${scenario.name}"`, path.slice(1).join('.')].filter(Boolean).join(' ');
    loaded.problems.push(`${name}:${lineOf(path)}: ${where ? `${where} ` : ''}${text}`);
  }
  if (loaded.problems.length > 0) return loaded;
  let usual: Item['rules'];
  loaded.scenarios = (data as Item[]).flatMap((written, i): Located[] => {
    if (written.name === undefined) {
      usual = written.rules;
      return [];
    }
    const line = lineOf([i]);
    const lineWithin = (path: Path): number => lineOf([i, ...path]);
    try {
      return told(written, usual).map((scenario) => ({
        scenario,
        file: name,
        line,
        lineOf: lineWithin,
      }));
    } catch (error) {
      loaded.problems.push(`${name}:${line}: "${written.name}" ${(error as Error).message}`);
      return [];
    }
  });
  return loaded;
}

/** A scenario may be shared by rule sets; an item with nothing but `rules` says so for all that follow. */
type Item = Omit<Scenario, 'rules'> & { rules?: string | string[] };

function told(written: Item, usual: Item['rules']): Scenario[] {
  const { rules = usual, ...rest } = written;
  if (rules === undefined) return [rest];
  if (typeof rules === 'string') return [{ ...rest, rules }];
  return rules.map((id) => retold(rest, rules, id));
}
