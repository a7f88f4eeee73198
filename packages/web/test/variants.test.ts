import { CreateTable } from '@ochre/protocol';
import { ruleOf } from '@ochre/rulesets/rules.ts';
import { describe, expect, it } from 'vitest';
import { misfit } from '../../server/src/http/validate.ts';
import { configOf, offered, playable, usual } from '../src/front/newGame.ts';
import type { Variant } from '../src/front/variants.ts';
import { variants as de } from '../src/i18n/de/variants.ts';
import { variants as en } from '../src/i18n/en/variants.ts';
import { loadGame, rulesetIds } from '../src/session/games.ts';

/** Other values of a variant: all that are listed, and the ends of a range. */
const othersOf = ({ values, range }: Variant): string[] =>
  range ? [String(range.min), String(range.max)] : values.slice(1);

describe.each(rulesetIds())('options of %s', (id) => {
  it('can all be chosen, and each choice opens a table the rules accept', async () => {
    const game = await loadGame(id);
    const { options, checkConfig } = game.rules.ruleset;
    const wishes = playable(game, { ...usual, ruleset: id });
    const { variants, tracks, short } = offered(game, wishes);
    for (const variant of variants)
      for (const value of othersOf(variant)) {
        const config = configOf(game, { ...wishes, variants: { [variant.id]: value } });
        expect(Object.keys(config.options), variant.id).toContain(variant.id);
        expect(checkConfig(config, game.rules.map), variant.id).toBeUndefined();
        const { ruleset, players, side, options: chosen } = config;
        const wish = { name: 'Ada', ruleset, players, side, options: chosen };
        expect(misfit(CreateTable, JSON.parse(JSON.stringify(wish))), variant.id).toBeUndefined();
      }
    const fields = [...(tracks.length > 1 ? ['ast'] : []), ...(short ? ['short'] : [])];
    expect([...variants.map((v) => v.id), ...fields].sort()).toEqual(Object.keys(options).sort());
    const foreign = configOf(game, { ...wishes, variants: { unheard: 'of' } });
    expect(foreign.options).not.toHaveProperty('unheard');
  });

  it('rest on paragraphs of its book, and are explained', async () => {
    const { ruleset } = (await loadGame(id)).rules;
    for (const [option, { cite }] of Object.entries(ruleset.options)) {
      expect(ruleOf(cite), `${option} ${cite}`).toBeDefined();
      expect(cite.startsWith(`${ruleset.book} `), cite).toBe(true);
      for (const { notes } of [en, de]) expect(notes[option], option).toMatch(/.{20,}\.$/);
    }
  });
});

it.each(rulesetIds())('of %s have words', async (id) => {
  const game = await loadGame(id);
  const { variants } = offered(game, playable(game, { ...usual, ruleset: id }));
  expect(variants.length).toBeGreaterThan(0);
  for (const words of [en, de])
    for (const { id: option, values } of variants) {
      expect(words.labels[option], option).toBeDefined();
      for (const value of values) if (!/^\d+$/.test(value)) expect(words.values[value], value).toBeDefined();
    }
});

it('are open where the rules have no bar', async () => {
  const [civx, eastern] = [await loadGame('civx'), await loadGame('eastern')];
  const at = (players: number) => offered(civx, { ...usual, ruleset: 'civx', players }).variants;
  expect(at(11).map((v) => v.id)).toContain('goods');
  expect(at(12).map((v) => v.id)).not.toContain('goods');
  const east = (players: number, short: boolean) =>
    offered(eastern, { ...usual, ruleset: 'eastern', players, short });
  expect([east(4, false).short, east(5, false).short]).toEqual([false, true]);
  expect([east(5, false).tracks, east(5, true).tracks]).toEqual([['basic', 'expert'], ['basic']]);
});

it('each rule set leaves something open', async () => {
  const civx = await loadGame('civx');
  const names = offered(civx, playable(civx, { ...usual, ruleset: 'civx' })).variants.map((v) => v.id);
  expect(names).toEqual(expect.arrayContaining(['civilizations', 'goods', 'manyCalamities', 'turns']));
  expect(names).not.toContain('tyrants');
});
