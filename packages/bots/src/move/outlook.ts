import { nation, setOf, value } from '@ochre/engine/query';
import { citiesWorth } from '../evaluation/rates.ts';
import { REVOLT, taxesDue } from '../evaluation/taxes.ts';
import { citiesAsked } from '../evaluation/track.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

/** Cities a nation has that is young no more. */
const YOUNG = 3;

/** Tokens that taxes will lack next turn, with so many on the board and so many cities. */
function lacking({ sight, who, context }: Field, alive: number, cities: number): number {
  if (context.lastTurn) return 0;
  const stock = setOf(sight).tokens - alive - context.own.treasury;
  return Math.max(0, taxesDue(sight, who, cities) - stock);
}

/** Tokens that have room where a plan brings them. */
function withRoom(field: Field, plan: Plan): number {
  let n = 0;
  for (const area of plan.reached)
    if (field.building(area) === 0) n += Math.max(0, Math.min(plan.at(area), field.room(area)));
  return n;
}

/** Tokens on the board that are better in stock: taxes would lack them, and no city needs their support. */
export function overfull(field: Field, plan: Plan): number {
  const { sight, who, context } = field;
  const alive = withRoom(field, plan);
  const cities = context.own.cities.length + field.founded;
  const needed = Math.max(0, value(sight, who, 'supportRate')) * cities + context.skill.worths.reserves;
  return Math.max(0, Math.min(lacking(field, alive, cities), alive - needed));
}

/** What a plan makes of the nation, in points: cities that last, tokens, land. */
export function outlook(field: Field, plan: Plan): number {
  const { sight, who, context } = field;
  const { rates, temper, skill } = context;
  const { draws: counted, reserve, reserves } = skill.worths;
  const rate = value(sight, who, 'supportRate');
  const own = nation(sight, who);
  const alive = withRoom(field, plan);
  let slots = 0;
  let room = 0;
  for (const area of plan.reached) {
    const n = plan.at(area);
    if (n <= 0 || field.building(area) > 0) continue;
    room += field.room(area);
    for (let i = 1; i <= n; i++) slots += field.slot(area, i);
  }
  const planned = own.cities.length + field.founded;
  const cities = rate > 0 ? Math.min(planned, Math.floor(alive / rate)) : planned;
  const draws = Math.min(counted, context.turnsLeft + 1);
  const asked = citiesAsked(sight, who, 1) - value(sight, who, 'phantomCities');
  const most = rate * sight.rules.ruleset.pieces.cities;
  let worth = context.lastTurn ? slots : slots + context.skill.room * Math.min(room, most);
  worth += citiesWorth(rates, cities) * draws * temper.cities;
  // A city that cannot be supported is work undone.
  worth -= (planned - cities) * 25;
  worth -= rates.step * context.stepsMissed(sight, who, cities + value(sight, who, 'phantomCities'));
  if (context.lastTurn) worth += cities * rates.standing;
  else if (cities >= asked) {
    const { seed, seedling } = context.skill;
    const kept = cities > YOUNG ? Math.min(seed, rate * cities + 4) : seed;
    worth -= seedling * Math.max(0, kept - alive);
  }
  worth -= REVOLT * lacking(field, alive, cities);
  return worth + reserve * Math.min(reserves, alive - rate * cities);
}
