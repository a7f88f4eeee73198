import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isNode, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { root } from '../paths.ts';
import { retold } from './retell.ts';
import { schemaProblems } from './schema.ts';
import type { Located, Path, Scenario } from './types.ts';

export interface Loaded {
  file: string;
  scenarios: Located[];
  /** What is wrong with the file as such, `file:line: …`. */
  problems: string[];
}

/** Scenario files of all rule sets. */
export function allScenarioFiles(): string[] {
  return scenarioFiles(join(root, 'packages/rulesets/src/*/scenarios'));
}

/** The file, or all scenario files below the folders that match. */
export function scenarioFiles(path: string): string[] {
  if (existsSync(path) && statSync(path).isFile()) return [path];
  return globSync(`${path}/**/*.yaml`).sort();
}

const shortName = (file: string): string => {
  const inside = relative(root, file);
  return inside.startsWith('..') ? file : inside;
};

export function loadScenarios(file: string): Loaded {
  return readScenarios(readFileSync(file, 'utf8'), shortName(file));
}

export function readScenarios(text: string, name: string): Loaded {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const lineOf = (node: unknown): number => (isNode(node) && node.range ? lineAt(node.range[0]) : 1);
  const loaded: Loaded = { file: name, scenarios: [], problems: [] };
  if (doc.errors.length > 0) {
    loaded.problems = doc.errors.map((e) => `${name}:${lineAt(e.pos[0])}: ${e.message}`);
    return loaded;
  }
  const { contents } = doc as { contents: ParsedNode | null };
  const data: unknown = doc.toJS();
  /** The line of what stands at the path, or of the nearest thing around it. */
  const lineAtPath = (path: Path): number =>
    lineOf(
      path.reduceRight<unknown>((found, _, i) => found ?? doc.getIn(path.slice(0, i + 1), true), undefined),
    );
  for (const { path, text } of schemaProblems(data)) {
    const scenario = Array.isArray(data) ? (data[path[0] as number] as { name?: unknown }) : undefined;
    const where = [scenario?.name && `"${scenario.name}"`, path.slice(1).join('.')].filter(Boolean).join(' ');
    loaded.problems.push(`${name}:${lineAtPath(path)}: ${where ? `${where} ` : ''}${text}`);
  }
  if (loaded.problems.length > 0 || !isSeq(contents)) return loaded;
  let usual: Written['rules'];
  loaded.scenarios = contents.items.flatMap((item, i): Located[] => {
    const written = (data as Written[])[i]!;
    if (written.name === undefined) {
      usual = written.rules;
      return [];
    }
    const line = lineOf(item);
    const lineWithin = (path: Path): number => lineAtPath([i, ...path]);
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
type Written = Omit<Scenario, 'rules'> & { rules?: string | string[] };

function told(written: Written, usual: Written['rules']): Scenario[] {
  const { rules = usual, ...rest } = written;
  if (rules === undefined) return [rest];
  if (typeof rules === 'string') return [{ ...rest, rules }];
  return rules.map((id) => retold(rest, rules, id));
}
