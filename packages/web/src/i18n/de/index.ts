import { en } from '../en/index.ts';
import type { Catalogue } from '../index.ts';
import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { front } from './front.ts';
import { history } from './history.ts';
import { map } from './map.ts';
import { names } from './names.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { ui } from './ui.ts';

type Partly<T> = T extends readonly unknown[] | ((...args: never[]) => unknown) | string
  ? T
  : { [K in keyof T]?: Partly<T[K]> };

/** What is not said in German yet is said in English. */
function over<T>(base: T, words: Partly<T>): T {
  if (typeof base !== 'object' || base === null || Array.isArray(base)) return (words ?? base) as T;
  const merged: Record<string, unknown> = { ...(base as object) };
  for (const [key, value] of Object.entries(words as object))
    merged[key] = key in merged ? over(merged[key], value as never) : value;
  return merged as T;
}

export const de: Catalogue = over<Catalogue>(en, {
  ui,
  map,
  table,
  front,
  decisions,
  events,
  history,
  names,
  settings,
});
