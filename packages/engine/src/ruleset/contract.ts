import { CITES } from './cites.ts';
import { exactly } from './exactly.ts';
import { NUMBERS } from './numbers.ts';
import type { Ruleset } from './types.ts';
import { VALUES } from './values.ts';
import { VARIANTS } from './variants.ts';

// What a rule set has to say, besides what types can see to: nothing left out, nothing that nobody asks for.

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isCite = (book: string, value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(`${book} `);

const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

export function checkContract({ id, book, numbers, values, variants, cites }: Ruleset): void {
  exactly(
    `${id}: number`,
    keysOf(NUMBERS),
    { ...numbers },
    (value, key) => isNumber(value) || (value === null && NUMBERS[key] === 'orNone'),
  );
  exactly(`${id}: value`, VALUES, values, isNumber);
  exactly(`${id}: citation`, CITES, cites, (value) => value === null || isCite(book, value));
  exactly(`${id}: variant`, keysOf(VARIANTS), variants, (value, key) =>
    (VARIANTS[key] as readonly unknown[]).includes(value),
  );
}
