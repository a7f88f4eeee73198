import type { Json } from './state.ts';

/** The structure of an answer: tests hostile input and describes itself as JSON Schema. */
export interface Shape {
  test(value: unknown): boolean;
  schema: { [key: string]: Json };
}

const isRecord = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

export const bool: Shape = { test: (v) => typeof v === 'boolean', schema: { type: 'boolean' } };

export function int(min = 0, max = 1000): Shape {
  return {
    test: (v) => Number.isInteger(v) && (v as number) >= min && (v as number) <= max,
    schema: { type: 'integer', minimum: min, maximum: max },
  };
}

export function text(maxLength = 80): Shape {
  return {
    test: (v) => typeof v === 'string' && v.length <= maxLength,
    schema: { type: 'string', maxLength },
  };
}

export function literal(...values: (string | number | boolean | null)[]): Shape {
  return { test: (v) => values.includes(v as string), schema: { enum: values } };
}

export function list(of: Shape, maxItems = 400): Shape {
  return {
    test: (v) => Array.isArray(v) && v.length <= maxItems && v.every((x) => of.test(x)),
    schema: { type: 'array', items: of.schema, maxItems },
  };
}

export function map(of: Shape, maxProperties = 400): Shape {
  return {
    test(v) {
      if (!isRecord(v)) return false;
      const keys = Object.keys(v);
      return keys.length <= maxProperties && keys.every((k) => k !== '__proto__' && of.test(v[k]));
    },
    schema: { type: 'object', additionalProperties: of.schema, maxProperties },
  };
}

/** An object with exactly these keys; those in `optional` may be left out. */
export function object(required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape {
  const all = new Map([...Object.entries(required), ...Object.entries(optional)]);
  const must = new Set(Object.keys(required));
  const needed = must.size;
  return {
    test(v) {
      if (!isRecord(v)) return false;
      let missing = needed;
      for (const key of Object.keys(v)) {
        if (!all.get(key)?.test(v[key])) return false;
        if (must.has(key)) missing--;
      }
      return missing === 0;
    },
    schema: {
      type: 'object',
      required: Object.keys(required),
      properties: Object.fromEntries([...all].map(([k, s]) => [k, s.schema])),
      additionalProperties: false,
    },
  };
}

export function either(...shapes: Shape[]): Shape {
  return { test: (v) => shapes.some((s) => s.test(v)), schema: { anyOf: shapes.map((s) => s.schema) } };
}

/** Objects of several kinds, told apart by the text under `do`. */
export function oneDo(
  kinds: Record<string, [required: Record<string, Shape>, optional?: Record<string, Shape>]>,
): Shape {
  const shapes = new Map(
    Object.entries(kinds).map(([kind, [required, optional]]) => [
      kind,
      object({ do: literal(kind), ...required }, optional),
    ]),
  );
  return {
    test: (v) => isRecord(v) && shapes.get(v['do'] as string)?.test(v) === true,
    schema: { anyOf: [...shapes.values()].map((s) => s.schema) },
  };
}
