import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { root } from '../paths.ts';

export interface SchemaProblem {
  path: (string | number)[];
  text: string;
}

const schema = JSON.parse(readFileSync(join(root, 'docs/scenario.schema.json'), 'utf8'));
const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);

function sentence({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `has no key ${params['additionalProperty']}`;
  if (keyword === 'required') return `needs ${params['missingProperty']}`;
  if (keyword === 'enum') return `must be one of ${params['allowedValues'].join(', ')}`;
  return message ?? keyword;
}

/** What keeps the data from being a list of scenarios, by docs/scenario.schema.json. */
export function schemaProblems(data: unknown): SchemaProblem[] {
  if (validate(data)) return [];
  // A failed alternative is reported by its parts; the line that only says so adds nothing.
  const errors = validate.errors!.filter((e) => !['anyOf', 'oneOf', 'if'].includes(e.keyword));
  const problems = (errors.length > 0 ? errors : validate.errors!).map((error): SchemaProblem => {
    const keys = error.instancePath.split('/').slice(1);
    const path = keys.map((key) =>
      /^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
    return { path, text: sentence(error) };
  });
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
