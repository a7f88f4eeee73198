import { brains } from '@ochre/bots';
import { type Action, type Game, type GameState, quick, type TurnTally, tally } from '@ochre/engine';
import { gameFor, rulesetIds } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { needsAt } from '../src/decisions/model/epoch.ts';
import type { LoggedEvent, Session } from '../src/session/session.ts';
import { affordable, concernsOthers } from '../src/standings/learning.ts';
import { placings } from '../src/standings/placing.ts';
import { atTheEnd, endings } from '../src/standings/projection.ts';
import { relationOf } from '../src/standings/relations.ts';
import { placeWords } from '../src/standings/sentence.ts';
import { stepsLeft } from '../src/standings/stepsLeft.ts';
import { threatOf, threatsTo } from '../src/standings/threats.ts';
import { sum } from '../src/ui/sum.ts';
import { game, ME, seat } from './support/table.ts';

const TURNS = 5;

/** A recorded game of each rule set: its state at the beginning of every turn, and when it is over. */
function moments(name: string, of: Game, players: number): { states: GameState[]; turns: TurnTally[] } {
  const config = { ruleset: name, map: of.rules.map.id, players, options: { turns: TURNS } };
  const { state } = of.start(config, `standings of ${name}`);
  const rng = quick(7);
  const states: GameState[] = [];
  const turns: TurnTally[] = [];
  let trades = 0;
  while (!state.open.result) {
    const due = of.due(state);
    const decision = due.find((d) => !d.optional) ?? due[0]!;
    trades = decision.kind === 'trade' ? trades + 1 : 0;
    const { owner: by, id, kind } = decision;
    const action: Action =
      trades > 40
        ? { control: 'closeTrade' }
        : {
            by,
            decision: id,
            kind,
            answer: brains['builder']!.choose(of.sight(of.view(state, by)), decision, rng),
          };
    const { turn } = state.open;
    const applied = of.advance(state, action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.violation));
    if (state.open.turn === turn && !state.open.result) continue;
    states.push(JSON.parse(JSON.stringify(state)));
    turns.push({ turn, nations: tally({ rules: of.rules, config: state.config, open: state.open }) });
  }
  return { states, turns };
}

