import type { DecisionOf, Order, Sight } from '@ochre/engine';
import type { Goal } from './goals.ts';
import { Ground } from './ground.ts';
import { nextStep, type Step } from './steps.ts';

const ordersOf = ({ answer }: Step<'move'>): readonly Order[] => (answer.do === 'undo' ? [] : answer.orders);

/** Goals, each place of one kind once: as it was told first. */
const uniqueGoals = (goals: readonly Goal[]): Goal[] => {
  const place = ({ code, params }: Goal): string => `${code} ${'area' in params ? params.area : ''}`;
  return [...new Map(goals.toReversed().map((goal) => [place(goal), goal])).values()].toReversed();
};

/** The next step of a movement, with all that come after it while tokens stand where there is no room for them. */
export function rescue(
  sight: Sight,
  decision: DecisionOf<'move'>,
): (Step<'move'> & { also: Goal[] }) | undefined {
  const first = nextStep(sight, decision);
  if (!first) return undefined;
  const orders = [...ordersOf(first)];
  const served = [first.goal];
  const after = (): DecisionOf<'move'> => ({
    ...decision,
    ask: { ...decision.ask, done: [...decision.ask.done, ...orders] },
  });
  if (new Ground(sight, decision.owner, decision).presses())
    while (new Ground(sight, decision.owner, after()).presses()) {
      const next = nextStep(sight, after());
      if (!next) break;
      orders.push(...ordersOf(next));
      served.push(next.goal);
    }
  const [goal, ...also] = uniqueGoals(served);
  return { goal: goal!, also, answer: { do: 'orders', orders } };
}
