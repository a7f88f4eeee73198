import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { pickSome } from '../kernel/rng.ts';
import { list, text } from '../shape.ts';

export const chooseCities: DecisionSpec<'chooseCities'> = {
  shape: list(text(), 20),
  check(_, d, answer) {
    if (new Set(answer).size !== answer.length) return refuse('twice', d.cite, 'A city can be named once.');
    if (answer.length !== Math.min(d.ask.count, d.ask.among.length))
      return refuse('count', d.cite, `Name ${Math.min(d.ask.count, d.ask.among.length)} cities.`);
    if (!answer.every((a) => d.ask.among.includes(a)))
      return refuse('notAmong', d.cite, 'Only the cities listed can be named.');
    return undefined;
  },
  choices: (_, d) => ({ among: d.ask.among, count: Math.min(d.ask.count, d.ask.among.length) }),
  sample: (_, d, rng) => pickSome(rng, d.ask.among, d.ask.count),
  fallback: (_, d) => d.ask.among.slice(0, d.ask.count),
};
