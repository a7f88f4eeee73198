import { CITE_KEYS, isNeeded } from './cites.ts';
import { exactly } from './exactly.ts';
import { NUMBERS } from './numbers.ts';
import type { Options } from './options.ts';
import type { Ruleset } from './types.ts';
import { VALUES } from './values.ts';
import { VARIANTS } from './variants.ts';

// What a rule set has to say, besides what types can see to: nothing left out, nothing that nobody asks for.

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isCite = (book: string, value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(`${book} `);

const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** What can be chosen is there with its rule and its sentence, and so is what that bars. */
function checkOptions(id: string, book: string, version: number, options: Options): void {
  const all = Object.entries(options).map(([name, option]) => ({ what: `${id}: option ${name}`, ...option }));
  for (const { what, cite, sentence, values, since } of all) {
    if (!isCite(book, cite)) throw new Error(`${what} has no cite`);
    if (!sentence) throw new Error(`${what} has no sentence`);
    if (!Array.isArray(values) || values.length === 0) throw new Error(`${what} has no values`);
    if (!(since >= 1 && since <= version)) throw new Error(`${what}: there is no version it is there since`);
  }
  for (const { what, values, bars = [] } of all)
    for (const { value, without, sentence } of bars) {
      if (!values.includes(value)) throw new Error(`${what} has no value ${value}`);
      if (!sentence) throw new Error(`${what} bars ${value} without a sentence`);
      if (without && !options[without.option]?.values.includes(without.value))
        throw new Error(`${what}: there is no ${without.option} ${without.value}`);
    }
}

export function checkContract({ id, book, numbers, values, variants, options, versions }: Ruleset): void {
  exactly(
    `${id}: number`,
    keysOf(NUMBERS),
    { ...numbers },
    (value, key) => isNumber(value) || (value === null && NUMBERS[key] === 'orNone'),
  );
  exactly(`${id}: value`, VALUES, values, isNumber);
  exactly(`${id}: variant`, keysOf(VARIANTS), variants, (value, key) =>
    (VARIANTS[key] as readonly unknown[]).includes(value),
  );
  checkOptions(id, book, versions.length, options);
}

/** A rule for all that it runs; its steps are known to be there. */
export function checkCites(rules: Ruleset): void {
  const { id, book, cites } = rules;
  exactly(`${id}: citation`, CITE_KEYS, cites, (value, key) =>
    value === null ? !isNeeded(rules, key) : isCite(book, value),
  );
}
