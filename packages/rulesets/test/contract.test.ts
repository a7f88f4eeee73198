import { createGame, type MapData, type Ruleset } from '@ochre/engine';
import { classic as classicMap, world } from '@ochre/maps';
import { civx, classic, dawn, eastern, mega } from '@ochre/rulesets';
import { describe, expect, it } from 'vitest';

const maps: Record<string, MapData> = { world, classic: classicMap };

type Part = 'numbers' | 'values' | 'variants' | 'cites';

/** What becomes of the rule set with this changed. */
const without = (rules: Ruleset, part: Part, key: string): Ruleset => {
  const { [key]: _, ...rest } = rules[part] as Record<string, unknown>;
  return { ...rules, [part]: rest };
};

describe.each([mega, eastern, civx, dawn, classic])('the contract of $id', (rules) => {
  const refused = (changed: Ruleset, name: string): void =>
    expect(() => createGame(changed, maps[rules.map]!), name).toThrow(name);

  it.each<Part>(['numbers', 'values', 'variants', 'cites'])('has no member of %s to spare', (part) => {
    for (const key of Object.keys(rules[part])) {
      refused(without(rules, part, key), key);
      refused({ ...rules, [part]: { ...rules[part], [key]: undefined } }, key);
      refused({ ...rules, [part]: { ...rules[part], [`${key}x`]: 1 } }, `${key}x`);
    }
  });
});
