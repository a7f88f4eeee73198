import { text } from '../i18n/index.ts';

const MOST = 4;

/** Things in a row; of more than a few the first, and what is said of the rest. */
export function cutList<T>(
  all: readonly T[],
  said: (one: T) => string,
  rest: (others: readonly T[]) => readonly string[],
): string {
  const { list } = text.value.ui;
  if (all.length <= MOST) return list(all.map(said));
  const first = all.slice(0, MOST - 1);
  return list([...first.map(said), ...rest(all.slice(first.length))]);
}

/** So many in one place, or of one kind. */
export type Count = readonly [id: string, n: number];

export const totalOf = (counts: readonly Count[]): number => counts.reduce((sum, [, n]) => sum + n, 0);
