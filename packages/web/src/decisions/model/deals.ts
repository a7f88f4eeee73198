import type { CardId, NationId, Offer, Rules } from '@ochre/engine';
import { contains, handValue, without } from '@ochre/engine/query';
import type { LoggedEvent } from '../../session/session.ts';

// The deals of a market, as far as this seat was told: who with whom, what was named, and of its own what came of it.

/** A deal of my own. */
export interface Bargain {
  partner: NationId;
  gave: CardId[];
  /** Of what I gave: cards the offer had named, and what else went. */
  vouched: CardId[];
  rest: CardId[];
  got: CardId[];
  /** Of what came: cards that had been named and had to be true, and the rest. */
  named: CardId[];
  unnamed: CardId[];
  /** What the partner had said of the rest: names, and that no calamity is among it. */
  said: string[];
  clean?: true;
  /** What I offered answered an offer of the partner's that promised no calamity: its word was of that one. */
  cleanBefore?: true;
}

export interface Deal {
  seq: number;
  turn: number;
  from: NationId;
  to: NationId;
  gives: number;
  gets: number;
  /** Named and asked for in the offer, where this seat could read it; what the taker named besides only its maker heard. */
  named: string[];
  asked: string[];
  /** Offered to one nation alone: what it named only those two heard. */
  alone: boolean;
  mine?: Bargain;
}

/** One card for each name, as far as there are any, and what is left. */
export function matched(
  rules: Rules,
  cards: readonly CardId[],
  names: readonly string[],
): { found: CardId[]; left: CardId[] } {
  const left = [...cards];
  const found: CardId[] = [];
  for (const name of names) {
    const at = left.findIndex((c) => rules.card(c).name === name);
    if (at >= 0) found.push(...left.splice(at, 1));
  }
  return { found, left };
}

/** My offer that a nation took which only we two saw: the log names it to the taker alone. */
function takenOf(
  rules: Rules,
  offers: ReadonlyMap<string, Offer>,
  { from, to, gives, gets }: Pick<Deal, 'from' | 'to' | 'gives' | 'gets'>,
  { gave, told = [] }: { gave: readonly CardId[]; told?: readonly string[] },
  trueNames: number,
): Offer | undefined {
  const gaveNames = gave.map((card) => rules.card(card).name);
  return [...offers.values()].findLast(
    (offer) =>
      offer.from === from &&
      offer.to === to &&
      offer.gives.count === gives &&
      offer.wants.count === gets &&
      contains(gaveNames, offer.gives.names.slice(0, trueNames)) &&
      contains(told, offer.wants.names.slice(0, trueNames)),
  );
}

/** Every deal of the log, oldest first. */
export function dealsOf(
  rules: Rules,
  log: readonly LoggedEvent[],
  me: NationId | undefined,
  trueNames: number,
): Deal[] {
  const offers = new Map<string, Offer>();
  const deals: Deal[] = [];
  let market: number | undefined;
  for (const { seq, turn, event } of log) {
    // Numbers of offers begin anew in every market.
    if (turn !== market) offers.clear();
    market = turn;
    if (event.type === 'offerWithdrawn') offers.delete(event.open.offer);
    if (event.type === 'offerMade') offers.set(event.open.offer.id, event.open.offer);
    if (event.type !== 'traded') continue;
    const { from, to, gives, gets, offer: id } = event.open;
    const own = me === undefined ? undefined : event.own?.[me];
    const known = own?.offer ?? id;
    const offer =
      known !== undefined ? offers.get(known) : own && takenOf(rules, offers, event.open, own, trueNames);
    const answered = offers.get(offer?.replyTo ?? '');
    if (offer) offers.delete(offer.id);
    const deal: Deal = {
      seq,
      turn,
      from,
      to,
      gives,
      gets,
      named: offer?.gives.names.slice(0, trueNames) ?? [],
      asked: offer?.wants.names.slice(0, trueNames) ?? [],
      alone: id === undefined,
    };
    if (own) {
      const names = own.told ?? offer?.gives.names ?? [];
      const partner = from === me ? to : from;
      const { found, left } = matched(rules, own.got, names.slice(0, trueNames));
      const said = (from === me ? offer?.gives.names : offer?.wants.names) ?? [];
      const given = matched(rules, own.gave, said.slice(0, trueNames));
      deal.mine = {
        partner,
        gave: own.gave,
        vouched: given.found,
        rest: given.left,
        got: own.got,
        named: found,
        unnamed: left,
        said: names.slice(trueNames),
        ...(offer?.from === partner && offer.clean && { clean: true }),
        ...(answered?.from === partner && answered.clean && { cleanBefore: true }),
      };
    }
    deals.push(deal);
  }
  return deals;
}

