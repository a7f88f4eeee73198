import type { Ruleset } from '@ochre/engine';
import { CITE_KEYS } from '@ochre/engine/ruleset';
import { bookOf } from '../books.ts';
import { rulesetFor } from '../games.ts';
import type { Scenario } from './types.ts';

// A scenario shared by rule sets is written for the first of them. For the others the nations and goods they do not
// have, and the citations, are replaced by their own: the nation next in rank, the like card of the stack, the
// paragraph that says the same.

interface Row {
  id: string;
}

/** Rows that `other` lacks, each with its like: the first with the first of those it has instead, and so on. */
function likes<T extends Row>(own: readonly T[], other: readonly T[], key: (row: T) => unknown): string[][] {
  const lacks = (rows: readonly T[], row: T): boolean => !rows.some(({ id }) => id === row.id);
  return own
    .filter((row) => lacks(other, row))
    .flatMap((row) => {
      const alike = (rows: readonly T[]): T[] => rows.filter((r) => key(r) === key(row));
      const rank = alike(own.filter((r) => lacks(other, r))).indexOf(row);
      const like = alike(other)[rank];
      return like ? [[row.id, like.id]] : [];
    });
}

const blocksOf = (ruleset: Ruleset): Row[] =>
  [...new Set(ruleset.civilizations.map((c) => c.block))].map((id) => ({ id }));

function namesFor(first: Ruleset, other: Ruleset, map: Scenario['map']): Map<string, string> {
  // Areas and coasts of a map made by hand keep their names.
  const drawn = new Set(JSON.stringify(map ?? '').match(/[a-z-]+/g));
  return new Map([
    ...likes(blocksOf(first), blocksOf(other), () => 0).filter(([block]) => !drawn.has(block!)),
    ...likes(first.civilizations, other.civilizations, () => 0),
    ...likes(first.commodities, other.commodities, (c) => `${c.stack} ${c.size}`),
  ] as [string, string][]);
}

/** The paragraph of the other book that stands behind the same mechanism. */
function citesFor(first: Ruleset, other: Ruleset): (cite: string) => string {
  const mechanisms = new Map(CITE_KEYS.map((key) => [first.cites[key], other.cites[key]]));
  return (cite) => {
    const same = `${other.book}${cite.slice(first.book.length)}`;
    return bookOf(other.book)?.has(same) ? same : (mechanisms.get(cite) ?? cite);
  };
}

/** What a shared scenario proves in one of the books: its own paragraphs, and those that say the same. */
function proved(cites: readonly string[], book: string): string[] {
  const rules = [...(bookOf(book)?.values() ?? [])];
  const mine = cites.filter((cite) => cite.startsWith(`${book} `));
  const alike = rules.filter((rule) => rule.sameAs !== undefined && cites.includes(rule.sameAs));
  return [...new Set([...mine, ...alike.map((rule) => rule.id)])];
}

function renamed(value: unknown, name: (text: string) => string): unknown {
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return value.map((item) => renamed(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [name(key), renamed(item, name)]);
  const told = Object.fromEntries(entries);
  if (Object.keys(told).length < entries.length) throw new Error('two names fall together');
  return told;
}

/** The scenario, written for the first of the rule sets, as a scenario of `id`. */
export function retold(scenario: Scenario, [firstId]: readonly string[], id: string): Scenario {
  const [first, other] = [rulesetFor(firstId!), rulesetFor(id)];
  const cites = proved(scenario.cites, other.book);
  if (first === other) return { ...scenario, rules: id, cites };
  const names = namesFor(first, other, scenario.map);
  const cite = citesFor(first, other);
  const { name, note, ...rest } = scenario;
  // Names may be parts of others: `rome.1` is an offer of Rome. Sentences are left alone.
  const told = renamed(rest, (text) => {
    if (text.startsWith(`${first.book} `)) return cite(text);
    return text.includes(' ') ? text : text.replace(/[a-z-]+/g, (word) => names.get(word) ?? word);
  }) as Scenario;
  return { ...told, name: `${name} (${id})`, rules: id, cites, ...(note && { note }) };
}
