import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { text } from '../src/i18n/index.ts';
import { loadGame, rulesetIds } from '../src/session/games.ts';
import { phasesOf } from '../src/table/phases.ts';
import { calamityIcon, goodColour } from '../src/ui/goods.ts';
import { emblemOf, inkOn, lookOf } from '../src/ui/nations.ts';

const sprite = readFileSync(new URL('../src/ui/sprite.svg', import.meta.url), 'utf8');
const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));
const rulesets = await Promise.all(rulesetIds().map(async (id) => (await loadGame(id)).rules.ruleset));

describe.each(rulesets.map((r) => [r.name, r] as const))('%s', (_, ruleset) => {
  it('has a picture for every card, group and nation', () => {
    const wanted = [
      ...ruleset.commodities.map((c) => `i-${c.id}`),
      ...ruleset.calamities.map((c) => `i-${calamityIcon(c.id)}`),
      ...ruleset.groups.map((g) => `i-${g}`),
      ...ruleset.civilizations.map((c) => emblemOf(c.id).slice(1)),
      emblemOf('barbarians').slice(1),
    ];
    expect(wanted.filter((id) => !symbols.has(id))).toEqual([]);
  });

  it('has goods each with an ink of its own', () => {
    const colours = ruleset.commodities.map((c) => goodColour(c.id));
    expect(new Set(colours).size).toBe(colours.length);
  });

  it('has no two nations of one colour, and words for its phases', () => {
    const fills = ruleset.civilizations.map((c) => lookOf(c.id).fill);
    expect(new Set(fills).size).toBe(fills.length);
    const { phases } = text.value.table;
    expect(phasesOf(ruleset).filter((p) => !phases[p.named])).toEqual([]);
  });
});

it('nations that nobody has drawn for have a colour each, seats that have no nation yet have none', () => {
  const fills = ['reef', 'hill', 'atoll'].map((id) => lookOf(id).fill);
  expect(new Set(fills).size).toBe(3);
  expect(lookOf('reef').fill).toBe(fills[0]);
  expect(fills).not.toContain(lookOf('seat-1').fill);
  expect(lookOf('seat-2')).toEqual(lookOf('seat-1'));
});

it('emblems are light on dark and dark on light', () => {
  expect(inkOn('#F7E13A')).not.toBe(inkOn('#22277F'));
});
