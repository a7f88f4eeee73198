import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { list, text } from '../shape.ts';

/** Any of the cards received unseen, by giver. */
export const revealCards: DecisionSpec<'revealCards'> = {
  shape: list(text(), 20),
  check(_, d, answer) {
    if (new Set(answer).size !== answer.length) return refuse('twice', d.cite, 'A card can be shown once.');
    if (!answer.every((n) => d.ask.given.some((g) => g.from === n)))
      return refuse('notAmong', d.cite, 'This nation gave no card unseen.');
    return undefined;
  },
  choices: (_, d) => d.ask.given,
  sample: (_, d, rng) => d.ask.given.filter(() => rng.int(2) === 0).map((g) => g.from),
  fallback: () => [],
};
