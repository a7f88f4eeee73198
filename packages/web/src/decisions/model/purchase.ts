import type { AdvanceId, CardId, DecisionOf, GroupId, Purchase, Rules, Sight } from '@ochre/engine';
import {
  acquired,
  bestBoost,
  bringing,
  commodities,
  completeDeal,
  effectOf,
  forSale,
  likeGroup,
  nation,
  totalPrice,
  treasuryDue,
  value,
  without,
  worth,
} from '@ochre/engine/query';
import { handSets } from './trade.ts';

type Asked = DecisionOf<'purchase'>;

/** What is in the basket, and what the buyer wants otherwise than proposed. */
export interface Basket {
  buy: AdvanceId[];
  /** Names of sets to pay with; left out, the best mix is chosen. */
  pay?: string[];
  discount?: AdvanceId;
  free?: AdvanceId;
  alsoFree?: AdvanceId;
  credits?: Record<AdvanceId, Record<GroupId, number>>;
  substitute?: { card: CardId; as: string };
}

export const emptyBasket: Basket = { buy: [] };

/** Chains of credit: each leads from a cheap advance to the one it helps to buy, and on. */
export function chains(rules: Rules): AdvanceId[][] {
  const { advances } = rules.ruleset;
  const led = new Set(advances.flatMap((a) => a.creditTo?.advance ?? []));
  return advances
    .filter((a) => !led.has(a.id))
    .map((first) => {
      const chain: AdvanceId[] = [];
      for (let at: string | undefined = first.id; at !== undefined; at = rules.advance(at).creditTo?.advance)
        chain.push(at);
      return chain;
    });
}

/** The whole transaction: proposed by the engine, with the buyer's own wishes in their place. */
export function dealOf(sight: Sight, d: Asked, basket: Basket): Purchase {
  const proposed = completeDeal(sight, d, basket.buy);
  const deal: Purchase = { ...proposed, buy: basket.buy };
  const within = (id: AdvanceId | undefined): id is AdvanceId => id !== undefined && basket.buy.includes(id);
  if (within(basket.discount)) deal.discount = basket.discount;
  if (
    basket.free !== undefined &&
    bringing(sight, basket.buy, 'freeAdvance') &&
    !basket.buy.includes(basket.free)
  )
    deal.free = basket.free;
  if (deal.alsoFree !== undefined && basket.alsoFree !== undefined) deal.alsoFree = basket.alsoFree;
  // Two gifts that fell together: the one proposed first comes back.
  if (deal.alsoFree !== undefined && deal.alsoFree === deal.free && proposed.free !== undefined)
    deal.alsoFree = proposed.free;
  const all = acquired(deal);
  for (const id of all) {
    const wished = basket.credits?.[id];
    if (wished && effectOf(sight.rules.advance(id), 'creditsOfChoice'))
      deal.credits = { ...deal.credits, [id]: wished };
  }
  for (const id of Object.keys(deal.credits ?? {})) if (!all.includes(id)) delete deal.credits![id];
  return paid(sight, d, deal, basket);
}

/** A deal as a basket: the sets it pays with are wishes only where the engine would propose others. */
export function basketOf(sight: Sight, d: Asked, deal: Purchase): Basket {
  const { buy, discount, free, credits } = deal;
  const basket: Basket = {
    buy,
    ...(discount !== undefined && { discount }),
    ...(free !== undefined && { free }),
    ...(credits && { credits }),
  };
  const { cards } = dealOf(sight, d, basket);
  if (without(cards, deal.cards).length === 0 && cards.length === deal.cards.length) return basket;
  return { ...basket, pay: [...new Set(deal.cards.map((card) => sight.rules.card(card).name))] };
}

function paid(sight: Sight, d: Asked, deal: Purchase, basket: Basket): Purchase {
  const price = totalPrice(sight, d.owner, deal.buy, deal.discount);
  if (basket.pay) {
    const { pay } = basket;
    deal.cards = commodities(sight.rules, sight.own.hand).filter((c) =>
      pay.includes(sight.rules.card(c).name),
    );
  }
  if (basket.substitute && deal.cards.includes(basket.substitute.card)) deal.substitute = basket.substitute;
  const boost = bestBoost(sight, d.owner, deal.cards);
  if (boost !== undefined) deal.boost = boost;
  else delete deal.boost;
  const due = treasuryDue(sight, d.owner, price - worth(sight, d.owner, deal.cards, deal));
  deal.treasury = deal.buy.length === 0 ? 0 : Math.min(due, nation(sight, d.owner).treasury);
  return deal;
}

export interface Bill {
  price: number;
  cards: number;
  treasuryPoints: number;
  /** Points paid above the price. */
  wasted: number;
  short: number;
  handAfter: CardId[];
  treasuryAfter: number;
  handLimit: number;
  /** Cards that will have to go at the end of the phase. */
  overLimit: number;
}

export function billOf(sight: Sight, d: Asked, deal: Purchase): Bill {
  const price = totalPrice(sight, d.owner, deal.buy, deal.discount);
  const cards = worth(sight, d.owner, deal.cards, deal);
  const treasuryPoints = deal.treasury * value(sight, d.owner, 'treasuryPoints');
  const handAfter = without(sight.own.hand, deal.cards);
  const handLimit = sight.rules.policies.handLimit(sight, d.owner);
  return {
    price,
    cards,
    treasuryPoints,
    wasted: Math.max(0, cards + treasuryPoints - price),
    short: Math.max(0, price - cards - treasuryPoints),
    handAfter,
    treasuryAfter: nation(sight, d.owner).treasury - deal.treasury,
    handLimit,
    overLimit: Math.max(0, commodities(sight.rules, handAfter).length - handLimit),
  };
}

