import { expect, it } from 'vitest';
import { type GameEvent, sameEvents } from '../src/index.ts';

const failed = (open: object, cite = 'MC 3.1'): GameEvent =>
  ({ type: 'filedOrdersFailed', cite, open, only: ['rome'] }) as GameEvent;
const now = failed({ nation: 'rome', code: 'toMove', params: { area: 'etruria', left: 0 } });
const then = failed({ nation: 'rome', code: 'tokens', text: 'There are 0 tokens to move in etruria.' });
const turn: GameEvent = { type: 'movementTurn', cite: 'MC 3.1', open: { nation: 'rome' } };

it('reasons that were filed as sentences do not make the past another one', () => {
  expect(sameEvents([turn, now], [turn, then])).toBe(true);
});

it('anything else does', () => {
  expect(sameEvents([turn, now], [turn, now])).toBe(true);
  expect(sameEvents([now], [turn, then])).toBe(false);
  expect(sameEvents([turn, turn], [turn, then])).toBe(false);
  expect(sameEvents([turn, failed({ ...now.open, nation: 'egypt' })], [turn, then])).toBe(false);
  expect(sameEvents([turn, failed(now.open, 'MC 3.2')], [turn, then])).toBe(false);
  expect(sameEvents([turn, now], [turn, failed({ nation: 'rome', code: 'noShip', params: {} })])).toBe(false);
  expect(sameEvents([{ ...turn, open: { nation: 'egypt' } } as GameEvent, now], [turn, then])).toBe(false);
});
