import { type Json, pick, type Rng } from '@ochre/engine';
import type { Shape } from '@ochre/engine/ruleset';

const POISON: Json[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  0.5,
  1e9,
  -1e9,
  '',
  'x',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { a: { b: { c: [] } } },
  'a'.repeat(5000),
  Array<number>(2000).fill(0) as Json,
];

const isObject = (v: Json): v is { [key: string]: Json } =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

/** A value of the same make with something wrong somewhere: for tests that nothing gets through. */
export function mutate(rng: Rng, value: Json): Json {
  if (rng.int(4) === 0) return pick(rng, POISON);
  if (Array.isArray(value)) {
    const list = [...(value as Json[])];
    const at = rng.int(Math.max(1, list.length));
    const turn = rng.int(4);
    if (turn === 0 && list.length > 0) list.push(list[at]!);
    else if (turn === 1) list.splice(at, 1);
    else if (turn === 2) list.push(pick(rng, POISON));
    else if (list.length > 0) list[at] = mutate(rng, list[at]!);
    return list;
  }
  if (isObject(value)) {
    const keys = Object.keys(value);
    const copy: Record<string, Json> = { ...value };
    const key = pick(rng, [...keys, 'extra']);
    const turn = rng.int(4);
    if (turn === 0) delete copy[key];
    else if (turn === 1) copy[pick(rng, ['__proto__', 'constructor', 'x', 'extra'])] = pick(rng, POISON);
    else if (copy[key] !== undefined) copy[key] = mutate(rng, copy[key]!);
    return copy;
  }
  if (typeof value === 'number') return value + pick(rng, [-1, 1, 7, -7, 0.5, 100]);
  if (typeof value === 'string')
    return pick(rng, [`${value}x`, value.toUpperCase(), '', 'constructor', '__proto__']);
  return pick(rng, POISON);
}

interface Schema {
  anyOf?: Schema[];
  enum?: Json[];
  type?: string;
  minimum?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
}

const alternatives = (schema: Schema): Schema[] => schema.anyOf?.flatMap(alternatives) ?? [schema];

/** Some value of a shape; texts are taken from `words`. */
function someOf(rng: Rng, schema: Schema, words: readonly string[]): Json {
  const { enum: values, type, minimum = 0, items, required = [], properties = {} } = schema;
  if (schema.anyOf) return someOf(rng, pick(rng, schema.anyOf), words);
  if (values) return pick(rng, values);
  if (type === 'boolean') return rng.int(2) === 0;
  if (type === 'integer') return minimum + rng.int(4);
  if (type === 'array') return [someOf(rng, items!, words)];
  if (type === 'string') return pick(rng, words);
  if (schema.additionalProperties)
    return { [pick(rng, words)]: someOf(rng, schema.additionalProperties, words) };
  return Object.fromEntries(required.map((key) => [key, someOf(rng, properties[key]!, words)]));
}

/** Every answer that has one of the members more that its shape lets it have, here or further in. */
export function* grown(
  rng: Rng,
  shape: Shape['schema'],
  value: Json,
  words: readonly string[],
): Generator<Json> {
  for (const schema of alternatives(shape as Schema)) {
    if (Array.isArray(value) && schema.items)
      for (const [at, part] of value.entries())
        for (const more of grown(rng, schema.items as Shape['schema'], part, words))
          yield value.with(at, more);
    const { properties, required = [] } = schema;
    if (!isObject(value) || !properties || !required.every((key) => Object.hasOwn(value, key))) continue;
    for (const [key, of] of Object.entries(properties))
      if (!Object.hasOwn(value, key)) yield { ...value, [key]: someOf(rng, of, words) };
      else
        for (const more of grown(rng, of as Shape['schema'], value[key]!, words))
          yield { ...value, [key]: more };
  }
}
