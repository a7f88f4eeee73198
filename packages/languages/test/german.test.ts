import { civx, classic, dawn, eastern, mega } from '@ochre/rulesets';
import { citesOf, LENS_BOOKS, type LensPart, lens, SAME } from '@ochre/rulesets/lens.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { indexIn, type RuleEntry, ruleOf, rulesOf } from '@ochre/rulesets/rules.ts';
import { describe, expect, it } from 'vitest';
import { de as german } from '../src/de/index.ts';
import { themeName } from '../src/de/names.ts';
import { gists } from '../src/de/rules/gists.ts';
import { lens as germanLens } from '../src/de/rules/lens.ts';
import { numbers, says } from './numbers.ts';

const idsOf = (rules: readonly RuleEntry[]): string[] => rules.map((r) => r.id);

/** A name alone, the same in both languages. */
const isName = (words: string): boolean => /^[\p{Lu}\d][^\s.]*( [\p{Lu}\d(][^\s.]*){0,3}\.?$/u.test(words);

describe.each(manifests.map(({ book }) => book))('%s in German', (book) => {
  const rules = rulesOf(book);

  it('says every rule, and nothing that is none', () => {
    expect(idsOf(rules.filter(({ id }) => !/\w/.test(gists[id] ?? '')))).toEqual([]);
    const known = new Set(idsOf(rules));
    expect(Object.keys(gists).filter((id) => id.startsWith(`${book} `) && !known.has(id))).toEqual([]);
  });

  it('leaves no number out', () => {
    const lost = rules.flatMap(({ id, gist }) =>
      numbers(gist).flatMap((n) => (says(gists[id] ?? '', n) ? [] : [`${id}: ${n}`])),
    );
    expect(lost).toEqual([]);
  });

  it('leaves no rule in English', () => {
    expect(idsOf(rules.filter(({ id, gist }) => gists[id] === gist && !isName(gist)))).toEqual([]);
  });
});

describe('the lens in German', () => {
  const cells = (parts: readonly LensPart[]) =>
    parts.flatMap(({ part, rows }) =>
      rows.flatMap((row) =>
        LENS_BOOKS.map((book) => ({ at: `${part}, ${row.topic}, ${book}`, words: row[book] ?? '' })),
      ),
    );
  const plain = (words: string): string => words.replace(/`[^`]+`/g, '');
  const english = cells(lens);
  const german = cells(germanLens);

  it('has every cell, with the citations and numbers of the English one', () => {
    expect(german).toHaveLength(english.length);
    english.forEach(({ at, words }, i) => {
      const said = german[i]!.words;
      expect(citesOf(said), at).toEqual(citesOf(words));
      expect(said === SAME, at).toBe(words === SAME);
      for (const n of numbers(plain(words))) expect(says(plain(said), n), `${at}: ${n}`).toBe(true);
    });
  });

  it('leaves no cell in English', () => {
    const left = english.filter(
      ({ words }, i) => words === german[i]!.words && words !== SAME && /\p{L}/u.test(plain(words)),
    );
    expect(left).toEqual([]);
  });
});

it('says what changed with each version of the rules', () => {
  for (const { id, versions } of [mega, eastern, civx, dawn, classic])
    for (const { version, changes } of versions) {
      const said = german.versions[id]?.[version] ?? [];
      expect(said, `${id} ${version}`).toHaveLength(changes.length);
      for (const [i, sentence] of said.entries()) {
        expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
        expect(sentence).not.toBe(changes[i]!.en);
      }
    }
});

describe('an index in other words', () => {
  const [first, second] = rulesOf('MC');
  const index = indexIn({ [first!.id]: 'Anders gesagt.' });

  it('says a rule in them', () => {
    expect(index.ruleOf(first!.id)).toEqual({ ...first, gist: 'Anders gesagt.' });
    expect(index.rulesOf('MC')[0]).toBe(index.ruleOf(first!.id));
    expect(ruleOf(first!.id)!.gist).not.toBe('Anders gesagt.');
  });

  it('says what has none as the books do', () => {
    expect(index.ruleOf(second!.id)).toEqual(second);
    expect(index.rulesOf('none')).toEqual([]);
  });
});

it('every theme of a Short Game has a German name', () => {
  const themes = [mega, eastern].flatMap(({ shortGame }) => shortGame?.themes ?? []);
  expect(themes.length).toBeGreaterThan(0);
  for (const { name } of themes) expect(themeName(name)).not.toBe(name);
});
