import type { AnyAnswer, DecisionOf, Kind, Order } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { type GoalCode, learner, nextGoal, nextGoals, nextStep } from '../src/goals/index.ts';
import { reverses } from '../src/goals/reverses.ts';
import { Market, moving, type Pieces, sightOf, small, tableOf } from './tables.ts';

describe.each(small)('goals in %s with %i players', (ruleset, players) => {
  it('are there at every moment, and what serves them is allowed', () => {
    const table = tableOf(ruleset, players, learner, 'goals', 12);
    const codes = new Set<GoalCode>();
    const wrong: string[] = [];
    for (let n = 0; !table.over; n++) {
      const [decision] = table.game.due(table.state).filter((d) => !d.optional);
      if (decision && decision.kind !== 'chooseCivilization' && n % 5 === 0) {
        const sight = sightOf(table.game, table.state, decision);
        const step = nextStep(sight, decision);
        const all = nextGoals(sight, decision.owner);
        expect(all.length).toBeGreaterThan(0);
        for (const goal of step ? [step.goal, ...all] : all) {
          codes.add(goal.code);
          const { have, of } = goal.progress ?? { have: 0, of: 1 };
          if (have < 0 || have > of) wrong.push(`${goal.code}: ${have} of ${of}`);
        }
        const view = table.game.view(table.state, decision.owner);
        if (step && table.game.check(view, decision, step.answer as AnyAnswer)) wrong.push(decision.kind);
      }
      table.step();
    }
    expect(wrong).toEqual([]);
    expect([...codes]).toEqual(expect.arrayContaining(['city', 'spread', 'set', 'advances']));
    expect([...codes].filter((code) => code.startsWith('gate')).length).toBeGreaterThan(1);
  });
});

const game = gameFor('mega');
const nations = ['minoa', 'assyria', 'hatti', 'hellas', 'egypt'];
const begun = game.start(
  { ruleset: 'mega', map: game.rules.map.id, players: 5, nations, options: {} },
  'goals',
).state;
const before = (hellas: Pieces, turn = 6, others: Record<string, Pieces> = {}) =>
  moving(game, begun, 'hellas', { hellas, ...others }, turn);

const walked = (answer: AnyAnswer | undefined): Order[] => (answer as { orders: Order[] }).orders;

describe('the next goal in movement', () => {
  it('is the city nearest to done, and its tokens come together', () => {
    const tokens = { athens: 4, boeotia: 3, phocis: 1, thessaly: 2, macedonia: 2, epirus: 2, thrace: 2 };
    const { sight, decision } = before({ tokens });
    const { goal, answer } = nextStep(sight, decision)!;
    expect(goal).toEqual({
      code: 'city',
      params: { area: 'athens', missing: 2 },
      progress: { have: 4, of: 6 },
    });
    expect(walked(answer)).toEqual([{ do: 'walk', n: 2, from: 'boeotia', to: 'athens' }]);
  });

  it('is no city that the rest could not feed', () => {
    const tokens = { athens: 4, boeotia: 4 };
    const cities = ['byzantium', 'corinth', 'apollonia'];
    const { sight, decision } = before({ tokens, cities });
    expect(nextStep(sight, decision)?.goal.code).not.toBe('city');
    expect(nextGoals(sight, 'hellas').map(({ code }) => code)).not.toContain('city');
  });

  it('is new land while there is some, where tokens are of no use to growth', () => {
    const { sight, decision } = before({ tokens: { thessaly: 4 } }, 3);
    const { goal, answer } = nextStep(sight, decision)!;
    expect(goal.code).toMatch(/spread|crowded/);
    for (const order of walked(answer)) expect(order).toMatchObject({ do: 'walk', from: 'thessaly' });
    const gone = walked(answer).reduce((sum, order) => sum + (order.do === 'walk' ? order.n : 0), 0);
    expect(gone).toBe(3);
  });

  it('is room for those who stand in surplus, before new land', () => {
    const tokens = { alexandria: 3, memphis: 4, tanis: 4 };
    const { sight, decision } = moving(game, begun, 'egypt', { egypt: { tokens } }, 3);
    const { goal, answer } = nextStep(sight, decision)!;
    expect(goal).toEqual({ code: 'crowded', params: { area: 'tanis', tokens: 2 } });
    for (const order of walked(answer)) expect(order).toMatchObject({ do: 'walk', from: 'tanis' });
  });

  it('says who takes the room that tokens would find alone', () => {
    const mine = { tokens: { alexandria: 2 } };
    const theirs = { tokens: { alexandria: 4 } };
    const { sight } = moving(game, begun, 'egypt', { egypt: mine, hellas: theirs }, 3);
    const goals = nextGoals(sight, 'egypt').filter(({ code }) => code === 'crowded');
    expect(goals).toMatchObject([{ params: { area: 'alexandria', owner: 'hellas', theirs: 4 } }]);
  });

  it('is room for those who stand in surplus, before a city that does not take them', () => {
    const tokens = { athens: 4, boeotia: 3, thessaly: 2, macedonia: 4 };
    const { sight, decision } = before({ tokens });
    const { goal, answer } = nextStep(sight, decision)!;
    expect(goal).toMatchObject({ code: 'crowded', params: { area: 'macedonia' } });
    for (const order of walked(answer)) expect(order).toMatchObject({ do: 'walk', from: 'macedonia' });
  });

  it('lets others walk on where all around those in surplus is full', () => {
    const tokens = { athens: 2, argos: 1, boeotia: 1, corinth: 2, phocis: 1 };
    const { sight, decision } = before({ tokens }, 3);
    const { goal, answer } = nextStep(sight, decision)!;
    expect(goal).toEqual({ code: 'crowded', params: { area: 'athens', tokens: 1 } });
    const [on, after, ...rest] = walked(answer) as (Order & { do: 'walk' })[];
    expect(rest).toEqual([]);
    expect(after).toMatchObject({ n: 1, from: 'athens', to: on!.from });
    expect(tokens).not.toHaveProperty(on!.to);
  });

  it('sails once into an area: tokens aboard a ship take up the room they are brought to', () => {
    const { state, decision } = moving(
      game,
      begun,
      'minoa',
      { minoa: { tokens: { knossos: 7, phaestos: 7 } } },
      6,
    );
    Object.assign(state.open.nations['minoa']!, { treasury: 8 });
    state.open.nations['minoa']!.stock = { tokens: 33, cities: 9, ships: 4 };
    const sight = sightOf(game, state, decision);
    const done: Order[] = [];
    for (let more = true; more; ) {
      const step = nextStep(sight, { ...decision, ask: { ...decision.ask, done: [...done] } });
      more = step !== undefined;
      if (step) done.push(...walked(step.answer));
    }
    const brought: Record<string, number> = {};
    for (const order of done)
      if (order.do === 'sail') {
        const { area } = game.rules.map.water(order.legs.at(-1)!.to!);
        brought[area] = (brought[area] ?? 0) + order.legs[0]!.load!;
      }
    expect(Object.keys(brought).length).toBeGreaterThan(0);
    for (const [area, tokens] of Object.entries(brought))
      expect(tokens, area).toBeLessThanOrEqual(game.rules.policies.limit(sight, 'minoa', area));
  });

  it('is nothing where all stand well: the movement ends', () => {
    const { sight, decision } = before({ tokens: { thessaly: 1 } }, 3);
    expect(nextStep(sight, decision)).toBeUndefined();
    expect(nextGoals(sight, 'hellas')[0]!.code).toBeDefined();
  });
});

