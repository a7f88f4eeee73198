import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadGame } from '../src/session/games.ts';
import { calamityIcon, goodColour } from '../src/ui/goods.ts';
import { emblemOf, inkOn, lookOf } from '../src/ui/nations.ts';

const sprite = readFileSync(new URL('../src/ui/sprite.svg', import.meta.url), 'utf8');
const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));
const { ruleset } = (await loadGame('mega')).rules;

it('there is a picture for every card, group and nation', () => {
  const wanted = [
    ...ruleset.commodities.map((c) => `i-${c.id}`),
    `i-${ruleset.substituteCard}`,
    ...ruleset.calamities.map((c) => `i-${calamityIcon(c.id)}`),
    ...ruleset.groups.map((g) => `i-${g}`),
    ...ruleset.civilizations.map((c) => emblemOf(c.id).slice(1)),
    emblemOf('barbarians').slice(1),
  ];
  expect(wanted.filter((id) => !symbols.has(id))).toEqual([]);
});

it('goods have an ink of their own', () => {
  const colours = ruleset.commodities.map((c) => goodColour(c.id));
  expect(new Set(colours).size).toBe(colours.length);
});

it('no two nations share colour, and emblems are light on dark and dark on light', () => {
  const looks = ruleset.civilizations.map((c) => lookOf(c.id));
  expect(new Set(looks.map((l) => l.fill)).size).toBe(18);
  expect(inkOn('#F7E13A')).not.toBe(inkOn('#22277F'));
});
