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
  return equal(expected, actual) ? [] : [mismatch(path, expected, actual)];
}

/** Listed keys only; what is not there counts as 0. */
export function counts(path: string, expected: unknown, actual: Record<string, number>): string[] {
  if (!isObject(expected)) return [mismatch(path, expected, actual)];
  return Object.keys(expected).flatMap((key) => {
    const n = actual[key] ?? 0;
    return expected[key] === n ? [] : [mismatch(at(path, key), expected[key], n)];
  });
}

/** The same items in any order. */
export function sameItems(path: string, expected: unknown, actual: readonly string[]): string[] {
  if (!Array.isArray(expected)) return [mismatch(path, expected, actual)];
  const extra = [...actual];
  const missing = expected.filter((item) => {
    const i = extra.indexOf(item);
    if (i >= 0) extra.splice(i, 1);
    return i < 0;
  });
  if (missing.length === 0 && extra.length === 0) return [];
  const parts = [
    missing.length > 0 && `missing ${missing.join(', ')}`,
    extra.length > 0 && `not expected ${extra.join(', ')}`,
  ];
  return [`${path}: ${parts.filter(Boolean).join('; ')} (got ${show(actual)})`];
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