describe('a whole plan', () => {
  it('takes all who stand in surplus to where there is room, and not one area at a time', () => {
    const tokens = { alexandria: 1, memphis: 6, tanis: 5, fayum: 1 };
    const { sight, decision } = moving(game, begun, 'egypt', { egypt: { tokens } }, 3);
    const crowds = nextGoals(sight, 'egypt').filter(({ code }) => code === 'crowded');
    expect(crowds.length).toBeGreaterThan(1);
    const { goal, answer } = nextGoal(sight, 'egypt', decision)!;
    expect(goal).toEqual(crowds[0]);
    const orders = walked(answer!);
    const after = { ...decision, ask: { ...decision.ask, done: orders } };
    expect(nextGoal(sight, 'egypt', after)!.goal.code).not.toBe('crowded');
    expect(nextGoal(sight, 'egypt', after)).not.toHaveProperty('lost');
  });

  it('says how many find no room where nothing helps', () => {
    const full = { tokens: { knossos: 5 } };
    const { sight, decision } = moving(game, begun, 'minoa', { minoa: full }, 3);
    const { limit } = game.rules.policies;
    const done: Order[] = walked(nextGoal(sight, 'minoa', decision)!.answer);
    const to = (done[0] as Order & { do: 'walk' }).to;
    const all: Order[] = [{ do: 'walk', n: 5, from: 'knossos', to }];
    const after = { ...decision, ask: { ...decision.ask, done: all } };
    const next = nextGoal(sight, 'minoa', after)!;
    expect(next.answer).toBeUndefined();
    expect(next.lost).toBe(5 - limit(sight, 'minoa', to));
  });

  it('calls nobody too many who was brought together for a city', () => {
    const tokens = { memphis: 4, tanis: 2 };
    const { sight, decision } = moving(game, begun, 'egypt', { egypt: { tokens } }, 3);
    const done: Order[] = [{ do: 'walk', n: 2, from: 'tanis', to: 'memphis' }];
    const after = { ...decision, ask: { ...decision.ask, done } };
    expect(nextGoal(sight, 'egypt', after)!.goal.code).not.toBe('crowded');
    expect(nextGoal(sight, 'egypt', after)).not.toHaveProperty('lost');
    const built = moving(game, begun, 'egypt', { egypt: { tokens: { memphis: 6 } } }, 3).sight;
    const construct = { ...decision, kind: 'construct' as const, ask: {} };
    expect(nextGoal(built, 'egypt', construct as never)!.goal.code).not.toBe('crowded');
  });
});

