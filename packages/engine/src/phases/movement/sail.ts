import { inPlay } from '../../board/queries.ts';
import type { Leg, Order } from '../../decisions.ts';
import { refuse, type Violation } from '../../events.ts';
import { grants, value } from '../../ruleset/effects.ts';
import type { CoastId } from '../../state.ts';
import { arrive, ashore, type Draft, depart, free, type Ship, seaworthy } from './draft.ts';
import { barred } from './enter.ts';

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
  return ship.cargo > 0 && ship.steps === value(d.p, d.who, 'shipMoves')
    ? land(d, ship, ship.cargo)
    : undefined;
}

function sailLeg(d: Draft, ship: Ship, leg: Leg): Violation | undefined {
  const { cite } = d.p.rules;
  if (leg.land === undefined && leg.load === undefined && leg.to === undefined)
    return refuse('nothing', cite('sail'), 'A leg lands, loads or sails.');
  return (
    (leg.land === undefined ? undefined : land(d, ship, leg.land)) ??
    (leg.load === undefined ? undefined : load(d, ship, leg.load)) ??
    (leg.to === undefined ? undefined : sailTo(d, ship, leg.to))
  );
}

/** Tokens go ashore where the ship is. */
export function land(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  const { sea, area } = map.water(ship.at);
  if (n > ship.cargo) return refuse('cargo', cite('cargo'), `There are ${ship.cargo} tokens aboard.`);
  if (sea) return refuse('openSea', cite('openSea'), `There is no land in ${area}.`);
  if (!inPlay(d.p, area)) return refuse('outOfPlay', cite('sailThrough'), `Nobody may land in ${area}.`);
  const violation = barred(d, area, n);
  if (violation) return violation;
  ship.cargo -= n;
  arrive(d, area, n);
  return undefined;
}

function load(d: Draft, ship: Ship, n: number): Violation | undefined {
  const { map, cite } = d.p.rules;
  const { area } = map.water(ship.at);
  const left = free(d, area);
  if (n > left)
    return ashore(d, area) >= n
      ? refuse('moved', cite('walkOrSail'), `Tokens in ${area} have moved already; ${left} may still embark.`)
      : refuse('tokens', cite('cargo'), `There are ${left} tokens to embark in ${area}.`);
  const capacity = value(d.p, d.who, 'shipCapacity');
  if (ship.cargo + n > capacity)
    return refuse('capacity', cite('capacity'), `A ship carries ${capacity} tokens.`);
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
  const moves = value(d.p, d.who, 'shipMoves');
  if (ship.steps >= moves) return refuse('range', cite('sail'), `A ship sails ${moves} steps in a turn.`);
  ship.steps++;
  ship.at = to;
  return undefined;
}
