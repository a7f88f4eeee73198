import { answers as german } from '@ochre/languages/de/answers/index.ts';
import { comings as germanComings } from '@ochre/languages/de/comings.ts';
import { de } from '@ochre/languages/de/index.ts';
import { lens as germanLens } from '@ochre/languages/de/rules/lens.ts';
import { answers as english } from '@ochre/languages/en/answers/index.ts';
import { comings } from '@ochre/languages/en/comings.ts';
import { citesOf, LENS_BOOKS, lens } from '@ochre/rulesets/lens.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { rulesOf } from '@ochre/rulesets/rules.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../src/i18n/index.ts';
import { Asker } from '../src/rules/ask.ts';
import { type Coming, comingFrom, KNOWN, minutesOf } from '../src/rules/coming.ts';
import { namesIn } from '../src/rules/named.ts';
import { stemsBy } from '../src/rules/stems.ts';
import { NEWCOMERS, REPHRASED } from './support/newcomers.ts';

const languages = { en: english, de: german };

describe.each(manifests.map(({ book }) => book))('%s', (book) => {
  describe.each(['en', 'de'] as const)('in %s', (lang) => {
    const asker = new Asker(languages[lang], book);
    const found = (typed: string): string[] => asker.find(typed).map(({ id }) => id);

    it.each(NEWCOMERS.map((one) => [one[lang], one.wants]))(
      '"%s" finds %s among the first three',
      (typed, wants) => {
        expect(found(typed)).toContain(wants);
      },
    );

    it('finds what is asked in other words', () => {
      const missed = REPHRASED.filter((one) => !found(one[lang]).includes(one.wants));
      expect(missed.map((one) => `${one[lang]} -> ${found(one[lang])}, not ${one.wants}`)).toEqual([]);
    });
  });
});

/** What is asked about things by their names, and the topic whose rules go first. */
const ABOUT_THINGS: readonly { names: string; en: string; de: string }[] = [
  {
    names: 'calamity:slave-revolt',
    en: 'what does slave revolt do',
    de: 'Was passiert beim Sklavenaufstand',
  },
  { names: 'calamity:civil-war', en: 'who takes over in a civil war', de: 'wie läuft ein Bürgerkrieg ab' },
  { names: 'calamity:flood', en: 'what do I lose in a flood', de: 'was verliere ich bei einer Flut' },
  { names: 'advance:mysticism', en: 'what is mysticism good for', de: 'wozu ist Mystik gut' },
  { names: 'advance:trade-empire', en: 'how does Trade Empire work', de: 'wie wirkt das Handelsreich' },
];

describe.each(['en', 'de'] as const)('a thing by its name, in %s', (lang) => {
  afterEach(() => speak('en'));

  it.each(ABOUT_THINGS.map((one) => [one[lang], one.names]))('"%s" is about %s', (typed, names) => {
    if (lang === 'de') speak('de', de);
    expect(namesIn(rulesOf('MC'), stemsBy(languages[lang].search))(typed).things).toEqual([names]);
  });
});

it('somebody who asks who won is told how', () => {
  expect(new Asker(german, 'MC').find('Wer hat gewonnen?')[0]!.id).toBe('win');
  expect(new Asker(english, 'MC').find('who won?')[0]!.id).toBe('win');
});

describe('somebody who types', () => {
  const asker = new Asker(english, 'MC');
  const found = (typed: string): string[] => asker.find(typed).map(({ kind, id }) => `${kind}.${id}`);

  it('finds a word before it is finished', () => {
    expect(found('beneficia')).toEqual(['word.beneficiary']);
    expect(found('trea').slice(0, 2)).toEqual(['question.treasury', 'word.treasury']);
  });

  it('finds nothing by words that tell nothing, or that nobody uses', () => {
    expect(found('')).toEqual([]);
    expect(found('what is the')).toEqual([]);
    expect(found('zzzz')).toEqual([]);
  });

  it('finds only what its book has', () => {
    expect(found('barbarians')).toContain('question.barbarians');
    expect(new Asker(english, 'CL').find('barbarians').map(({ id }) => id)).not.toContain('barbarians');
  });
});

describe('coming from another edition', () => {
  const pairs = Object.keys(comings).map((pair) => pair.split('-') as [string, string]);

  it('leads from the editions people know to all that they are compared with', () => {
    const wanted = KNOWN.flatMap((from) =>
      LENS_BOOKS.filter((book) => book !== from).map((book) => [from, book]),
    );
    expect(pairs.sort()).toEqual(wanted.sort());
  });

  it.each(pairs)('from %s to %s is read in five minutes, in both languages', (from, to) => {
    const pair = `${from}-${to}` as keyof typeof comings;
    const inEnglish = comingFrom(lens, LENS_BOOKS, from, to, 'same');
    const inGerman = comingFrom(germanLens, LENS_BOOKS, from, to, 'ebenso');
    expect(minutesOf(comings[pair], inEnglish)).toBeLessThanOrEqual(5);
    expect(minutesOf(germanComings[pair], inGerman)).toBeLessThanOrEqual(5);
    const topics = (coming: Coming): number[] => coming.parts.map(({ changes }) => changes.length);
    expect(topics(inGerman)).toEqual(topics(inEnglish));
    expect(germanComings[pair]).toHaveLength(comings[pair].length);
  });

  it('says what a book does that does as another, and cites the one that is played', () => {
    const { parts, alike } = comingFrom(lens, LENS_BOOKS, 'CL', 'EE', 'same');
    const tax = parts.find(({ part }) => part === '1 Tax')!.changes[0]!;
    expect(tax.there).toBe('2 for each city; Coinage 1 to 3');
    expect(tax.here).toBe('2 for each city, changed by advances; chosen anew each turn (`EE 1A.e1`)');
    const cites = parts.flatMap(({ changes }) => changes.flatMap(({ here }) => citesOf(here)));
    expect(cites.filter((cite) => !cite.startsWith('EE '))).toEqual([]);
    expect(alike).toContain('9 Calamities, Two of a name');
    for (const { there, here } of parts.flatMap(({ changes }) => changes)) {
      expect(there).not.toMatch(/^same\b/);
      expect(here).not.toMatch(/^same\b/);
    }
  });
});
