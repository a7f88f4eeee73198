import { expect, it } from 'vitest';
import { forceRounds } from './outboxRounds.ts';

it('three hundred rounds of several nodes at the same channels see no deadlock', async () => {
  expect(await forceRounds(300)).toEqual({ deadlocks: 0, errors: [] });
});
