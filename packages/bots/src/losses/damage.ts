import type { Answer, AreaId, DecisionOf } from '@ochre/engine';
import { CITY_POINTS, type Damage, damageOf } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { copy, fall, type NationPieces, piecesOf, piecesWorth, put } from '../evaluation/pieces.ts';
import { leastLoss } from './foresee.ts';
import { citiesByHardship, tokensByUse } from './order.ts';

/** Cities given up at most where tokens could be lost as well. */
const MOST_CITIES = 4;

type Taken = Answer<'takeDamage'>;

/** Cities to lose, and how many tokens take their place in all. */
interface Choice {
  cities: AreaId[];
  replaced: number;
}

/** Tokens that may take the place of each city, and those that have to. */
interface Place {
  left: number;
  leave: number;
}
type Places = ReadonlyMap<AreaId, Place>;

const total = (places: Places, cities: readonly AreaId[], which: keyof Place): number =>
  cities.reduce((sum, area) => sum + places.get(area)![which], 0);

/** How the sum can be lost with these cities: with as many tokens in their place as can be, or with as few. */
function choices(damage: Damage, places: Places, cities: AreaId[]): Choice[] {
  const rest = damage.sum - CITY_POINTS * cities.length;
  if (damage.stock + rest < 0) return [];
  const min = Math.max(total(places, cities, 'leave'), -rest);
  const max = Math.min(total(places, cities, 'left'), damage.tokens - rest);
  if (min > max) return [];
  return [...new Set([max, min])].map((replaced) => ({ cities, replaced }));
}

/** Writes a choice out: tokens in the place of the first cities, tokens lost where they are missed least. */
function carryOut(
  context: Context,
  ask: DecisionOf<'takeDamage'>['ask'],
  damage: Damage,
  places: Places,
  { cities, replaced }: Choice,
): { taken: Taken; after: NationPieces } {
  const after = piecesOf(context.sight, context.who);
  const taken: Taken = { tokens: {}, cities: {} };
  let more = replaced - total(places, cities, 'leave');
  for (const area of cities) {
    const { left, leave } = places.get(area)!;
    const n = Math.min(more, left - leave);
    taken.cities[area] = leave + n;
    more -= n;
    fall(after, area);
  }
  const lost = damage.sum - CITY_POINTS * cities.length + replaced;
  for (const area of tokensByUse(context, after, ask.tokens, lost)) {
    taken.tokens[area] = (taken.tokens[area] ?? 0) + 1;
    put(after, area, -1);
  }
  for (const area of cities) put(after, area, taken.cities[area]!);
  return { taken, after };
}

/** Every number of cities from none up, those first that are easiest to get back: the one that leaves most. */
export function takeDamage(
  context: Context,
  { ask, owner }: DecisionOf<'takeDamage'>,
): Answer<'takeDamage'> | undefined {
  const { sight } = context;
  const damage = damageOf(sight, owner, ask);
  // A place left overfull for the last point is the rules' own affair.
  if (damage.overfull) return undefined;
  const places = new Map(
    ask.cities.map((area, i) => [area, { left: damage.left[i]!, leave: damage.leave[i]! }]),
  );
  const ways: { way: Taken; after: NationPieces }[] = [];
  const needed = Math.ceil((damage.sum - damage.tokens) / (CITY_POINTS - Math.max(0, ...damage.leave)));
  const most = Math.min(damage.sum, Math.max(MOST_CITIES, needed));
  const cities = citiesByHardship(
    context,
    piecesOf(sight, owner),
    ask.cities,
    (area) => places.get(area)!.left,
    most,
  );
  for (let count = 0; count <= cities.length; count++)
    for (const choice of choices(damage, places, cities.slice(0, count))) {
      const { taken, after } = carryOut(context, ask, damage, places, choice);
      ways.push({ way: taken, after });
    }
  const best = leastLoss(context, ways);
  if (!best) return undefined;
  for (const area of Object.keys(best.cities)) context.sayGivenUp(area);
  if (Object.keys(best.tokens).length > 0) context.sayTokensGivenUp();
  return best;
}

/** A nation's pieces after `points` of damage, as its owner would take it. */
export function damaged(context: Context, pieces: NationPieces, points: number): NationPieces {
  const whole = (after: NationPieces, due: number): NationPieces => {
    for (const area of tokensByUse(context, after, after.tokens, due)) put(after, area, -1);
    return after;
  };
  let best = whole(copy(pieces), points);
  let top = piecesWorth(context, best);
  const razed = copy(pieces);
  let due = points;
  for (const area of citiesByHardship(
    context,
    pieces,
    [...pieces.cities],
    () => 0,
    Math.ceil(points / CITY_POINTS),
  )) {
    if (due <= 0) break;
    fall(razed, area);
    due -= CITY_POINTS;
    const after = copy(razed);
    if (due >= 0) whole(after, due);
    else put(after, area, Math.min(-due, after.stock));
    const worth = piecesWorth(context, after);
    if (worth > top) [best, top] = [after, worth];
  }
  return best;
}
