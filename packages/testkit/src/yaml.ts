import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Path, Slip } from '@ochre/positions';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { root } from './paths.ts';

/** A file as it was written, with the lines of its parts. */
export interface Written {
  name: string;
  data: unknown;
  /** The line of a part, or of the nearest part around it that was written. */
  lineOf(path: Path): number;
  /** What keeps it from being read, `file:line: …`. */
  problems: string[];
}

/** The file by its place in the repository, where it has one. */
export const shortName = (file: string): string => {
  const inside = relative(root, file);
  return inside.startsWith('..') ? file : inside;
};

export const readFile = (file: string): Written => readText(readFileSync(file, 'utf8'), shortName(file));

export function readText(text: string, name: string): Written {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const problems = doc.errors.map((e) => `${name}:${lineAt(e.pos[0])}: ${e.message}`);
  const lineOf = (path: Path): number => {
    const around = path.map((_, i) => doc.getIn(path.slice(0, path.length - i), true));
    const node = [...around, doc.contents].find((found) => isNode(found) && found.range);
    return isNode(node) && node.range ? lineAt(node.range[0]) : 1;
  };
  return { name, data: problems.length > 0 ? undefined : doc.toJS(), lineOf, problems };
}

const schemas = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
for (const name of ['scenario', 'lesson'])
  schemas.addSchema(JSON.parse(readFileSync(join(root, `docs/${name}.schema.json`), 'utf8')));

function sentence({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `has no key ${params['additionalProperty']}`;
  if (keyword === 'required' || keyword === 'dependentRequired') return `needs ${params['missingProperty']}`;
  if (keyword === 'enum') return `must be one of ${params['allowedValues'].join(', ')}`;
  return message ?? keyword;
}

/** What keeps data from being what a schema of docs/ describes: `scenario.schema.json#/$defs/step`. */
export function schemaProblems(data: unknown, schema: string): Slip[] {
  const validate = schemas.getSchema(schema) as ValidateFunction;
  if (validate(data)) return [];
  // A failed alternative is reported by its parts; the line that only says so adds nothing.
  const errors = validate.errors!.filter((e) => !['anyOf', 'oneOf', 'if'].includes(e.keyword));
  const problems = (errors.length > 0 ? errors : validate.errors!).map((error): Slip => {
    const keys = error.instancePath.split('/').slice(1);
    const path = keys.map((key) =>
      /^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
    return { path, text: sentence(error) };
  });
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
