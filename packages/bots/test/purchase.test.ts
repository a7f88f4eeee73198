import {
  type AdvanceId,
  type CardId,
  clone,
  type Decision,
  type GameState,
  type Purchase,
  quick,
} from '@ochre/engine';
import { compareCards, meets } from '@ochre/engine/query';
import { describe, expect, it } from 'vitest';
import { Context } from '../src/evaluation/context.ts';
import { skills, tempers } from '../src/evaluation/temper.ts';
import { findBrain } from '../src/index.ts';
import { Budget } from '../src/purchase/budget.ts';
import { sightOf, tableOf } from './tables.ts';

/** A purchase about to be made, with holdings of our making. */
class Counter {
  readonly game;
  readonly state: GameState;
  readonly decision: Decision;

  constructor(ruleset: string, players: number, turn: number) {
    const table = tableOf(ruleset, players, 'builder', 'counter');
    const buying = (): Decision | undefined => table.game.due(table.state).find((d) => d.kind === 'purchase');
    while (table.state.open.turn < turn || !buying()) table.step();
    this.game = table.game;
    this.state = clone(table.state);
    this.decision = buying()!;
    // Nobody else is near the end of the track.
    for (const nation of Object.values(this.state.open.nations)) nation.space = 3;
  }

  get nation() {
    return this.state.open.nations[this.decision.owner]!;
  }

  get own() {
    return this.state.own[this.decision.owner]!;
  }

  get sight() {
    return sightOf(this.game, this.state, this.decision);
  }

  with(space: number, cities: number, advances: AdvanceId[], hand: CardId[]): this {
    const areas = this.game.rules.map.areas.filter((a) => a.site).map((a) => a.id);
    Object.assign(this.nation, { space, advances, treasury: 0, credits: {}, cities: areas.slice(0, cities) });
    this.own.hand = [...hand].sort((a, b) => compareCards(this.game.rules, a, b));
    return this;
  }

  answer(bot = 'strong'): Purchase {
    const answer = findBrain(bot)!.choose(this.sight, this.decision, quick(1));
    const view = this.game.view(this.state, this.decision.owner);
    expect(this.game.check(view, this.decision, answer)).toBeUndefined();
    return answer as unknown as Purchase;
  }

  /** The position once this is bought. */
  after({ buy, free }: Purchase) {
    const bought = free === undefined ? buy : [...buy, free];
    const state = clone(this.state);
    state.open.nations[this.decision.owner]!.advances.push(...bought);
    return sightOf(this.game, state, this.decision);
  }

  points(ids: readonly AdvanceId[]): number {
    return ids.reduce((sum, id) => sum + this.game.rules.advance(id).points, 0);
  }
}

const of = (card: CardId, n: number): CardId[] => Array<CardId>(n).fill(card);

