import type { Advance, Effect, Modifier, Rules, Ruleset } from '@ochre/engine';
import { de } from '@ochre/languages/de/index.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { feltOf, linesOf, meaningOf } from '../src/effects/advance.ts';
import { harmOf } from '../src/effects/calamity.ts';
import { speak } from '../src/i18n/index.ts';
import { loadGame } from '../src/session/games.ts';
import { concernsOthers } from '../src/standings/learning.ts';

/** What a card of an advance, a row of the shop on a phone and the card of a calamity have room for, in letters. */
const MEANING = 420;
const LINE = 190;
const FELT = 150;
const HARM = 220;
/** Numbers of a calamity that no sentence tells: how a civil war or a cost for coming home is worked out. */
const UNTOLD = new Set([
  'share',
  'buffer',
  'bystander',
  'least',
  'foreign',
  'foreignOrders',
  'sacrifice',
  'ransomCards',
]);

const games = await Promise.all(manifests.map(({ id }) => loadGame(id)));
const languages = [
  ['en', undefined],
  ['de', de],
] as const;

afterEach(() => speak('en'));

const numbersIn = (words: string): number[] => [...words.matchAll(/\d+/gu)].map(Number);

/** The numbers that an effect of an advance has to tell. */
function toldBy(ruleset: Ruleset, e: Effect): number[] {
  switch (e.effect) {
    case 'add':
      return e.to === 'treasuryPoints' || e.to === 'taxRate' ? [ruleset.values[e.to] + e.n] : [];
    case 'shop':
      return [e.stack, e.price];
    case 'discount':
      return [e.n, e.stacks[0]!, e.stacks.at(-1)!];
    case 'requestCards':
      return [e.most];
    case 'creditsOfChoice':
    case 'discountOther':
      return [e.points];
    case 'freeAdvance':
      return [e.count ?? 1, e.below];
    default:
      return [];
  }
}

/** How much of what an advance adds is told: itself, or what the number comes to. */
const addends = ({ effects }: Advance): Extract<Effect, { effect: 'add' }>[] =>
  effects.filter((e) => e.effect === 'add');

const toldOf = ({ add, most, n }: Modifier): number[] =>
  [add, most || undefined, n].filter((x) => x !== undefined).map(Math.abs);

const modifiers = ({ ruleset }: Rules, id: string): Modifier[] =>
  ruleset.calamities.flatMap((c) => c.modifiers.filter((m) => m.has === id));

describe.each(languages)('in %s', (code, language) => {
  it.each(games.map(({ rules }) => [rules.ruleset.id, rules] as const))(
    'every advance of %s says what it brings, with its numbers, in a few words',
    (_, rules) => {
      speak(code, language);
      for (const advance of rules.ruleset.advances) {
        const { id, effects } = advance;
        const lines = linesOf(rules, id);
        const { gains, drawbacks } = meaningOf(rules, id);
        const said = `${gains} ${drawbacks}`;
        expect(lines.length > 0, id).toBe(effects.length + modifiers(rules, id).length > 0);
        expect(said, id).toMatch(/\.\s*$/u);
        expect(said, id).not.toMatch(/undefined|NaN|null|\[object| {2}\S|\.\./u);
        expect(said.length, said).toBeLessThanOrEqual(MEANING);
        for (const { text } of lines) expect(text.length, text).toBeLessThanOrEqual(LINE);
        const told = numbersIn(said);
        for (const n of effects.flatMap((e) => toldBy(rules.ruleset, e)))
          expect(told, `${id} ${n}`).toContain(n);
        for (const { to, n } of addends(advance))
          expect(
            told.some((x) => x === Math.abs(n) || x === rules.ruleset.values[to] + n),
            `${id} ${to}`,
          ).toBe(true);
        for (const n of modifiers(rules, id).flatMap(toldOf)) expect(told, `${id} ${n}`).toContain(n);
      }
    },
  );

  it.each(games.map(({ rules }) => [rules.ruleset.id, rules] as const))(
    'what others feel of an advance of %s stands beside its name',
    (_, rules) => {
      speak(code, language);
      for (const advance of rules.ruleset.advances) {
        const felt = feltOf(rules, advance.id);
        expect(felt !== '', advance.id).toBe(concernsOthers(advance));
        expect(felt.length, felt).toBeLessThanOrEqual(FELT);
      }
    },
  );

  it.each(games.map(({ rules }) => [rules.ruleset.id, rules] as const))(
    'every calamity of %s says what it does to its victim, with its numbers',
    (_, rules) => {
      speak(code, language);
      for (const calamity of rules.ruleset.calamities) {
        const { id, secondary, orders } = calamity;
        for (const who of [undefined, 'Hatti']) {
          const harm = harmOf(calamity, who);
          expect(harm, id).toMatch(/\.$/u);
          expect(harm, id).not.toMatch(/undefined|NaN|null|false|\[object| {2}|\.\./u);
          expect(harm.length, harm).toBeLessThanOrEqual(HARM);
          expect(/Hatti/u.test(harm), harm).toBe(who !== undefined);
          const told = numbersIn(harm);
          const row = Object.entries(calamity.with).filter(([key]) => !UNTOLD.has(key));
          for (const [key, n] of row) if (typeof n === 'number') expect(told, `${id} ${key}`).toContain(n);
          if (secondary)
            expect(told, id).toEqual(expect.arrayContaining([secondary.players, secondary.measure]));
          if (orders) expect(told, id).toContain(orders.total);
        }
      }
    },
  );
});

it('drawbacks are named as such', async () => {
  const { rules } = await loadGame('mega');
  expect(meaningOf(rules, 'masonry')).toEqual({
    gains: 'Cyclone spares 1 more of your cities.',
    drawbacks: '',
  });
  expect(meaningOf(rules, 'monarchy').drawbacks).toBe('Drawback: Tyranny takes 5 more from you.');
  expect(meaningOf(rules, 'provincial-empire').drawbacks).toMatch(/^Drawbacks: /u);
  expect(meaningOf(rules, 'literacy').gains).toContain('nothing else');
});

it('what is felt by its victim alone is told to it, and by its name to all others', async () => {
  const { rules } = await loadGame('mega');
  const revolt = rules.calamity('slave-revolt');
  expect(harmOf(revolt)).toBe('Each of your cities needs 2 more tokens to live until this is over.');
  expect(harmOf(revolt, 'Hatti')).toContain('the cities of Hatti');
});

it('several calamities changed alike are told of together', async () => {
  const { rules } = await loadGame('civx');
  expect(meaningOf(rules, 'naval-warfare').gains).toContain('During Tempest, Mutiny and Cyclone');
});

it('where several cards of a stack may be bought it says so', async () => {
  expect(meaningOf((await loadGame('mega')).rules, 'rhetoric').gains).toBe(
    'Each turn you may buy cards from stack 3 for 9 each.',
  );
  expect(meaningOf((await loadGame('dawn')).rules, 'rhetoric').gains).toBe(
    'Each turn you may buy a card from stack 3 for 6.',
  );
});
