import type { AreaId, Nation } from '@ochre/engine';
import { setOf, value } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { getOrCompute } from '../evaluation/getOrCompute.ts';
import { citiesWorth } from '../evaluation/rates.ts';
import { type Draft, ladder, outsetOf } from './draft.ts';

// What becomes of a plan in the turns to come: own pieces grow, move and build on; others stay as they are.

/** Cities founded in one imagined turn at most. */
const MOST = 3;

/** Own pieces once a plan is carried out, cities are built and what cannot stay is gone. */
function nationAfter({ plan, cities: founded, attacks }: Draft): Nation {
  const { field } = plan;
  const { context, sight, who } = field;
  const { own } = context;
  const tokens: Record<AreaId, number> = {};
  let alive = 0;
  const put = (area: number, n: number): void => {
    if (n <= 0) return;
    tokens[field.area(area).id] = n;
    alive += n;
  };
  for (const area of plan.reached)
    if (field.building(area) === 0) put(area, Math.min(plan.at(area), field.room(area)));
  for (const { area, need, defenders } of attacks)
    put(area, Math.min(plan.at(area) - defenders + 1, field.area(area).limit ?? 0, need));
  const rate = value(sight, who, 'supportRate');
  let cities = [...own.cities, ...founded.map((s) => field.area(s.area).id)];
  if (rate > 0) cities = cities.slice(0, Math.floor(alive / rate));
  const pieces = setOf(sight);
  return {
    ...own,
    tokens,
    cities,
    stock: {
      ...own.stock,
      tokens: Math.max(0, pieces.tokens - alive - own.treasury),
      cities: pieces.cities - cities.length,
    },
  };
}

/** Taxes, then growth as far as stock goes: those first that stand alone. */
function grown({ sight, who, skill }: Context, own: Nation): Nation {
  const kept = Math.min(own.treasury, skill.treasury);
  const tax = Math.max(0, value(sight, who, 'taxRate')) * own.cities.length;
  let stock = own.stock.tokens + own.treasury - kept;
  const paid = Math.min(stock, tax);
  stock -= paid;
  const most = sight.rules.numbers.growth;
  const tokens = { ...own.tokens };
  const areas = sight.rules.map.sorted(Object.keys(own.tokens));
  for (let i = 1; i <= most; i++)
    for (const area of areas)
      if (stock > 0 && own.tokens[area]! >= i) {
        tokens[area]!++;
        stock--;
      }
  return { ...own, tokens, treasury: kept + paid, stock: { ...own.stock, tokens: stock } };
}

/** The board after a plan: own pieces as given, without those of others that it takes or drives out. */
function onward(context: Context, own: Nation, { plan, attacks }: Draft): Context {
  const { sight, who } = context;
  const { field } = plan;
  const cleared = new Set(Array.from(field.cleared, (area) => field.area(area).id));
  const nations = { ...sight.open.nations, [who]: own };
  for (const { area, city } of attacks) {
    const other = nations[city];
    const { id } = field.area(area);
    if (other) nations[city] = { ...other, cities: other.cities.filter((a) => a !== id) };
  }
  for (const id in cleared.size > 0 ? nations : {}) {
    const other = nations[id]!;
    if (id === who || !Object.keys(other.tokens).some((area) => cleared.has(area))) continue;
    const left = Object.entries(other.tokens).filter(([area]) => !cleared.has(area));
    nations[id] = { ...other, tokens: Object.fromEntries(left) };
  }
  return context.on({ ...sight.open, nations });
}

/** The next movement, as it looks best at first sight. */
function next(context: Context): Draft {
  const { map } = context.sight.rules;
  const { tokens } = context.own;
  const standing = new Int16Array(map.areas.length);
  const areas: number[] = [];
  let all = 0;
  for (const id of map.sorted(Object.keys(tokens))) {
    const { index } = map.area(id);
    areas.push(index);
    standing[index] = tokens[id]!;
    all += tokens[id]!;
  }
  const plans = ladder(outsetOf(context, { areas, free: standing, standing, tokens: all }), MOST);
  return plans.reduce((best, other) => (other.worth > best.worth ? other : best));
}

/** Turns after a plan, thought through once for all plans that come to the same. */
export class Seasons {
  readonly #context: Context;
  readonly #turns: number;
  /** By what plans come to: what each turn after them adds. */
  readonly #known = new Map<string, readonly number[]>();

  constructor(context: Context, turns: number) {
    this.#context = context;
    this.#turns = Math.min(turns, context.turnsLeft);
  }

  /** What a plan and the turns after it are worth, in points. */
  worth(plan: Draft): number {
    // On the last turn fights are in the worth of the plan.
    if (this.#turns <= 0) return plan.worth;
    const own = nationAfter(plan);
    const key = JSON.stringify([own.tokens, own.cities, plan.attacks, [...plan.plan.field.cleared]]);
    let worth = plan.fights;
    for (const more of getOrCompute(this.#known, key, () => this.#onward(plan, own))) worth += more;
    return worth;
  }

  #onward(first: Draft, after: Nation): number[] {
    const { rates, temper, skill, sight, who } = this.#context;
    const phantoms = value(sight, who, 'phantomCities');
    const added: number[] = [];
    let weight = 1;
    let now = this.#context;
    let plan = first;
    let own = after;
    for (let turn = 1; turn <= this.#turns; turn++) {
      const { length: cities } = own.cities;
      added.push(weight * citiesWorth(rates, cities) * temper.cities);
      const missed = this.#context.stepsMissed(sight, who, cities + phantoms, turn);
      if (missed > 0) added.push(-weight * rates.step * missed);
      weight *= skill.worths.fade;
      now = onward(now, grown(now, own), plan);
      plan = next(now);
      if (turn < this.#turns) own = nationAfter(plan);
    }
    added.push(weight * plan.worth);
    return added;
  }
}
