import type { DecisionOf, DecisionSpec } from '../decisions.ts';
import { pickSome } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import { list, text } from '../shape.ts';

/** Steps that the cities at hand can avert. */
const most = ({ ask }: DecisionOf<'preventSteps'>): number =>
  Math.min(ask.steps, Math.floor(ask.among.length / ask.citiesEach));

export const preventSteps: DecisionSpec<'preventSteps'> = {
  shape: list(text(), 20),
  check(_, d, answer) {
    const { among, first, citiesEach } = d.ask;
    if (new Set(answer).size !== answer.length) return refuse('cityOnce', {}, d.cite);
    if (answer.length % citiesEach !== 0 || answer.length > citiesEach * most(d))
      return refuse('citiesForSteps', { cities: citiesEach, steps: most(d) }, d.cite);
    if (!answer.every((a) => among.includes(a))) return refuse('ownCities', {}, d.cite);
    if (answer.filter((a) => first.includes(a)).length < Math.min(answer.length, first.length))
      return refuse('inlandFirst', {}, d.cite);
    return undefined;
  },
  choices: (_, d) => ({
    among: d.ask.among,
    first: d.ask.first,
    citiesEach: d.ask.citiesEach,
    steps: most(d),
  }),
  sample(_, d, rng) {
    const { among, first, citiesEach } = d.ask;
    const rest = among.filter((a) => !first.includes(a));
    const order = [...pickSome(rng, first, first.length), ...pickSome(rng, rest, rest.length)];
    return order.slice(0, citiesEach * rng.int(most(d) + 1));
  },
  fallback: () => [],
};
