import { quick } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { Context } from '../src/evaluation/context.ts';
import { type Skill, skills, tempers } from '../src/evaluation/temper.ts';
import { ladder, outsetOf } from '../src/move/draft.ts';
import { evolved } from '../src/move/evolution.ts';
import { moving } from './tables.ts';

const game = gameFor('mega');
const { map } = game.rules;
const nations = ['minoa', 'assyria', 'carthage', 'hatti', 'rome', 'hellas', 'egypt'];
const config = { ruleset: 'mega', map: map.id, players: 7, nations, options: {} };
const begun = game.start(config, 'breeds').state;
const tokens = { thessaly: 4, macedonia: 5, epirus: 3, thrace: 4 };

/** The orders of the plans that are bred, the best first. */
function bred(skill: Skill): string[] {
  const { decision, sight } = moving(game, begun, 'hellas', { hellas: { tokens } }, 8);
  const context = new Context(sight, decision, quick(1), skill, tempers.balanced);
  const areas: number[] = [];
  const standing = new Int16Array(map.areas.length);
  for (const [id, n] of Object.entries(tokens)) {
    areas.push(map.area(id).index);
    standing[map.area(id).index] = n;
  }
  const forces = { areas, free: standing, standing, tokens: 16 };
  const outset = outsetOf(context, forces, { part: undefined });
  const all = evolved(outset, ladder(outset, 5));
  for (const [i, { worth }] of all.entries())
    expect(worth).toBeLessThanOrEqual(all[i - 1]?.worth ?? Infinity);
  return all.map(({ plan, ships }) => JSON.stringify([plan.walks(), ships]));
}

describe('plans bred from one another', () => {
  it('all differ where they are sifted', () => {
    const orders = bred(skills.master);
    expect(orders.length).toBeGreaterThan(3);
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('come up again and again where they are not', () => {
    const orders = bred(skills.strong);
    expect(new Set(orders).size).toBeLessThan(orders.length);
  });
});
