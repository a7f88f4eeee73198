import parts from '../rules/lens.json' with { type: 'json' };
import { manifests } from './manifests.ts';

/** A book by its code. */
export type LensBook = string;

/** A cell of a book that does as the one before it. */
export const SAME = 'same';

/** What each book does about one topic; citations stand in backticks. */
export type LensRow = { topic: string } & Readonly<Record<LensBook, string>>;

export interface LensPart {
  part: string;
  rows: readonly LensRow[];
}

/** The rule sets side by side, in the order of a turn. */
export const lens: readonly LensPart[] = parts as readonly LensPart[];

/** The books that are compared, in the order of the columns. */
export const LENS_BOOKS: readonly LensBook[] = manifests
  .map(({ book }) => book)
  .filter((book) => lens.some(({ rows }) => rows.some((row) => book in row)));

/** The citations of a cell. */
export function citesOf(cell: string): string[] {
  return [...cell.matchAll(/`([A-Z]{2} [^`]+)`/g)].map((found) => found[1]!);
}

/** The lens as a table of a document. */
export function lensTable(): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cellsOf = (row: LensRow): string[] => LENS_BOOKS.map((book) => row[book] ?? '');
  const rowsOf = ({ part, rows }: LensPart): string[] =>
    rows.length === 1 && rows[0]!.topic === ''
      ? [line([`**${part}**`, ...cellsOf(rows[0]!)])]
      : [
          line([`**${part}**`, ...LENS_BOOKS.map(() => '')]),
          ...rows.map((row) => line([row.topic, ...cellsOf(row)])),
        ];
  return [
    line(['topic', ...LENS_BOOKS]),
    `|${'---|'.repeat(LENS_BOOKS.length + 1)}`,
    ...lens.flatMap(rowsOf),
  ].join('\n');
}
