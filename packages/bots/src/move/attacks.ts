import { BARBARIANS, type Owner } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { muster } from './cities.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

export interface Attack {
  area: number;
  city: Owner;
  need: number;
  defenders: number;
  gain: number;
}

/** What the loss of a city costs its owner. */
export const CITY_LOST = 45;
const CARD_TAKEN = 15;

/** Cities of others next to own tokens, with what taking them would bring, the best first. */
function targets(field: Field, plan: Plan): Attack[] {
  const { sight, who, context, terrain } = field;
  const { policies, numbers, variants } = sight.rules;
  const near = new Set<number>();
  for (const from of plan.areas)
    for (const to of terrain.land[from]!) if (terrain.foreignCity(to)) near.add(to);
  const found: Attack[] = [];
  for (const area of [...near].sort((a, b) => a - b)) {
    const city = terrain.cities[area];
    if (terrain.tokens[area]! > 0 || !field.assailable(area)) continue;
    const { need, defenders } = policies.cityAttack(sight, who, city!);
    const pirates = city === BARBARIANS;
    const harm = pirates ? 0 : context.rivalry(city!) * CITY_LOST;
    const card = !pirates && variants.spoilCard !== 'none' && sight.handSizes[city!]! > 0 ? CARD_TAKEN : 0;
    const plunder = Math.min(numbers.plunder, nation(sight, who).stock.tokens);
    const land = 4 + (field.area(area).site ? 4 : 0);
    found.push({
      area,
      city: city!,
      need,
      defenders,
      gain: context.temper.war * (context.skill.war * harm + card + plunder + land),
    });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** Attacks with tokens that have nothing better to do; which. */
export function attack(field: Field, plan: Plan, most: number): Attack[] {
  const chosen: Attack[] = [];
  for (const target of targets(field, plan)) {
    if (chosen.length >= most) break;
    let cost = 0;
    let n = 0;
    const spare: number[] = [];
    for (const from of plan.areas)
      if (field.terrain.land[from]!.includes(target.area)) spare.push(...plan.worths(from));
    for (const worth of spare.sort((a, b) => a - b)) {
      if (n === target.need) break;
      cost += worth;
      n++;
    }
    if (n < target.need || target.gain < cost * field.context.skill.worths.caution) continue;
    if (muster(plan, target.area, target.need)) chosen.push(target);
  }
  return chosen;
}
