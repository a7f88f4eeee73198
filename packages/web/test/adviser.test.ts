import { advise, reasonTexts } from '@ochre/bots';
import { afterEach, describe, expect, it } from 'vitest';
import { reasonWords } from '../src/decisions/parts/advice.ts';
import { adviceWords } from '../src/decisions/parts/spoken.ts';
import { de } from '../src/i18n/de/index.ts';
import { en } from '../src/i18n/en/index.ts';
import { text } from '../src/i18n/index.ts';
import { loadGame } from '../src/session/games.ts';
import type { Session } from '../src/session/session.ts';
import { recordOthers } from './support/moments.ts';

afterEach(() => {
  text.value = en;
});

/** Every param a reason can bring, so that no sentence lacks one. */
const PARAMS = {
  area: 'crete',
  nation: 'rome',
  from: 'rome',
  advance: 'mining',
  advances: 'mining',
  wants: 'salt',
  gives: 'salt',
  price: '9',
  stack: '3',
  purse: '40',
  gain: '12',
  rate: '2',
};

describe('the adviser', () => {
  it.each([
    ['English', en],
    ['German', de],
  ])('has words in %s for every reason a bot may give', (_, { adviser }) => {
    expect(Object.keys(adviser.reasons).sort()).toEqual(Object.keys(reasonTexts).sort());
    for (const sentence of Object.values(adviser.reasons))
      expect(sentence(PARAMS)).toMatch(/^(?!.*undefined).{8,}\.$/);
  });

  it('advises what the rules allow, with reasons in names and not in ids, in every rule set', async () => {
    const told = new Set<string>();
    for (const { name, view, config, decision } of recordOthers().values()) {
      const game = await loadGame(config.ruleset, config.map);
      const session = { rules: game.rules, view: { peek: () => view } } as unknown as Session;
      const { answer, reasons } = advise(game.sight(view), decision);
      expect(game.check(view, decision, answer), name).toBeUndefined();
      for (const catalogue of [en, de]) {
        text.value = catalogue;
        const words = [adviceWords(session, decision, answer), ...reasonWords(session, reasons)];
        expect(words.length, name).toBeGreaterThan(1);
        expect(words.join(' '), name).not.toMatch(
          /undefined|NaN|\[object|\b[a-z]+[A-Z]|(?<!\w)[a-z]+-[a-z]+-?/,
        );
      }
      for (const { code } of reasons) told.add(code);
    }
    expect(told.size).toBeGreaterThan(8);
  });
});
