import type { Json } from '@ochre/engine';

export type Path = readonly (string | number)[];

/** Set the value at a path, delete it, or replace `count` items from `start` of the list there. */
export type Op =
  | readonly ['set', Path, Json]
  | readonly ['cut', Path]
  | readonly ['splice', Path, start: number, count: number, items: readonly Json[]];

type Plain = { readonly [key: string]: Json };
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What turns `before` into `after`. The values in it are those of `after`, not copies. */
export function diff(before: unknown, after: unknown): Op[] {
  const ops: Op[] = [];
  compare(before, after, [], ops);
  return ops;
}

/** `path` is where they are; it is lent, and copied only where something differs. */
function compare(before: unknown, after: unknown, path: (string | number)[], ops: Op[]): void {
  if (before === after) return;
  if (isObject(before) && isObject(after)) compareObjects(before, after, path, ops);
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, ops);
  else ops.push(['set', [...path], after as Json]);
}

function compareObjects(before: Plain, after: Plain, path: (string | number)[], ops: Op[]): void {
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key) || after[key] === undefined) {
      if (before[key] !== undefined) ops.push(['cut', [...path, key]]);
    }
  for (const key of Object.keys(after)) {
    const [old, now] = [Object.hasOwn(before, key) ? before[key] : undefined, after[key]];
    if (old === now) continue;
    path.push(key);
    if (old === undefined) ops.push(['set', [...path], now!]);
    else compare(old, now, path, ops);
    path.pop();
  }
}

/** Items that kept their place at either end stay; where as many come as go they are compared one by one. */
function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  path: (string | number)[],
  ops: Op[],
): void {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end++;
  const count = before.length - start - end;
  const items = after.slice(start, after.length - end);
  if (count === 0 && items.length === 0) return;
  if (count !== items.length || !items.every((item) => typeof item === 'object')) {
    ops.push(['splice', [...path], start, count, items]);
    return;
  }
  for (let i = start; i < start + count; i++) {
    path.push(i);
    compare(before[i], after[i], path, ops);
    path.pop();
  }
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

/** `value` with the changes made: a new value that shares what stayed the same. */
export function patch<T>(value: T, ops: readonly Op[]): T {
  return ops.reduce<unknown>((current, op) => at(current, op[1], 0, op), value) as T;
}

function at(value: unknown, path: Path, depth: number, op: Op): unknown {
  if (depth === path.length) {
    if (op[0] === 'set') return op[2];
    if (op[0] === 'splice' && Array.isArray(value)) return value.toSpliced(op[2], op[3], ...op[4]);
    throw new Error(`the change does not fit at ${path.join('.')}`);
  }
  const key = path[depth]!;
  if (Array.isArray(value)) return value.with(Number(key), at(value[Number(key)], path, depth + 1, op));
  if (!isObject(value)) throw new Error(`there is no ${path.slice(0, depth + 1).join('.')}`);
  if (op[0] === 'cut' && depth === path.length - 1) {
    const { [key]: _, ...rest } = value;
    return rest;
  }
  const inner = Object.hasOwn(value, key) ? value[key] : undefined;
  return { ...value, [key]: at(inner, path, depth + 1, op) };
}
