import { createGame, type Json, type MoveOptions, type Order, type View } from '@ochre/engine';
import { movement } from '@ochre/languages/en/movement.ts';
import { world } from '@ochre/maps';
import { eastern } from '@ochre/rulesets';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import {
  addOrder,
  afterOrders,
  draftWith,
  hop,
  landing,
  type MoveDraft,
  noOrders,
  onBoard,
  redo,
  removeOrder,
  shipPayments,
  step,
  takeBack,
  tokensMoved,
  undo,
} from '../../src/decisions/model/move.ts';
import { arrowsOf, effectOf, preview } from '../../src/decisions/model/preview.ts';
import { modeOf } from '../../src/decisions/movement/marks.ts';
import { Movement } from '../../src/decisions/movement/state.ts';
import { ask, choicesOf, game, ME, seat } from '../support/table.ts';

function lay(change: (view: View) => void) {
  const { view, sight } = seat((v) => {
    for (const n of Object.values(v.open.nations)) Object.assign(n, { tokens: {}, cities: [], ships: {} });
    change(v);
  });
  const d = ask('move', { done: [] });
  const check = (answer: Json) => game.check(view, d, answer);
  const optionsAfter = (draft: MoveDraft) =>
    choicesOf(sight, afterOrders(sight, d, draft)) as unknown as MoveOptions;
  return { view, sight, d, check, optionsAfter };
}

const walk = (n: number, from: string, to: string): Order => ({ do: 'walk', n, from, to });

