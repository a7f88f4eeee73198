import { classic, world } from '@ochre/maps';
import * as rulesets from '@ochre/rulesets';
import { lens } from '@ochre/rulesets/lens.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { rulesOf } from '@ochre/rulesets/rules.ts';
import { rulingBooks } from '@ochre/rulesets/rulings.ts';
import { answers } from '../src/en/answers/index.ts';
import { comings } from '../src/en/comings.ts';
import { en } from '../src/en/index.ts';
import type { Language } from '../src/index.ts';

// A language that nobody speaks, made of English: what is read in plain letters was not said by a language.

/** Numbers, dates and lengths of time come from `Intl`: it tells those in another script, if it is asked for them. */
export const PSEUDO = 'el';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒğĥíĵķłɱñóþǫřšŧúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶŁṀÑÓÞǪŘŠŦÚṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i]!]));

/** Told apart from English: accents on all letters, a third longer, in brackets. What stands in braces is a name. */
export function accented(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  const letters = text.replace(/\{\w+\}|`[^`]*`|[A-Za-z]/g, (found) => accents.get(found) ?? found);
  return `[${letters}${'~'.repeat(Math.ceil(text.length * 0.3))}]`;
}

/** What a sentence is told with is not its own: it stays as it is, accented or not. */
function sentence(say: (...args: unknown[]) => unknown): (...args: unknown[]) => unknown {
  return (...args) => {
    const given = new Set<string>();
    const heard = (value: unknown): unknown => {
      if (typeof value === 'string') given.add(value);
      if (Array.isArray(value)) for (const one of value) heard(one);
      if (typeof value === 'function') return (...more: unknown[]) => heard(value(...more));
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return new Proxy(value, {
        get(target, key) {
          const found = Reflect.get(target, key);
          return heard(typeof found === 'function' ? found.bind(target) : found);
        },
      });
    };
    const told = say(...args.map(heard));
    const names = [...given].filter((name) => /\p{L}/u.test(name)).sort((a, b) => b.length - a.length);
    return spoken(told, names);
  };
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function spoken(value: unknown, names: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    if (names.length === 0) return accented(value);
    const parts = value.split(new RegExp(`(${names.map(escaped).join('|')})`));
    return parts.map((part, i) => (i % 2 === 1 ? part : accented(part))).join('');
  }
  if (typeof value === 'function') return sentence(value as (...args: unknown[]) => unknown);
  if (Array.isArray(value)) return value.map((one) => spoken(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoken(one, names)]));
}

const all = [
  ...[rulesets.mega, rulesets.eastern, rulesets.civx, rulesets.dawn, rulesets.classic],
  rulesets.advanced,
];
const names = (things: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(things.map(({ id, name }) => [id, accented(name)]));
const books = manifests.map(({ book }) => book);

const abouts = await Promise.all(
  manifests.map(async ({ id, text }) => [id, accented((await text()).about)] as const),
);

/** Said where English leaves it to the rule sets, the boards and the index of rules. */
export const pseudo: Language = {
  ...(spoken(en) as Language),
  names: {
    advances: names(all.flatMap((r) => r.advances)),
    calamities: names(all.flatMap((r) => r.calamities)),
    commodities: {
      ...names(all.flatMap((r) => r.commodities)),
      ...names(all.flatMap(({ substituteCard: id }) => (id ? [{ id, name: id }] : []))),
    },
    nations: names(all.flatMap((r) => r.civilizations)),
    areas: names([world, classic].flatMap((map) => map.areas)),
    // Games go by the names on their boxes.
    rulesets: {},
    about: Object.fromEntries(abouts),
  },
  versions: Object.fromEntries(
    all.map(({ id, versions }) => [
      id,
      Object.fromEntries(versions.map((v) => [v.version, v.changes.map((change) => accented(change.en))])),
    ]),
  ),
  books: {
    gists: async () => Object.fromEntries(books.flatMap(rulesOf).map(({ id, gist }) => [id, accented(gist)])),
    rulings: async () =>
      Object.fromEntries(
        Object.entries(rulingBooks).map(([book, chapters]) => [
          book,
          Object.fromEntries(
            chapters
              .flatMap((chapter) => chapter.rulings)
              .map(({ id, title, question, ruling }) => [
                id,
                { title: accented(title), question: accented(question), ruling: accented(ruling) },
              ]),
          ),
        ]),
      ),
    comings: async () => spoken(comings) as typeof comings,
    answers: async () => ({ ...(spoken(answers) as typeof answers), search: answers.search }),
    lens: async () =>
      lens.map(({ part, rows }) => ({
        part: accented(part),
        rows: rows.map(
          (row) =>
            Object.fromEntries(
              Object.entries(row).map(([key, cell]) => [key, cell === 'same' ? cell : accented(cell)]),
            ) as typeof row,
        ),
      })),
  },
};

/** Runs of plain letters: what no language has said. */
export const plain = (text: string): string[] => text.match(/[A-Za-z][A-Za-z'’-]*[A-Za-z]/g) ?? [];
