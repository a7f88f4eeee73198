import type { GameEvent } from '@ochre/engine';
import { table as german } from '@ochre/languages/de/table.ts';
import { table as english } from '@ochre/languages/en/table.ts';
import { expect, it } from 'vitest';
import { drawOf, isNews } from '../../src/live/drawn.ts';
import type { LoggedEvent } from '../../src/session/session.ts';

const drew = (seq: number, turn: number, nation: string, own?: string[]): LoggedEvent => ({
  seq,
  turn,
  phase: 'tradeCards',
  event: {
    type: 'cardsDrawn',
    cite: 'MC 6',
    open: { nation, count: 2, empty: [] },
    ...(own && { own: { [nation]: { cards: own } } }),
  } as GameEvent,
});

it('tells what I drew this turn, and nothing of what others drew', () => {
  const log = [drew(0, 4, 'egypt', ['salt']), drew(1, 5, 'egypt', ['iron', 'clay']), drew(2, 5, 'hatti')];
  expect(drawOf(log, 'egypt', 5)).toEqual({ seq: 1, cards: ['iron', 'clay'], bought: [] });
  expect(drawOf(log, 'egypt', 6)).toBeUndefined();
  expect(drawOf(log, 'hatti', 5)).toBeUndefined();
  expect(drawOf(log, undefined, 5)).toBeUndefined();
  expect(english.youDrew(['Iron', 'Clay'])).toBe('You drew Iron and Clay.');
  expect(german.youDrew(['Eisen', 'Ton'])).toBe('Du hast Eisen und Ton gezogen.');
});

const told = (seq: number, type: string, nation: string, own?: object): LoggedEvent => ({
  ...drew(seq, 5, nation),
  event: { type, cite: 'MC 6', open: { nation }, ...(own && { own: { [nation]: own } }) } as GameEvent,
});

it('tells what I bought after it, and what came instead of a calamity', () => {
  const log = [
    drew(0, 5, 'egypt', ['flood', 'clay']),
    told(1, 'calamityReplaced', 'egypt', { card: 'flood', replacement: 'oil' }),
    told(2, 'cardBought', 'hatti'),
    told(3, 'cardBought', 'egypt', { card: 'gold' }),
    told(4, 'cardBought', 'hatti'),
  ];
  expect(drawOf(log.slice(0, 3), 'egypt', 5)).toEqual({ seq: 1, cards: ['oil', 'clay'], bought: [] });
  expect(drawOf(log, 'egypt', 5)).toEqual({ seq: 3, cards: ['oil', 'clay'], bought: ['gold'] });
  expect(drawOf(log.slice(3), 'egypt', 5)).toEqual({ seq: 3, cards: [], bought: ['gold'] });
});

it('is told until something else is asked, and beside the market after who drew was asked to buy', () => {
  const buy = { id: '1', kind: 'buyCard' } as const;
  const trade = { id: '2', kind: 'trade' } as const;
  expect(isNews({ draw: '', beside: undefined }, 'a', buy)).toBe(true);
  expect(isNews({ draw: 'a', beside: buy }, 'a', buy)).toBe(true);
  expect(isNews({ draw: 'a', beside: buy }, 'a', trade)).toBe(true);
  expect(isNews({ draw: 'a', beside: trade }, 'a', trade)).toBe(true);
  expect(isNews({ draw: 'a', beside: trade }, 'a', { id: '3' })).toBe(false);
  expect(isNews({ draw: 'a', beside: undefined }, 'a', trade)).toBe(false);
});
