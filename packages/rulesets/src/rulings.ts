import { manifests } from './manifests.ts';

/** What a ruling says, in one language. */
export interface RulingWords {
  title: string;
  question: string;
  ruling: string;
}

/** How a place is read where a book is silent, unclear or at odds with itself. */
export interface Ruling extends RulingWords {
  /** Its name within the book. */
  id: string;
  /** The rules concerned, of other books too; it is filed under the book of the first. */
  rules: readonly string[];
  /** Options of the table by which it may be read otherwise. */
  options?: readonly string[];
}

export interface RulingChapter {
  chapter: string;
  note?: string;
  rulings: readonly Ruling[];
}

/** The rulings of each book, as docs/rulings.md prints them. */
export const rulingBooks: Readonly<Record<string, readonly RulingChapter[]>> = Object.fromEntries(
  await Promise.all(manifests.map(async ({ book, text }) => [book, await (await text()).rulings()] as const)),
);

/** The rulings in another language, by book and id. */
export type SaidRulings = Readonly<Record<string, Readonly<Record<string, RulingWords>>>>;

/** The rulings that concern each rule, in other words if there are any; what has none is said in English. */
export function rulingsByRule(said: SaidRulings = {}): ReadonlyMap<string, readonly Ruling[]> {
  const byRule = new Map<string, Ruling[]>();
  for (const [book, chapters] of Object.entries(rulingBooks))
    for (const ruling of chapters.flatMap(({ rulings }) => rulings)) {
      const spoken = { ...ruling, ...said[book]?.[ruling.id] };
      for (const rule of ruling.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), spoken]);
    }
  return byRule;
}