describe.each(rulesetIds())('standings of %s', (name) => {
  const of = gameFor(name);
  const { states, turns } = moments(name, of, 5);
  const seen = (state: GameState, viewer: string) => of.sight(of.view(state, viewer));

  it('are the points that the rules count, at five moments', () => {
    expect(states).toHaveLength(TURNS);
    for (const state of states) {
      const ids = Object.keys(state.open.nations);
      const open = { rules: of.rules, config: state.config, open: state.open };
      for (const viewer of [ids[0]!, ids.at(-1)!, 'observer'])
        for (const { id, points, sources } of placings(seen(state, viewer))) {
          const counted = state.open.result
            ? state.open.result.scores[id]!
            : of.rules.policies.score(open, id, state.own[id]!);
          // A hand counts where a book says so, and only when it is laid open.
          const { total: _, cards, ...rest } = counted;
          const hand = state.open.result ? { cards } : cards === undefined ? {} : { cards: 0 };
          expect(sources, id).toEqual(cards === undefined ? rest : { ...rest, ...hand });
          expect(points).toBe(sum(sources));
          expect(points).toBe(tally(open)[id]!.points);
        }
    }
    const { scores, order } = states.at(-1)!.open.result!;
    const last = placings(seen(states.at(-1)!, order[0]!));
    expect(Object.fromEntries(last.map((p) => [p.id, p.points]))).toEqual(
      Object.fromEntries(Object.entries(scores).map(([id, s]) => [id, s['total']])),
    );
    // Equals share a place; what tells them apart in the end comes after the points.
    const place = (id: string) => last.find((p) => p.id === id)!.place;
    expect(order.map(place)).toEqual([...order.map(place)].sort((a, b) => a - b));
    expect(place(order[0]!)).toBe(1);
  });

  it('say what the end would add, and after the end what it added', () => {
    for (const state of states) {
      const sight = seen(state, 'observer');
      const end = atTheEnd(sight, turns);
      for (const { id, points, sources } of placings(sight)) {
        expect(Object.keys(end[id]!).sort()).toEqual(Object.keys(sources).sort());
        if (state.open.result) expect(end[id]).toEqual(sources);
        // Only what a nation alone in its last epoch has can be lost again.
        else expect(sum(end[id]!)).toBeGreaterThanOrEqual(points - (sources['bonus'] ?? 0));
      }
    }
  });

  /** The same in a game that goes on to the end of the track. */
  const whole = ({ config, ...rest }: ReturnType<typeof seen>) => ({
    ...rest,
    config: { ...config, options: {} },
  });

  it('say by games that stood like this one who is likely to win, and with how many points', () => {
    for (const state of states)
      for (const viewer of [Object.keys(state.open.nations)[0]!, 'observer']) {
        const sight = whole(seen(state, viewer));
        const ends = endings(sight, turns);
        for (const { id, points, sources } of placings(sight)) {
          expect(sum(ends[id]!.by), id).toBe(ends[id]!.points);
          expect(ends[id]!.points).toBeGreaterThanOrEqual(points);
          if (state.open.result) expect(ends[id]).toEqual({ points, by: sources });
        }
        const wins = Object.values(ends).reduce((all, { win }) => all + (win ?? 0), 0);
        expect(wins).toBeCloseTo(state.open.result ? 0 : 1, 6);
      }
  });

  it('say of a shortened game where its pace leads, and not who wins', () => {
    for (const state of states) {
      const sight = seen(state, 'observer');
      for (const [id, { by, win }] of Object.entries(endings(sight, turns))) {
        expect(win).toBeUndefined();
        expect(by).toEqual(atTheEnd(sight, turns)[id]);
      }
    }
  });

  it('have advances that others feel, and some they do not', () => {
    const felt = of.rules.ruleset.advances.filter(concernsOthers);
    expect(felt.length).toBeGreaterThan(2);
    expect(felt.length).toBeLessThan(of.rules.ruleset.advances.length);
  });
});

describe('places', () => {
  it('are shared by those level on points', () => {
    const { sight } = seat(({ open }) => {
      open.nations['egypt']!.space = 3;
      open.nations['rome']!.space = 2;
      open.nations['hellas']!.space = 2;
      open.nations['celt']!.left = true;
      open.nations['celt']!.space = 9;
    });
    const rows = placings(sight);
    expect(rows.slice(0, 4).map((r) => [r.id, r.place])).toEqual([
      ['egypt', 1],
      ['rome', 2],
      ['hellas', 2],
      [rows[3]!.id, 4],
    ]);
    expect(rows.at(-1)).toMatchObject({ id: 'celt', left: true, place: 9 });
  });
});

