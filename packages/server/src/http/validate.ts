import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const compiled = new WeakMap<TSchema, Validator>();

export function validator(schema: TSchema): Validator {
  const known = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, known);
  return known;
}

/** What is wrong with a value, in a sentence; nothing when it fits. */
export function misfit(schema: TSchema, value: unknown): string | undefined {
  const check = validator(schema);
  if (check.Check(value)) return undefined;
  const [first] = check.Errors(value);
  return `${first?.instancePath.slice(1) || 'the value'} ${first?.message ?? 'does not fit'}`.slice(0, 200);
}
