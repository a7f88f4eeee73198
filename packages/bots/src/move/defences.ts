import type { AreaId } from '@ochre/engine';
import { aftermath } from '@ochre/engine/query';
import { CITY_LOST } from './attacks.ts';
import { muster } from './cities.ts';
import { priceOf } from './conquests.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

/** Whether somebody is left with enough to take a city, if so many more tokens of its owner fight first. */
function falls({ sight, who }: Field, area: AreaId, more: number): boolean {
  const sides = aftermath(sight, area, who, more);
  return Object.keys(sides).some(
    (other) => other !== who && sides[other]!.left >= sight.rules.policies.cityAttack(sight, other, who).need,
  );
}

/** The fewest tokens in all that save a city; undefined if it is in no danger, or past saving. */
function rescue(field: Field, area: number): number | undefined {
  const { tokens, own } = field.terrain;
  const { id } = field.area(area);
  if (tokens[area] === 0 || !falls(field, id, 0)) return undefined;
  for (let more = 1; more <= tokens[area]!; more++) if (!falls(field, id, more)) return own[area]! + more;
  return undefined;
}

/** Own cities that others have come to take: as few tokens as break the attack go there; where. */
export function defend(plan: Plan): number[] {
  const { field } = plan;
  const { map } = field.sight.rules;
  const held: number[] = [];
  for (const { index: area } of map.sorted(field.context.own.cities).map((id) => map.area(id))) {
    const need = rescue(field, area);
    if (need === undefined || priceOf(plan, area, need) >= CITY_LOST || !muster(plan, area, need)) continue;
    // They fall in the fight, or have no room beside the city afterwards.
    plan.put(area, 0);
    held.push(area);
  }
  return held;
}