export interface ShopRow {
  id: AdvanceId;
  cost: number;
  price: number;
  held: boolean;
  /** The rule under which it is not for sale to this nation, as things are. */
  barred?: string;
  chosen: boolean;
  /** Taken free with another one. */
  gift: boolean;
  /** Can be added to what is in the basket. */
  affordable: boolean;
}

export interface ShopPrices {
  prices: Record<AdvanceId, number>;
  budget: number;
}

export function shopRows(
  sight: Sight,
  d: Asked,
  shop: ShopPrices,
  deal: Purchase,
): Record<AdvanceId, ShopRow> {
  const spent = totalPrice(sight, d.owner, deal.buy, deal.discount);
  const sale = new Set(forSale(sight, d.owner));
  const owned = new Set(nation(sight, d.owner).advances);
  return Object.fromEntries(
    sight.rules.ruleset.advances.map(({ id, cost }) => {
      const held = owned.has(id);
      const barred = held ? undefined : sight.rules.policies.notForSale(sight, d.owner, id);
      const chosen = deal.buy.includes(id);
      const price = shop.prices[id] ?? cost;
      const affordable = chosen || (sale.has(id) && fits(sight, d, shop, deal, id, spent));
      return [
        id,
        {
          id,
          cost,
          price,
          held,
          ...(barred !== undefined && { barred }),
          chosen,
          gift: deal.free === id || deal.alsoFree === id,
          affordable,
        },
      ];
    }),
  );
}

/** The cheapest of what is for sale, where nothing can be paid for; undefined where something can. */
export function outOfReach(rows: Readonly<Record<AdvanceId, ShopRow>>): ShopRow | undefined {
  const open = Object.values(rows).filter((row) => !row.held && row.barred === undefined);
  if (open.some((row) => row.affordable)) return undefined;
  return open.reduce<ShopRow | undefined>((a, b) => (a && a.price <= b.price ? a : b), undefined);
}

function fits(
  sight: Sight,
  d: Asked,
  shop: ShopPrices,
  deal: Purchase,
  id: AdvanceId,
  spent: number,
): boolean {
  if (spent + shop.prices[id]! <= shop.budget) return true;
  // A discount that comes with it may bring the sum within reach.
  const { buy, discount } = completeDeal(sight, d, [...deal.buy, id]);
  return buy.length > deal.buy.length && totalPrice(sight, d.owner, buy, discount) <= shop.budget;
}

/** Advances a free one can be chosen from, given what is bought. */
export function gifts(sight: Sight, d: Asked, buy: readonly AdvanceId[]): AdvanceId[] {
  const gift = bringing(sight, buy, 'freeAdvance');
  if (!gift) return [];
  return forSale(sight, d.owner).filter((id) => {
    const { groups, cost } = sight.rules.advance(id);
    return !buy.includes(id) && groups.includes(gift.group) && cost < gift.below;
  });
}

/** Advances a discount can be set against. */
export function discountable(sight: Sight, buy: readonly AdvanceId[]): AdvanceId[] {
  if (!bringing(sight, buy, 'discountOther')) return [];
  return buy.filter((id) => !effectOf(sight.rules.advance(id), 'discountOther'));
}

/** Advances in the transaction that bring credits of choice, with their points; not those whose group is given. */
export function creditChoices(
  sight: Sight,
  d: Asked,
  deal: Purchase,
): { id: AdvanceId; points: number; step: number }[] {
  return acquired(deal).flatMap((id) => {
    const choice = effectOf(sight.rules.advance(id), 'creditsOfChoice');
    if (!choice || likeGroup(sight, d.owner, choice) !== undefined) return [];
    const step = choice.oneGroup ? choice.points : sight.rules.numbers.creditStep;
    return [{ id, points: choice.points, step }];
  });
}

/** Cards that could stand in for another commodity of those spent, and what that would add. */
export function substitutes(
  sight: Sight,
  d: Asked,
  cards: readonly CardId[],
): { card: CardId; as: string; gain: number }[] {
  if (value(sight, d.owner, 'substitutes') < 1) return [];
  const { rules } = sight;
  const plain = worth(sight, d.owner, cards);
  const kinds = new Set(cards.map((c) => rules.card(c).name));
  const found: { card: CardId; as: string; gain: number }[] = [];
  for (const card of new Set(cards))
    for (const as of kinds) {
      const set = rules.findCard(as)?.commodity;
      const own = rules.card(card);
      const spent = cards.filter((c) => rules.card(c).name === as).length;
      if (!set || own.name === as || own.stack < set.stack || spent >= set.size) continue;
      const gain = worth(sight, d.owner, cards, { substitute: { card, as } }) - plain;
      if (gain > 0) found.push({ card, as, gain });
    }
  return found.sort((a, b) => b.gain - a.gain);
}

export const paySets = (sight: Sight): ReturnType<typeof handSets> =>
  handSets(sight.rules, commodities(sight.rules, sight.own.hand));
