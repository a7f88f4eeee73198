import type { Json } from '../state.ts';

/** A deep copy of plain JSON. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    const copy = new Array(n);
    for (let i = 0; i < n; i++) {
      const item = value[i];
      copy[i] = typeof item === 'object' ? clone(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = typeof item === 'object' ? clone(item) : item;
  }
  return copy as T;
}

/** JSON text with sorted keys: equal values give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(item)}`);
  }
  return `{${parts.join(',')}}`;
}

/** A 128-bit fingerprint of a JSON value, independent of key order. */
export function hash(value: unknown): string {
  const text = canonical(value);
  const lanes = [0x811c9dc5, 0x1b873593, 0xcc9e2d51, 0x85ebca6b];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    for (let lane = 0; lane < 4; lane++) {
      const h = Math.imul(lanes[lane]! ^ c, 0x01000193 + lane * 2);
      lanes[lane] = h ^ (h >>> 13);
    }
  }
  return lanes.map((h) => (h >>> 0).toString(16).padStart(8, '0')).join('');
}

export function equal(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}

export type { Json };
