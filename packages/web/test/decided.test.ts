import type { Decision } from '@ochre/engine';
import { expect, it } from 'vitest';
import { decided } from '../src/table/decided.ts';

const asked = (id: string, kind: string, optional = false): Decision => ({ id, kind, optional }) as never;

it('what I was asked and am not asked any more I have decided', () => {
  const move = asked('1', 'move');
  expect(decided([move], [])).toBe(move);
  expect(decided([move], [asked('2', 'construct')])).toBe(move);
  expect(decided([], [move])).toBeUndefined();
  expect(decided([move], [move])).toBeUndefined();
});

it('a movement shown to the table, or a market that goes on, is not over', () => {
  expect(decided([asked('1', 'move')], [asked('2', 'move')])).toBeUndefined();
  expect(decided([asked('1', 'useAbility', true)], [])).toBeUndefined();
});
