import type { NationId, Open, Position } from '@ochre/engine';
import { grants, stockPoints } from '@ochre/engine/query';

// Asked for all the time, changed only by a departure, which puts a new record in the place of the old one.
const ranked = new WeakMap<Open['nations'], readonly NationId[]>();

/** Nations in the game by civilization number. */
export function ranking(p: Position): readonly NationId[] {
  const { nations } = p.open;
  let order = ranked.get(nations);
  if (!order) {
    order = Object.keys(nations)
      .filter((id) => !nations[id]!.left)
      .sort((a, b) => p.rules.civilization(a).rank - p.rules.civilization(b).rank);
    ranked.set(nations, order);
  }
  return order;
}

export const by =
  (...keys: ((id: NationId) => number)[]) =>
  (a: NationId, b: NationId): number => {
    for (const key of keys) {
      const d = key(a) - key(b);
      if (d !== 0) return d;
    }
    return 0;
  };

/** Furthest right first; ranking settles equal columns (the sort is stable). */
export function positionOrder(p: Position): NationId[] {
  return [...ranking(p)].sort(by((id) => -p.open.nations[id]!.space));
}

/** Highest census first; those who move last form a group of their own. */
export function censusOrder(p: Position): NationId[] {
  return [...ranking(p)].sort(
    by(
      (id) => Number(grants(p, id, 'moveLast')),
      (id) => -p.open.nations[id]!.census,
    ),
  );
}

/** Fewest cities first, else in the order given. */
export function fewestCitiesOf(p: Position, order: readonly NationId[]): NationId[] {
  return [...order].sort(by((id) => p.open.nations[id]!.cities.length));
}

/** Fewest cities first, then ranking. */
export function fewestCities(p: Position): NationId[] {
  return fewestCitiesOf(p, ranking(p));
}

/** Most tokens in stock, then ranking. */
export function mostTokensInStock(p: Position, among: readonly NationId[]): NationId | undefined {
  return ranking(p)
    .filter((id) => among.includes(id))
    .sort(by((id) => -p.open.nations[id]!.stock.tokens))[0];
}

/** Most cities in stock, then most tokens in stock, then ranking. */
export function mostInStock(p: Position, among: readonly NationId[]): NationId | undefined {
  return ranking(p)
    .filter((id) => among.includes(id))
    .sort(
      by(
        (id) => -p.open.nations[id]!.stock.cities,
        (id) => -p.open.nations[id]!.stock.tokens,
      ),
    )[0];
}

/** Most unit points in stock, then ranking. */
export function mostPointsInStock(p: Position, among: readonly NationId[]): NationId | undefined {
  return ranking(p)
    .filter((id) => among.includes(id))
    .sort(by((id) => -stockPoints(p, id)))[0];
}
