import type { AreaId } from '@ochre/engine';
import { aftermath, nations } from '@ochre/engine/query';
import { rivalry } from '../evaluation/track.ts';
import { muster } from './cities.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

/** Land where others' tokens are beaten, and the own that are left there. */
export interface Conquest {
  area: AreaId;
  need: number;
  left: number;
  /** What it is worth that the others lose it. */
  harm: number;
}

/** What a token costs its owner, and a site where it no longer can build. */
const TOKEN_LOST = 2.5;
const SITE_LOST = 8;
/** What a fight has to bring beyond its price. */
const WORTH_IT = 2;

/** The fewest tokens in all that drive others out of an area and leave somebody there. */
function force(
  { sight, who, context }: Field,
  area: AreaId,
  others: number,
): Pick<Conquest, 'need' | 'left'> | undefined {
  const own = context.own.tokens[area] ?? 0;
  const { limit = 0 } = sight.rules.map.area(area);
  const least = Math.max(own, others + 1, limit + 1 - others);
  for (let need = least; need <= least + limit; need++) {
    const sides = aftermath(sight, area, who, need - own);
    if (Object.keys(sides).some((other) => other !== who && sides[other]!.left > 0)) continue;
    const left = Math.min(sides[who]!.left, limit);
    if (left > 0) return { need, left };
  }
  return undefined;
}

function harmOf({ sight, who, context }: Field, area: AreaId): number {
  const site = sight.rules.map.area(area).site ? SITE_LOST : 0;
  let all = 0;
  for (const other of nations(sight)) {
    const n = other === who ? 0 : (sight.open.nations[other]!.tokens[area] ?? 0);
    if (n > 0) all += rivalry(sight, who, other) * (TOKEN_LOST * n + site);
  }
  return all * context.temper.war;
}

/** Worth of the tokens that are missed least around an area, as many as are needed. */
export function priceOf(plan: Plan, area: AreaId, need: number): number {
  const { field } = plan;
  const { landSet } = field.sight.rules.map.area(area);
  const worths: number[] = [];
  for (const from of plan.areas) {
    if (from !== area && !landSet.has(from)) continue;
    const free = plan.free.get(from)!;
    for (let i = 0; i < free; i++) worths.push(field.slot(from, plan.at(from) - i));
  }
  if (worths.length < need) return Infinity;
  return worths
    .sort((a, b) => a - b)
    .slice(0, need)
    .reduce((sum, n) => sum + n, 0);
}

/** Land taken from others with tokens that are missed less elsewhere; where. */
export function conquer(field: Field, plan: Plan, most: number): Conquest[] {
  const { map } = field.sight.rules;
  const near = new Set<AreaId>();
  for (const from of plan.areas) for (const to of [from, ...map.area(from).land]) near.add(to);
  const found: (Conquest & { gain: number })[] = [];
  for (const area of map.sorted(near)) {
    const { city, tokens } = field.standing(area);
    if (tokens === 0 || city !== undefined || field.building.has(area) || !field.assailable(area)) continue;
    const fight = force(field, area, tokens);
    if (!fight) continue;
    field.cleared.add(area);
    const harm = harmOf(field, area);
    let gain = harm;
    for (let i = 1; i <= fight.left; i++) gain += field.slot(area, i);
    field.cleared.delete(area);
    gain -= priceOf(plan, area, fight.need);
    if (gain > WORTH_IT) found.push({ area, ...fight, harm, gain });
  }
  const chosen: Conquest[] = [];
  for (const fight of found.sort((a, b) => b.gain - a.gain)) {
    if (chosen.length >= most) break;
    if (!muster(plan, fight.area, fight.need)) continue;
    field.cleared.add(fight.area);
    plan.final.set(fight.area, fight.left);
    chosen.push(fight);
  }
  return chosen;
}
