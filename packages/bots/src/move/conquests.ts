import { aftermath, nations } from '@ochre/engine/query';
import { getOrCompute } from '../evaluation/getOrCompute.ts';
import { muster } from './cities.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';
import type { Terrain } from './terrain.ts';

/** Land where others' tokens are beaten, and the own that are left there. */
export interface Conquest {
  area: number;
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
function force(field: Field, area: number): Pick<Conquest, 'need' | 'left'> | undefined {
  const { sight, who, terrain } = field;
  const others = terrain.tokens[area]!;
  const own = terrain.own[area]!;
  const { id, limit = 0 } = field.area(area);
  const least = Math.max(own, others + 1, limit + 1 - others);
  for (let need = least; need <= least + limit; need++) {
    const sides = aftermath(sight, id, who, need - own);
    if (Object.keys(sides).some((other) => other !== who && sides[other]!.left > 0)) continue;
    const left = Math.min(sides[who]!.left, limit);
    if (left > 0) return { need, left };
  }
  return undefined;
}

function harmOf(field: Field, area: number): number {
  const { sight, who, context } = field;
  const { id, site: settled } = field.area(area);
  const site = settled ? SITE_LOST : 0;
  let all = 0;
  for (const other of nations(sight)) {
    const n = other === who ? 0 : (sight.open.nations[other]!.tokens[id] ?? 0);
    if (n > 0) all += context.rivalry(other) * (TOKEN_LOST * n + site);
  }
  return all * context.temper.war;
}

const known = new WeakMap<Terrain, Map<number, Conquest | null>>();

/** The fight for an area, whatever is planned elsewhere; nothing where it may not be fought for, or in vain. */
function fights(field: Field, area: number): Conquest | null {
  const { terrain } = field;
  let all = known.get(terrain);
  if (!all) {
    all = new Map();
    known.set(terrain, all);
  }
  return getOrCompute(all, area, () => {
    const fight = field.assailable(area) ? force(field, area) : undefined;
    return fight ? { area, ...fight, harm: harmOf(field, area) } : null;
  });
}

/** Worth of the tokens that are missed least around an area, as many as are needed. */
export function priceOf(plan: Plan, area: number, need: number): number {
  const land = plan.field.terrain.land[area]!;
  const worths: number[] = [];
  for (const from of plan.areas) if (from === area || land.includes(from)) worths.push(...plan.worths(from));
  if (worths.length < need) return Infinity;
  return worths
    .sort((a, b) => a - b)
    .slice(0, need)
    .reduce((sum, n) => sum + n, 0);
}

/** Land taken from others with tokens that are missed less elsewhere; where. */
export function conquer(field: Field, plan: Plan, most: number): Conquest[] {
  const { terrain } = field;
  const near = new Set<number>();
  for (const from of plan.areas) for (const to of [from, ...terrain.land[from]!]) near.add(to);
  const found: (Conquest & { gain: number })[] = [];
  for (const area of [...near].sort((a, b) => a - b)) {
    if (terrain.tokens[area] === 0 || terrain.cities[area] !== undefined || field.building(area) > 0)
      continue;
    const fight = fights(field, area);
    if (!fight) continue;
    field.cleared.add(area);
    const { harm } = fight;
    let gain = harm;
    for (let i = 1; i <= fight.left; i++) gain += field.slot(area, i);
    field.cleared.delete(area);
    gain -= priceOf(plan, area, fight.need);
    if (gain > WORTH_IT) found.push({ ...fight, gain });
  }
  const chosen: Conquest[] = [];
  for (const fight of found.sort((a, b) => b.gain - a.gain)) {
    if (chosen.length >= most) break;
    if (!muster(plan, fight.area, fight.need)) continue;
    field.cleared.add(fight.area);
    plan.put(fight.area, fight.left);
    chosen.push(fight);
  }
  return chosen;
}
