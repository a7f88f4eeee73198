import { de } from '@ochre/languages/de/index.ts';
import { en } from '@ochre/languages/en/index.ts';
import { counting } from '@ochre/languages/plural.ts';
import { classic, world } from '@ochre/maps';
import { advanced } from '@ochre/maps/advanced/map.ts';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../rulesets/test/registered.ts';
import { speak } from '../src/i18n/index.ts';
import { loadGame } from '../src/session/games.ts';
import { faceName } from '../src/ui/faces.ts';

type Words = Record<string, unknown>;

/** Whose words English has with the rule sets, or which have tests of their own. */
const ELSEWHERE = new Set(['books', 'names', 'refusals', 'versions', 'violations']);

/** Every word and sentence of a catalogue by its path. */
function entries(words: Words, path = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
    const here = path ? `${path}.${key}` : key;
    if (ELSEWHERE.has(here)) return [];
    return typeof value === 'object' && value !== null ? entries(value as Words, here) : [[here, value]];
  });
}

const english = new Map(entries(en));
const german = new Map(entries(de));
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

  it('has a name for every nation, and knows the areas it names', () => {
    for (const rules of rulesets)
      for (const { id } of rules.civilizations) expect(de.names.nations, id).toHaveProperty(id);
    const areas = [advanced, world, classic].flatMap((map) => map.areas);
    const known = new Set(areas.map(({ id }) => id));
    expect(Object.keys(de.names.areas).filter((id) => !known.has(id))).toEqual([]);
    const printed = areas.filter(({ id, name }) => de.names.areas[id] === name);
    expect(printed.map(({ id }) => id)).toEqual([]);
  });

  it('names the card that stands in for others', async () => {
    const { rules } = await loadGame('mega');
    speak('de', de);
    expect(faceName(rules.findCard(rules.ruleset.substituteCard!)!)).toBe('Wasser');
    speak('en');
    expect(faceName(rules.findCard(rules.ruleset.substituteCard!)!)).toBe('Water');
  });
});

it('counts as each language does', () => {
  expect(counting('en')(1, 'city', 'cities')).toBe('1 city');
  expect(counting('en')(0, 'city', 'cities')).toBe('0 cities');
  expect(counting('de')(1, 'Stadt', 'Städte')).toBe('1 Stadt');
  expect(counting('de')(12_345, 'Stadt', 'Städte')).toBe('12.345 Städte');
});
