import {
  buildable,
  flaw,
  leanest,
  lenders,
  type Means,
  meansOf,
  spend,
  treasuryShare,
} from '../board/building.ts';
import { nation } from '../board/queries.ts';
import type { Building, DecisionSpec } from '../decisions.ts';
import { type Rng, shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { value } from '../ruleset/effects.ts';
import { bool, int, list, map, object, text } from '../shape.ts';
import type { NationId } from '../state.ts';

/** Whether the tokens left within their limits support one city more. */
function supported(sight: Sight, who: NationId, means: Means): boolean {
  const { limit } = sight.rules.policies;
  let left = 0;
  for (const area in means.tokens)
    if (!means.built.includes(area)) left += Math.min(means.tokens[area]!, limit(sight, who, area));
  const cities = nation(sight, who).cities.length + means.built.length;
  return left >= cities * value(sight, who, 'supportRate');
}

/** Some of the help that this building could do without. */
function embellish(sight: Sight, who: NationId, means: Means, plain: Building, rng: Rng): Building {
  const area = sight.rules.map.area(plain.area);
  const share = treasuryShare(sight, means, area.id, sight.rules.policies.cityCost(sight, area.id, who)!);
  const building = { ...plain };
  const from = lenders(means, area).areas[0];
  if (!building.from && from !== undefined && rng.int(2) === 0) building.from = { [from]: 1 };
  const least = building.treasury ?? 0;
  if (share > least) building.treasury = least + rng.int(share - least + 1);
  if (rng.int(2) === 0) building.keep = true;
  return flaw(sight, who, means, building) ? plain : building;
}

export const construct: DecisionSpec<'construct'> = {
  shape: list(object({ area: text() }, { treasury: int(0, 60), from: map(int(1, 60), 20), keep: bool }), 20),
  check(sight, d, answer) {
    const means = meansOf(sight, d.owner);
    for (const building of answer) {
      const violation = flaw(sight, d.owner, means, building);
      if (violation) return violation;
      spend(means, building);
    }
    return undefined;
  },
  choices(sight, d) {
    const means = meansOf(sight, d.owner);
    return {
      cities: means.cities,
      keep: value(sight, d.owner, 'besideCity') > 0,
      areas: buildable(sight, means).map((id) => {
        const cost = sight.rules.policies.cityCost(sight, id, d.owner)!;
        return {
          area: id,
          cost,
          tokens: means.tokens[id]!,
          treasury: treasuryShare(sight, means, id, cost),
          neighbours: lenders(means, sight.rules.map.area(id)),
        };
      }),
    };
  },
  sample(sight, d, rng) {
    const means = meansOf(sight, d.owner);
    const answer: Building[] = [];
    for (const area of shuffle(rng, buildable(sight, means))) {
      if (rng.int(4) === 0) continue;
      const plain = leanest(sight, means, area);
      if (!plain) continue;
      const building = embellish(sight, d.owner, means, plain, rng);
      answer.push(building);
      spend(means, building);
    }
    return answer;
  },
  /** What the board alone pays for and the tokens left support. */
  fallback(sight, d) {
    const means = meansOf(sight, d.owner);
    const answer: Building[] = [];
    for (const area of buildable(sight, means)) {
      const building = leanest(sight, means, area);
      if (!building || building.treasury || building.from) continue;
      const after: Means = { ...means, tokens: { ...means.tokens }, built: [...means.built] };
      spend(after, building);
      if (!supported(sight, d.owner, after)) continue;
      answer.push(building);
      spend(means, building);
    }
    return answer;
  },
};
