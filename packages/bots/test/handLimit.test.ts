import {
  type AdvanceId,
  type CardId,
  clone,
  type Decision,
  type DecisionOf,
  type Purchase,
  quick,
} from '@ochre/engine';
import { compareCards } from '@ochre/engine/query';
import { describe, expect, it } from 'vitest';
import { Context } from '../src/evaluation/context.ts';
import { skills, tempers } from '../src/evaluation/temper.ts';
import { type Brain, findBrain } from '../src/index.ts';
import { Budget } from '../src/purchase/budget.ts';
import { thinker } from '../src/thinker.ts';
import { tunedFor } from '../src/tuning/tuned.ts';
import { sightOf, tableOf } from './tables.ts';

const table = tableOf('classic', 4, 'builder', 'race');
const buying = (): Decision | undefined => table.game.due(table.state).find((d) => d.kind === 'purchase');
while (table.state.open.turn < 9 || !buying()) table.step();
const decision = buying() as DecisionOf<'purchase'>;
const { owner } = decision;
const { rules } = table.game;
const { starts, printed } = rules.policies.succession(sightOf(table.game, table.state, decision));

const of = (card: CardId, n: number): CardId[] => Array<CardId>(n).fill(card);
const pointsOf = (ids: readonly AdvanceId[]): number =>
  ids.reduce((sum, id) => sum + rules.advance(id).points, 0);

/** A purchase before the first space of an epoch, with these advances and cards. */
function before(epoch: number, advances: AdvanceId[], hand: CardId[]) {
  const state = clone(table.state);
  for (const nation of Object.values(state.open.nations)) nation.space = 3;
  const sites = rules.map.areas.filter((a) => a.site).map((a) => a.id);
  const space = starts[owner]![epoch]! - 1;
  const own = state.open.nations[owner]!;
  Object.assign(own, { space, advances, treasury: 0, credits: {}, cities: sites.slice(0, 5) });
  state.own[owner]!.hand = [...hand].sort((a, b) => compareCards(rules, a, b));
  const sight = sightOf(table.game, state, decision);
  const buy = (bot: Brain): Purchase => {
    const answer = bot.choose(sight, decision, quick(1));
    expect(rules.spec('purchase').check(sight, decision, answer)).toBeUndefined();
    return answer as unknown as Purchase;
  };
  return { sight, buy };
}

describe('a master', () => {
  it('does not count on cards that the hand limit takes before markers move', () => {
    const asked = printed![owner]![starts[owner]![4]!]!.points;
    const held = ['literacy', 'drama-and-poetry', 'engineering', 'coinage', 'democracy', 'pottery'];
    held.push('cloth-making', 'law');
    const low = [...of('hides', 2), ...of('ochre', 1), ...of('iron', 4), ...of('papyrus', 1)];
    const { sight, buy } = before(4, held, [...low, ...of('salt', 2), ...of('grain', 2), ...of('cloth', 2)]);
    const skill = tunedFor(skills.master, rules.ruleset.id);
    const budget = new Budget(new Context(sight, decision, quick(1), skill, tempers.balanced));
    const price = ({ buy: bought }: Purchase): number =>
      bought.reduce((sum, id) => sum + rules.policies.price(sight, owner, id), 0);
    const points = ({ buy: bought }: Purchase): number => pointsOf([...held, ...bought]);
    const blind = buy(thinker('blind', { ...skill, id: 'blind', limits: false }, tempers.balanced));
    expect(points(blind) + budget.most - price(blind)).toBeGreaterThanOrEqual(asked);
    expect(points(blind) + budget.left(price(blind))).toBeLessThan(asked);
    const bought = buy(findBrain('master')!);
    expect(points(bought) + budget.left(price(bought))).toBeGreaterThanOrEqual(asked);
  });
});

it('what the hand limit leaves are the cards worth most, once the price is paid', () => {
  const { sight } = before(2, [], [...of('cloth', 4), ...of('iron', 2), ...of('hides', 3)]);
  const budget = new Budget(new Context(sight, decision, quick(1), skills.master, tempers.balanced));
  // Six of nine cards: a set of four, and the pair.
  expect(budget.left(0)).toBe(5 * 16 + 2 * 4);
  // The largest set is paid with, and what it is above the price is lost; five cards are left.
  expect(budget.left(80)).toBe(2 * 4 + 9);
});