describe('a movement being drafted', () => {
  /** The draft as panel and map have it. */
  function drafting(
    tokens: Record<string, number>,
    shown: string[] = [],
    ships: Record<string, number> = {},
    treasury = 0,
  ): Movement {
    const { d, check, sight, view } = lay((v) => {
      Object.assign(v.open.nations[ME]!, { tokens, ships, treasury });
    });
    const session = {
      id: 'drafting',
      rules: game.rules,
      view: signal({ ...view, prompts: [d] }),
      sight: () => sight,
      choices: (asked: typeof d) => choicesOf(sight, asked),
      check: (_: unknown, answer: Json) => check(answer),
    };
    const board = {
      mode: signal(undefined),
      show: (areas: readonly string[]) => void shown.push(...areas),
      visit: () => {},
    };
    return new Movement(session as never, d, board);
  }

  it('shows on the map what would stand where, and how many are in hand', () => {
    const m = drafting({ rome: 4, rubicon: 2 });
    expect(modeOf(m).planned).toBeUndefined();
    m.press('rome');
    m.hand.value = { kind: 'area', area: 'rome', n: 2 };
    expect(modeOf(m).areas!['rome']).toMatchObject({ tone: 'source', label: '2 of 4 go' });
    m.press('etruria');
    expect(modeOf(m).planned).toEqual({ rome: 2, etruria: 2, rubicon: 2 });
  });

  it('puts a stack out of hand once it went: the next stack pressed is taken up', () => {
    const m = drafting({ rome: 4, rubicon: 2 });
    m.press('rome');
    m.press('etruria');
    expect(m.hand.value).toBeUndefined();
    m.press('rubicon');
    expect(m.hand.value).toMatchObject({ kind: 'area', area: 'rubicon' });
    expect(m.orders).toHaveLength(1);
  });

  it('takes up each number of a stack in turn, then puts it down', () => {
    const m = drafting({ rome: 2, rubicon: 2 });
    const pressed = (): number | undefined => {
      m.press('rome');
      return m.hand.value?.kind === 'area' ? m.hand.value.n : undefined;
    };
    const [first, ...then] = [pressed(), pressed(), pressed()];
    expect(then).toEqual([first === 1 ? 2 : 1, undefined]);
  });

  it('with a ship in hand means its harbour where it can sail, and else takes up what was pressed', () => {
    const m = drafting({ rome: 2, etruria: 2, 'upper-danube': 2 }, [], { rome: 1 }, 1);
    m.order({ do: 'maintain', ship: 0 });
    const ship = { kind: 'ship' as const, ship: 0, load: 0 };
    m.hand.value = ship;
    m.press('upper-danube');
    expect(m.hand.value).toMatchObject({ kind: 'area', area: 'upper-danube' });
    expect(m.orders).toHaveLength(1);
    m.hand.value = ship;
    m.press('etruria');
    expect(m.orders.at(-1)).toMatchObject({ do: 'sail', ship: 0 });
    expect(m.hand.value).toMatchObject({ kind: 'ship', ship: 0 });
    m.press('rome', m.options.ships[0]!.at);
    expect(m.hand.value).toBeUndefined();
  });

  it('counts the tokens there are: those paid for a ship are gone', () => {
    const m = drafting({ rome: 4, etruria: 2 }, [], {}, 0);
    expect(m.people).toBe(6);
    m.order({ do: 'build', at: 'rome', treasury: 0, tokens: ['rome', 'rome'] });
    m.order(hop(0, 1, ['etruria']));
    expect(m.people).toBe(4);
    expect(tokensMoved(m.orders)).toBe(1);
  });

  it('pays for a ship with what is there: treasury or tokens that stand where they may pay', () => {
    const rich = drafting({ rome: 2 }, [], { rome: 1 }, 1);
    expect(rich.allows({ do: 'maintain', ship: 0 })).toBe(true);
    const poor = drafting({ rome: 2 }, [], { rome: 1 }, 0);
    expect(poor.allows({ do: 'maintain', ship: 0 })).toBe(false);
    expect(poor.payersFor(0)).toEqual(['rome']);
  });

  it('knows where a ship lies before each of its voyages', () => {
    const m = drafting({ rome: 4 }, [], {}, 2);
    m.order({ do: 'build', at: 'rome', treasury: 2, tokens: [] });
    m.order(hop(0, 1, ['etruria']));
    m.order(hop(0, 0, ['rome']));
    expect(m.orders.map((_, i) => m.portBefore(i))).toEqual([undefined, 'rome', 'etruria']);
    expect(modeOf(m).arrows!.map(({ route }) => route)).toEqual([
      ['rome', 'etruria'],
      ['etruria', 'rome'],
    ]);
  });

  it('shows where a stack is that was picked by name, and where it can go', () => {
    const shown: string[] = [];
    const m = drafting({ rome: 4 }, shown);
    m.pick('rome');
    expect(m.hand.value).toMatchObject({ kind: 'area', area: 'rome' });
    expect(shown).toEqual(['rome', ...m.options.walks[0]!.to.map(({ to }) => to)]);
  });

  it('has what was drafted back where advice took its place', () => {
    const m = drafting({ rome: 4, rubicon: 2 });
    m.press('rome');
    m.press('etruria');
    const mine = m.orders;
    m.adopt({ do: 'end', orders: [] }, false);
    expect(m.orders).toEqual([]);
    expect(m.canUndo).toBe(true);
    m.undo();
    expect(m.orders).toEqual(mine);
  });

  it('knows what ending costs where nothing was done', () => {
    const m = drafting({ rome: 5, rubicon: 1 });
    const limit = game.rules.policies.limit(m.session.sight(), ME, 'rome');
    expect(m.wasted).toBe(5 - limit);
    m.press('rubicon');
    m.press('etruria');
    expect(m.wasted).toBe(0);
    expect(drafting({ rubicon: 1 }).wasted).toBe(0);
  });

  it('offers only what the draft leaves', () => {
    const { d, check, optionsAfter } = lay((v) => {
      v.open.nations[ME]!.tokens = { rome: 4 };
    });
    const added = addOrder(d, noOrders, walk(3, 'rome', 'etruria'), check);
    if ('violation' in added) throw new Error(added.violation.code);
    const from = optionsAfter(added.draft).walks;
    expect(from).toEqual([expect.objectContaining({ from: 'rome', tokens: 1 })]);
    expect(addOrder(d, added.draft, walk(2, 'rome', 'etruria'), check)).toHaveProperty(
      'violation.code',
      'toMove',
    );
  });

  it('adds a walk along the way of the last one to it', () => {
    const { d, check } = lay((v) => {
      v.open.nations[ME]!.tokens = { rome: 4 };
    });
    const once = addOrder(d, noOrders, walk(1, 'rome', 'etruria'), check) as { draft: MoveDraft };
    const twice = addOrder(d, once.draft, walk(2, 'rome', 'etruria'), check) as { draft: MoveDraft };
    expect(twice.draft.orders).toEqual([walk(3, 'rome', 'etruria')]);
    expect(tokensMoved(twice.draft.orders)).toBe(3);
    expect(arrowsOf(twice.draft.orders)).toEqual([{ from: 'rome', to: 'etruria', n: 3 }]);
  });

  it('refuses with the reason of the engine, without the number of the order', () => {
    const { d, check } = lay((v) => {
      v.open.nations[ME]!.tokens = { rome: 4 };
    });
    const once = addOrder(d, noOrders, walk(1, 'rome', 'etruria'), check) as { draft: MoveDraft };
    const refused = addOrder(d, once.draft, walk(1, 'rome', 'knossos'), check);
    expect(refused).toHaveProperty('violation.code', 'noLandBorder');
    expect(refused).toHaveProperty('violation.params', { from: 'rome', to: 'knossos' });
  });

  it('is taken back and put again step by step', () => {
    const [one, two] = [[walk(1, 'a', 'b')], [walk(1, 'a', 'b'), walk(1, 'b', 'c')]];
    const draft = step(step(noOrders, one), two);
    const back = undo(draft)!;
    expect(back.orders).toEqual(one);
    expect(redo(back)).toEqual(draft);
    expect(undo(undo(back)!)).toBeUndefined();
  });

  it('is taken back order by order where it began with several', () => {
    const draft = draftWith([walk(1, 'a', 'b'), walk(1, 'b', 'c')]);
    expect(undo(draft)!.orders).toEqual([walk(1, 'a', 'b')]);
    expect(redo(undo(draft)!).orders).toEqual(draft.orders);
  });

  it('comes back whole where other orders took its place, also none', () => {
    const mine = draftWith([walk(1, 'a', 'b')]);
    for (const advised of [[walk(2, 'c', 'd'), walk(1, 'd', 'e')], []])
      expect(undo(step(mine, advised))!.orders).toEqual(mine.orders);
  });

  it('lets go of an order only where the others still hold without it', () => {
    const { d, check } = lay((v) => {
      v.open.nations[ME]!.tokens = { rome: 2 };
      v.open.nations[ME]!.treasury = 4;
    });
    const build: Order = { do: 'build', at: 'rome', treasury: 2, tokens: [] };
    const draft = draftWith([build, hop(0, 1, ['etruria'])]);
    expect(check({ do: 'end', orders: draft.orders as unknown as Json })).toBeUndefined();
    expect(removeOrder(d, draft, 0, check)).toHaveProperty('violation.code', 'noShip');
    expect(removeOrder(d, draft, 1, check)).toEqual({ draft: step(draft, [build]) });
  });

  it('finds the ways to pay for a ship, one token at least from its own area', () => {
    const { sight, d, check } = lay((v) => {
      v.open.nations[ME]!.tokens = { rome: 1, etruria: 1 };
      v.open.nations[ME]!.treasury = 1;
    });
    const allowed = (order: Order) => 'draft' in addOrder(d, noOrders, order, check);
    const ways = shipPayments(sight, ME, 'rome', ['rome', 'etruria'], allowed);
    expect(ways.map(({ treasury, tokens }) => ({ treasury, tokens }))).toEqual([
      { treasury: 1, tokens: ['rome'] },
      { treasury: 0, tokens: ['rome', 'etruria'] },
    ]);
  });

  it('sails with cargo and lands it', () => {
    expect(hop(1, 2, ['a', 'b'])).toEqual({ do: 'sail', ship: 1, legs: [{ load: 2, to: 'a' }, { to: 'b' }] });
    expect(landing(1, 2)).toEqual({ do: 'sail', ship: 1, legs: [{ land: 2 }] });
  });
});

