import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const compiled = new WeakMap<TSchema, Validator>();

export function validator(schema: TSchema): Validator {
  const known = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, known);
  return known;
}

/** The parts of a schema that what is wrong can be traced into. */
interface Parts {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  maxLength?: number;
  maxItems?: number;
  const?: unknown;
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with a value, in a sentence; nothing when it fits. It goes from part to part and ends at the first
 * fault: what is too long is not looked at any closer.
 */
export function misfit(schema: TSchema, value: unknown, at = 'the value'): string | undefined {
  const check = validator(schema);
  const fits: boolean = check.Check(value);
  if (fits) return undefined;
  const { properties = {}, items, anyOf, maxLength, maxItems } = schema as Parts;
  if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength)
    return `${at} must not have more than ${maxLength} characters`;
  if (Array.isArray(value) && maxItems !== undefined && value.length > maxItems)
    return `${at} must not have more than ${maxItems} items`;
  const within = isObject(value)
    ? Object.entries(properties).filter(([name]) => Object.hasOwn(value, name))
    : Array.isArray(value) && items
      ? value.map((_, i) => [i, items] as const)
      : [];
  for (const [name, part] of within) {
    const wrong = misfit(part, (value as Fields)[name], String(name));
    if (wrong !== undefined) return wrong;
  }
  if (anyOf) {
    const meant = anyOf.find((one) => speaksOf(one, value));
    return meant ? misfit(meant, value, at) : `${at} is none of what can stand here`;
  }
  const [first] = check.Errors(value);
  return `${at} ${first?.message ?? 'does not fit'}`.slice(0, 200);
}

/** Whether a value says of itself that it is of this kind. */
function speaksOf(schema: TSchema, value: unknown): boolean {
  const named = Object.entries((schema as Parts).properties ?? {}).filter(([, part]) => 'const' in part);
  if (!isObject(value) || named.length === 0) return false;
  return named.every(([name, part]) => value[name] === (part as Parts).const);
}
