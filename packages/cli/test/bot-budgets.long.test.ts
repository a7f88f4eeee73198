import { rulesetFor, rulesetIds } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { type BotCost, budgets, measureBots } from '../../cli/src/bench/bots/measure.ts';

// Budgets are of CPU time on a core that has nothing else to do. Where others keep the machine busy, the same work takes
// more of it (caches are shared), so what is over its budget is measured again, and the best of three counts.
const TRIES = 3;

function within(cost: () => BotCost, figure: 'slowestMs' | 'coldGameMs', budget: number): BotCost {
  let best = cost();
  for (let left = TRIES - 1; left > 0 && best[figure] > budget; left--) {
    const again = cost();
    if (again[figure] < best[figure]) best = again;
  }
  return best;
}

describe.each(rulesetIds())('at the fullest table of %s', (rules) => {
  const { max } = rulesetFor(rules).players;
  it.each(['easy', 'steady', 'strong', 'master'])('no answer of %s takes more than its budget', (level) => {
    const cost = within(() => measureBots(rules, max, level, 2), 'slowestMs', budgets[level]!);
    expect(cost.slowestMs, JSON.stringify(cost)).toBeLessThanOrEqual(budgets[level]!);
  });
});

describe('a game of 18 steady bots, the first of its process', () => {
  it.each([
    ['mega', {}],
    ['mega', { short: true }],
  ])('takes at most two seconds of CPU: %s %o', (rules, options) => {
    const cost = within(() => measureBots(rules, 18, 'steady', 1, options), 'coldGameMs', 2000);
    expect(cost.coldGameMs, JSON.stringify(cost)).toBeLessThanOrEqual(2000);
  });
});
