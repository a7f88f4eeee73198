import { manifests } from './manifests.ts';

/** A rule of one of the books, in our own words. */
export interface RuleEntry {
  id: string;
  topic: string;
  kind: string;
  testable: boolean;
  gist: string;
  /** The rule of another edition that says the same, or what is different from it. */
  sameAs?: string;
  differs?: string;
}

/** The rules of all books in one language. */
export interface RuleIndex {
  /** What a citation says: the short explanation behind "why?". */
  ruleOf(cite: string): RuleEntry | undefined;
  /** All rules of a book. */
  rulesOf(book: string): readonly RuleEntry[];
}

function indexOf(books: Readonly<Record<string, readonly RuleEntry[]>>): RuleIndex {
  const byId = new Map(Object.values(books).flatMap((rules) => rules.map((r) => [r.id, r])));
  return {
    ruleOf: (cite) => byId.get(cite),
    rulesOf: (book) => books[book] ?? [],
  };
}

const books: Readonly<Record<string, readonly RuleEntry[]>> = Object.fromEntries(
  await Promise.all(manifests.map(async ({ book, text }) => [book, await (await text()).rules()] as const)),
);

export const { ruleOf, rulesOf } = indexOf(books);

/** The rules in other words, by rule; what has none is said in English. */
export function indexIn(gists: Readonly<Record<string, string>>): RuleIndex {
  const said = (r: RuleEntry): RuleEntry => ({ ...r, gist: gists[r.id] ?? r.gist });
  return indexOf(Object.fromEntries(Object.entries(books).map(([book, rules]) => [book, rules.map(said)])));
}
