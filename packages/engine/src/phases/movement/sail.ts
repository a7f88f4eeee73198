import { cityOwner, inPlay } from '../../board/queries.ts';
import type { Leg, Order } from '../../decisions.ts';
import { refuse, type Violation } from '../../refusals.ts';
import { citeGrant, grants, value } from '../../ruleset/effects.ts';
import { type AreaId, BARBARIANS, type CoastId } from '../../state.ts';
import {
  arrive,
  arriveHired,
  ashore,
  type Draft,
  depart,
  departHired,
  free,
  freeHired,
  type Ship,
  seaworthy,
} from './draft.ts';
import { barred } from './enter.ts';
import { navigable, pirates } from './reach.ts';

/**
 * A voyage, or a part of one: steps that are left may be sailed by a later order. Every order ends where a ship
 * may stay, so the movement can be declared ended after each.
 */
export function sail(d: Draft, { ship: index, legs }: Extract<Order, { do: 'sail' }>): Violation | undefined {
  const { map, cite } = d.p.rules;
  const ship = d.ships[index];
  if (!ship || ship.gone) return refuse('noShip', {}, cite('sail'));
  if (!seaworthy(ship)) return refuse('upkeepFirst', {}, cite('upkeep'));
  if (legs.length === 0) return refuse('noLeg', {}, cite('sail'));
  for (const leg of legs) {
    const violation = sailLeg(d, ship, leg);
    if (violation) return violation;
  }
  const water = map.water(ship.at);
  if (water.sea) return refuse('endAtSea', {}, cite('endAtSea'));
  if (!inPlay(d.p, water.area)) return refuse('noStay', { area: water.area }, cite('sailThrough'));
  // After the last step nobody can stay aboard.
  return onward(d, ship) ? undefined : landAll(d, ship);
}

/** Whether the ship can still sail this turn. */
export const onward = (d: Draft, { held, steps }: Ship): boolean =>
  !held && steps < value(d.p, d.who, 'shipMoves');

/** Nothing is done on it. */
function idle({ land: ashore, load: aboard, to, landHired: a, loadHired: b }: Leg): boolean {
  return (
    ashore === undefined && aboard === undefined && to === undefined && a === undefined && b === undefined
  );
}

function sailLeg(d: Draft, ship: Ship, leg: Leg): Violation | undefined {
  const { cite } = d.p.rules;
  if (idle(leg)) return refuse('idleLeg', {}, cite('sail'));
  return (
    (leg.land === undefined ? undefined : land(d, ship, leg.land)) ??
    (leg.landHired === undefined ? undefined : landHired(d, ship, leg.landHired)) ??
    (leg.load === undefined ? undefined : load(d, ship, leg.load)) ??
    (leg.loadHired === undefined ? undefined : loadHired(d, ship, leg.loadHired)) ??
    (leg.to === undefined ? undefined : sailTo(d, ship, leg.to))
  );
}

/** Why `n` tokens may not go ashore where the ship is. */
function noLanding(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  const { sea, area } = map.water(ship.at);
  if (sea) return refuse('openSea', { area }, cite('openSea'));
  if (!inPlay(d.p, area)) return refuse('noLanding', { area }, cite('sailThrough'));
  return barred(d, area, n) ?? (d.ahead ? undefined : closedHarbour(d, area));
}

/** Nobody lands beside the city of an owner of closed harbours, but for those who open them. */
function closedHarbour(d: Draft, area: AreaId): Violation | undefined {
  const owner = cityOwner(d.p, area);
  if (owner === undefined || owner === BARBARIANS || owner === d.who) return undefined;
  if (!grants(d.p, owner, 'closedHarbours') || grants(d.p, d.who, 'opensHarbours')) return undefined;
  const cite = citeGrant(d.p, owner, 'closedHarbours');
  return refuse('closedHarbour', { nation: owner, area }, cite);
}

/** Tokens go ashore where the ship is. */
function land(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  if (n > ship.cargo) return refuse('cargo', { tokens: ship.cargo }, cite('cargo'));
  const violation = noLanding(d, ship, n);
  if (violation) return violation;
  ship.cargo -= n;
  arrive(d, map.water(ship.at).area, n);
  d.landed.push(map.water(ship.at).area);
  return undefined;
}

function landHired(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  if (n > ship.hired) return refuse('hiredCargo', { tokens: ship.hired }, cite('cargo'));
  const violation = noLanding(d, ship, n);
  if (violation) return violation;
  ship.hired -= n;
  arriveHired(d, map.water(ship.at).area, n);
  d.landed.push(map.water(ship.at).area);
  return undefined;
}

/** Everybody aboard goes ashore. */
export function landAll(d: Draft, ship: Ship): Violation | undefined {
  return (
    (ship.cargo > 0 ? land(d, ship, ship.cargo) : undefined) ??
    (ship.hired > 0 ? landHired(d, ship, ship.hired) : undefined)
  );
}

function loadHired(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  const { area } = map.water(ship.at);
  const left = freeHired(d, area);
  if (n > left) return refuse('hiredToEmbark', { area, left }, cite('cargo'));
  const violation = noRoom(d, ship, n);
  if (violation) return violation;
  departHired(d, area, n);
  ship.hired += n;
  return undefined;
}

function noRoom(d: Draft, ship: Ship, n: number): Violation | undefined {
  const capacity = value(d.p, d.who, 'shipCapacity');
  return ship.cargo + ship.hired + n > capacity
    ? refuse('capacity', { tokens: capacity }, d.p.rules.cite('capacity'))
    : undefined;
}

function load(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  const { area } = map.water(ship.at);
  const left = free(d, area);
  if (n > left)
    return ashore(d, area) >= n
      ? refuse('movedAshore', { area, left }, cite('walkOrSail'))
      : refuse('toEmbark', { left, area }, cite('cargo'));
  const violation = noRoom(d, ship, n);
  if (violation) return violation;
  depart(d, area, n);
  ship.cargo += n;
  return undefined;
}

function sailTo(d: Draft, ship: Ship, to: CoastId): Violation | undefined {
  const { map, cite } = d.p.rules;
  if (!map.water(ship.at).next.includes(to))
    return refuse('noWaterBorder', { fromCoast: ship.at, toCoast: to }, cite('waterBorder'));
  if (map.water(to).sea && !grants(d.p, d.who, 'openSea')) return refuse('noOpenSea', {}, cite('noOpenSea'));
  if (!navigable(d.p, to)) return refuse('noEntry', { area: map.water(to).area }, cite('sailThrough'));
  const moves = value(d.p, d.who, 'shipMoves');
  if (ship.steps >= moves) return refuse('range', { steps: moves }, cite('sail'));
  if (ship.held) return refuse('pirateFleet', { coast: ship.at }, cite('pirateFleet'));
  ship.steps++;
  ship.at = to;
  if (pirates(d.p, to)) ship.held = true;
  return undefined;
}
