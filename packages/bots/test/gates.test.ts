import { type AdvanceId, clone, type Decision, type DecisionOf } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { lacking } from '../src/goals/lacking.ts';
import { opening } from '../src/goals/opening.ts';
import { sightOf, tableOf } from './tables.ts';

const table = tableOf('mega', 5, 'builder', 'gates');
const shopping = (): Decision | undefined => table.game.due(table.state).find((d) => d.kind === 'purchase');
while (!shopping()) table.step();
const decision = shopping() as DecisionOf<'purchase'>;
const { owner } = decision;
const { rules } = table.game;
const advances = (ids: readonly AdvanceId[]) => ids.map((id) => rules.advance(id));

/** What a nation buys that stands before a space of the track and would buy something else. */
function bought(
  space: number,
  own: { cities: number; held: AdvanceId[]; treasury: number },
  considered: AdvanceId[] = [],
): AdvanceId[] | undefined {
  const state = clone(table.state);
  const nation = state.open.nations[owner]!;
  const cities = rules.map.areas.filter(({ site }) => site).map(({ id }) => id);
  Object.assign(nation, {
    space,
    advances: own.held,
    treasury: own.treasury,
    cities: cities.slice(0, own.cities),
  });
  state.own[owner]!.hand = [];
  const sight = sightOf(table.game, state, decision);
  const answer = opening(sight, decision, { buy: considered, cards: [], treasury: 0 });
  if (answer) expect(rules.spec('purchase').check(sight, decision, answer)).toBeUndefined();
  return answer?.buy;
}

describe('what a space of the track lacks', () => {
  it('is told by the kinds of advances it asks for, each as long as there are too few', () => {
    const need = { costing: { atLeast: 100, count: 2 }, groups: 3, under: { below: 100, count: 1 } };
    const [costing, groups, under, ...rest] = lacking(need, advances(['literacy']));
    expect(rest).toEqual([]);
    const [law, engineering, music] = advances(['law', 'engineering', 'music']);
    expect([law, engineering, music].map((advance) => costing!(advance!))).toEqual([1, 1, 0]);
    // Literacy is of arts and civics.
    expect([law, engineering, music].map((advance) => groups!(advance!))).toEqual([0, 2, 0]);
    expect([law, engineering, music].map((advance) => under!(advance!))).toEqual([0, 0, 1]);
    expect(lacking(need, advances(['literacy', 'engineering', 'music']))).toEqual([]);
  });
});

describe('a purchase before a gate of the track', () => {
  // Minoa enters the Middle Bronze Age at 9 with three advances, the Late at 11 with three of 100 or more, Iron at 14 with two of 200.
  it('is the cheapest that opens it', () => {
    expect(bought(8, { cities: 3, held: ['coinage', 'music'], treasury: 50 })).toEqual(['cloth-making']);
    expect(bought(10, { cities: 3, held: ['literacy', 'rhetoric'], treasury: 120 })).toHaveLength(1);
  });

  it('leaves beside it what was considered, where there is money for both', () => {
    const own = { cities: 3, held: ['agriculture', 'engineering'] };
    const both = bought(10, { ...own, treasury: 300 }, ['urbanism'])!;
    expect(both).toContain('urbanism');
    expect(both).toHaveLength(2);
    const one = bought(10, { ...own, treasury: 120 }, ['urbanism'])!;
    expect(one).toHaveLength(1);
    expect(rules.advance(one[0]!).cost).toBeGreaterThanOrEqual(100);
  });

  it('counts what was considered, and buys nothing twice', () => {
    const all = bought(8, { cities: 3, held: ['coinage'], treasury: 120 }, ['mysticism'])!;
    expect(all).toContain('mysticism');
    expect(new Set(all).size).toBe(2);
  });

  it('is an advance that counts as a city, where a city is missing', () => {
    const own = { cities: 3, held: ['mining', 'democracy'] };
    expect(bought(13, { ...own, treasury: 300 })).toEqual(['wonder-of-the-world']);
    expect(bought(13, { ...own, treasury: 100 })).toBeUndefined();
  });

  it('is left as it was where it opens the gate, or where nothing can', () => {
    const own = { cities: 3, held: ['coinage', 'music'], treasury: 60 };
    expect(bought(8, own, ['pottery'])).toBeUndefined();
    expect(bought(8, { ...own, treasury: 10 })).toBeUndefined();
    expect(bought(8, { ...own, cities: 1 })).toBeUndefined();
    expect(bought(6, own)).toBeUndefined();
  });
});
