import { hasCity } from '../../board/queries.ts';
import type { MovePart, Order } from '../../decisions.ts';
import { type OfOrders, refuse, type Violation } from '../../refusals.ts';
import { citeValue, shipCost, value } from '../../ruleset/effects.ts';
import type { AreaId, CoastId } from '../../state.ts';
import {
  arrive,
  arriveHired,
  ashore,
  type Draft,
  depart,
  departHired,
  free,
  freeHired,
  seaworthy,
  shipAt,
  shipyard,
  spend,
  stopsAt,
} from './draft.ts';
import { barred } from './enter.ts';
import { landAll, onward, sail } from './sail.ts';

type OrderOf<D extends Order['do']> = Extract<Order, { do: D }>;

/** What is ordered in each part, where ships have a phase of their own. */
const PARTS: Record<MovePart, Order['do'][]> = {
  ships: ['build', 'maintain', 'scrap'],
  moves: ['walk', 'sail'],
};

/** Carries out one order, or says why it cannot be. Only `sail` may leave a refused draft half done. */
export function perform(d: Draft, order: Order): Violation | undefined {
  if (d.part !== undefined && !PARTS[d.part].includes(order.do))
    return refuse('otherPhase', {}, d.p.rules.cite('order'));
  switch (order.do) {
    case 'walk':
      return walk(d, order);
    case 'build':
      return build(d, order);
    case 'maintain':
      return maintain(d, order);
    case 'scrap':
      return scrap(d, order);
    case 'sail':
      return sail(d, order);
  }
}

/**
 * Carries out orders after those already `done`, as if they were the last: nobody stays aboard.
 * Of several, the refusal names the one at fault.
 */
export function performAll(
  d: Draft,
  done: readonly Order[],
  orders: readonly Order[],
): Violation | undefined {
  redo(d, done);
  for (const [i, order] of orders.entries()) {
    const violation = perform(d, order);
    if (violation) return orders.length > 1 ? told(violation, { order: i + 1 }) : violation;
  }
  return disembark(d);
}

/** Why not all who are aboard can go ashore where their ships are; otherwise they do. */
export function disembark(d: Draft): Violation | undefined {
  for (const ship of d.ships) {
    const violation = landAll(d, ship);
    // Where nobody may land, the ship may still pass.
    if (violation && onward(d, ship)) return told(violation, { past: d.p.rules.map.water(ship.at).area });
    if (violation) return violation;
  }
  return undefined;
}

const told = (violation: Violation, more: OfOrders): Violation =>
  ({ ...violation, params: { ...violation.params, ...more } }) as Violation;

/** Carries out again what was legal when it was done, whatever others have done since. */
export function redo(d: Draft, done: readonly Order[]): void {
  const { ahead } = d;
  d.ahead = true;
  for (const order of done) perform(d, order);
  d.ahead = ahead;
}

/** Ships neither built nor maintained this turn are destroyed with the declaration. */
export function decay(d: Draft): CoastId[] {
  const lost = d.ships.filter((ship) => !seaworthy(ship) && !ship.gone);
  for (const ship of lost) ship.gone = true;
  return lost.map((ship) => ship.at);
}

function walk(d: Draft, { n, from, via, to, hired }: OrderOf<'walk'>): Violation | undefined {
  const { cite } = d.p.rules;
  const left = d.p.rules.map.find(from) ? (hired ? freeHired(d, from) : free(d, from)) : 0;
  if (n > left) {
    if (!hired && left + (d.moved.get(from) ?? 0) >= n)
      return value(d.p, d.who, 'landMoves') < 2 || d.landed.includes(from)
        ? refuse('moved', { area: from, left }, cite('walk'))
        : refuse('movedByRoad', { area: from, left }, citeValue(d.p, d.who, 'landMoves') ?? cite('walk'));
    return refuse('toMove', { left, area: from }, cite('walk'));
  }
  if (via !== undefined) {
    if (value(d.p, d.who, 'landMoves') < 2) return refuse('oneStep', {}, cite('walk'));
    // An order for several is the same as one order for each: they pass one by one.
    const violation = step(d, from, via, 1);
    if (violation) return violation;
    if (!d.ahead && stopsAt(d, via)) return refuse('stopped', { area: via }, cite('secondStep'));
  }
  const violation = step(d, via ?? from, to, n);
  if (violation) return violation;
  if (hired) {
    departHired(d, from, n);
    arriveHired(d, to, n);
  } else {
    depart(d, from, n);
    arrive(d, to, n);
  }
  return undefined;
}