describe('where others move at the same time', () => {
  const { rules, ...open } = createGame(eastern, world);
  const config = { ruleset: 'eastern', map: 'world', players: 9, options: { earlyMoves: true } };
  const nations = rules.ruleset.layout(config, rules.map).nations.map((n) => n.id);
  const view = open.view(open.start({ ...config, nations }, 'ships').state, 'parthia');
  const me = view.open.nations['parthia']!;
  Object.assign(me, { tokens: { 'caspian-coast': 2 }, ships: {}, cities: [], treasury: 2 });
  const build: Order = { do: 'build', at: 'caspian-coast', treasury: 2, tokens: [] };
  const out = hop(0, 1, ['kara-bogaz-gol']);

  it('puts a voyage on the board once its cargo lands', () => {
    const d = { ...ask('move', { done: [] }), owner: 'parthia' };
    const check = (answer: Json) => open.check(view, d, answer);
    const draft = addOrder(d, draftWith([build]), out, check) as { draft: MoveDraft };
    expect(onBoard(draft.draft, check)).toBeUndefined();
    const whole = addOrder(d, draft.draft, landing(0, 1), check) as { draft: MoveDraft };
    expect(onBoard(whole.draft, check)).toEqual({ do: 'orders', orders: [build, out, landing(0, 1)] });
  });

  it('takes a voyage back whole', () => {
    const start = { tokens: me.tokens, ships: {}, treasury: 2 };
    const d = {
      ...ask('move', { done: [build, out, landing(0, 1)], start }),
      owner: 'parthia',
    };
    const check = (answer: Json) => open.check(view, d, answer);
    expect(takeBack(d, check)).toEqual({ do: 'undo', keep: 1 });
    expect(takeBack({ ...d, ask: { ...d.ask, bound: 2 } }, check)).toEqual({ do: 'undo', keep: 2 });
  });
});

