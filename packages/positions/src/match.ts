import { equal } from '@ochre/engine';

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

export function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

const at = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

export function mismatch(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${show(expected)}, got ${show(actual)}`;
}

const RANGE = /^(\d*)\.\.(\d*)$/;

/** The same, or a number within `2..`, `..3`, `1..3`. */
function same(expected: unknown, actual: unknown): boolean {
  const range = typeof expected === 'string' && typeof actual === 'number' && RANGE.exec(expected);
  if (!range) return equal(expected, actual);
  const [, least, most] = range;
  return actual >= Number(least) && (most === '' || actual <= Number(most));
}

/** Listed keys only, lists item by item. `null` and `false` hold where there is nothing. */
export function partial(path: string, expected: unknown, actual: unknown): string[] {
  if ((expected === null || expected === false) && actual === undefined) return [];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [mismatch(path, expected, actual)];
    return expected.flatMap((item, i) => partial(at(path, i), item, actual[i]));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [mismatch(path, expected, actual)];
    return Object.keys(expected).flatMap((key) => partial(at(path, key), expected[key], actual[key]));
  }
  return same(expected, actual) ? [] : [mismatch(path, expected, actual)];
}

/** Listed keys only; what is not there counts as 0. */
export function counts(path: string, expected: unknown, actual: Record<string, number>): string[] {
  if (!isObject(expected)) return [mismatch(path, expected, actual)];
  return Object.keys(expected).flatMap((key) => {
    const n = actual[key] ?? 0;
    return same(expected[key], n) ? [] : [mismatch(at(path, key), expected[key], n)];
  });
}

/** Which of the items are missing, and which are there besides. */
function compared(expected: readonly unknown[], actual: readonly string[]) {
  const extra = [...actual];
  const missing = expected.filter((item) => {
    const i = extra.indexOf(item as string);
    if (i >= 0) extra.splice(i, 1);
    return i < 0;
  });
  return { missing, extra };
}

/** The same items in any order; or these, and perhaps others. */
export function sameItems(
  path: string,
  expected: unknown,
  actual: readonly string[],
  others: 'none' | 'perhaps' = 'none',
): string[] {
  if (!Array.isArray(expected)) return [mismatch(path, expected, actual)];
  const { missing, extra } = compared(expected, actual);
  const parts = [
    missing.length > 0 && `missing ${missing.join(', ')}`,
    extra.length > 0 && others === 'none' && `not expected ${extra.join(', ')}`,
  ].filter(Boolean);
  return parts.length === 0 ? [] : [`${path}: ${parts.join('; ')} (got ${show(actual)})`];
}

/** Every expectation finds an item of its own. */
export function eachFinds(path: string, expected: readonly unknown[], actual: readonly unknown[]): string[] {
  const left = [...actual];
  return expected.flatMap((want, i) => {
    const found = left.findIndex((item) => partial('', want, item).length === 0);
    if (found < 0) return [`${at(path, i)}: nothing like ${show(want)}`];
    left.splice(found, 1);
    return [];
  });
}
