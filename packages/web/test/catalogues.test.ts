import { describe, expect, it } from 'vitest';
import { rulesets } from '../../rulesets/test/registered.ts';
import { adviser as deAdviser } from '../src/i18n/de/adviser.ts';
import { film as deFilm } from '../src/i18n/de/film.ts';
import { hosting as deHosting } from '../src/i18n/de/hosting.ts';
import { de } from '../src/i18n/de/index.ts';
import { market as deMarket } from '../src/i18n/de/market.ts';
import { rulings as deRulings } from '../src/i18n/de/rulings.ts';
import { seat as deSeat } from '../src/i18n/de/seat.ts';
import { standings as deStandings } from '../src/i18n/de/standings.ts';
import { variants as deVariants } from '../src/i18n/de/variants.ts';
import { adviser as enAdviser } from '../src/i18n/en/adviser.ts';
import { film as enFilm } from '../src/i18n/en/film.ts';
import { hosting as enHosting } from '../src/i18n/en/hosting.ts';
import { en } from '../src/i18n/en/index.ts';
import { market as enMarket } from '../src/i18n/en/market.ts';
import { rulings as enRulings } from '../src/i18n/en/rulings.ts';
import { seat as enSeat } from '../src/i18n/en/seat.ts';
import { standings as enStandings } from '../src/i18n/en/standings.ts';
import { variants as enVariants } from '../src/i18n/en/variants.ts';
import { text } from '../src/i18n/index.ts';
import { counting } from '../src/i18n/plural.ts';
import { loadGame } from '../src/session/games.ts';
import { faceName } from '../src/ui/faces.ts';

type Words = Record<string, unknown>;

/** Every word and sentence of a catalogue by its path; names are another matter. */
function entries(words: Words, path = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
    const here = path ? `${path}.${key}` : key;
    if (here === 'names') return [];
    return typeof value === 'object' && value !== null ? entries(value as Words, here) : [[here, value]];
  });
}

const english = new Map(
  entries({
    ...en,
    adviser: enAdviser,
    film: enFilm,
    hosting: enHosting,
    market: enMarket,
    rulings: enRulings,
    seat: enSeat,
    standings: enStandings,
    variants: enVariants,
  }),
);
const german = new Map(
  entries({
    ...de,
    adviser: deAdviser,
    film: deFilm,
    hosting: deHosting,
    market: deMarket,
    rulings: deRulings,
    seat: deSeat,
    standings: deStandings,
    variants: deVariants,
  }),
);
const isSentence = (path: string): boolean => path.startsWith('events.sentences.');

/** What a function is told with: numbers, names or lists that can be found again in what it says. */
const ARGUMENTS = [37, 53, 71, 97, 113, 131];
const SHAPES: ((n: number) => unknown)[] = [(n) => n, (n) => `<${n}>`, (n) => [`<${n}>`]];

/** Which of its arguments a function passes on. */
function told(say: unknown): number[] {
  const heard = (shape: (n: number) => unknown): number[] => {
    try {
      const said = String((say as (...args: unknown[]) => unknown)(...ARGUMENTS.map(shape)));
      return ARGUMENTS.filter((n) => said.includes(String(n)));
    } catch {
      return [];
    }
  };
  return [...new Set(SHAPES.flatMap(heard))].sort((a, b) => a - b);
}

/** A teller that writes down what it is asked for. */
function askedOf(sentence: unknown): string[] {
  const asked = new Set<string>();
  const teller = new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'who' || key === 'aboutMe' || key === 'reason') return asked.add(String(key)) && 'Rome';
        if (key === 'mine') return { gave: [], got: [], cards: [], card: 'x' };
        return (fact: unknown) => {
          if (typeof fact === 'string') asked.add(fact);
          if (key === 'facts')
            return fact === 'legs' ? [{ to: 'x', land: 1 }] : { gives: { names: [] }, wants: { names: [] } };
          return key === 'num' || key === 'total' ? 3 : String(key);
        };
      },
    },
  );
  (sentence as (t: unknown) => string)(teller);
  return [...asked].sort();
}

describe('German', () => {
  it('has exactly the words that English has', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('says nothing in English', () => {
    const same = [...english].filter(
      ([path, value]) => typeof value === 'string' && value.length > 24 && german.get(path) === value,
    );
    expect(same).toEqual([]);
    const functions = [...english].filter(([path, f]) => typeof f === 'function' && german.get(path) === f);
    expect(functions.map(([path]) => path)).toEqual([]);
  });

  it.each([...english].filter(([path, f]) => typeof f === 'function' && !isSentence(path)))(
    '%s tells of the same things',
    (path, say) => {
      expect(told(german.get(path))).toEqual(told(say));
    },
  );

  it.each([...english].filter(([path]) => isSentence(path)))('%s tells of the same facts', (path, say) => {
    expect(askedOf(german.get(path))).toEqual(askedOf(say));
  });

  it('has a name for every card of every rule set', () => {
    for (const rules of rulesets) {
      for (const kind of ['advances', 'calamities', 'commodities'] as const) {
        const missing = rules[kind].filter(({ id }) => !(id in de.names[kind])).map(({ id }) => id);
        expect(missing, `${rules.name}, ${kind}`).toEqual([]);
      }
    }
  });

  it('names the card that stands in for others', async () => {
    const { rules } = await loadGame('mega');
    text.value = de;
    expect(faceName(rules.findCard(rules.ruleset.substituteCard!)!)).toBe('Wasser');
    text.value = en;
    expect(faceName(rules.findCard(rules.ruleset.substituteCard!)!)).toBe('Water');
  });
});

it('counts as each language does', () => {
  expect(counting('en')(1, 'city', 'cities')).toBe('1 city');
  expect(counting('en')(0, 'city', 'cities')).toBe('0 cities');
  expect(counting('de')(1, 'Stadt', 'Städte')).toBe('1 Stadt');
  expect(counting('de')(12_345, 'Stadt', 'Städte')).toBe('12.345 Städte');
});
