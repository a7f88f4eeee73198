import type { AreaId, Nation } from '@ochre/engine';
import { setOf, value } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { citiesAsked } from '../evaluation/track.ts';
import { type Draft, ladder, outsetOf } from './draft.ts';

// What becomes of a plan in the turns to come: own pieces grow, move and build on; others stay as they are.

/** Cities founded in one imagined turn at most. */
const MOST = 3;
/** What a turn later counts for: calamities come between. */
const FADE = 0.85;

/** Own pieces once a plan is carried out, cities are built and what cannot stay is gone. */
function nationAfter({ plan, cities: founded, attacks }: Draft): Nation {
  const { field } = plan;
  const { context, sight, who } = field;
  const { own } = context;
  const tokens: Record<AreaId, number> = {};
  let alive = 0;
  const put = (area: AreaId, n: number): void => {
    if (n <= 0) return;
    tokens[area] = n;
    alive += n;
  };
  for (const [area, n] of plan.final) if (!field.building.has(area)) put(area, Math.min(n, field.room(area)));
  for (const { area, need, defenders } of attacks)
    put(area, Math.min(plan.at(area) - defenders + 1, sight.rules.map.area(area).limit ?? 0, need));
  const rate = value(sight, who, 'supportRate');
  let cities = [...own.cities, ...founded.map((s) => s.area)];
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
  const { cleared } = plan.field;
  const nations = { ...sight.open.nations, [who]: own };
  for (const { area, city } of attacks) {
    const other = nations[city];
    if (other) nations[city] = { ...other, cities: other.cities.filter((a) => a !== area) };
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
  const standing = new Map<AreaId, number>();
  let all = 0;
  for (const area of map.sorted(Object.keys(tokens))) {
    standing.set(area, tokens[area]!);
    all += tokens[area]!;
  }
  const plans = ladder(outsetOf(context, { free: standing, standing, tokens: all }), MOST);
  return plans.reduce((best, other) => (other.worth > best.worth ? other : best));
}

/** What a plan and so many turns after it are worth, in points. */
export function foreseen(context: Context, first: Draft, turns: number): number {
  const { rates, temper, sight, who } = context;
  const phantoms = value(sight, who, 'phantomCities');
  const left = Math.min(turns, context.turnsLeft);
  // On the last turn they are in the worth of the plan.
  let worth = left > 0 ? first.fights : 0;
  let weight = 1;
  let now = context;
  let plan = first;
  for (let turn = 1; turn <= left; turn++) {
    const own = nationAfter(plan);
    const { length: cities } = own.cities;
    worth += weight * cities * rates.city * temper.cities;
    if (cities + phantoms < citiesAsked(sight, who, turn)) worth -= weight * rates.step;
    weight *= FADE;
    now = onward(now, grown(now, own), plan);
    plan = next(now);
  }
  return worth + weight * plan.worth;
}
