import type { AreaId } from '@ochre/engine';
import { forecast, inPlay } from '@ochre/engine/query';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

export interface Site {
  area: AreaId;
  /** Own tokens that must stand there, so that a city can be built. */
  need: number;
  appeal: number;
}

/** How many tokens have to be there for a city, those counted that fall in a fight for the ground. */
function needed(field: Field, area: AreaId, cost: number): number | undefined {
  const { tokens } = field.standing(area);
  if (tokens === 0) return cost;
  if (!field.assailable(area)) return undefined;
  const own = field.context.own.tokens[area] ?? 0;
  for (let more = Math.max(0, cost - own); more <= cost + 2 * tokens + 2; more++)
    if (forecast(field.sight, area, field.who, more) >= cost) return own + more;
  return undefined;
}

/** What speaks for a city in an area, in tokens: the land it takes up is lost for those that support it. */
function appealOf(field: Field, area: AreaId, need: number): number {
  const { sight, who } = field;
  const { limit = 0, site, region, volcano, floodPlain } = sight.rules.map.area(area);
  let appeal = 12 - need - 1.5 * limit;
  if (site) appeal += 2;
  if (volcano !== undefined) appeal -= 3;
  if (floodPlain !== undefined) appeal -= site === 'white' ? 2 : 1;
  if (region === who) appeal += 1;
  const { need: attackers } = sight.rules.policies.cityAttack(sight, who, who);
  if (field.danger(area) >= attackers) appeal -= 3;
  return appeal;
}

/** Areas within reach where a city could be built, the best first. */
export function sites(field: Field, plan: Plan): Site[] {
  const { sight } = field;
  const { map, policies } = sight.rules;
  const near = new Map<AreaId, number>();
  for (const area of plan.areas) {
    const n = plan.free.get(area)!;
    near.set(area, (near.get(area) ?? 0) + plan.at(area));
    for (const { to } of plan.ways(area)) near.set(to, (near.get(to) ?? 0) + n);
  }
  const found: Site[] = [];
  for (const area of map.sorted(near.keys())) {
    if (!inPlay(sight, area) || field.standing(area).city !== undefined) continue;
    if (field.context.own.cities.includes(area)) continue;
    const cost = policies.cityCost(sight, area, field.who);
    if (cost === undefined || near.get(area)! < cost) continue;
    const need = needed(field, area, cost);
    if (need !== undefined && near.get(area)! >= need)
      found.push({ area, need, appeal: appealOf(field, area, need) });
  }
  return found.sort((a, b) => b.appeal - a.appeal);
}

/** Brings tokens together in an area, those that are missed least; false if there are not enough. */
export function muster(plan: Plan, area: AreaId, need: number): boolean {
  let missing = need - plan.at(area);
  const sources = plan.areas.filter(
    (from) =>
      from !== area && plan.free.get(from)! > 0 && plan.field.sight.rules.map.area(from).landSet.has(area),
  );
  const total = sources.reduce((sum, from) => sum + plan.free.get(from)!, 0);
  if (total < missing) return false;
  const stay = Math.min(plan.free.get(area) ?? 0, need);
  if (stay > 0) plan.assign(area, area, stay);
  for (; missing > 0; missing--) {
    let best: AreaId | undefined;
    let least = Infinity;
    for (const from of sources) {
      if (plan.free.get(from)! <= 0) continue;
      const cost = plan.field.slot(from, plan.at(from));
      if (cost < least) [best, least] = [from, cost];
    }
    plan.assign(best!, area, 1);
  }
  return true;
}

/** Gathers the tokens of up to `most` cities; where. */
export function found(plan: Plan, open: readonly Site[], most: number): Site[] {
  const { field } = plan;
  const room = Math.min(most, field.context.own.stock.cities);
  const chosen: Site[] = [];
  for (const site of open) {
    if (chosen.length >= room) break;
    field.building.set(site.area, site.need);
    if (muster(plan, site.area, site.need)) chosen.push(site);
    else field.building.delete(site.area);
  }
  return chosen;
}
