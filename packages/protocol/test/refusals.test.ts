import type { Reason } from '@ochre/engine';
import { refuse } from '@ochre/engine/ruleset';
import { gameFor } from '@ochre/testkit';
import { expect, it } from 'vitest';
import { inEnglish, problemOf, type Sentences, sayReason } from '../src/index.ts';
import { en } from '../src/refusals/en/index.ts';
import { namesOf } from '../src/refusals/names.ts';

const { rules } = gameFor('mega');
const cite = 'MC 3.1';

it('a refusal is a code of the table with all its parameters, or it does not compile', () => {
  // @ts-expect-error nobody knows the code
  refuse('noSuchReason', {}, cite);
  // @ts-expect-error the area is missing
  refuse('toMove', { left: 2 }, cite);
  // @ts-expect-error a number is no sentence
  refuse('toMove', { area: 'etruria', left: 'two' }, cite);
  // @ts-expect-error nothing is said besides
  refuse('noShip', { text: 'There is none.' }, cite);
  expect(refuse('toMove', { area: 'etruria', left: 2 }, cite)).toEqual({
    code: 'toMove',
    params: { area: 'etruria', left: 2 },
    cite,
  });
});

it('a language without a sentence, or with one that tells of something else, does not compile', () => {
  const { noShip: _, ...lacking } = en.sentences;
  // @ts-expect-error a sentence is missing
  lacking satisfies Sentences;
  // @ts-expect-error the reason speaks of an area
  ({ ...en.sentences, oneCity: ({ city }) => `${city}` }) satisfies Sentences;
  expect(lacking).not.toHaveProperty('noShip');
});

it('the API says the code, the parameters, the rule and the English sentence with names', () => {
  const problem = problemOf(rules, refuse('noLandBorder', { from: 'etruria', to: 'upper-egypt' }, cite));
  expect(problem).toEqual({
    code: 'noLandBorder',
    params: { from: 'etruria', to: 'upper-egypt' },
    cite,
    text: 'Etruria does not border Upper Egypt by land.',
  });
});

it('what a hostile client made up is named as it came', () => {
  for (const id of ['__proto__', 'constructor', 'nowhere', '']) {
    expect(inEnglish(rules, { code: 'notLand', params: { area: id } })).toBe(`${id} is no land area.`);
    expect(inEnglish(rules, { code: 'noWaterBorder', params: { fromCoast: id, toCoast: id } })).toBe(
      `${id} does not border ${id} by water.`,
    );
    expect(inEnglish(rules, { code: 'exempt', params: { nation: id } })).toContain(id);
    expect(inEnglish(rules, { code: 'noCommodity', params: { good: id } })).toBe(`${id} is no commodity.`);
    expect(inEnglish(rules, { code: 'soldOut', params: { advance: id } })).toContain(id);
  }
  const unheard = { code: 'toString', params: {} } as unknown as Reason;
  expect(sayReason(en, namesOf(rules), unheard)).toBeUndefined();
});
