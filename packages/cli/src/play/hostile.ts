import { type Json, pick, type Rng } from '@ochre/engine';

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
