import { forecast } from '@ochre/engine/query';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

export interface Site {
  area: number;
  /** Own tokens that must stand there, so that a city can be built. */
  need: number;
  appeal: number;
}

/** How many tokens have to be there for a city, those counted that fall in a fight for the ground. */
function needed(field: Field, area: number, cost: number): number | undefined {
  const { tokens, own } = field.terrain;
  const others = tokens[area]!;
  if (others === 0) return cost;
  if (!field.assailable(area)) return undefined;
  const { id } = field.area(area);
  const there = own[area]!;
  for (let more = Math.max(0, cost - there); more <= cost + 2 * others + 2; more++)
    if (forecast(field.sight, id, field.who, more) >= cost) return there + more;
  return undefined;
}

/** What speaks for a city in an area, in tokens: the land it takes up is lost for those that support it. */
function appealOf(field: Field, area: number, need: number): number {
  const { sight, who } = field;
  const { limit = 0, site, region, volcano, floodPlain } = field.area(area);
  let appeal = 12 - need - 1.5 * limit;
  if (site) appeal += 2;
  if (volcano !== undefined) appeal -= 3;
  if (floodPlain !== undefined) appeal -= site === 'white' ? 2 : 1;
  if (region === who) appeal += 1;
  const { need: attackers } = sight.rules.policies.cityAttack(sight, who, who);
  if (field.terrain.threatened(area, attackers)) appeal -= 3;
  return appeal;
}

/** Areas within reach where a city could be built, the best first. */
export function sites(field: Field, plan: Plan): Site[] {
  const { terrain } = field;
  const near = new Int16Array(terrain.areas.length);
  for (const area of plan.areas) {
    const n = plan.free[area]!;
    near[area]! += plan.at(area);
    for (const { to } of plan.ways(area)) near[to]! += n;
  }
  const found: Site[] = [];
  for (let area = 0; area < near.length; area++) {
    if (near[area] === 0 || !terrain.open(area) || terrain.cities[area] !== undefined) continue;
    const cost = terrain.cityCost(area);
    if (cost === 0 || near[area]! < cost) continue;
    const need = needed(field, area, cost);
    if (need !== undefined && near[area]! >= need)
      found.push({ area, need, appeal: appealOf(field, area, need) });
  }
  return found.sort((a, b) => b.appeal - a.appeal);
}

/** Brings tokens together in an area, those that are missed least; false if there are not enough. */
export function muster(plan: Plan, area: number, need: number): boolean {
  const { field, free } = plan;
  let missing = need - plan.at(area);
  const sources = plan.areas.filter(
    (from) => from !== area && free[from]! > 0 && field.terrain.land[from]!.includes(area),
  );
  const total = sources.reduce((sum, from) => sum + free[from]!, 0);
  if (total < missing) return false;
  const stay = Math.min(free[area]!, need);
  if (stay > 0) plan.assign(area, area, stay);
  for (; missing > 0; missing--) {
    let best = -1;
    let least = Infinity;
    for (const from of sources) {
      if (free[from]! <= 0) continue;
      const cost = field.slot(from, plan.at(from));
      if (cost < least) [best, least] = [from, cost];
    }
    plan.assign(best, area, 1);
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
    field.found(site.area, site.need);
    if (muster(plan, site.area, site.need)) chosen.push(site);
    else field.unfound(site.area);
  }
  return chosen;
}
