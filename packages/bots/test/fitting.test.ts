import type { Action, DecisionOf, Sight } from '@ochre/engine';
import { answering } from '@ochre/engine';
import { expect, it } from 'vitest';
import type { Brain } from '../src/brain.ts';
import type { Answers } from '../src/thinker.ts';

// What does not fit its decision does not compile: each expectation below is an error as soon as the types let it pass.

const decision: DecisionOf<'taxRate'> = {
  id: 'egypt.1',
  kind: 'taxRate',
  owner: 'egypt',
  frame: 0,
  mode: 'now',
  ask: { min: 1, max: 3, usual: 2 },
  cite: 'MC 15.1',
};

it('an answer fits what is asked', () => {
  const said: Action = answering(decision, 2);
  expect(said).toEqual({ by: 'egypt', decision: 'egypt.1', kind: 'taxRate', answer: 2 });
  // @ts-expect-error a rate is a number
  const mistyped = (): Action => answering(decision, 'two');
  const wrong: Answers = {
    taxRate: (_, { ask }) => ask.max,
    // @ts-expect-error cities are a list
    chooseCities: (_, { ask }) => ask.among[0],
    // @ts-expect-error a building is put somewhere
    construct: () => [{ treasury: 3 }],
  };
  const brain: Pick<Brain, 'choose'> = {
    choose: ({ rules }, d, rng) => rules.spec(d.kind).sample({} as Sight, d, rng),
  };
  const rate = (sight: Sight): number => brain.choose(sight, decision, { int: () => 0 });
  // @ts-expect-error it answers with a rate
  const cities = (sight: Sight): string[] => brain.choose(sight, decision, { int: () => 0 });
  expect([mistyped, wrong, rate, cities]).toHaveLength(4);
});
