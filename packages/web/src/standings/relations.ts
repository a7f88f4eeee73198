import { type CardId, type NationId, type Readers, type Rules, readWith } from '@ochre/engine';
import { dealsOf, wordOf } from '../decisions/model/deals.ts';
import type { LoggedEvent } from '../session/session.ts';
import { sum } from '../ui/sum.ts';

/** What something cost me, or brought. */
export interface Cost {
  cities?: number;
  tokens?: number;
  cards?: number;
}

/** Something between another nation and me. */
export interface Dealing {
  logged: LoggedEvent;
  cost: Cost;
  /** The calamity that came among so many cards. */
  calamity?: { card: CardId; among: number };
}

export interface Relation {
  /** Latest first. */
  dealings: Dealing[];
  /** Trades in which it gave its word on cards that need not be true, and those in which it kept it. */
  spoke: number;
  kept: number;
}

type Struck = { nation: NationId; units: { of: string; tokens: number; city: boolean }[] };
const struck = ({ nation, units }: Struck, they: NationId, me: NationId): Cost | undefined => {
  const mine = units.filter((u) => u.of === me);
  if (nation !== they || mine.length === 0) return undefined;
  const tokens = mine.reduce((n, u) => n + u.tokens, 0);
  return { tokens, cities: mine.filter((u) => u.city).length };
};
const took = (by: string, of: string, they: NationId, me: NationId, cost: Cost): Cost | undefined =>
  by === they && of === me ? cost : undefined;

/** Events in which they did something to me, and what that cost. */
const DONE: Readers<Cost | undefined, [they: NationId, me: NationId]> = {
  tokenConflict: ({ sides }, they, me) => (sides[they] && sides[me] ? { tokens: sides[me].lost } : undefined),
  cityFalls: (e, they, me) => took(e.attacker, e.defender, they, me, { cities: 1 }),
  cityHeld: (e, they, me) => took(e.attacker, e.defender, they, me, {}),
  citiesAnnexed: (e, they, me) => took(e.nation, e.from, they, me, { cities: e.cities.length }),
  tokensAnnexed: (e, they, me) => took(e.nation, e.from, they, me, { tokens: sum(e.tokens) }),
  taxRevolt: (e, they, me) => took(e.beneficiary, e.nation, they, me, { cities: e.cities.length }),
  areaAnnexed: struck,
  areaDestroyed: struck,
  converted: (e, they, me) => took(e.nation, e.from, they, me, { tokens: e.tokens, cities: Number(e.city) }),
  unitsConverted: (e, they, me) => took(e.nation, e.from, they, me, { tokens: e.tokens, cities: e.cities }),
  cardTaken: (e, they, me) => took(e.nation, e.from, they, me, { cards: 1 }),
  cardsRobbed: (e, they, me) => took(e.to, e.from, they, me, { cards: e.count }),
  cardGiven: (e, they, me) => took(e.to, e.from, they, me, { cards: 1 }),
  requestMet: (e, they, me) => took(e.nation, e.from, they, me, { cards: 1 }),
  demandMet: (e, they, me) => took(e.nation, e.from, they, me, { cards: 1 }),
  cardsLevied: (e, they, me) => (e.nation === they && e.from.includes(me) ? {} : undefined),
  secondaryVictims: (e, they, me) => (e.nation === they && e.victims.includes(me) ? {} : undefined),
  tertiaryVictim: (e, they, me) => took(e.nation, e.victim, they, me, {}),
  lossesOrdered: (e, they, me) => (e.nation === they && e.losses[me] ? {} : undefined),
  traded: (e, they, me) =>
    (e.from === they && e.to === me) || (e.from === me && e.to === they) ? {} : undefined,
};

/** What passed between another nation and me, as far as the log reaches back. */
export function relationOf(
  rules: Rules,
  log: readonly LoggedEvent[],
  they: NationId,
  me: NationId,
): Relation {
  const dealings: Dealing[] = [];
  for (const logged of log) {
    const { event } = logged;
    const cost = readWith(DONE, event, they, me);
    if (!cost) continue;
    if (event.type !== 'traded') {
      dealings.push({ logged, cost });
      continue;
    }
    const got = event.own?.[me]?.got ?? [];
    const card = got.find((id) => rules.card(id).calamity);
    dealings.push({
      logged,
      cost: {},
      ...(card !== undefined && { calamity: { card, among: got.length } }),
    });
  }
  const { given, kept } = wordOf(rules, dealsOf(rules, log, me, rules.numbers.trueNames), they);
  return { dealings: dealings.toReversed(), spoke: given, kept };
}
