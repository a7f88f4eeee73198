import { CITY_POINTS, hasCity, nation, tokens, unitAreas } from '../board/queries.ts';
import type { Ask } from '../decisions.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Position } from '../position.ts';
import { value } from '../ruleset/effects.ts';
import type { AreaId, NationId } from '../state.ts';
import { type ConnectedChoices, connectedChoices, type Node } from './connected.ts';

// Units selected for another owner. Demands in order of priority: whole areas, one connected group by any
// border, the exact points (else the least above, else the most below), a mix the annexer has pieces for.

/** Units of one area: the token that shares its city's fate is counted apart, as nobody replaces it. */
interface Units {
  tokens: number;
  cities: number;
  beside: number;
}

// A measure holds the three counts: no nation has 64 tokens or 16 cities.
const CITY = 64;
const BESIDE = 64 * 16;

const toMeasure = (u: Units): number => u.tokens + CITY * u.cities + BESIDE * u.beside;
const fromMeasure = (m: number): Units => ({
  tokens: m % CITY,
  cities: Math.floor(m / CITY) % 16,
  beside: Math.floor(m / BESIDE),
});
const pointsOf = (u: Units): number => u.tokens + u.beside + CITY_POINTS * u.cities;

export function unitsIn(p: Position, who: NationId, area: AreaId): Units {
  const cities = hasCity(p, who, area) ? 1 : 0;
  const all = tokens(p, who, area);
  const beside = cities ? Math.min(all, value(p, who, 'besideCity')) : 0;
  return { tokens: all - beside, cities, beside };
}

/** All legal selections. */
export interface Selections {
  /** Points of every legal selection. */
  points: number;
  /** What is wrong with areas that hang together: their points, or a mix the annexer has no pieces for. */
  fault(areas: readonly AreaId[]): 'points' | 'mix' | undefined;
  /** The only legal selection, if there is but one. */
  only: AreaId[] | undefined;
  any(rng: Rng): AreaId[];
  /** One with the fewest or the most cities. */
  withCities(which: 'fewest' | 'most'): AreaId[];
}

type Wanted = Pick<Ask<'selectUnits'>, 'of' | 'for' | 'points'>;

/** Measures up to `most` points. */
function upTo(most: number, cities: number, beside: number): bigint {
  let bits = 0n;
  for (let b = 0; b <= beside; b++)
    for (let c = 0; c <= cities; c++) {
      const room = Math.min(CITY - 1, most - b - CITY_POINTS * c);
      if (room >= 0) bits |= ((1n << BigInt(room + 1)) - 1n) << BigInt(CITY * c + BESIDE * b);
    }
  return bits;
}

/** The nearest total: exact, else the least above, else the most below. */
function nearest(totals: readonly number[], wanted: number): number {
  const enough = totals.filter((n) => n >= wanted);
  return enough.length > 0 ? Math.min(...enough) : Math.max(...totals);
}

function connections(p: Position, areas: readonly AreaId[], units: readonly Units[]): Node[] {
  const index = new Map(areas.map((id, i) => [id, i]));
  return areas.map((id, i) => ({
    id,
    adds: toMeasure(units[i]!),
    next: p.rules.map.area(id).neighbours.flatMap((other) => index.get(other) ?? []),
  }));
}

function search(p: Position, { of, for: annexer, points }: Wanted): Selections {
  const areas = unitAreas(p, of);
  const units = areas.map((area) => unitsIn(p, of, area));
  // A connected group above the points can be thinned out area by area to one that is above by less than an area.
  const most = points + Math.max(...units.map(pointsOf));
  const beside = units.reduce((sum, u) => sum + u.beside, 0);
  const within = upTo(most, nation(p, of).cities.length, beside);
  const found: ConnectedChoices = connectedChoices(connections(p, areas, units), within);

  const total = nearest(
    found.measures.map((m) => pointsOf(fromMeasure(m))),
    points,
  );
  const { stock } = nation(p, annexer);
  const fits = (m: number): boolean =>
    fromMeasure(m).cities <= stock.cities && fromMeasure(m).tokens <= stock.tokens;
  const exact = found.measures.filter((m) => pointsOf(fromMeasure(m)) === total);
  const legal = exact.some(fits) ? exact.filter(fits) : exact;
  const byCities = [...legal].sort((a, b) => fromMeasure(a).cities - fromMeasure(b).cities);
  const choose = (m: number, rng?: Rng): AreaId[] => p.rules.map.sorted(found.choose(m, rng));

  return {
    points: total,
    fault(chosen) {
      const measure = chosen.reduce((sum, area) => sum + toMeasure(unitsIn(p, of, area)), 0);
      if (pointsOf(fromMeasure(measure)) !== total) return 'points';
      return legal.includes(measure) ? undefined : 'mix';
    },
    only: legal.length === 1 && found.count(legal[0]!, 2) === 1 ? choose(legal[0]!) : undefined,
    any: (rng) => choose(legal[rng.int(legal.length)]!, rng),
    withCities: (which) => choose(which === 'fewest' ? byCities[0]! : byCities.at(-1)!),
  };
}

// The board stands still while the question is open, so the search is done once for it.
const searched = new WeakMap<Wanted, Selections>();

export function selections(p: Position, wanted: Wanted): Selections {
  const known = searched.get(wanted) ?? search(p, wanted);
  searched.set(wanted, known);
  return known;
}

/** Whether areas hang together by any border, others left out. */
export function connected(p: Position, areas: readonly AreaId[]): boolean {
  const reached = areas.slice(0, 1);
  for (const area of reached)
    for (const next of p.rules.map.area(area).neighbours)
      if (areas.includes(next) && !reached.includes(next)) reached.push(next);
  return reached.length === areas.length;
}
