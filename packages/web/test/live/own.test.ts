import type { GameEvent } from '@ochre/engine';
import { expect, it } from 'vitest';
import { withOwn } from '../../src/live/own.ts';
import type { LoggedEvent } from '../../src/session/session.ts';
import { ME, seat } from '../support/table.ts';

const logged = (type: GameEvent['type'], open: object, mine?: object): LoggedEvent =>
  ({
    seq: 1,
    turn: 1,
    phase: '',
    event: { type, open, ...(mine && { own: { [ME]: mine } }) },
  }) as unknown as LoggedEvent;

it('in a film my hand, treasury and advances are as they are, my pieces as they were', () => {
  const then = seat(({ open, own }) => {
    Object.assign(open.nations[ME]!, { tokens: { rome: 3 }, treasury: 12, space: 4, advances: ['pottery'] });
    open.nations[ME]!.stock.tokens = 40;
    own!.hand = ['oil:1', 'wine:1'];
  }).view;
  const now = seat(({ open, own, handSizes }) => {
    Object.assign(open.nations[ME]!, {
      tokens: { rome: 5 },
      treasury: 3,
      space: 5,
      advances: ['pottery', 'masonry'],
    });
    open.nations[ME]!.stock.tokens = 47;
    open.nations['egypt']!.treasury = 9;
    own!.hand = ['oil:1'];
    handSizes[ME] = 1;
  }).view;
  const { open, own, handSizes } = withOwn(then, now, []);
  expect(open.nations[ME]).toMatchObject({
    tokens: { rome: 3 },
    space: 4,
    treasury: 3,
    advances: ['pottery', 'masonry'],
    // Every token is somewhere.
    stock: { tokens: 49 },
  });
  expect([own!.hand, handSizes[ME]]).toEqual([['oil:1'], 1]);
  expect(open.nations['egypt']).toEqual(then.open.nations['egypt']);
  expect(withOwn({ ...then, viewer: 'observer' }, { ...now, viewer: 'observer' }, []).open).toEqual(
    then.open,
  );
});

it('taxes and cards that a film is yet to tell of come when it does', () => {
  const then = seat(({ open }) => {
    Object.assign(open.nations[ME]!, { treasury: 2 });
  }).view;
  const now = seat(({ open, own, handSizes }) => {
    Object.assign(open.nations[ME]!, { treasury: 12 });
    own!.hand = ['oil:1', 'wine:1', 'wine:1', 'fish:1'];
    handSizes[ME] = 4;
  }).view;
  const tax = logged('taxCollected', { nation: ME, cities: 5, rate: 2, treasury: 10 });
  const draw = logged('cardsDrawn', { nation: ME, count: 2, empty: [] }, { cards: ['wine:1', 'fish:1'] });
  const others = logged('taxCollected', { nation: 'egypt', cities: 1, rate: 2, treasury: 2 });
  const shown = (...later: LoggedEvent[]) => {
    const { open, own, handSizes } = withOwn(then, now, later);
    return [open.nations[ME]!.treasury, own!.hand, handSizes[ME]];
  };
  // Of two that are alike one was there before.
  expect(shown(tax, others, draw)).toEqual([2, ['oil:1', 'wine:1'], 2]);
  expect(shown(draw)).toEqual([12, ['oil:1', 'wine:1'], 2]);
  expect(shown()).toEqual([12, ['oil:1', 'wine:1', 'wine:1', 'fish:1'], 4]);
});
