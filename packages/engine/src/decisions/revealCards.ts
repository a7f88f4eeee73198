import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../refusals.ts';
import { list, text } from '../shape.ts';

/** Any of the cards received unseen, by giver. */
export const revealCards: DecisionSpec<'revealCards'> = {
  shape: list(text(), 20),
  check(_, d, answer) {
    if (new Set(answer).size !== answer.length) return refuse('cardOnce', {}, d.cite);
    if (!answer.every((n) => d.ask.given.some((g) => g.from === n)))
      return refuse('noUnseenCard', {}, d.cite);
    return undefined;
  },
  choices: (_, d) => d.ask.given,
  sample: (_, d, rng) => d.ask.given.filter(() => rng.int(2) === 0).map((g) => g.from),
  fallback: () => [],
};