describe('the preview', () => {
  it('tells fights, attacks, surplus, cities, ships lost and support', () => {
    const { sight, d } = lay((v) => {
      const me = v.open.nations[ME]!;
      me.tokens = { rome: 7, etruria: 6, samnium: 1 };
      me.cities = ['tarentum'];
      me.ships = { rome: 1 };
      v.open.nations['hellas']!.tokens = { rubicon: 3 };
    });
    const p = preview(sight, d, draftWith([walk(1, 'rome', 'rubicon')]));
    expect(p.conflicts).toEqual([{ area: 'rubicon', mine: 1, attack: false, enough: true }]);
    expect(p.sites.map((s) => s.area)).toContain('rome');
    expect(p.shipsLost).toEqual(['rome']);
    expect(p.tokens['rome']).toBe(6);
    expect(p.doings).toEqual({ tokens: 1, sails: 0, builds: 0 });
    expect(p.support).toMatchObject({ cities: 1, needed: 2, falling: 0 });
  });

  it('says what moves, and what comes of it', () => {
    const { sight, d } = lay((v) => {
      v.open.nations[ME]!.tokens = { rome: 4 };
    });
    const said = (orders: Order[]): string => {
      const { doings, conflicts, surplus, shipsLost, support } = preview(sight, d, draftWith(orders));
      return movement.move.summary(
        doings,
        conflicts.length,
        surplus.reduce((n, s) => n + s.n, 0),
        { ships: shipsLost.length, cities: support.falling },
      );
    };
    const limit = game.rules.policies.limit(sight, ME, 'etruria');
    expect(said([])).toMatch(/^Nobody moves; no conflict/);
    expect(said([walk(1, 'rome', 'etruria'), walk(1, 'rome', 'latium')])).toMatch(
      /^2 tokens move; no conflict/,
    );
    expect(said([walk(4, 'rome', 'etruria')])).toBe(
      `4 tokens move; no conflict, ${limit < 4 ? `${4 - limit} surplus` : 'no surplus'}.`,
    );
  });

  it('names ships and cities that would be lost in the same breath', () => {
    const { sight, d } = lay((v) => {
      const me = v.open.nations[ME]!;
      me.tokens = { rome: 1 };
      me.cities = ['tarentum', 'neapolis'];
      me.ships = { rome: 1 };
    });
    const { doings, shipsLost, support } = preview(sight, d, draftWith([]));
    const lost = { ships: shipsLost.length, cities: support.falling };
    expect(movement.move.summary(doings, 0, 0, lost)).toBe(
      'Nobody moves; no conflict, no surplus, 1 ship lost, 2 cities unsupported.',
    );
  });

  it('says what more tokens would mean in an area', () => {
    const { sight, d } = lay((v) => {
      v.open.nations[ME]!.tokens = { rome: 4, samnium: 1 };
      v.open.nations['hellas']!.cities = ['neapolis'];
    });
    const limit = game.rules.policies.limit(sight, ME, 'samnium');
    expect(effectOf(sight, d, noOrders, 'samnium', limit)).toMatchObject({
      verdict: 'surplus',
      n: 1,
      there: 1,
    });
    expect(effectOf(sight, d, noOrders, 'neapolis', 1)).toMatchObject({ verdict: 'attack' });
  });
});
