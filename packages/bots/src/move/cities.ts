import { forecast, value } from '@ochre/engine/query';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';
import { passages } from './waters.ts';

/** Ships that bring tokens to one site at most, and sites overseas that are thought of. */
const SHIPS = 2;
const OVERSEAS = 6;

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

/** Own tokens that can be in an area by land once they have moved, by area. */
function withinReach(field: Field, plan: Plan): Int16Array {
  const near = new Int16Array(field.terrain.areas.length);
  for (const area of plan.areas) {
    const n = plan.free[area]!;
    near[area]! += plan.at(area);
    for (const { to } of plan.ways(area)) near[to]! += n;
  }
  return near;
}

/** The city that could be built in an area, were there tokens enough; nothing where none may be. */
function siteAt(field: Field, area: number, most: number): Site | undefined {
  const { terrain } = field;
  if (!terrain.open(area) || terrain.cities[area] !== undefined) return undefined;
  const cost = terrain.cityCost(area);
  if (cost === 0 || most < cost) return undefined;
  const need = needed(field, area, cost);
  return need !== undefined && most >= need ? { area, need, appeal: appealOf(field, area, need) } : undefined;
}

const byAppeal = (a: Site, b: Site): number => b.appeal - a.appeal;

/** Areas within reach where a city could be built, the best first. */
export function sites(field: Field, plan: Plan): Site[] {
  const near = withinReach(field, plan);
  const found: Site[] = [];
  for (let area = 0; area < near.length; area++) {
    const site = near[area]! > 0 ? siteAt(field, area, near[area]!) : undefined;
    if (site) found.push(site);
  }
  return found.sort(byAppeal);
}

/** Sites by the sea that lack tokens by land, but no more of them than a few ships bring: the best first. */
export function sitesOverseas(field: Field, plan: Plan): Site[] {
  const { sight, who } = field;
  const { map } = sight.rules;
  const brought = SHIPS * value(sight, who, 'shipCapacity');
  const near = withinReach(field, plan);
  const { tokens, cities } = field.context.own;
  const reached = new Set<number>();
  for (const yard of map.sorted(new Set([...Object.keys(tokens), ...cities])))
    for (const { id } of map.area(yard).coasts)
      for (const { index, sea } of passages(field, id)) if (!sea) reached.add(index);
  const found: Site[] = [];
  for (const area of reached) {
    const site = field.area(area).site ? siteAt(field, area, near[area]! + brought) : undefined;
    // Tokens that come over the sea come at a price, and those next to it stand for the land they hold.
    if (site && site.need > near[area]!)
      found.push({ ...site, appeal: site.appeal - (site.need - near[area]!) });
  }
  return found.sort(byAppeal).slice(0, OVERSEAS);
}

/**
 * Brings tokens together in an area, those that are missed least; false if there are not enough. Up to `afloat` of them may
 * come by ship.
 */
export function muster(plan: Plan, area: number, need: number, afloat = 0): boolean {
  const { field, free } = plan;
  let missing = need - plan.at(area);
  const sources = plan.areas.filter(
    (from) => from !== area && free[from]! > 0 && field.terrain.land[from]!.includes(area),
  );
  const total = sources.reduce((sum, from) => sum + free[from]!, 0);
  if (total + afloat < missing) return false;
  missing = Math.min(missing, total);
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

/** Gathers the tokens of up to `most` cities, but for those that may come by ship; where. */
export function found(plan: Plan, open: readonly Site[], most: number, afloat = 0): Site[] {
  const { field } = plan;
  const room = Math.min(most, field.context.own.stock.cities - field.founded);
  const chosen: Site[] = [];
  for (const site of open) {
    if (chosen.length >= room) break;
    if (field.building(site.area) > 0) continue;
    field.found(site.area, site.need);
    if (muster(plan, site.area, site.need, afloat)) chosen.push(site);
    else field.unfound(site.area);
  }
  return chosen;
}
