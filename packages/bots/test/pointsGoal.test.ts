import { type AdvanceId, clone, type Decision, type GameState } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { pointsGoal } from '../src/evaluation/track.ts';
import { PointsGoal } from '../src/purchase/pointsGoal.ts';
import { sightOf, tableOf } from './tables.ts';

const table = tableOf('classic', 4, 'builder', 'summit');
const buying = (): Decision | undefined => table.game.due(table.state).find((d) => d.kind === 'purchase');
while (!buying()) table.step();
const decision = buying()!;
const { rules } = table.game;
const limit = rules.numbers.advanceLimit!;
const byPoints = [...rules.ruleset.advances].sort((a, b) => a.points - b.points);
const pointsOf = (ids: readonly AdvanceId[]): number =>
  ids.reduce((sum, id) => sum + rules.advance(id).points, 0);

/** The position of a nation that holds these, and no others. */
function holding(advances: AdvanceId[]) {
  const state: GameState = clone(table.state);
  for (const nation of Object.values(state.open.nations)) nation.advances = [];
  state.open.nations[decision.owner]!.advances = advances;
  return sightOf(table.game, state, decision);
}

/** The least by trying every choice of so many places. */
function tried(held: AdvanceId[], points: number): number {
  const sight = holding(held);
  const left = rules.ruleset.advances.filter((a) => !held.includes(a.id));
  let best = Infinity;
  for (let mask = 0; mask < 1 << left.length; mask++) {
    let price = 0;
    const chosen = left.filter((_, i) => mask & (1 << i)).map((a) => a.id);
    const all = [...held, ...chosen];
    if (all.length > limit || pointsOf(all) < points) continue;
    if (chosen.some((id) => rules.advance(id).after?.some((first) => !all.includes(first)))) continue;
    for (const id of chosen) price += rules.policies.price(sight, decision.owner, id);
    best = Math.min(best, price);
  }
  return best;
}

describe('what points on the track cost where places are scarce', () => {
  const dear = byPoints.slice(-7).map((a) => a.id);
  const cheap = byPoints.slice(0, 7).map((a) => a.id);

  it.each([800, 1000, 1200, 1300])('is the least of all choices: %i points', (points) => {
    for (const held of [dear, byPoints.slice(4, 11).map((a) => a.id)]) {
      const cost = new PointsGoal(holding(held), decision.owner, 1300).after([])(points);
      const least = tried(held, points);
      if (least < Infinity) expect(cost).toBe(least);
      else expect(cost).toBeGreaterThan(500);
    }
  });

  it('counts the credits and the place of what is bought', () => {
    const held = dear.slice(1);
    const bought = dear[0]!;
    const cost = new PointsGoal(holding(held), decision.owner, 1300).after([bought])(1300);
    expect(cost).toBe(new PointsGoal(holding(dear), decision.owner, 1300).after([])(1300));
  });

  it('is far more where cheap advances have taken the places', () => {
    const most = pointsOf([...cheap, ...dear.slice(-(limit - cheap.length))]);
    const costOf = new PointsGoal(holding(cheap), decision.owner, 1300).after([]);
    expect(most).toBeLessThan(1300);
    expect(costOf(1300) - costOf(most)).toBeGreaterThan(1300 - most);
  });

  it('is nothing for points there are', () => {
    expect(new PointsGoal(holding(dear), decision.owner, 1300).after([])(pointsOf(dear))).toBe(0);
  });

  it('is asked up to the last space of the own track', () => {
    const sight = holding([]);
    const { printed } = rules.policies.succession(sight);
    const all = Object.values(printed![decision.owner]!).map((space) => space.points);
    expect(pointsGoal(sight, decision.owner)?.points).toBe(Math.max(...all));
  });
});
