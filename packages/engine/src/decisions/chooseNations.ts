import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { pickSome } from '../kernel/rng.ts';
import { list, text } from '../shape.ts';

export const chooseNations: DecisionSpec<'chooseNations'> = {
  shape: list(text(), 20),
  check(_, d, answer) {
    const count = Math.min(d.ask.count, d.ask.among.length);
    if (new Set(answer).size !== answer.length) return refuse('twice', d.cite, 'A nation can be named once.');
    if (answer.length !== count) return refuse('count', d.cite, `Name ${count} nations.`);
    if (!answer.every((n) => d.ask.among.includes(n)))
      return refuse('notAmong', d.cite, 'Only the nations listed can be named.');
    return undefined;
  },
  choices: (_, d) => ({ among: d.ask.among, count: Math.min(d.ask.count, d.ask.among.length) }),
  sample: (_, d, rng) => pickSome(rng, d.ask.among, d.ask.count),
  fallback: (_, d) => d.ask.among.slice(0, d.ask.count),
};
