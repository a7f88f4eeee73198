import { answers } from '@ochre/languages/de/answers/index.ts';
import { de } from '@ochre/languages/de/index.ts';
import { gists } from '@ochre/languages/de/rules/gists.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { effect, type ReadonlySignal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { speak } from '../src/i18n/index.ts';
import { ruleFinder } from '../src/rules/find.ts';
import { rulings } from '../src/rules/rulings.ts';
import { stemsBy } from '../src/rules/stems.ts';
import { ruleLabel } from '../src/rules/topics.ts';
import { ruleIndex } from '../src/ui/ruleIndex.ts';

/** What is fetched, once it is there. */
const arrived = <T>(it: ReadonlySignal<T | undefined>): Promise<T> =>
  new Promise((resolve) => {
    effect(() => {
      if (it.value) resolve(it.value);
    });
  });
const index = () => arrived(ruleIndex);

afterEach(() => speak('en'));

it('the rules are said in the language spoken', async () => {
  const english = await index();
  expect(english.lang).toBe('en');
  speak('de', de);
  const german = await index();
  expect(german.lang).toBe('de');
  for (const { book } of manifests) {
    const told = german.rulesOf(book);
    expect(told.map((r) => r.id)).toEqual(english.rulesOf(book).map((r) => r.id));
    expect(told.map((r) => r.gist)).toEqual(told.map((r) => gists[r.id]));
  }
  expect(german.rulesOf('MC')).toBe(ruleIndex.value!.rulesOf('MC'));
  speak('en');
  expect(ruleIndex.value).toBe(english);
});

it('a search finds the words of the language spoken, its topics too', async () => {
  speak('de', de);
  const rules = (await index()).rulesOf('MC');
  const find = ruleFinder(rules, stemsBy(answers.search));
  const ids = (typed: string): string[] => find(typed).map((r) => r.id);
  expect(ids('offenes Meer überqueren')).toContain('MC adv.astronavigation.1');
  expect(ids('strassenbau handlimit')).toContain('MC adv.roadbuilding.3');
  expect(ids('stadt')).toEqual(expect.arrayContaining(ids('Städte')));
  // What tells nothing apart is left out, and what means the same is found.
  expect(ids('Was ist mit den Bauplätzen')).toEqual(ids('Bauplatz'));
  expect(ids('Katastrophe')).toEqual(expect.arrayContaining(['MC 7.cal.1']));
  expect(ids('treasury')).toEqual(rules.filter((r) => r.id.includes('treasury')).map((r) => r.id));
});

it('the ruling on a rule is said in the language spoken', async () => {
  const rulingOn = async (cite: string): Promise<string> => {
    const { byRule } = await arrived(rulings);
    return (byRule.get(cite) ?? []).map(({ title, ruling }) => `${title}: ${ruling}`).join(' ');
  };
  expect(await rulingOn('EE 8.9')).toMatch(/^Drawing the excess at random: From all four/);
  expect(await rulingOn('EE 8.9')).toBe(await rulingOn('MC 8.9'));
  speak('de', de);
  expect(await rulingOn('EE 8.9')).toMatch(/^Überzählige zufällig ziehen: Aus allen vieren/);
  expect((await arrived(rulings)).lang).toBe('de');
  expect(await rulingOn('MC intro.1')).toBe('');
});

it('a rule is cited by its number, or by what it rules where its book has no numbers', async () => {
  await index();
  expect(ruleLabel('MC 7.cal.1')).toBe('MC 7.cal.1');
  expect(ruleLabel('CL E11.famine.1')).toBe('CL E11.famine.1');
  expect(ruleLabel('MC def.card-kinds')).toBe('MC · Trade cards');
  speak('de', de);
  await index();
  expect(ruleLabel('MC def.card-kinds')).toBe('MC · Handelskarten');
});
