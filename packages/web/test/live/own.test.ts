import { expect, it } from 'vitest';
import { withOwn } from '../../src/live/own.ts';
import { ME, seat } from '../support/table.ts';

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
  const { open, own, handSizes } = withOwn(then, now);
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
  expect(withOwn({ ...then, viewer: 'observer' }, { ...now, viewer: 'observer' }).open).toEqual(then.open);
});
