import type { DecisionSpec } from '../decisions.ts';
import { pickSome } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import { list, text } from '../shape.ts';
import { unlisted } from './unlisted.ts';

export const chooseCities: DecisionSpec<'chooseCities'> = {
  shape: list(text(), 20),
  check(sight, d, answer) {
    if (new Set(answer).size !== answer.length) return refuse('cityOnce', {}, d.cite);
    if (answer.length !== Math.min(d.ask.count, d.ask.among.length))
      return refuse('nameCities', { cities: Math.min(d.ask.count, d.ask.among.length) }, d.cite);
    const wrong = answer.find((area) => !d.ask.among.includes(area));
    return wrong === undefined ? undefined : unlisted(sight, d.cite, d.ask.of, 'city', wrong, d.ask.among);
  },
  choices: (_, d) => ({ among: d.ask.among, count: Math.min(d.ask.count, d.ask.among.length) }),
  sample: (_, d, rng) => pickSome(rng, d.ask.among, d.ask.count),
  fallback: (_, d) => d.ask.among.slice(0, d.ask.count),
};
