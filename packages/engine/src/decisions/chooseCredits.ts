import type { DecisionSpec } from '../decisions.ts';
import { pick } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import type { Rules } from '../ruleset/types.ts';
import { int, map } from '../shape.ts';
import type { GroupId } from '../state.ts';

/** The points in portions of `step`, each to the group named for it. */
function portions(points: number, step: number, groupOf: (i: number) => GroupId): Record<GroupId, number> {
  const credits: Record<GroupId, number> = {};
  for (let i = 0; i * step < points; i++) {
    const group = groupOf(i);
    credits[group] = (credits[group] ?? 0) + step;
  }
  return credits;
}

/** Credits of choice spread over the groups in turn. */
export function evenCredits(rules: Rules, points: number): Record<GroupId, number> {
  const { groups } = rules.ruleset;
  return portions(points, rules.numbers.creditStep, (i) => groups[i % groups.length]!);
}

export const chooseCredits: DecisionSpec<'chooseCredits'> = {
  shape: map(int(1, 100), 10),
  check(sight, d, answer) {
    let total = 0;
    for (const [group, n] of Object.entries(answer)) {
      if (!sight.rules.ruleset.groups.includes(group)) return refuse('noGroup', { group }, d.cite);
      if (n % d.ask.step !== 0) return refuse('creditSteps', { step: d.ask.step }, d.cite);
      total += n;
    }
    return total === d.ask.points ? undefined : refuse('creditsDue', { points: d.ask.points }, d.cite);
  },
  choices: (sight, d) => ({ ...d.ask, groups: sight.rules.ruleset.groups }),
  sample: (sight, d, rng) => portions(d.ask.points, d.ask.step, () => pick(rng, sight.rules.ruleset.groups)),
  fallback: (sight, d) => evenCredits(sight.rules, d.ask.points),
};
