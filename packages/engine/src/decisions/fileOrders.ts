import type { DecisionSpec } from '../decisions.ts';
import { begin } from '../phases/movement/draft.ts';
import { performAll } from '../phases/movement/orders.ts';
import { sampleOrders } from '../phases/movement/sample.ts';
import { either, literal } from '../shape.ts';
import { options, orders } from './move.ts';

export const fileOrders: DecisionSpec<'fileOrders'> = {
  shape: either(orders, literal(null)),
  check(sight, d, answer) {
    return answer === null
      ? undefined
      : performAll(begin(sight, d.owner, undefined, d.ask.part, true), [], answer);
  },
  choices: (sight, d) => options(begin(sight, d.owner, undefined, d.ask.part)),
  sample: (sight, d, rng) =>
    rng.int(2) === 0 ? null : sampleOrders(begin(sight, d.owner, undefined, d.ask.part), rng),
  /** What is filed stays filed. */
  fallback: (sight) => sight.own.filed ?? null,
};