const isEvil = (rules: Rules, card: CardId): boolean => rules.card(card).calamity !== undefined;

/** Whether what the partner said of the rest was so; undefined where it said nothing, or nothing is left to speak of. */
export function keptWord(rules: Rules, { unnamed, said, clean }: Bargain): boolean | undefined {
  if (unnamed.length === 0 || (said.length === 0 && !clean)) return undefined;
  const lied = clean && unnamed.some((card) => isEvil(rules, card));
  return !lied && matched(rules, unnamed, said).found.length === said.length;
}

/** How often a nation kept its word to me, of the times it gave it. */
export function wordOf(
  rules: Rules,
  deals: readonly Deal[],
  partner: NationId,
): { kept: number; given: number } {
  const words = deals
    .flatMap(({ mine }) => (mine?.partner === partner ? [keptWord(rules, mine)] : []))
    .filter((word) => word !== undefined);
  return { kept: words.filter(Boolean).length, given: words.length };
}

export interface SetChange {
  /** The commodity or calamity whose cards make the set. */
  name: string;
  before: number;
  after: number;
}

const setValues = (rules: Rules, hand: readonly CardId[]): Map<string, number> => {
  const sets = new Map<string, CardId[]>();
  for (const card of hand) {
    const { name } = rules.card(card);
    sets.set(name, [...(sets.get(name) ?? []), card]);
  }
  return new Map([...sets].map(([name, cards]) => [name, handValue(rules, cards)]));
};

/** What every set is worth in both hands. */
export function setChanges(
  rules: Rules,
  before: readonly CardId[],
  after: readonly CardId[],
): Map<string, SetChange> {
  const [was, is] = [setValues(rules, before), setValues(rules, after)];
  const names = new Set([...was.keys(), ...is.keys()]);
  return new Map(
    [...names].map((name) => [name, { name, before: was.get(name) ?? 0, after: is.get(name) ?? 0 }]),
  );
}

/** What a deal of mine did to my sets. */
export interface Receipt {
  deal: Deal;
  bargain: Bargain;
  before: number;
  after: number;
  sets: Map<string, SetChange>;
}

/** The last deal of mine in this market; later ones would have to be taken back from the hand first. */
export function receiptOf(
  rules: Rules,
  deals: readonly Deal[],
  hand: readonly CardId[],
  turn: number,
): Receipt | undefined {
  const deal = deals.findLast((d) => d.mine && d.turn === turn);
  if (!deal?.mine) return undefined;
  const earlier = [...without(hand, deal.mine.got), ...deal.mine.gave];
  return {
    deal,
    bargain: deal.mine,
    before: handValue(rules, earlier),
    after: handValue(rules, hand),
    sets: setChanges(rules, earlier, hand),
  };
}

/** Cards that came in this market and have not gone on: how many of each face. */
export function freshCards(
  deals: readonly Deal[],
  turn: number,
  used: readonly CardId[] = [],
): Map<CardId, number> {
  const fresh = new Map<CardId, number>();
  const take = (card: CardId): void => {
    const left = (fresh.get(card) ?? 0) - 1;
    if (left > 0) fresh.set(card, left);
    else fresh.delete(card);
  };
  for (const { mine } of deals.filter((d) => d.turn === turn)) {
    for (const card of mine?.gave ?? []) take(card);
    for (const card of mine?.got ?? []) fresh.set(card, (fresh.get(card) ?? 0) + 1);
  }
  for (const card of used) take(card);
  return fresh;
}
