import type { DecisionOf, DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { pick } from '../kernel/rng.ts';
import { int, map } from '../shape.ts';
import type { GroupId } from '../state.ts';

/** The points in portions, each to the group that `next` names. */
function portions(d: DecisionOf<'chooseCredits'>, next: () => GroupId): Record<GroupId, number> {
  const credits: Record<GroupId, number> = {};
  for (let left = d.ask.points; left > 0; left -= d.ask.step) {
    const group = next();
    credits[group] = (credits[group] ?? 0) + d.ask.step;
  }
  return credits;
}

export const chooseCredits: DecisionSpec<'chooseCredits'> = {
  shape: map(int(1, 100), 10),
  check(sight, d, answer) {
    let total = 0;
    for (const [group, n] of Object.entries(answer)) {
      if (!sight.rules.ruleset.groups.includes(group)) return refuse('group', d.cite, `There is no group ${group}.`);
      if (n % d.ask.step !== 0) return refuse('portion', d.cite, `Credits come in portions of ${d.ask.step}.`);
      total += n;
    }
    return total === d.ask.points ? undefined : refuse('points', d.cite, `Choose ${d.ask.points} credits.`);
  },
  choices: (sight, d) => ({ ...d.ask, groups: sight.rules.ruleset.groups }),
  sample: (sight, d, rng) => portions(d, () => pick(rng, sight.rules.ruleset.groups)),
  fallback: (sight, d) => portions(d, () => sight.rules.ruleset.groups[0]!),
};
