import { clone, type Decision, type GameState, type Json } from '@ochre/engine';
import { broken, cardCounts, gameFor, movementKept, withinLimits } from '@ochre/testkit';
import { begin } from '@ochre/testkit/scenario';
import { expect, test } from 'vitest';

const game = gameFor('mega');
const { state } = game.start({ ruleset: 'mega', map: 'world', players: 5, options: {} }, 1);
const cards = cardCounts(game, state);

function after(tamper: (state: GameState) => void): string[] {
  const copy = clone(state);
  tamper(copy);
  return broken(game, copy, cards);
}

test('a fresh game breaks nothing', () => {
  expect(after(() => {})).toEqual([]);
});

test.each<[string, (state: GameState) => void, RegExp]>([
  ['a token too many', (s) => s.open.nations['minoa']!.stock.tokens++, /minoa has 56 tokens in all/],
  ['a ship gone', (s) => s.open.nations['minoa']!.stock.ships--, /minoa has 3 ships in all/],
  ['a card gone', (s) => s.hidden.stacks['west']![0]!.pop(), /trade card .* in the game, not/],
  ['a card that is none', (s) => s.own['minoa']!.hand.push('plastic'), /which is no card/],
  ['tokens at sea', (s) => (s.open.barbarians.tokens['ionian-sea'] = 1), /no land area/],
  ['tokens out of play', (s) => (s.open.barbarians.tokens['babylon'] = 1), /babylon, which is out of play/],
  [
    'two cities',
    (s) => s.open.barbarians.cities.push('knossos', 'knossos'),
    /cities of barbarians and barbarians/,
  ],
  ['nobody asked', (s) => (s.pending = {}), /nobody is to act/],
  ['a stranger asked', (s) => (Object.values(s.pending)[0]!.owner = 'zulu'), /asked of zulu/],
  ['an unknown procedure', (s) => s.frames.push({ step: 'lunch', at: 0, locals: {} }), /no procedure lunch/],
])('%s is found', (_, tamper, message) => {
  expect(after(tamper).join('\n')).toMatch(message);
});

test('surplus is found where it must be gone', () => {
  const copy = clone(state);
  expect(withinLimits(game, copy)).toEqual([]);
  copy.open.nations['minoa']!.tokens['knossos'] = 9;
  expect(withinLimits(game, copy)).toEqual(['minoa has 9 tokens in knossos, where 3 may stay']);
});

test('a movement that leaves a copy behind is found', () => {
  const { game: mini, state: moving } = begin({
    name: 'two coasts',
    cites: [],
    map: { a: { water: ['b'] }, b: { coast: true } } as never,
    phase: 'movement',
    nations: { rome: { tokens: { a: 1 }, treasury: 2 } },
  });
  const orders: Json[] = [
    { do: 'build', at: 'a', treasury: 2, tokens: [] },
    { do: 'sail', ship: 0, legs: [{ load: 1, to: 'b' }] },
  ];
  const [{ id, owner, kind }] = Object.values(moving.pending) as [Decision];
  expect(mini.advance(moving, { by: owner, decision: id, kind, answer: { do: 'orders', orders } }).ok).toBe(
    true,
  );
  expect(movementKept(mini, moving)).toEqual([]);
  moving.open.nations['rome']!.tokens['a'] = 1;
  expect(movementKept(mini, moving)).toEqual(['rome moved and has tokens 2, not 1']);
});
