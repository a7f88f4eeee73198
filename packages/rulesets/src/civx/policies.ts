import {
  type Advance,
  type AdvanceId,
  type AreaId,
  BARBARIANS,
  type CardId,
  type NationId,
  type Owner,
  type Policies,
  type Position,
} from '@ochre/engine';
import {
  advancePoints,
  cityOwner,
  grants,
  hasCity,
  holds,
  nation,
  othersIn,
  setValue,
  tokens,
  value,
} from '@ochre/engine/query';
import { cityCost } from '../shared/cities.ts';
import { by, mostPointsInStock, positionOrder, ranking } from '../shared/orders.ts';
import { usual } from '../shared/usual.ts';
import { isSplit } from './deck.ts';
import { homeOf } from './tables/commodities.ts';
import { LATE_IRON, track } from './tables/succession.ts';

/** Neither kind of army, Military, Advanced Military: CX 17.12-13, CX 18.21-22. */
const tier = (p: Position, who: NationId): number =>
  grants(p, who, 'moveLastOfAll') ? 2 : Number(grants(p, who, 'moveLast'));

/** Highest census first, then more advance points, then ranking: CX 18.2. */
function movementOrder(p: Position): NationId[] {
  return [...ranking(p)].sort(
    by(
      (id) => tier(p, id),
      (id) => -nation(p, id).census,
      (id) => -advancePoints(p, id),
    ),
  );
}

const pointsFirst = (p: Position): NationId[] => [...ranking(p)].sort(by((id) => -advancePoints(p, id)));
const pointsLast = (p: Position): NationId[] => [...ranking(p)].sort(by((id) => advancePoints(p, id)));

/** The printed limit, and for who is alone what advances add, on city sites besides: CX 21.11-12. */
function openLimit(p: Position, who: Owner, area: AreaId): number {
  const { limit: printed = 0, site } = p.rules.map.area(area);
  const more = value(p, who, 'openLimit') + (site ? value(p, who, 'siteLimit') : 0);
  return more > 0 && !othersIn(p, who, area) ? printed + more : printed;
}

function limit(p: Position, who: Owner, area: AreaId): number {
  const city = cityOwner(p, area);
  if (city === undefined) return openLimit(p, who, area);
  return city === who && who !== BARBARIANS ? value(p, who, 'besideCity') : 0;
}

/** As many tokens as the limit allows: CX 22.31. */
function reduced(p: Position, who: NationId, area: AreaId): { min: number; max: number } {
  const n = Math.max(0, openLimit(p, who, area) - tokens(p, who, area));
  return { min: n, max: n };
}

/** Points of a city when the game is scored: CX 32.1. */
const CITY_POINTS = 50;

/** Each card of one side against those of the other: CX 19.38-39. */
const cityAttack: Policies['cityAttack'] = (p, attacker, defender) => {
  const edge = value(p, defender, 'walls') - value(p, attacker, 'siege');
  return { need: p.rules.numbers.attackers + edge, defenders: p.rules.numbers.defenders + edge };
};

/** Turns in which barbarians lose like anybody: CX 29.5308. */
const UNSKILLED_TURNS = 12;

/** From turn 13 on barbarians fight as well as the best: CX 29.5308. */
const skilled = (p: Position, who: Owner): boolean =>
  who === BARBARIANS ? p.open.turn > UNSKILLED_TURNS : grants(p, who, 'lossesLast');

/** An opponent in the fight may take the edge away: CX 19.26, CX 30.051. */
const losesLast: Policies['losesLast'] = (p, who, sides) =>
  skilled(p, who) && !Object.keys(sides).some((other) => other !== who && grants(p, other, 'blunts'));

/** An upper advance costs as much: CX 30.011. */
const UPPER = 100;