describe('a strong bot that buys', () => {
  it.each([
    ['dear ones', 3, ['agriculture', 'literacy'], [...of('wine', 5), ...of('salt', 2)]],
    ['any three', 2, ['urbanism'], [...of('iron', 5), ...of('papyri', 5)]],
  ])('takes what the next epoch asks for: %s', (_, epoch, held, hand) => {
    const counter = new Counter('mega', 5, 8);
    const { owner } = counter.decision;
    const { starts, epochs } = counter.game.rules.policies.succession(counter.sight);
    const { requirement } = epochs[epoch]!;
    counter.with(starts[owner]![epoch]! - 1, 6, held, hand);
    // Every turn left is needed for a step.
    counter.state.config.options['turns'] = counter.state.open.turn + 1;
    expect(meets(counter.sight, owner, requirement)).toBe(false);
    expect(meets(counter.after(counter.answer()), owner, requirement)).toBe(true);
  });

  it('gets the most points for all it has when the game is over', () => {
    const hand = [...of('wine', 6), ...of('iron', 5), ...of('salt', 4), 'clay', 'clay'];
    const counter = new Counter('mega', 5, 8).with(12, 4, ['urbanism', 'masonry', 'mysticism'], hand);
    counter.state.config.options['turns'] = counter.state.open.turn;
    const { rules } = counter.game;
    const { owner } = counter.decision;
    const budget = 6 * 6 * 5 + 5 * 5 * 2 + 4 * 4 * 3 + 2 * 2;
    const most = Array<number>(budget + 1).fill(0);
    for (const a of rules.ruleset.advances) {
      if (counter.nation.advances.includes(a.id)) continue;
      const price = rules.policies.price(counter.sight, owner, a.id);
      for (let p = budget; p >= price; p--) most[p] = Math.max(most[p]!, most[p - price]! + a.points);
    }
    const { buy, free } = counter.answer();
    expect(counter.points(free === undefined ? buy : [...buy, free])).toBeGreaterThanOrEqual(most[budget]!);
  });

  it('keeps a set that can grow and pays with one that cannot', () => {
    const counter = new Counter('mega', 5, 8);
    const { size } = counter.game.rules.card('ochre').commodity!;
    counter.with(6, 6, ['urbanism', 'monarchy'], [...of('wine', 4), ...of('ochre', size)]);
    const { buy, cards } = counter.answer();
    expect(buy.length).toBeGreaterThan(0);
    expect(cards).not.toContain('wine');
  });

  it('protects itself against the calamity in its hand', () => {
    const held = [
      'metalworking',
      'agriculture',
      'astronomy',
      'coinage',
      'architecture',
      'literacy',
      'mysticism',
    ];
    const bought = (calamities: CardId[]): AdvanceId[] => {
      const counter = new Counter('classic', 4, 9).with(9, 6, held, [...of('cloth', 4), ...calamities]);
      counter.own.received = calamities;
      return counter.answer().buy;
    };
    expect(bought([])).not.toContain('engineering');
    expect(bought(['flood'])).toContain('engineering');
  });
});

describe.each([skills.steady, skills.strong])('the budget of a $id bot', (skill) => {
  it('gladly gives up coins that stock will lack for taxes', () => {
    const loss = (stock: number, price: number): number => {
      const counter = new Counter('mega', 5, 8).with(6, 6, ['urbanism'], of('wine', 3));
      counter.nation.treasury = 20;
      counter.nation.stock.tokens = stock;
      const { sight, decision } = counter;
      return new Budget(new Context(sight, decision, quick(1), skill, tempers['balanced']!)).loss(price)!;
    };
    // Six cities are taxed two each.
    expect(loss(0, 12)).toBeLessThan(loss(4, 12));
    expect(loss(4, 12)).toBeLessThan(0);
    expect(loss(0, 20)).toBeGreaterThan(loss(0, 12));
    expect(loss(12, 12)).toBeGreaterThan(0);
    expect(loss(12, 12)).toBe(loss(30, 12));
  });
});

describe('a steady bot that may hold only so many advances', () => {
  const { rules } = new Counter('classic', 4, 9).game;
  const byCost = [...rules.ruleset.advances].sort((a, b) => a.cost - b.cost).map((a) => a.id);

  it('begins with cheap ones that make others cheaper', () => {
    const hand = [...of('salt', 3), ...of('hides', 3)];
    const { buy } = new Counter('classic', 4, 9).with(6, 6, [], hand).answer('steady');
    expect(buy.length).toBeGreaterThan(0);
    for (const id of buy) expect(byCost.indexOf(id)).toBeLessThan(5);
  });

  it('keeps its last places for those with the points that the track asks for', () => {
    const [law] = byCost.slice(-3).filter((id) => !rules.advance(id).after);
    const most = [byCost[0]!, ...byCost.slice(5, -3)];
    const bought = (held: AdvanceId[], n: number): AdvanceId[] =>
      new Counter('classic', 4, 9).with(11, 7, held, of('cloth', n)).answer('steady').buy;
    expect(most.length).toBe(rules.numbers.advanceLimit! - 2);
    expect(bought(most.slice(0, 6), 4)).not.toEqual([]);
    expect(bought(most, 4)).toEqual([]);
    expect(bought(most, 5)).toEqual([law]);
  });
});
