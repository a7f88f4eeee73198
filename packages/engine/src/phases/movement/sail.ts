import { cityOwner, inPlay } from '../../board/queries.ts';
import type { Leg, Order } from '../../decisions.ts';
import { refuse, type Violation } from '../../events.ts';
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
  if (!ship || ship.gone) return refuse('ship', cite('sail'), 'There is no such ship.');
  if (!seaworthy(ship))
    return refuse('upkeep', cite('upkeep'), 'A ship of an earlier turn is maintained before it is used.');
  if (legs.length === 0) return refuse('nothing', cite('sail'), 'A voyage has a leg at least.');
  for (const leg of legs) {
    const violation = sailLeg(d, ship, leg);
    if (violation) return violation;
  }
  const water = map.water(ship.at);
  if (water.sea) return refuse('openSea', cite('endAtSea'), 'A ship may not stay in open sea.');
  if (!inPlay(d.p, water.area))
    return refuse('outOfPlay', cite('sailThrough'), `A ship may not stay in ${water.area}.`);
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
  if (idle(leg)) return refuse('nothing', cite('sail'), 'A leg lands, loads or sails.');
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
  if (sea) return refuse('openSea', cite('openSea'), `There is no land in ${area}.`);
  if (!inPlay(d.p, area)) return refuse('outOfPlay', cite('sailThrough'), `Nobody may land in ${area}.`);
  return barred(d, area, n) ?? (d.ahead ? undefined : closedHarbour(d, area));
}

/** Nobody lands beside the city of an owner of closed harbours, but for those who open them. */
function closedHarbour(d: Draft, area: AreaId): Violation | undefined {
  const owner = cityOwner(d.p, area);
  if (owner === undefined || owner === BARBARIANS || owner === d.who) return undefined;
  if (!grants(d.p, owner, 'closedHarbours') || grants(d.p, d.who, 'opensHarbours')) return undefined;
  const cite = citeGrant(d.p, owner, 'closedHarbours');
  return refuse('closedHarbour', cite, `No ship may land tokens beside the city of ${owner} in ${area}.`);
}

/** Tokens go ashore where the ship is. */
function land(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  if (n > ship.cargo) return refuse('cargo', cite('cargo'), `There are ${ship.cargo} tokens aboard.`);
  const violation = noLanding(d, ship, n);
  if (violation) return violation;
  ship.cargo -= n;
  arrive(d, map.water(ship.at).area, n);
  d.landed.push(map.water(ship.at).area);
  return undefined;
}

function landHired(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  if (n > ship.hired) return refuse('cargo', cite('cargo'), `Hired tokens aboard: ${ship.hired}.`);
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
  if (n > left) return refuse('tokens', cite('cargo'), `Hired tokens to embark in ${area}: ${left}.`);
  const violation = noRoom(d, ship, n);
  if (violation) return violation;
  departHired(d, area, n);
  ship.hired += n;
  return undefined;
}

function noRoom(d: Draft, ship: Ship, n: number): Violation | undefined {
  const capacity = value(d.p, d.who, 'shipCapacity');
  return ship.cargo + ship.hired + n > capacity
    ? refuse('capacity', d.p.rules.cite('capacity'), `A ship carries ${capacity} tokens.`)
    : undefined;
}

function load(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  const { area } = map.water(ship.at);
  const left = free(d, area);
  if (n > left)
    return ashore(d, area) >= n
      ? refuse('moved', cite('walkOrSail'), `Tokens in ${area} have moved already; ${left} may still embark.`)
      : refuse('tokens', cite('cargo'), `There are ${left} tokens to embark in ${area}.`);
  const violation = noRoom(d, ship, n);
  if (violation) return violation;
  depart(d, area, n);
  ship.cargo += n;
  return undefined;
}

function sailTo(d: Draft, ship: Ship, to: CoastId): Violation | undefined {
  const { map, cite } = d.p.rules;
  if (!map.water(ship.at).next.includes(to))
    return refuse('notAdjacent', cite('waterBorder'), `${ship.at} does not border ${to} by water.`);
  if (map.water(to).sea && !grants(d.p, d.who, 'openSea'))
    return refuse('openSea', cite('noOpenSea'), 'The ship may not sail through open sea.');
  if (!navigable(d.p, to))
    return refuse('outOfPlay', cite('sailThrough'), `No ship may enter ${map.water(to).area}.`);
  const moves = value(d.p, d.who, 'shipMoves');
  if (ship.steps >= moves) return refuse('range', cite('sail'), `A ship sails ${moves} steps in a turn.`);
  if (ship.held)
    return refuse('pirates', cite('pirateFleet'), `The pirate fleet at ${ship.at} lets nobody pass.`);
  ship.steps++;
  ship.at = to;
  if (pirates(d.p, to)) ship.held = true;
  return undefined;
}
