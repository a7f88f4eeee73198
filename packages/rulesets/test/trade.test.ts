import { type Action, createGame, type Game, type GameState } from '@ochre/engine';
import { handValue, setValue } from '@ochre/engine/query';
import { seatId } from '@ochre/engine/ruleset';
import { newGame } from '@ochre/engine/testing';
import { miniMap } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { expect, test } from 'vitest';
import { mega } from '../src/mega/ruleset.ts';
import { commodities } from '../src/mega/tables/commodities.ts';
import { commoditiesOf } from '../src/mega/tables/division.ts';

const game: Game = createGame(mega, miniMap({ a: {} }));
const worth = (...cards: string[]): number => handValue(game.rules, cards);

test('a set is worth the square of its number times the face value', () => {
  cites('MC 7.value.1', 'MC 7.value.2');
  expect(worth('gold')).toBe(9);
  for (const { id, stack, size } of commodities)
    for (let n = 1; n <= size; n++) {
      expect(worth(...Array<string>(n).fill(id))).toBe(n * n * stack);
      expect(setValue(stack, n)).toBe(n * n * stack);
    }
});

test('unlike commodities of one face value are no set', () => {
  cites('MC 7.value.3');
  expect(worth('ochre', 'ochre', 'clay', 'clay')).toBe(8);
  expect(worth('ochre', 'ochre', 'ochre', 'ochre')).toBe(16);
});

test('a single card of face value 3', () => {
  cites('MC 7.value.4x');
  expect(worth('salt')).toBe(3);
});

test('a pair of face value 3', () => {
  cites('MC 7.value.5x');
  expect(worth('salt', 'salt')).toBe(12);
});

test('three of face value 2', () => {
  cites('MC 7.value.6x');
  expect(worth('iron', 'iron', 'iron')).toBe(18);
});

test('two unlike cards of face value 3', () => {
  cites('MC 7.value.7x');
  expect(worth('salt', 'fish')).toBe(6);
});

test('a full set of eight of face value 4', () => {
  cites('MC 7.value.8x');
  expect(commodities.find((c) => c.id === 'grain')).toMatchObject({ stack: 4, size: 8 });
  expect(worth(...Array<string>(8).fill('grain'))).toBe(256);
});

test('every commodity in play has exactly its full set', () => {
  cites('MC 7.trade.1');
  const games = [
    ['5-8', ['west']],
    ['5-8', ['east']],
    ['9-11', ['west']],
    ['9-11', ['east']],
    ['12-14', ['west', 'east']],
    ['15-18', ['west', 'east']],
  ] as const;
  for (const [band, blocks] of games) {
    const counts = new Map<string, number>();
    for (const block of blocks)
      for (let stack = 1; stack <= 9; stack++)
        for (const { name, count } of commoditiesOf(band, block, stack))
          counts.set(name, (counts.get(name) ?? 0) + count);
    for (const { id, size } of commodities) expect([undefined, size]).toContain(counts.get(id));
  }
});

test('exactly seven advances carry a special ability', () => {
  cites('MC 10.2');
  const carriers = mega.advances.filter((a) => a.effects.some((e) => e.effect === 'ability'));
  expect(carriers.map((a) => a.name).sort()).toEqual([
    'Diaspora',
    'Fundamentalism',
    'Monotheism',
    'Politics',
    'Provincial Empire',
    'Trade Routes',
    'Universal Doctrine',
  ]);
});

function atTrade(hands: Record<string, string[]>): GameState {
  const nations = Object.keys(hands);
  const state = newGame(game.rules, { ruleset: 'mega', map: 'mini', players: 8, nations, options: {} }, 1);
  for (let n = nations.length + 1; n <= 8; n++) delete state.own[seatId(n)];
  for (const id of nations) state.own[id]!.hand = [...hands[id]!];
  state.open.phase = 'trade';
  state.frames = [
    { step: 'game', at: mega.turn.indexOf('trade') + 1, locals: { playing: true } },
    { step: 'trade', at: 0, locals: {} },
  ];
  game.resume(state);
  return state;
}

/** What a third nation and an onlooker get to see of a private deal. */
function deal(given: string[], got: string[]): unknown[] {
  const hands = {
    rome: ['ochre', 'ochre', 'clay', 'iron', 'treachery'],
    egypt: ['papyri', 'papyri', 'fish', 'slave-revolt'],
    celt: ['salt', 'salt', 'salt'],
  };
  const state = atTrade(hands);
  const seen: unknown[] = [];
  const act = (by: string, answer: unknown): void => {
    const done = game.advance(state, { by, decision: `${by}.1`, kind: 'trade', answer } as Action);
    if (!done.ok) throw new Error(done.violation.code);
    for (const viewer of ['celt', 'observer'] as const)
      seen.push(structuredClone([game.view(state, viewer), game.events(done.events, viewer)]));
  };
  const wants = { count: 3, names: [] };
  const names = given.filter((c) => c !== 'treachery').slice(0, 2);
  act('rome', { do: 'offer', to: 'egypt', cards: given, names, wants });
  act('egypt', { do: 'accept', offer: 'rome>egypt.1', cards: got, names: got.slice(0, 2) });
  return seen;
}

test('others see that two nations traded and how many cards, whatever the cards', () => {
  cites('MC 7.trade.11');
  const first = deal(['ochre', 'ochre', 'clay'], ['papyri', 'papyri', 'fish']);
  expect(deal(['iron', 'clay', 'treachery'], ['papyri', 'fish', 'slave-revolt'])).toEqual(first);
  const [, , last] = first as [unknown, unknown, [unknown, { type: string; open: unknown }[]]];
  expect(last[1]).toMatchObject([{ type: 'traded', open: { from: 'rome', to: 'egypt', gives: 3, gets: 3 } }]);
});

test('an offer to one nation is news to the two alone', () => {
  const state = atTrade({ rome: ['ochre', 'ochre', 'clay'], egypt: ['papyri', 'papyri', 'fish'], celt: [] });
  const answer = { do: 'offer', to: 'egypt', cards: ['ochre', 'ochre', 'clay'], names: ['ochre', 'clay'] };
  const wants = { count: 3, names: [] };
  const done = game.advance(state, {
    by: 'rome',
    decision: 'rome.1',
    kind: 'trade',
    answer: { ...answer, wants },
  });
  if (!done.ok) throw new Error(done.violation.code);
  expect(game.events(done.events, 'celt')).toEqual([]);
  expect(game.events(done.events, 'egypt')).toHaveLength(1);
});

test('offers that stand are bounded', () => {
  const state = atTrade({ rome: ['ochre', 'ochre', 'clay'], egypt: ['papyri', 'papyri', 'fish'] });
  const answer = {
    do: 'offer',
    cards: ['ochre', 'ochre', 'clay'],
    names: ['ochre', 'clay'],
    wants: { count: 3, names: [] },
  };
  const action: Action = { by: 'rome', decision: 'rome.1', kind: 'trade', answer };
  for (let n = 0; n < 20; n++) expect(game.advance(state, action).ok).toBe(true);
  expect(game.advance(state, action)).toMatchObject({ ok: false, violation: { code: 'offersStanding' } });
});
