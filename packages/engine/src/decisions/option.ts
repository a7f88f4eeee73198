import type { Option, OptionSorts } from '../decisions.ts';

/** What can be told apart in an option by its name: an area, a coast, a number of something. */
export type Sort = keyof OptionSorts;
type OptionOf<S extends Sort> = { [K in S]: OptionSorts[K] };

/** These things to choose from. */
export function each<S extends Sort>(
  sort: S,
  things: readonly OptionSorts[S][],
): Extract<Option, OptionOf<S>>[] {
  return things.map((thing) => ({ [sort]: thing }) as Extract<Option, OptionOf<S>>);
}

/** So many of something, as numbers to choose from. */
export const upTo = (most: number, least = 0): Option[] =>
  each(
    'count',
    Array.from({ length: most - least + 1 }, (_, i) => most - i),
  );

/** The sort of an option, and what it is; nothing where it is none of the others. */
export function told(option: Option): [Sort, OptionSorts[Sort]] | undefined {
  return option === null ? undefined : (Object.entries(option)[0] as [Sort, OptionSorts[Sort]]);
}

/** What was chosen, where the question offered but one sort of things. */
export function chosen<S extends Sort>(option: Option, sort: S): OptionSorts[S] {
  const things: Partial<OptionSorts> = option ?? {};
  const thing = things[sort];
  if (thing === undefined) throw new Error(`${JSON.stringify(option)} is no ${sort}`);
  return thing as OptionSorts[S];
}

/** All that is offered of a sort. */
export function offered<S extends Sort>(among: readonly Option[], sort: S): OptionSorts[S][] {
  return among.flatMap((option) => (option !== null && sort in option ? [chosen(option, sort)] : []));
}
