import type { Json } from './state.ts';

/** The structure of an answer: tests hostile input, which then is a `T`, and describes itself as JSON Schema. */
export interface Shape<T = unknown> {
  test(value: unknown): value is T;
  schema: { [key: string]: Json };
}

/** What fits a shape. */
type Of<S extends Shape> = S extends Shape<infer T> ? T : never;
type Shapes = Readonly<Record<string, Shape>>;
type Fields<R extends Shapes, O extends Shapes> = { [K in keyof R]: Of<R[K]> } & {
  [K in keyof O]?: Of<O[K]>;
};
type None = Record<never, Shape>;

const isRecord = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

export const bool: Shape<boolean> = {
  test: (v): v is boolean => typeof v === 'boolean',
  schema: { type: 'boolean' },
};

export function int(min = 0, max = 1000): Shape<number> {
  return {
    test: (v): v is number => Number.isInteger(v) && (v as number) >= min && (v as number) <= max,
    schema: { type: 'integer', minimum: min, maximum: max },
  };
}

/** Names are never empty. */
export function text(maxLength = 80): Shape<string> {
  return {
    test: (v): v is string => typeof v === 'string' && v.length > 0 && v.length <= maxLength,
    schema: { type: 'string', minLength: 1, maxLength },
  };
}

export function literal<const V extends string | number | boolean | null>(...values: V[]): Shape<V> {
  return { test: (v): v is V => values.includes(v as V), schema: { enum: values } };
}

export function list<T>(of: Shape<T>, maxItems = 400): Shape<T[]> {
  return {
    test: (v): v is T[] => Array.isArray(v) && v.length <= maxItems && v.every((x) => of.test(x)),
    schema: { type: 'array', items: of.schema, maxItems },
  };
}

export function map<T>(of: Shape<T>, maxProperties = 400): Shape<Record<string, T>> {
  return {
    test(v): v is Record<string, T> {
      if (!isRecord(v)) return false;
      const keys = Object.keys(v);
      return (
        keys.length <= maxProperties && keys.every((k) => k !== '' && k !== '__proto__' && of.test(v[k]))
      );
    },
    schema: {
      type: 'object',
      propertyNames: { minLength: 1 },
      additionalProperties: of.schema,
      maxProperties,
    },
  };
}

/** An object with exactly these keys; those in `optional` may be left out. */
export function object<R extends Shapes, O extends Shapes = None>(
  required: R,
  optional?: O,
): Shape<Fields<R, O>> {
  const all = new Map<string, Shape>([...Object.entries(required), ...Object.entries(optional ?? {})]);
  const must = new Set(Object.keys(required));
  const needed = must.size;
  return {
    test(v): v is Fields<R, O> {
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

export function either<S extends readonly Shape[]>(...shapes: S): Shape<Of<S[number]>> {
  return {
    test: (v): v is Of<S[number]> => shapes.some((s) => s.test(v)),
    schema: { anyOf: shapes.map((s) => s.schema) },
  };
}

type Kinds = Readonly<Record<string, readonly [required: Shapes, optional?: Shapes]>>;
type Done<K extends Kinds> = {
  [D in keyof K]: { do: D } & Fields<K[D][0], K[D][1] extends Shapes ? K[D][1] : None>;
}[keyof K];

/** Objects of several kinds, told apart by the text under `do`. */
export function oneDo<const K extends Kinds>(kinds: K): Shape<Done<K>> {
  const shapes = new Map<string, Shape>(
    Object.entries(kinds).map(([kind, [required, optional]]) => [
      kind,
      object({ do: literal(kind), ...required }, optional),
    ]),
  );
  return {
    test: (v): v is Done<K> => isRecord(v) && shapes.get(v['do'] as string)?.test(v) === true,
    schema: { anyOf: [...shapes.values()].map((s) => s.schema) },
  };
}
