import CL from '../rules/CL.json' with { type: 'json' };
import CX from '../rules/CX.json' with { type: 'json' };
import DH from '../rules/DH.json' with { type: 'json' };
import EE from '../rules/EE.json' with { type: 'json' };
import MC from '../rules/MC.json' with { type: 'json' };

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

const books: Record<string, readonly RuleEntry[]> = { CL, CX, DH, EE, MC };

export const { ruleOf, rulesOf } = indexOf(books);

/** The rules in other words, by rule; what has none is said in English. */
export function indexIn(gists: Readonly<Record<string, string>>): RuleIndex {
  const said = (r: RuleEntry): RuleEntry => ({ ...r, gist: gists[r.id] ?? r.gist });
  return indexOf(Object.fromEntries(Object.entries(books).map(([book, rules]) => [book, rules.map(said)])));
}
