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

const books: Record<string, RuleEntry[]> = { CL, CX, DH, EE, MC };
const byId = new Map(Object.values(books).flatMap((rules) => rules.map((r) => [r.id, r])));

/** What a citation says: the short explanation behind "why?". */
export function ruleOf(cite: string): RuleEntry | undefined {
  return byId.get(cite);
}

/** All rules of a book. */
export function rulesOf(book: string): readonly RuleEntry[] {
  return books[book] ?? [];
}