describe('the end', () => {
  const turn = (n: number, points: number, space: number): TurnTally => ({
    turn: n,
    nations: { [ME]: { tokens: 20, cities: 4, treasury: 0, advances: 0, space, points } },
  });
  /** Rome at turn 8, four cities, markers all on the fourth space, and advances of so many points a turn. */
  const at = (cities: number, advances: string[] = []) =>
    seat(({ open }) => {
      open.turn = 8;
      open.phase = 'movement';
      for (const nation of Object.values(open.nations)) nation.space = 4;
      open.nations[ME]!.cities = Array.from({ length: cities }, (_, i) => `city ${i}`);
      open.nations[ME]!.advances = advances;
    }).sight;

  it('goes on at the pace of the last three turns', () => {
    // Three points of advances a turn in the turns 5, 6 and 7: the rest of each tally is cities and track.
    const told = [
      turn(3, 4 + 0, 0),
      turn(4, 4 + 5, 1),
      turn(5, 4 + 10 + 3, 2),
      turn(6, 4 + 15 + 6, 3),
      turn(7, 4 + 20 + 9, 4),
    ];
    const sight = at(4);
    const steps = stepsLeft(sight);
    expect(steps).toBeGreaterThan(3);
    expect(atTheEnd(sight, told)[ME]!['advances']).toBe(3 * steps);
  });

  it('keeps gates at the cities and advances of today', () => {
    const { starts, epochs, pointsPerSpace } = game.rules.policies.succession(at(0));
    // Without a city nobody enters the first epoch that asks for one.
    const barred = starts[ME]!.find((_, i) => (epochs[i]!.requirement.cities ?? 0) > 0)!;
    expect(atTheEnd(at(0), [])[ME]!['succession']).toBe(Math.max(4, barred - 1) * pointsPerSpace);
    expect(needsAt(at(0), ME, barred, [])).toContainEqual(
      expect.objectContaining({ what: 'cities', have: 0 }),
    );
    const further = atTheEnd(
      at(
        9,
        game.rules.ruleset.advances.slice(0, 30).map((a) => a.id),
      ),
      [],
    );
    expect(further[ME]!['succession']).toBeGreaterThan(Math.max(4, barred - 1) * pointsPerSpace);
  });

  it('is near once it is settled', () => {
    const sight = at(4);
    sight.open.lastTurn = 9;
    expect(stepsLeft(sight)).toBe(2);
    sight.open.phase = game.rules.ruleset.turn.at(-1)!;
    expect(stepsLeft(sight)).toBe(1);
  });
});

describe('what a nation did to me', () => {
  const told = (turn: number, event: object): LoggedEvent =>
    ({ seq: turn, turn, phase: 'trade', event: { cite: 'MC 1', ...event } }) as LoggedEvent;
  const { rules } = game;
  const [grain, wine] = ['grain', 'wine'].map((id) => rules.card(id));
  const calamity = rules.ruleset.calamities.find((c) => c.tradeable)!;

  it('is told with its cost, latest first, and nothing of what it did to others', () => {
    const log = [
      told(3, {
        type: 'cityFalls',
        open: { area: 'latium', attacker: 'egypt', defender: ME, attackers: 7, defenders: 6 },
      }),
      told(4, {
        type: 'cityFalls',
        open: { area: 'latium', attacker: 'egypt', defender: 'celt', attackers: 7, defenders: 6 },
      }),
      told(5, {
        type: 'tokenConflict',
        open: {
          area: 'latium',
          sides: { egypt: { had: 2, lost: 1, left: 1 }, [ME]: { had: 3, lost: 2, left: 1 } },
        },
      }),
    ];
    const { dealings } = relationOf(rules, log, 'egypt', ME);
    expect(dealings.map((d) => [d.logged.turn, d.cost])).toEqual([
      [5, { tokens: 2 }],
      [3, { cities: 1 }],
    ]);
    expect(relationOf(rules, log, 'hellas', ME).dealings).toEqual([]);
  });

  it('counts whether it kept its word, whoever made the offer', () => {
    const log = [
      told(2, {
        type: 'offerMade',
        open: {
          offer: {
            id: 'a',
            from: 'egypt',
            gives: { count: 3, names: [grain!.name, wine!.name, wine!.name] },
            wants: { count: 3, names: [] },
          },
        },
      }),
      told(2, {
        type: 'traded',
        open: { from: 'egypt', to: ME, gives: 3, gets: 3, offer: 'a' },
        own: { [ME]: { gave: [], got: [grain!.id, wine!.id, calamity.id], offer: 'a' } },
      }),
      told(3, {
        type: 'traded',
        open: { from: ME, to: 'egypt', gives: 3, gets: 3 },
        own: {
          [ME]: {
            gave: [],
            got: [grain!.id, grain!.id, grain!.id],
            told: [grain!.name, grain!.name, grain!.name],
          },
        },
      }),
    ];
    const relation = relationOf(rules, log, 'egypt', ME);
    expect(relation).toMatchObject({ spoke: 2, kept: 1 });
    expect(relation.dealings[1]!.calamity).toEqual({ card: calamity.id, among: 3 });
    expect(relation.dealings[0]!.calamity).toBeUndefined();
  });
});

