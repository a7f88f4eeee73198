import type { Answer, AreaId, Ask, Counts, DecisionOf, EventOf, NationId, Option } from '@ochre/engine';
import { CITY_POINTS, hasCity, nation, selections, tokens, tokensIn } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { copy, fall, type NationPieces, piecesOf, piecesWorth, put, swing } from '../evaluation/pieces.ts';
import { citiesByHardship, tokensByUse } from './order.ts';

export interface Units {
  tokens: Counts;
  cities: AreaId[];
}

/** A nation's pieces without these units. */
export function without(pieces: NationPieces, { tokens: gone, cities }: Units): NationPieces {
  const left = copy(pieces);
  for (const area of cities) fall(left, area);
  for (const area in gone) put(left, area, -gone[area]!);
  return left;
}

/** A nation's pieces with these units besides. */
function plus(pieces: NationPieces, { tokens: come, cities }: Units): NationPieces {
  const more = copy(pieces);
  for (const area of cities) more.cities.add(area);
  for (const area in come) put(more, area, come[area]!);
  return more;
}

/** Of a nation's pieces these units alone. */
const only = (pieces: NationPieces, units: Units): NationPieces => without(pieces, minus(pieces, units));

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
function extremes(context: Context, ask: Ask<'pickUnits'>): Units[] {
  const { sorted } = context.sight.rules.map;
  const cities = sorted(ask.cities);
  const people = sorted(Object.keys(ask.tokens)).flatMap((area) =>
    Array<AreaId>(ask.tokens[area]!).fill(area),
  );
  const least = Math.max(0, Math.ceil((ask.points - people.length) / CITY_POINTS));
  const most = Math.min(cities.length, Math.floor(ask.points / CITY_POINTS));
  return [Math.min(least, cities.length), most].flatMap((count) => filled(ask, cities, people, count) ?? []);
}

