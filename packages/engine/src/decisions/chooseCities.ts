import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { pickSome } from '../kernel/rng.ts';
import { list, text } from '../shape.ts';
import { unlisted } from './unlisted.ts';

export const chooseCities: DecisionSpec<'chooseCities'> = {
  shape: list(text(), 20),
  check(sight, d, answer) {
    if (new Set(answer).size !== answer.length) return refuse('twice', d.cite, 'A city can be named once.');
    if (answer.length !== Math.min(d.ask.count, d.ask.among.length))
      return refuse('count', d.cite, `Name ${Math.min(d.ask.count, d.ask.among.length)} cities.`);
    const wrong = answer.find((area) => !d.ask.among.includes(area));
    return wrong === undefined
      ? undefined
      : unlisted(sight, d.cite, 'notAmong', d.ask.of, wrong, d.ask.among);
  },
  choices: (_, d) => ({ among: d.ask.among, count: Math.min(d.ask.count, d.ask.among.length) }),
  sample: (_, d, rng) => pickSome(rng, d.ask.among, d.ask.count),
  fallback: (_, d) => d.ask.among.slice(0, d.ask.count),
};
