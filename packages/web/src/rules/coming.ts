import { type LensPart, type LensRow, SAME } from '@ochre/rulesets/lens.ts';

/** The books of the editions that people know. */
export const KNOWN = ['MC', 'AC', 'CL'] as const;

/** What two books do about one topic. */
export interface Change {
  topic: string;
  there: string;
  here: string;
}

export interface Coming {
  parts: readonly { part: string; changes: readonly Change[] }[];
  /** Topics that both treat alike. */
  alike: readonly string[];
}

const withoutCites = (cell: string): string =>
  cell
    .replace(/\s*\([^()]*`[^()]*\)/g, '')
    .replace(/`[^`]*`/g, '')
    .trim();
/** What a cell says first, before it goes into more. */
const gist = (cell: string): string => withoutCites(cell).split(';')[0]!.trim();

/**
 * A cell as it reads alone: one that does as the book before says what that is. `same` is the word for it in the language
 * of the cells, with which some of them begin.
 */
export function alone(row: LensRow, books: readonly string[], book: string, same: string): string {
  const cell = row[book] ?? '';
  const before = books[books.indexOf(book) - 1];
  if (before === undefined) return cell;
  if (cell === SAME) return withoutCites(alone(row, books, before, same));
  const more = cell.startsWith(same) ? cell.slice(same.length) : undefined;
  return more?.match(/^(?: \(|[;,])/) ? gist(alone(row, books, before, same)) + more : cell;
}

/** What is different for somebody who knows one book and plays another, topic by topic. */
export function comingFrom(
  lens: readonly LensPart[],
  books: readonly string[],
  from: string,
  to: string,
  same: string,
): Coming {
  const alike: string[] = [];
  const parts = lens.flatMap(({ part, rows }) => {
    const changes = rows.flatMap((row) => {
      const topic = row.topic || part;
      const [there, here] = [from, to].map((book) => alone(row, books, book, same)) as [string, string];
      if (withoutCites(there) !== withoutCites(here)) return [{ topic, there: withoutCites(there), here }];
      alike.push(row.topic ? `${part}, ${row.topic}` : part);
      return [];
    });
    return changes.length > 0 ? [{ part, changes }] : [];
  });
  return { parts, alike };
}

/** How fast people read. */
const WORDS_A_MINUTE = 200;

/** How long it takes to read all of it, in minutes. */
export function minutesOf(first: readonly string[], { parts, alike }: Coming): number {
  const cells = parts.flatMap(({ changes }) =>
    changes.flatMap(({ topic, there, here }) => [topic, there, withoutCites(here)]),
  );
  const words = [...first, ...cells, ...alike].join(' ').split(/\s+/).length;
  return Math.ceil(words / WORDS_A_MINUTE);
}