function step(d: Draft, from: AreaId, to: AreaId, n: number): Violation | undefined {
  if (!d.p.rules.map.area(from).landSet.has(to))
    return refuse('noLandBorder', { from, to }, d.p.rules.cite('landBorder'));
  return barred(d, to, n);
}

function build(d: Draft, { at, treasury, tokens }: OrderOf<'build'>): Violation | undefined {
  const { map, numbers, cite } = d.p.rules;
  const water = map.waters[at];
  if (!water && (map.find(at)?.coasts.length ?? 0) > 1)
    return refuse('whichCoast', { area: at }, cite('shipSite'));
  if (!water || water.sea) return refuse('shipSite', {}, cite('shipSite'));
  if (!shipyard(d, water.area, tokens.length > 0)) return unbuilt(d, water.area);
  const most = numbers.shipsPerTurn;
  if (d.built >= most) return refuse('shipsPerTurn', { most }, cite('shipsPerTurn'));
  if (d.shipStock === 0) return refuse('shipStock', {}, cite('shipStock'));
  const price = shipCost(d.p, d.who);
  if (treasury + tokens.length !== price)
    return refuse('shipPrice', { price }, citeValue(d.p, d.who, 'shipSurcharge') ?? cite('shipPrice'));
  if (treasury > d.treasury) return refuse('treasury', { treasury: d.treasury }, cite('shipPrice'));
  const here = tokens.filter((area) => area === water.area).length;
  if (here < Math.min(tokens.length, numbers.shipTokensHere))
    return treasury > 0
      ? refuse('tokenFrom', { area: water.area }, cite('shipPriceMixed'))
      : refuse('tokensFrom', { area: water.area }, cite('shipPriceTokens'));
  for (const area of tokens)
    if (!payable(d, area, tokens.filter((a) => a === area).length))
      return refuse('ownTokens', { area }, cite('shipPriceTokens'));
  for (const area of tokens) spend(d, area);
  d.treasury -= treasury;
  d.shipStock--;
  d.built++;
  d.ships.push(shipAt(at, false));
  return undefined;
}

/** What is missing where ships are built. */
function unbuilt(d: Draft, area: AreaId): Violation {
  const cite = d.p.rules.cite('shipSite');
  if (hasCity(d.p, d.who, area)) return refuse('shipNeedsToken', { area }, cite);
  return refuse(ashore(d, area) > 0 ? 'shipNeedsCity' : 'noShipbuilder', { area }, cite);
}

function payable(d: Draft, area: AreaId, n: number): boolean {
  return d.p.rules.map.find(area) !== undefined && ashore(d, area) >= n;
}

function maintain(d: Draft, { ship: index, token }: OrderOf<'maintain'>): Violation | undefined {
  const { numbers, variants, cite } = d.p.rules;
  const ship = d.ships[index];
  if (!ship || ship.gone) return refuse('noShip', {}, cite('upkeep'));
  if (!ship.old) return refuse('newShip', {}, cite('upkeep'));
  if (ship.maintained) return refuse('maintained', {}, cite('upkeepOnce'));
  if (token !== undefined) {
    if (variants.upkeepToken === 'atShip' && token !== d.p.rules.map.water(ship.at).area)
      return refuse('tokenFrom', { area: d.p.rules.map.water(ship.at).area }, cite('upkeep'));
    if (!payable(d, token, 1)) return refuse('ownTokens', { area: token }, cite('upkeep'));
    spend(d, token);
  } else {
    const upkeep = numbers.shipUpkeep;
    if (d.treasury < upkeep) return refuse('upkeep', { price: upkeep }, cite('upkeep'));
    d.treasury -= upkeep;
  }
  ship.maintained = true;
  return undefined;
}

function scrap(d: Draft, { ship: index }: OrderOf<'scrap'>): Violation | undefined {
  const ship = d.ships[index];
  if (!ship || ship.gone) return refuse('noShip', {}, d.p.rules.cite('scrapShip'));
  if (!ship.old || ship.maintained) return refuse('keptShip', {}, d.p.rules.cite('keptShip'));
  ship.gone = true;
  d.shipStock++;
  return undefined;
}