describe('threats', () => {
  const inland = game.rules.map.land.find((a) => a.land.length > 1 && a.region === ME)!;
  const port = game.rules.map.land.find((a) =>
    a.coasts.some((c) => c.water.some((w) => !game.rules.map.water(w).sea)),
  )!;
  const over = port.coasts
    .flatMap((c) => c.water.map((w) => ({ from: c.id, to: game.rules.map.water(w) })))
    .find((w) => !w.to.sea)!;

  it('come by land from next door', () => {
    const { sight } = seat(({ open }) => {
      open.nations[ME]!.tokens = { [inland.id]: 2 };
      open.nations['egypt']!.tokens = { [inland.land[0]!]: 3, [inland.land[1]!]: 4 };
      open.nations['egypt']!.ships = {};
    });
    expect(threatOf(sight, 'egypt', ME).byLand).toEqual({ areas: [inland.id], tokens: 7 });
    expect(threatOf(sight, 'hellas', ME).byLand.areas).toEqual([]);
  });

  it('are told of an area by who can come there', () => {
    const { sight } = seat(({ open }) => {
      open.nations[ME]!.tokens = { [inland.id]: 2 };
      for (const n of Object.values(open.nations)) n.ships = {};
      open.nations['egypt']!.tokens = { [inland.land[0]!]: 3 };
      open.nations['hellas']!.tokens = { [inland.land[0]!]: 1, [inland.land[1]!]: 4 };
    });
    expect(threatsTo(sight, ME, inland.id)).toEqual([
      { they: 'hellas', byLand: 5, byShip: 0, siege: game.rules.numbers.attackers },
      { they: 'egypt', byLand: 3, byShip: 0, siege: game.rules.numbers.attackers },
    ]);
  });

  it('come by ship, as far as ships go and with what they carry', () => {
    const { sight } = seat(({ open }) => {
      open.regions = Object.fromEntries(game.rules.map.land.map((a) => [a.region!, true as const]));
      open.nations[ME]!.tokens = { [over.to.area]: 2 };
      open.nations['egypt']!.tokens = {};
      open.nations['egypt']!.ships = { [over.from]: 2 };
    });
    const { byShip, siege } = threatOf(sight, 'egypt', ME);
    expect(byShip).toMatchObject({ areas: [over.to.area], ships: 2 });
    expect(byShip.tokens).toBe(2 * game.rules.ruleset.values.shipCapacity);
    expect(siege).toBe(game.rules.numbers.attackers);
  });
});

it('says what I can afford with hand and treasury, dearest first', () => {
  const { sight } = seat(({ open, own }) => {
    own!.hand = ['grain', 'grain', 'grain'];
    open.nations[ME]!.treasury = 30;
  });
  const { budget, within, next } = affordable(sight, ME);
  expect(budget).toBe(30 + 9 * game.rules.card('grain').stack);
  expect(within.length).toBeGreaterThan(0);
  expect(within.every((a) => a.price <= budget)).toBe(true);
  expect(within.map((a) => a.price)).toEqual(within.map((a) => a.price).sort((a, b) => b - a));
  expect(next!.price).toBeGreaterThan(budget);
});

it('says so where all are level, and does not call everybody a leader', () => {
  const rows = ['egypt', 'hatti', 'hellas'].map((id) => ({ id, points: 5, place: 1 }));
  const session = {
    rules: { ruleset: { civilizations: [] } },
    seats: { value: {} },
    view: { value: { viewer: 'egypt', open: { nations: { egypt: {} } } } },
  } as unknown as Session;
  expect(placeWords(session, rows as never)).toBe('All are level.');
  expect(placeWords(session, [...rows, { id: 'minoa', points: 1, place: 4 }] as never)).toBe(
    'You lead with hatti and hellas.',
  );
});
