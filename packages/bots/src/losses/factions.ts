import type { Answer, AreaId, Ask, Counts, DecisionOf, EventOf, NationId, Option } from '@ochre/engine';
import { tokensIn } from '@ochre/engine/board/damage.ts';
import { CITY_POINTS, hasCity, nation, tokens } from '@ochre/engine/board/queries.ts';
import { selections } from '@ochre/engine/calamities/selection.ts';
import { copy, type Estate, estateOf, estateWorth, fall, put, swing } from '../mind/estate.ts';
import type { Mind } from '../mind/mind.ts';
import { rivalry } from '../mind/track.ts';
import { citiesByHardship, tokensByUse } from './order.ts';

export interface Units {
  tokens: Counts;
  cities: AreaId[];
}

/** An estate without these units. */
export function without(estate: Estate, { tokens: gone, cities }: Units): Estate {
  const left = copy(estate);
  for (const area of cities) fall(left, area);
  for (const area in gone) put(left, area, -gone[area]!);
  return left;
}

/** An estate with these units besides. */
function plus(estate: Estate, { tokens: come, cities }: Units): Estate {
  const more = copy(estate);
  for (const area of cities) more.cities.add(area);
  for (const area in come) put(more, area, come[area]!);
  return more;
}

/** Of an estate these units alone. */
const only = (estate: Estate, units: Units): Estate => without(estate, minus(estate, units));

const counted = (areas: readonly AreaId[]): Counts => {
  const counts: Counts = {};
  for (const area of areas) counts[area] = (counts[area] ?? 0) + 1;
  return counts;
};

/** So many cities of these first, then tokens. */
function filled(
  ask: Ask<'pickUnits'>,
  cities: readonly AreaId[],
  people: readonly AreaId[],
  count: number,
): Units | undefined {
  const due = ask.points - CITY_POINTS * count;
  if (due < 0 && (ask.within || due <= -CITY_POINTS)) return undefined;
  return { cities: cities.slice(0, count), tokens: counted(people.slice(0, Math.max(0, due))) };
}

/** The picks with fewest and with most cities. */
function extremes(mind: Mind, ask: Ask<'pickUnits'>): Units[] {
  const { sorted } = mind.sight.rules.map;
  const cities = sorted(ask.cities);
  const people = sorted(Object.keys(ask.tokens)).flatMap((area) =>
    Array<AreaId>(ask.tokens[area]!).fill(area),
  );
  const least = Math.max(0, Math.ceil((ask.points - people.length) / CITY_POINTS));
  const most = Math.min(cities.length, Math.floor(ask.points / CITY_POINTS));
  return [Math.min(least, cities.length), most].flatMap((count) => filled(ask, cities, people, count) ?? []);
}

/** Ways to pick units for the points: every number of cities, those first or last that are hard to get back. */
function picks(mind: Mind, ask: Ask<'pickUnits'>): Units[] {
  const estate = estateOf(mind.sight, ask.of);
  const cities = citiesByHardship(mind, estate, ask.cities, () => 0);
  const spare = tokensByUse(mind, estate, ask.tokens, tokensIn(ask.tokens));
  const found: Units[] = [];
  for (const order of [cities, [...cities].reverse()])
    for (const people of [spare, [...spare].reverse()])
      for (let count = 0; count <= order.length; count++) {
        const units = filled(ask, order, people, count);
        if (!units) break;
        found.push(units);
      }
  return found;
}

/** Told this turn how the nation fell into two. */
function fallenApart(mind: Mind, who: NationId): Units | undefined {
  return mind.recall?.findLast(
    (e): e is EventOf<'factions'> =>
      e.type === 'factions' && e.open.nation === who && e.turn === mind.sight.open.turn,
  )?.open;
}

/** What is left to the owner when it may keep the better of two parts. */
function better(mind: Mind, estate: Estate, part: Units): number {
  return Math.max(estateWorth(mind, only(estate, part)), estateWorth(mind, without(estate, part)));
}

/** What the owner of an estate keeps in the end if it begins a part with these units, and a rival fills it up. */
function answered(mind: Mind, ask: Ask<'pickUnits'>, estate: Estate, begun: Units): number {
  const points = mind.sight.rules.ruleset.calamities.find((c) => c.id === ask.purpose)?.with['rival'];
  if (typeof points !== 'number' || points <= 0) return better(mind, estate, begun);
  const rest = minus(estate, begun);
  let least = Infinity;
  for (const reply of extremes(mind, { ...ask, ...rest, points }))
    least = Math.min(least, better(mind, estate, join(begun, reply)));
  return least;
}

/** How good a pick is for the one who makes it. */
function pickWorth(mind: Mind, { ask, owner }: DecisionOf<'pickUnits'>): (units: Units) => number {
  const estate = estateOf(mind.sight, ask.of);
  const splits = ask.cities.length > 0 && fallenApart(mind, ask.of) === undefined;
  const begun = minus(estate, ask);
  const own = ask.of === owner;
  if (own && !splits) return (units) => estateWorth(mind, without(estate, units));
  if (own && begun.cities.length === 0 && tokensIn(begun.tokens) === 0)
    return (units) => answered(mind, ask, estate, units);
  const rival = rivalry(mind.sight, owner, ask.of);
  // The other side adds to what the victim has picked, so that neither part is worth much; the victim does so for itself.
  if (splits) return (units) => -rival * better(mind, estate, join(begun, units));
  return (units) => swing(mind, [without(estate, units)]);
}