/** What one card held gives to another: to that very one, else the better of its groups. CX 27.55-56, CX 30.011 */
function creditOf(from: Advance, to: Advance, chosen?: Record<string, number>): number {
  const special = from.creditsTo?.[to.id];
  if (special !== undefined) return special;
  const { all, upper, lower } = from.groupCredits ?? {};
  const part = to.cost >= UPPER ? upper : lower;
  let best = -Infinity;
  for (const g of to.groups) best = Math.max(best, (all?.[g] ?? 0) + (part?.[g] ?? 0) + (chosen?.[g] ?? 0));
  return best;
}

/** Credits of what was got this turn wait for the next: CX 27.53. */
function price(p: Position, who: NationId, advance: AdvanceId): number {
  const to = p.rules.advance(advance);
  const { advances, fresh = [], chosen } = nation(p, who);
  let { cost } = to;
  for (const id of advances) if (!fresh.includes(id)) cost -= creditOf(p.rules.advance(id), to, chosen?.[id]);
  return Math.max(0, cost);
}

const credits: Policies['credits'] = (p, who, to) => {
  const { advances, fresh = [], chosen } = nation(p, who);
  return advances.flatMap((from) => {
    const points = fresh.includes(from) ? 0 : creditOf(p.rules.advance(from), to, chosen?.[from]);
    return points === 0 ? [] : [{ points, from }];
  });
};

/** Prerequisites of an earlier turn, and a limit of holders: CX 27.11, CX 27.63. */
function notForSale(p: Position, who: NationId, advance: AdvanceId): string | undefined {
  const row = p.rules.advance(advance);
  const { fresh = [] } = nation(p, who);
  if (!(row.after ?? []).every((id) => holds(p, who, id) && !fresh.includes(id))) return 'CX 27.63';
  if (!row.limited) return undefined;
  const sold = ranking(p).filter((id) => holds(p, id, advance)).length;
  return sold >= Math.ceil(p.config.players / 2) ? 'CX 27.11' : undefined;
}

/** Sets, one of them perhaps with a card more, and the face value of goods from the other block: CX 24.51-55. */
const cardsValue: Policies['cardsValue'] = (p, who, cards, boost) => {
  const counts = new Map<string, number>();
  for (const id of cards) {
    const card = p.rules.card(id);
    if (card.commodity) counts.set(card.name, (counts.get(card.name) ?? 0) + 1);
  }
  let total = 0;
  for (const [name, n] of counts) {
    const { stack, commodity } = p.rules.card(name);
    const set = name === boost ? Math.min(n + 1, commodity!.size) : n;
    total += setValue(stack, set) + (foreign(p, who, name) ? n * stack : 0);
  }
  return total;
};

function foreign(p: Position, who: NationId, commodity: CardId): boolean {
  const home = homeOf(commodity);
  return isSplit(p.config) && home !== 'shared' && home !== nation(p, who).block;
}

export const policies: Policies = {
  ...usual,
  ranking,
  positionOrder,
  movementOrder,
  abilityOrder: pointsLast,
  drawOrder: (p) =>
    [...ranking(p)].sort(
      by(
        (id) => nation(p, id).cities.length,
        (id) => -advancePoints(p, id),
      ),
    ),
  buyOrder: pointsFirst,
  purchaseOrder: (p) => [...ranking(p)],
  beneficiary: mostPointsInStock,
  revoltTaker: mostPointsInStock,
  limit,
  reduced,
  cityCost,
  shipyard: (p, who, area, ashore) => ashore > 0 || hasCity(p, who, area),
  cityAttack,
  losesLast,
  calamityLimit: () => ({ all: 3, major: 2, nonTradeable: 1 }),
  handLimit: (p, who) => value(p, who, 'handLimit'),
  cardsValue,
  price,
  credits,
  notForSale,
  succession: (p) => track((p.config.options['lateIron'] as number | undefined) ?? LATE_IRON),
  score: (p, who, own) => ({
    succession: nation(p, who).space * track().pointsPerSpace,
    advances: advancePoints(p, who),
    cities: nation(p, who).cities.length * CITY_POINTS,
    cards: cardsValue(p, who, own.hand),
    treasury: nation(p, who).treasury,
  }),
  tieBreaks: [],
};
