import { createGame, type GameState } from '@ochre/engine';
import { tokensOnBoard, unitPoints } from '@ochre/engine/query';
import { newGame } from '@ochre/engine/testing';
import { miniMap, world } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { expect, test } from 'vitest';
import { mega } from '../src/mega/ruleset.ts';
import { basic, expert } from '../src/mega/tables/succession.ts';

const nations = ['egypt', 'rome', 'minoa'];
const game = createGame(mega, miniMap({ a: { land: ['b'] }, b: {}, c: {} }) as never);

function position(phase: string): GameState {
  const config = { ruleset: 'mega', map: 'mini', players: 8, nations, options: {} };
  const state = newGame(game.rules, config, 1);
  state.frames = [
    { step: 'game', at: mega.turn.indexOf(phase) + 1, locals: { playing: true } },
    { step: phase, at: 0, locals: {} },
  ];
  return state;
}

const seen = (state: GameState) => ({ rules: game.rules, config: state.config, open: state.open });

test('a turn has the thirteen phases in their order', () => {
  cites('MC seq.8');
  expect(mega.turn).toEqual([
    ...['taxation', 'expansion', 'census', 'movement', 'conflict'],
    ...['construction', 'surplus', 'support', 'drawCards', 'buyCards', 'trade'],
    ...['calamitySelection', 'minorCalamities', 'majorCalamities', 'abilities'],
    ...['conflict', 'surplus', 'support', 'purchase', 'handLimit', 'departures', 'succession', 'reshuffle'],
  ]);
});

test('what is not asked yet cannot be answered', () => {
  cites('MC seq.4');
  const state = position('census');
  Object.assign(state.open.nations['rome']!, {
    tokens: { a: 1 },
    stock: { tokens: 54, cities: 9, ships: 4 },
  });
  game.resume(state);
  const early = { by: 'rome', decision: 'rome.2', kind: 'construct' as const, answer: [] };
  expect(game.apply(state, early)).toMatchObject({
    ok: false,
    violation: { code: 'notAsked' },
  });
});

test('all pieces begin in stock, markers on the start arrow', () => {
  cites('MC def.stock.1', 'MC def.ast-start');
  const config = { ruleset: 'mega', map: 'world', players: 18, options: {} };
  const state = newGame(createGame(mega, world as never).rules, config, 1);
  expect(Object.keys(state.open.nations)).toHaveLength(18);
  for (const nation of Object.values(state.open.nations)) {
    expect(nation.stock).toEqual({ tokens: 55, cities: 9, ships: 4 });
    expect(nation).toMatchObject({ tokens: {}, cities: [], ships: {}, treasury: 0, space: 0 });
  }
});

test('a token is one unit point, a city five, a ship and treasury none', () => {
  cites('MC def.units', 'MC def.treasury.2');
  const state = position('succession');
  Object.assign(state.open.nations['rome']!, {
    tokens: { a: 3 },
    cities: ['b', 'c'],
    ships: { a: 2 },
    treasury: 9,
  });
  expect(unitPoints(seen(state), 'rome')).toBe(13);
  expect(tokensOnBoard(seen(state), 'rome')).toBe(3);
});

test('ranking goes by civilization number, position by the marker furthest on', () => {
  cites('MC def.ast-ranking', 'MC def.ast-position');
  const state = position('succession');
  expect(mega.policies.ranking(seen(state))).toEqual(['minoa', 'rome', 'egypt']);
  state.open.nations['egypt']!.space = 3;
  expect(mega.policies.positionOrder(seen(state))).toEqual(['egypt', 'minoa', 'rome']);
});

test('markers are moved in ranking order', () => {
  cites('MC 13.1', 'MC 13A.1');
  const state = position('succession');
  state.open.nations['rome']!.tokens = { a: 1 };
  state.open.nations['rome']!.stock.tokens = 54;
  const markers = game.resume(state).filter((e) => e.type === 'marker');
  expect(markers.map((e) => e.open['nation'])).toEqual(['minoa', 'rome', 'egypt']);
});

test('both tables have six epochs, each row beginning them in order', () => {
  cites('MC comp.6', 'MC def.ast-sides', 'MC def.ast-epochs', 'MC def.ast-rows');
  for (const table of [basic, expert]) {
    expect(table.epochs.map((e) => e.id)).toEqual([
      ...['stone', 'early-bronze', 'middle-bronze', 'late-bronze', 'early-iron', 'late-iron'],
    ]);
    expect(Object.keys(table.starts).sort()).toEqual(mega.civilizations.map((c) => c.id).sort());
    for (const starts of Object.values(table.starts)) {
      expect(starts).toHaveLength(6);
      expect(starts[0]).toBe(1);
      expect([...starts].sort((a, b) => a - b)).toEqual(starts);
      expect(starts[5]).toBe(table.finish);
    }
  }
  expect(basic.last).toBe(basic.finish);
  expect(expert.last).toBe(expert.finish + 1);
});

test('an advance is worth one, three or six points by its price', () => {
  cites('MC def.card-vp', 'MC 13D.2', 'MC 13D.3', 'MC 13D.4');
  for (const { cost, points } of mega.advances) expect(points).toBe(cost < 100 ? 1 : cost <= 200 ? 3 : 6);
});
