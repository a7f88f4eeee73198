import type { DecisionOf, Order, Sight } from '@ochre/engine';
import { Ground } from './ground.ts';
import { nextStep, type Step } from './steps.ts';

const ordersOf = ({ answer }: Step<'move'>): readonly Order[] => (answer.do === 'undo' ? [] : answer.orders);

/** The next step of a movement, with all that come after it while tokens stand where there is no room for them. */
export function rescue(sight: Sight, decision: DecisionOf<'move'>): Step<'move'> | undefined {
  const first = nextStep(sight, decision);
  if (!first) return undefined;
  const orders = [...ordersOf(first)];
  const after = (): DecisionOf<'move'> => ({
    ...decision,
    ask: { ...decision.ask, done: [...decision.ask.done, ...orders] },
  });
  if (new Ground(sight, decision.owner, decision).presses())
    while (new Ground(sight, decision.owner, after()).presses()) {
      const next = nextStep(sight, after());
      if (!next) break;
      orders.push(...ordersOf(next));
    }
  return { goal: first.goal, answer: { do: 'orders', orders } };
}
