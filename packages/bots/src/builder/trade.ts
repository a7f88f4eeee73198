import type { Answer, CardId, DecisionOf, Offer, Sight } from '@ochre/engine';
import { affords, contains, handValue } from '@ochre/engine/query';

const OPEN_OFFERS = 4;
/** What a card nobody names is taken to be worth: it may be a calamity. */
const UNNAMED = 1;

/** Takes what makes its sets grow, offers what it collects least, and then is done. */
export function trade(sight: Sight, { ask, owner }: DecisionOf<'trade'>): Answer<'trade'> {
  const { hand } = sight.own;
  const others = [...sight.open.offers, ...sight.own.offers].filter(
    (o) => o.from !== owner && (o.to ?? owner) === owner && affords(sight, owner, o),
  );
  for (const offer of others) {
    const cards = price(sight, hand, offer, ask.trueNames);
    const treasury = (offer.gives.treasury ?? 0) - (offer.wants.treasury ?? 0);
    if (cards && gain(sight, hand, cards, offer.gives.names.slice(0, ask.trueNames)) + treasury > 0)
      return {
        do: 'accept',
        offer: offer.id,
        cards,
        names: trueNames(sight, cards, offer.wants.names, ask.trueNames),
      };
  }
  const mine = sight.open.offers.filter((o) => o.from === owner);
  if (mine.length < OPEN_OFFERS) {
    const offer = newOffer(sight, hand, mine, ask);
    if (offer) return offer;
  }
  return { do: 'done' };
}

const nameOf = (sight: Sight, card: CardId): string => sight.rules.card(card).name;
function count(sight: Sight, hand: readonly CardId[], name: string): number {
  let n = 0;
  for (const card of hand) if (nameOf(sight, card) === name) n++;
  return n;
}

/** What losing a card costs: its share in its set; a calamity one may pass on costs less than nothing. */
function loss(sight: Sight, hand: readonly CardId[], card: CardId): number {
  const { calamity, stack, name } = sight.rules.card(card);
  if (calamity) return sight.rules.policies.mayTrade(sight, sight.own, card) ? -20 : Number.POSITIVE_INFINITY;
  return stack * (2 * count(sight, hand, name) - 1);
}

/** Those it can lose, what costs least first. */
function spared(sight: Sight, hand: readonly CardId[], among: readonly CardId[]): CardId[] {
  return among
    .map((card) => ({ card, costs: loss(sight, hand, card) }))
    .filter(({ costs }) => costs !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.costs - b.costs)
    .map(({ card }) => card);
}

/** The cards to hand over for an offer: those asked for, filled up with what is missed least. */
function price(sight: Sight, hand: readonly CardId[], offer: Offer, needed: number): CardId[] | undefined {
  const cards: CardId[] = [];
  const left = [...hand];
  const take = (card: CardId | undefined): boolean => {
    if (card === undefined) return false;
    cards.push(card);
    left.splice(left.indexOf(card), 1);
    return true;
  };
  for (const name of offer.wants.names)
    if (!take(left.find((c) => nameOf(sight, c) === name))) return undefined;
  while (cards.length < offer.wants.count) {
    const named = cards.filter((c) => sight.rules.card(c).commodity).length;
    const among = named >= needed ? left : left.filter((c) => sight.rules.card(c).commodity);
    if (!take(spared(sight, left, among)[0])) return undefined;
  }
  return contains(hand, cards) ? cards : undefined;
}

/** Names to say: those asked for first, all of them true. */
function trueNames(
  sight: Sight,
  cards: readonly CardId[],
  asked: readonly string[],
  needed: number,
): string[] {
  const rest = cards.filter((c) => sight.rules.card(c).commodity).map((c) => nameOf(sight, c));
  for (const name of asked) rest.splice(rest.indexOf(name), 1);
  return [...asked, ...rest].slice(0, Math.max(needed, asked.length));
}

function gain(
  sight: Sight,
  hand: readonly CardId[],
  given: readonly CardId[],
  received: readonly string[],
): number {
  const after = [...hand];
  for (const card of given) after.splice(after.indexOf(card), 1);
  return handValue(sight.rules, [...after, ...received]) - handValue(sight.rules, hand) + UNNAMED;
}

/** Asks for more of a set it collects, for a pair (or two singles) it collects less and cards nobody will miss. */
function newOffer(
  sight: Sight,
  hand: readonly CardId[],
  mine: Offer[],
  ask: { minCards: number; trueNames: number },
): Answer<'trade'> | undefined {
  const held = [...new Set(hand.filter((c) => isGood(sight, c)).map((c) => nameOf(sight, c)))];
  const worth = (name: string): number => sight.rules.card(name).stack * (2 * count(sight, hand, name) + 1);
  const wishes = held
    .filter((name) => count(sight, hand, name) < sight.rules.card(name).commodity!.size)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, 2);
  for (const wish of wishes)
    for (const names of [[wish, wish], [wish]]) {
      if (mine.some((o) => o.wants.names.join() === names.join())) continue;
      const spare = spared(
        sight,
        hand,
        hand.filter((c) => !wishes.includes(nameOf(sight, c))),
      );
      const goods = spare.filter((c) => sight.rules.card(c).commodity);
      const pair = goods.filter((c) => count(sight, goods, nameOf(sight, c)) >= names.length);
      const named = (pair.length >= ask.trueNames ? samePair(sight, pair, names.length) : goods).slice(
        0,
        ask.trueNames,
      );
      const rest = [...spare];
      for (const card of named) rest.splice(rest.indexOf(card), 1);
      const cards = [...named, ...rest.slice(0, ask.minCards - named.length)];
      if (named.length < ask.trueNames || cards.length < ask.minCards) continue;
      return {
        do: 'offer',
        cards,
        names: named.map((c) => nameOf(sight, c)),
        wants: { count: ask.minCards, names },
      };
    }
  return undefined;
}

const isGood = (sight: Sight, card: CardId): boolean => {
  const { commodity, stack } = sight.rules.card(card);
  return commodity !== undefined && stack > 0;
};

/** Two of one commodity where a pair is asked for. */
function samePair(sight: Sight, cards: readonly CardId[], asked: number): CardId[] {
  if (asked < 2) return [...cards];
  const best = nameOf(sight, cards.at(-1)!);
  return cards.filter((c) => nameOf(sight, c) === best);
}