/** What is asked in another phase of the same turn. */
const instead = <K extends Kind>(decision: DecisionOf<'move'>, kind: K, ask: DecisionOf<K>['ask']) =>
  ({ ...decision, kind, ask }) as DecisionOf<Kind> as DecisionOf<K>;

describe('the next goal where cities are built', () => {
  it('leaves out a city that the tokens within their limits cannot support, and says so', () => {
    const tokens = { athens: 6, corinth: 6, thessaly: 9 };
    const { sight, decision } = before({ tokens, cities: ['byzantium'] });
    const { goal, answer, reasons } = nextGoal(sight, 'hellas', instead(decision, 'construct', {}))!;
    const [built] = answer as { area: string }[];
    expect(answer).toHaveLength(1);
    expect(goal).toEqual({ code: 'build', params: { area: built!.area } });
    const other = built!.area === 'athens' ? 'corinth' : 'athens';
    expect(reasons).toEqual([
      { code: 'unsupported', params: { area: other } },
      { code: 'foundCity', params: { area: built!.area } },
    ]);
  });
});

describe('the next goal where something is lost', () => {
  const tokens = { athens: 2, boeotia: 2, thessaly: 2 };
  const { sight, decision } = before({ tokens, cities: ['byzantium'] });

  it('is tokens one can do without where no city goes', () => {
    const ask = { purpose: 'tempest', points: 2, tokens: { athens: 2, boeotia: 2 }, cities: [] } as const;
    const { goal, answer } = nextGoal(sight, 'hellas', instead(decision, 'takeDamage', ask as never))!;
    expect(goal).toEqual({ code: 'spare', params: {} });
    expect(answer).toMatchObject({ cities: {} });
  });

  it('is the city easiest to build again where one has to go', () => {
    const ask = { purpose: 'famine', among: ['byzantium'], count: 1 };
    const { goal } = nextGoal(sight, 'hellas', instead(decision, 'reduceCities', ask as never))!;
    expect(goal).toEqual({ code: 'keep', params: { cities: 1 } });
  });

  it('is none where nothing has to go', () => {
    const ask = { purpose: 'famine', among: ['byzantium'], count: 1, spare: 1 };
    expect(nextGoal(sight, 'hellas', instead(decision, 'reduceCities', ask as never))).toBeUndefined();
  });

  it('is none where the question serves none', () => {
    const ask = { usual: 2, rates: [1, 2] };
    expect(nextGoals(sight, 'hellas').length).toBeGreaterThan(0);
    expect(nextGoal(sight, 'hellas', instead(decision, 'taxRate', ask as never))).toBeUndefined();
  });
});

describe('the next goal in the market', () => {
  it('takes nothing back that an offer of mine waits for', () => {
    const { game, state, decision } = new Market(['iron', 'iron', 'wool', 'wool', 'clay', 'ochre']);
    const sight = sightOf(game, state, decision);
    const offer = { id: 'x', from: decision.owner, gives: { count: 3, names: ['iron', 'iron'] } };
    const own = { ...sight.own, committed: { x: ['iron', 'iron', 'clay'] } };
    const wants = { count: 3, names: ['wool', 'wool'] };
    const waiting = { ...sight, own, open: { ...sight.open, offers: [{ ...offer, wants }] } };
    const asking = (cards: string[], ...names: string[]) =>
      reverses(waiting, decision as DecisionOf<'trade'>, {
        do: 'offer',
        cards,
        names: [],
        wants: { count: 3, names },
      });
    expect(asking(['wool', 'ochre', 'ochre'], 'salt')).toBe(true);
    expect(asking(['ochre', 'ochre', 'ochre'], 'iron')).toBe(true);
    expect(asking(['ochre', 'ochre', 'clay'], 'wool')).toBe(false);
  });
});

describe('the gates of the track', () => {
  it('are told with what is missing, and in how many turns', () => {
    const { sight } = before({ tokens: { thessaly: 2 }, cities: ['athens'] }, 5);
    const gate = nextGoals(sight, 'hellas').find(({ code }) => code === 'gateCities')!;
    expect(gate).toMatchObject({ params: { missing: 1, epoch: 'early-bronze', opens: true, turns: 1 } });
  });

  it('come before everything but hunger when they are near', () => {
    const { sight } = before({ tokens: { thessaly: 2 }, cities: ['athens'] }, 5);
    expect(nextGoals(sight, 'hellas')[0]!.code).toBe('gateCities');
    const hungry = before({ tokens: { thessaly: 1 }, cities: ['athens'] }, 5).sight;
    expect(nextGoals(hungry, 'hellas')[0]).toMatchObject({
      code: 'support',
      params: { cities: 1, missing: 1 },
    });
  });
});
