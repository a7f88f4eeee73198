import { type Expectation, type Reader, WORD } from './reader.ts';

/** How a value is written and read again. What cannot be written so that it is read the same is written as JSON instead. */
export interface Form<T> {
  write(value: T): string;
  read(from: Reader): T;
}

/** What stands for an empty list. */
const NOTHING = 'nothing';

const quoted = (id: string): string => (WORD.test(id) && id !== NOTHING ? id : JSON.stringify(id));

/** An id as it is: cards and advances. */
export const word: Form<string> = { write: quoted, read: (from) => from.name() };

/** An id that names a people or a place. */
export const proper: Form<string> = {
  write: (id) =>
    quoted(id).replace(/(^|[-.>])(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase()),
  read: (from) => from.name(),
};

export const number: Form<number> = { write: String, read: (from) => from.number() };

/** One after the other, with commas between. */
export function list<T>(of: Form<T>): Form<T[]> {
  return {
    write: (items) => (items.length === 0 ? NOTHING : items.map((item) => of.write(item)).join(', ')),
    read(from) {
      if (from.skip(NOTHING)) return [];
      const items = [of.read(from)];
      while (from.skip(',')) items.push(of.read(from));
      return items;
    },
  };
}

/** Ids, of which several alike in a row are counted: `3 bone, flax`. */
export const cards: Form<string[]> = {
  write(ids) {
    const runs: [n: number, id: string][] = [];
    for (const id of ids) {
      const last = runs.at(-1);
      if (last?.[1] === id) last[0]++;
      else runs.push([1, id]);
    }
    if (runs.length === 0) return NOTHING;
    return runs.map(([n, id]) => (n > 1 ? `${n} ${word.write(id)}` : word.write(id))).join(', ');
  },
  read(from) {
    if (from.skip(NOTHING)) return [];
    const ids: string[] = [];
    do {
      const n = from.isNumber() ? from.number() : 1;
      if (n > 400) from.fail('number');
      const id = from.name();
      for (let i = 0; i < n; i++) ids.push(id);
    } while (from.skip(','));
    return ids;
  },
};

/** A value by id: `Athens 2, Crimea 1`. */
export function byName<T>(name: Form<string>, of: Form<T>): Form<Record<string, T>> {
  const one: Form<[string, T]> = {
    write: ([id, value]) => `${name.write(id)} ${of.write(value)}`,
    read: (from) => [name.read(from), of.read(from)],
  };
  const all = list(one);
  return {
    write: (values) => all.write(Object.entries(values)),
    // Keys of a file may be anything, also those that objects have from birth.
    read: (from) => Object.fromEntries(all.read(from)),
  };
}

export const counts = byName(proper, number);

/** Something that is said by a word, or not said. */
export function either<T>(words: readonly (readonly [string, T])[], expected: Expectation): Form<T> {
  return {
    write: (value) => words.find(([, meant]) => meant === value)?.[0] ?? '?',
    read(from) {
      const found = words.find(([said]) => from.skip(said));
      return found ? found[1] : from.fail(expected);
    },
  };
}

/** A part of an object: the word it is told by, how its value is written, and what it is where it is not told. */
export interface Part<T> {
  said: string;
  form?: Form<T>;
  unless?: T;
}
type Parts<T> = { [K in keyof T]-?: Part<NonNullable<T[K]>> };

/** The further parts of an object, each after a semicolon: `; pays 2 flax; treasury 3`. One without a form is `true`. */
export function parts<T extends object>(of: Parts<T>): Form<T> {
  const entries = Object.entries(of) as [keyof T & string, Part<unknown>][];
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return {
    write: (value) =>
      entries
        .filter(
          ([key, { unless }]) =>
            value[key] !== undefined && !(unless !== undefined && same(value[key], unless)),
        )
        .map(([key, { said, form }]) => `; ${said} ${form?.write(value[key]) ?? ''}`.trimEnd())
        .join(''),
    read(from) {
      const told = new Map<string, unknown>();
      while (from.skip(';')) {
        const [key, { form }] =
          entries.find(([key, { said }]) => !told.has(key) && from.skip(said)) ?? from.fail('part');
        told.set(key, form?.read(from) ?? true);
      }
      const all = entries.flatMap(([key, { unless }]): [string, unknown][] => {
        const value = told.get(key) ?? unless;
        return value === undefined ? [] : [[key, value]];
      });
      return Object.fromEntries(all) as T;
    },
  };
}
