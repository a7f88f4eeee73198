import type { DecisionSpec } from '../decisions.ts';
import { pickSome } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import { list, text } from '../shape.ts';
import { absent, keptOut } from './keptOut.ts';

export const chooseNations: DecisionSpec<'chooseNations'> = {
  shape: list(text(), 20),
  check(sight, d, answer) {
    const count = Math.min(d.ask.count, d.ask.among.length);
    if (new Set(answer).size !== answer.length) return refuse('nationOnce', {}, d.cite);
    if (answer.length !== count) return refuse('nameNations', { nations: count }, d.cite);
    const wrong = answer.find((n) => !d.ask.among.includes(n));
    if (wrong === undefined) return undefined;
    const { barred, why } = d.ask;
    if (barred && Object.hasOwn(barred, wrong)) return keptOut(barred[wrong]!, why?.[wrong]);
    const gone = absent(sight, wrong, d.cite);
    if (gone) return gone;
    if (wrong === d.owner) return refuse('notYourself', {}, d.cite);
    return refuse('notAmongNations', {}, d.cite);
  },
  choices: (_, d) => ({ among: d.ask.among, count: Math.min(d.ask.count, d.ask.among.length) }),
  sample: (_, d, rng) => pickSome(rng, d.ask.among, d.ask.count),
  fallback: (_, d) => d.ask.among.slice(0, d.ask.count),
};
