import type { AdvanceId, NationId, Own, Owner, Policies, Position } from '@ochre/engine';
import {
  advancePoints,
  grants,
  handValue,
  hasCity,
  holds,
  nation,
  unitPoints,
  value,
} from '@ochre/engine/query';
import { cityCost } from '../shared/cities.ts';
import { limitsRaised } from '../shared/limits.ts';
import { censusOrder, fewestCitiesOf, mostTokensInStock, positionOrder, ranking } from '../shared/orders.ts';
import { creditsByCards, priceByCards } from '../shared/prices.ts';
import { usual } from '../shared/usual.ts';
import { track } from './tables/succession.ts';

const reverse = (p: Position): NationId[] => [...ranking(p)].reverse();

/** Who has nothing on the board comes first, then who has most tokens in stock: CL 7.2. */
function revoltTaker(p: Position, among: readonly NationId[]): NationId | undefined {
  const gone = among.filter((who) => unitPoints(p, who) === 0);
  return mostTokensInStock(p, gone.length > 0 ? gone : among);
}

/** The edge in conflict is lost against an equal force: CL 5.10. */
const losesLast: Policies['losesLast'] = (p, who, sides) => {
  const skilled = (owner: Owner): boolean => grants(p, owner, 'lossesLast');
  const equal = (owner: Owner): boolean => sides[owner]!.left === sides[who]!.left;
  return skilled(who) && !Object.keys(sides).some((other) => !skilled(other) && equal(other));
};

/** Only Mysticism is short: CL 3.5. */
function copies(p: Position, advance: AdvanceId): number {
  if (advance !== 'mysticism') return Infinity;
  return p.config.players <= 3 ? 1 : 2;
}

function notForSale(p: Position, who: NationId, advance: AdvanceId): string | undefined {
  if (!(p.rules.advance(advance).after ?? []).every((id) => holds(p, who, id))) return 'CL E10.2';
  const sold = ranking(p).filter((id) => holds(p, id, advance)).length;
  return sold >= copies(p, advance) ? 'CL 3.5' : undefined;
}

const got = (own: Own, card: string): boolean => own.received?.includes(card) ?? false;

export const policies: Policies = {
  ...usual,
  ...limitsRaised(Infinity),
  ranking,
  positionOrder,
  movementOrder: censusOrder,
  drawOrder: (p) => fewestCitiesOf(p, reverse(p)),
  purchaseOrder: reverse,
  beneficiary: mostTokensInStock,
  revoltTaker,
  // With one city he has a unit again.
  revoltShare: (p, taker) => (unitPoints(p, taker) === 0 ? 1 : Infinity),
  cityCost,
  shipyard: (p, who, area, ashore) => ashore > 0 || hasCity(p, who, area),
  cityAttack: (p, _attacker, defender) => ({
    need: p.rules.numbers.attackers + Number(grants(p, defender, 'fortified')),
    defenders: p.rules.numbers.defenders,
  }),
  losesLast,
  mayTrade: (p, own, card) => usual.mayTrade(p, own, card) && !got(own, card),
  strikes: (p, own, card) => !usual.mayTrade(p, own, card) || got(own, card),
  calamityLimit: () => ({ all: 2, major: 2 }),
  handLimit: (p, who) => value(p, who, 'handLimit'),
  // Credits of cards held before this turn's purchase: CL E10.4-5.
  price: priceByCards,
  credits: creditsByCards,
  notForSale,
  succession: () => track,
  score: (p, who, own) => ({
    advances: advancePoints(p, who),
    treasury: nation(p, who).treasury,
    cards: handValue(p.rules, own.hand),
  }),
  foremost: { cite: 'CL 6.1', measure: (p, who) => nation(p, who).space },
  tieBreaks: [],
};