/** Ways to pick units for the points: every number of cities, those first or last that are hard to get back. */
function picks(context: Context, ask: Ask<'pickUnits'>): Units[] {
  const pieces = piecesOf(context.sight, ask.of);
  const cities = citiesByHardship(context, pieces, ask.cities, () => 0);
  const spare = tokensByUse(context, pieces, ask.tokens, tokensIn(ask.tokens));
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
function fallenApart(context: Context, who: NationId): Units | undefined {
  return context.recall?.findLast(
    (e): e is EventOf<'factions'> =>
      e.type === 'factions' && e.open.nation === who && e.turn === context.sight.open.turn,
  )?.open;
}

/** What is left to the owner when it may keep the better of two parts. */
function better(context: Context, pieces: NationPieces, part: Units): number {
  return Math.max(piecesWorth(context, only(pieces, part)), piecesWorth(context, without(pieces, part)));
}

/** What a nation keeps in the end if it begins a part with these units, and a rival fills it up. */
function answered(context: Context, ask: Ask<'pickUnits'>, pieces: NationPieces, begun: Units): number {
  const points = context.sight.rules.ruleset.calamities.find((c) => c.id === ask.purpose)?.with['rival'];
  if (typeof points !== 'number' || points <= 0) return better(context, pieces, begun);
  const rest = minus(pieces, begun);
  let least = Infinity;
  for (const reply of extremes(context, { ...ask, ...rest, points }))
    least = Math.min(least, better(context, pieces, join(begun, reply)));
  return least;
}

/** How good a pick is for the one who makes it. */
function pickWorth(context: Context, { ask, owner }: DecisionOf<'pickUnits'>): (units: Units) => number {
  const pieces = piecesOf(context.sight, ask.of);
  const splits = ask.cities.length > 0 && fallenApart(context, ask.of) === undefined;
  const begun = minus(pieces, ask);
  const own = ask.of === owner;
  if (own && !splits) return (units) => piecesWorth(context, without(pieces, units));
  if (own && begun.cities.length === 0 && tokensIn(begun.tokens) === 0)
    return (units) => answered(context, ask, pieces, units);
  const rival = context.rivalry(ask.of);
  // The other side adds to what the victim has picked, so that neither part is worth much; the victim does so for itself.
  if (splits) return (units) => -rival * better(context, pieces, join(begun, units));
  return (units) => swing(context, [without(pieces, units)]);
}

/** Units of a nation that are not among those to pick from. */
function minus(pieces: NationPieces, among: Units): Units {
  const rest: Units = {
    tokens: {},
    cities: [...pieces.cities].filter((area) => !among.cities.includes(area)),
  };
  for (const area in pieces.tokens) {
    const n = pieces.tokens[area]! - (among.tokens[area] ?? 0);
    if (n > 0) rest.tokens[area] = n;
  }
  return rest;
}

function join(a: Units, b: Units): Units {
  const all: Units = { tokens: { ...a.tokens }, cities: [...a.cities, ...b.cities] };
  for (const area in b.tokens) all.tokens[area] = (all.tokens[area] ?? 0) + b.tokens[area]!;
  return all;
}

export function pickUnits(
  context: Context,
  decision: DecisionOf<'pickUnits'>,
): Answer<'pickUnits'> | undefined {
  const spec = context.sight.rules.spec('pickUnits');
  const worthOf = pickWorth(context, decision);
  let best: Answer<'pickUnits'> | undefined;
  let top = -Infinity;
  for (const units of picks(context, decision.ask)) {
    if (spec.check(context.sight, decision, units)) continue;
    const worth = worthOf(units);
    if (worth > top) [best, top] = [units, worth];
  }
  const { of, cities } = decision.ask;
  if (of !== decision.owner) context.say('leaveLittle', { nation: of });
  else if (cities.length > 0) context.say('keepBetterPart');
  else context.sayTokensGivenUp();
  return best;
}

/** The part of the own nation that is worth more. */
export function chooseSide(context: Context): Option | undefined {
  const part = fallenApart(context, context.who);
  if (!part) return undefined;
  const pieces = piecesOf(context.sight, context.who);
  context.say('betterPart');
  const first = piecesWorth(context, only(pieces, part)) >= piecesWorth(context, without(pieces, part));
  return { side: first ? 'first' : 'second' };
}

/** Of what goes over the cities that can be held, and tokens where one has others; of the own units those worth least. */
export function annexUnits(context: Context, { ask, owner }: DecisionOf<'annexUnits'>): Answer<'annexUnits'> {
  const { sight } = context;
  const { stock = nation(sight, owner).stock } = ask;
  const sign = ask.of === owner ? -1 : 1;
  const mine = piecesOf(sight, owner);
  const near = (area: AreaId): number =>
    sight.rules.map
      .area(area)
      .land.reduce((n, next) => n + (mine.tokens[next] ? 1 : 0) + (mine.cities.has(next) ? 1 : 0), 0);
  const cityWorth = new Map(
    ask.cities.map((area) => [
      area,
      swing(context, [plus(mine, { tokens: {}, cities: [area] })]) + near(area),
    ]),
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
  if (ask.of === owner) context.say('keepBetterPart');
  else
    for (const area of cities.length > 0 ? cities : Object.keys(counts)) context.say('bestPrize', { area });
  return { tokens: counts, cities };
}

/** Groups that are looked at besides those with fewest and most cities. */
const SOME = 10;

/** The group of areas whose loss hurts least; for another owner the one that brings most. */
export function selectUnits(
  context: Context,
  { ask, owner }: DecisionOf<'selectUnits'>,
): Answer<'selectUnits'> {
  const { sight } = context;
  const legal = selections(sight, ask);
  const found = [legal.withCities('fewest'), legal.withCities('most')];
  for (let i = 0; i < SOME; i++) found.push(legal.any(context.rng));
  const pieces = piecesOf(sight, ask.of);
  const gainer = piecesOf(sight, ask.for);
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
    const worth = swing(context, [without(pieces, units), plus(gainer, units)]);
    if (worth > top) [best, top] = [areas, worth];
  }
  for (const area of best)
    if (owner === ask.of) context.sayGivenUp(area);
    else context.say('bestPrize', { area });
  return best;
}