/** Units of an estate that are not among those to pick from. */
function minus(estate: Estate, among: Units): Units {
  const rest: Units = {
    tokens: {},
    cities: [...estate.cities].filter((area) => !among.cities.includes(area)),
  };
  for (const area in estate.tokens) {
    const n = estate.tokens[area]! - (among.tokens[area] ?? 0);
    if (n > 0) rest.tokens[area] = n;
  }
  return rest;
}

function join(a: Units, b: Units): Units {
  const all: Units = { tokens: { ...a.tokens }, cities: [...a.cities, ...b.cities] };
  for (const area in b.tokens) all.tokens[area] = (all.tokens[area] ?? 0) + b.tokens[area]!;
  return all;
}

export function pickUnits(mind: Mind, decision: DecisionOf<'pickUnits'>): Answer<'pickUnits'> | undefined {
  const spec = mind.sight.rules.spec('pickUnits');
  const worthOf = pickWorth(mind, decision);
  let best: Answer<'pickUnits'> | undefined;
  let top = -Infinity;
  for (const units of picks(mind, decision.ask)) {
    if (spec.check(mind.sight, decision, units)) continue;
    const worth = worthOf(units);
    if (worth > top) [best, top] = [units, worth];
  }
  const { of, cities } = decision.ask;
  if (of !== decision.owner) mind.say('leaveLittle', { nation: of });
  else mind.say(cities.length > 0 ? 'keepBetterPart' : 'tokensGrowBack');
  return best;
}

/** The part of the own nation that is worth more. */
export function chooseSide(mind: Mind): Option | undefined {
  const part = fallenApart(mind, mind.who);
  if (!part) return undefined;
  const estate = estateOf(mind.sight, mind.who);
  mind.say('betterPart');
  const first = estateWorth(mind, only(estate, part)) >= estateWorth(mind, without(estate, part));
  return { side: first ? 'first' : 'second' };
}

/** Of what goes over the cities that can be held, and tokens where one has others; of the own units those worth least. */
export function annexUnits(mind: Mind, { ask, owner }: DecisionOf<'annexUnits'>): Answer<'annexUnits'> {
  const { sight } = mind;
  const { stock = nation(sight, owner).stock } = ask;
  const sign = ask.of === owner ? -1 : 1;
  const mine = estateOf(sight, owner);
  const near = (area: AreaId): number =>
    sight.rules.map
      .area(area)
      .land.reduce((n, next) => n + (mine.tokens[next] ? 1 : 0) + (mine.cities.has(next) ? 1 : 0), 0);
  const cityWorth = new Map(
    ask.cities.map((area) => [area, swing(mind, [plus(mine, { tokens: {}, cities: [area] })]) + near(area)]),
  );
  const cities = [...ask.cities]
    .sort((a, b) => sign * (cityWorth.get(b)! - cityWorth.get(a)!))
    .slice(0, stock.cities);
  const areaWorth = (area: AreaId): number =>
    2 * near(area) + (sight.rules.map.area(area).limit ?? 0) + (mine.tokens[area] ? 3 : 0);
  const counts: Counts = {};
  let left = stock.tokens;
  for (const area of sight.rules.map
    .sorted(Object.keys(ask.tokens))
    .sort((a, b) => sign * (areaWorth(b) - areaWorth(a)))) {
    const n = Math.min(left, ask.tokens[area]!);
    if (n > 0) counts[area] = n;
    left -= n;
  }
  if (ask.of === owner) mind.say('keepBetterPart');
  else for (const area of cities.length > 0 ? cities : Object.keys(counts)) mind.say('bestPrize', { area });
  return { tokens: counts, cities };
}

/** Groups that are looked at besides those with fewest and most cities. */
const SOME = 10;

/** The group of areas whose loss hurts least; for another owner the one that brings most. */
export function selectUnits(mind: Mind, { ask, owner }: DecisionOf<'selectUnits'>): Answer<'selectUnits'> {
  const { sight } = mind;
  const legal = selections(sight, ask);
  const found = [legal.withCities('fewest'), legal.withCities('most')];
  for (let i = 0; i < SOME; i++) found.push(legal.any(mind.rng));
  const estate = estateOf(sight, ask.of);
  const gainer = estateOf(sight, ask.for);
  const unitsOf = (areas: readonly AreaId[]): Units => ({
    tokens: Object.fromEntries(
      areas.flatMap((area) => (tokens(sight, ask.of, area) ? [[area, tokens(sight, ask.of, area)]] : [])),
    ),
    cities: areas.filter((area) => hasCity(sight, ask.of, area)),
  });
  let best = found[0]!;
  let top = -Infinity;
  for (const areas of found) {
    const units = unitsOf(areas);
    const worth = swing(mind, [without(estate, units), plus(gainer, units)]);
    if (worth > top) [best, top] = [areas, worth];
  }
  for (const area of best) mind.say(owner === ask.of ? 'easyToRebuild' : 'bestPrize', { area });
  return best;
}
