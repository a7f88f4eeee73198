import { describe, expect, it } from 'vitest';
import { configOf, offered, settled, usual } from '../src/front/newGame.ts';
import { VARIANTS } from '../src/front/variants.ts';
import { de } from '../src/i18n/de/index.ts';
import { en } from '../src/i18n/en/index.ts';
import { loadGame, rulesetIds } from '../src/session/games.ts';

describe.each(rulesetIds())('variants of %s', (id) => {
  it('open a table the rules accept, each of them', async () => {
    const game = await loadGame(id);
    const wishes = settled(game, { ...usual, ruleset: id });
    for (const { id: name, values } of offered(game, wishes).variants)
      for (const value of values.slice(1)) {
        const config = configOf(game, { ...wishes, variants: { [name]: value } });
        expect(Object.keys(config.options), name).toContain(name);
        expect(game.rules.ruleset.checkConfig(config, game.rules.map), name).toBeUndefined();
      }
    const foreign = configOf(game, { ...wishes, variants: { unheard: 'of' } });
    expect(foreign.options).not.toHaveProperty('unheard');
  });
});

it('have words', () => {
  for (const { variants } of [en, de])
    for (const { id, values } of VARIANTS) {
      expect(variants.labels[id], id).toBeDefined();
      for (const value of values)
        if (!/^\d+$/.test(value)) expect(variants.values[value], value).toBeDefined();
    }
});

it('each rule set leaves something open', async () => {
  const civx = await loadGame('civx');
  const names = offered(civx, settled(civx, { ...usual, ruleset: 'civx' })).variants.map((v) => v.id);
  expect(names).toEqual(expect.arrayContaining(['civilizations', 'goods', 'manyCalamities', 'turns']));
  expect(names).not.toContain('tyrants');
});
