import { contains, isCommodity } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import type { DecisionOf, DecisionSpec, Purchase } from '../decisions.ts';
import type { Cite } from '../events.ts';
import { shuffle } from '../kernel/rng.ts';
import { budget, payment, sets } from '../phases/purchase/payment.ts';
import {
  acquired,
  bringing,
  citeBoost,
  creditsWith,
  effectOf,
  forSale,
  likeGroup,
  roomForAdvances,
  totalPrice,
  treasuryDue,
  worth,
} from '../phases/purchase/terms.ts';
import type { Sight } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import { holds, value } from '../ruleset/effects.ts';
import type { Effect } from '../ruleset/types.ts';
import { int, list, map, object, text } from '../shape.ts';
import type { AdvanceId, GroupId, NationId } from '../state.ts';
import { evenCredits } from './chooseCredits.ts';

/** What it comes after is not held, or others hold all there are. */
function notForSale(sight: Sight, who: NationId, id: AdvanceId, cite: Cite): Violation {
  const { after = [] } = sight.rules.advance(id);
  const missing = after.find((other) => !holds(sight, who, other));
  return missing === undefined
    ? refuse('soldOut', { advance: id }, cite)
    : refuse('advanceBefore', { advance: id, before: missing }, cite);
}

function checkAdvances(sight: Sight, d: DecisionOf<'purchase'>, deal: Purchase): Violation | undefined {
  const { rules } = sight;
  const sale = forSale(sight, d.owner);
  const all = acquired(deal);
  if (new Set(all).size !== all.length || !all.every((id) => sale.includes(id))) {
    const barred = all.find((id) => rules.findAdvance(id) && !sale.includes(id));
    const cite = barred === undefined ? undefined : rules.policies.notForSale(sight, d.owner, barred);
    if (cite) return notForSale(sight, d.owner, barred!, cite);
    return refuse('advanceOnce', {}, rules.cite('purchaseOnce'));
  }
  const room = roomForAdvances(sight, d.owner);
  if (all.length > room) return refuse('advanceLimit', { room }, rules.cite('advanceLimit'));
  for (const id of all.slice(deal.buy.length)) {
    const gift = bringing(sight, deal.buy, 'freeAdvance');
    const taken = rules.advance(id);
    if (!gift) return refuse('noGift', {}, d.cite);
    if (!taken.groups.includes(gift.group) || taken.cost >= gift.below)
      return refuse('giftWhat', { group: gift.group, below: gift.below }, gift.cite);
    if (all.length - deal.buy.length > (gift.count ?? 1)) return refuse('oneGift', {}, gift.cite);
  }
  if (deal.discount !== undefined) {
    const rebate = bringing(sight, deal.buy, 'discountOther');
    if (!rebate) return refuse('noDiscount', {}, d.cite);
    if (!deal.buy.includes(deal.discount) || effectOf(rules.advance(deal.discount), 'discountOther'))
      return refuse('discountWhat', {}, rebate.cite);
  }
  return checkCredits(sight, d, deal, all);
}

function checkCredits(
  sight: Sight,
  d: DecisionOf<'purchase'>,
  deal: Purchase,
  all: AdvanceId[],
): Violation | undefined {
  const { groups } = sight.rules.ruleset;
  const step = sight.rules.numbers.creditStep;
  for (const id of Object.keys(deal.credits ?? {}))
    if (!all.includes(id) || !effectOf(sight.rules.advance(id), 'creditsOfChoice'))
      return refuse('noCreditsOfChoice', {}, d.cite);
  for (const id of all) {
    const choice = effectOf(sight.rules.advance(id), 'creditsOfChoice');
    if (!choice) continue;
    const chosen = Object.entries(creditsWith(sight, d.owner, id, deal.credits?.[id]) ?? {});
    const sum = chosen.reduce((total, [, n]) => total + n, 0);
    const right = sum === choice.points && chosen.every(([g, n]) => groups.includes(g) && n % step === 0);
    const like = likeGroup(sight, d.owner, choice);
    if (choice.oneGroup && !(right && chosen.length === 1 && chosen[0]![0] === (like ?? chosen[0]![0])))
      return refuse(
        'oneGroup',
        { points: choice.points, ...(like !== undefined && { group: like }) },
        choice.cite,
      );
    if (!right) return refuse('creditsOfChoice', { points: choice.points, step }, choice.cite);
  }
  return undefined;
}

function checkSubstitute(sight: Sight, d: DecisionOf<'purchase'>, deal: Purchase): Violation | undefined {
  if (!deal.substitute) return undefined;
  const { rules } = sight;
  const cite = rules.cite('substitute');
  const { card, as } = deal.substitute;
  if (value(sight, d.owner, 'substitutes') < 1) return refuse('noSubstitute', {}, cite);
  const set = rules.findCard(as)?.commodity;
  if (!deal.cards.includes(card) || !set || set.id !== as) return refuse('substituteWhat', {}, cite);
  const spent = deal.cards.filter((c) => rules.card(c).name === as).length;
  if (rules.card(card).name === as || rules.card(card).stack < set.stack)
    return refuse('substituteFace', {}, cite);
  if (spent === 0 || spent >= set.size) return refuse('substituteSet', {}, cite);
  return undefined;
}

function checkBoost(
  sight: Sight,
  d: DecisionOf<'purchase'>,
  { boost, cards }: Purchase,
): Violation | undefined {
  if (boost === undefined) return undefined;
  if (!citeBoost(sight, d.owner, boost))
    return refuse('noBoost', { good: boost }, sight.rules.ruleset.cites.boost ?? d.cite);
  return cards.some((c) => sight.rules.card(c).name === boost)
    ? undefined
    : refuse('boostSet', {}, sight.rules.cite('boost'));
}

/** Buys what it can of the advances wished for, in that order, and pays with the least waste. */
export function basket(sight: Sight, d: DecisionOf<'purchase'>, wishes: readonly AdvanceId[]): Purchase {
  let left = budget(sight, d.owner);
  const room = roomForAdvances(sight, d.owner);
  const buy: AdvanceId[] = [];
  for (const id of wishes) {
    const cost = sight.rules.policies.price(sight, d.owner, id);
    if (cost > left || buy.length >= room) continue;
    buy.push(id);
    left -= cost;
  }
  return completeDeal(sight, d, buy);
}

/** The whole transaction for a list of advances: gifts, discounts and credits filled in, paid for. */
export function completeDeal(sight: Sight, d: DecisionOf<'purchase'>, buy: AdvanceId[]): Purchase {
  const { rules } = sight;
  const deal: Purchase = { buy, cards: [], treasury: 0 };
  const cost = (id: AdvanceId): number => rules.advance(id).cost;
  const dearest = (ids: AdvanceId[]): AdvanceId | undefined => [...ids].sort((a, b) => cost(b) - cost(a))[0];
  if (bringing(sight, buy, 'discountOther')) {
    const target = dearest(buy.filter((id) => !effectOf(rules.advance(id), 'discountOther')));
    if (target !== undefined) deal.discount = target;
  }
  const gift = bringing(sight, buy, 'freeAdvance');
  if (gift) {
    const open = forSale(sight, d.owner).filter(
      (id) => !buy.includes(id) && rules.advance(id).groups.includes(gift.group) && cost(id) < gift.below,
    );
    const free = dearest(open);
    if (free !== undefined) deal.free = free;
    const second = (gift.count ?? 1) > 1 ? dearest(open.filter((id) => id !== free)) : undefined;
    if (second !== undefined) deal.alsoFree = second;
  }
  for (const id of acquired(deal)) {
    const choice = effectOf(rules.advance(id), 'creditsOfChoice');
    if (choice) deal.credits = { ...deal.credits, [id]: usualCredits(sight, d.owner, choice) };
  }
  const paid = payment(sight, d.owner, totalPrice(sight, d.owner, buy, deal.discount));
  return paid ? { ...deal, ...paid } : { buy: [], cards: [], treasury: 0 };
}

/** Credits of choice for who does not care: spread evenly, or all to the first group they may go to. */
function usualCredits(
  sight: Sight,
  who: NationId,
  choice: Extract<Effect, { effect: 'creditsOfChoice' }>,
): Record<GroupId, number> {
  if (!choice.oneGroup) return evenCredits(sight.rules, choice.points);
  return { [likeGroup(sight, who, choice) ?? sight.rules.ruleset.groups[0]!]: choice.points };
}

const names = list(text(), 60);

export const purchase: DecisionSpec<'purchase'> = {
  shape: object(
    { buy: names, cards: list(text(), 100), treasury: int(0, 100) },
    {
      discount: text(),
      free: text(),
      alsoFree: text(),
      credits: map(map(int(0, 100), 10), 10),
      substitute: object({ card: text(), as: text() }),
      boost: text(),
    },
  ),
  check(sight, d, deal) {
    const { rules, own } = sight;
    const problem = checkAdvances(sight, d, deal);
    if (problem) return problem;
    if (!contains(own.hand, deal.cards) || !deal.cards.every((c) => isCommodity(rules, c)))
      return refuse('spendable', {}, d.cite);
    if (deal.buy.length === 0 && (deal.cards.length > 0 || deal.treasury > 0))
      return refuse('nothingBought', {}, d.cite);
    const unfit = checkSubstitute(sight, d, deal) ?? checkBoost(sight, d, deal);
    if (unfit) return unfit;
    const open =
      totalPrice(sight, d.owner, deal.buy, deal.discount) - worth(sight, d.owner, deal.cards, deal);
    const due = treasuryDue(sight, d.owner, open);
    if (deal.treasury < due) return refuse('tooLittle', { due }, rules.cite('payment'));
    if (deal.treasury > due) return refuse('tooMuch', { due }, rules.cite('noOverpay'));
    const { treasury } = nation(sight, d.owner);
    if (deal.treasury > treasury) return refuse('treasury', { treasury }, rules.cite('payment'));
    return undefined;
  },
  choices: (sight, d) => ({
    prices: Object.fromEntries(
      forSale(sight, d.owner).map((id) => [id, sight.rules.policies.price(sight, d.owner, id)]),
    ),
    budget: budget(sight, d.owner),
    sets: sets(sight, d.owner).map((s) => ({ cards: s.cards, value: s.value })),
    treasuryPoints: value(sight, d.owner, 'treasuryPoints'),
  }),
  sample: (sight, d, rng) => basket(sight, d, shuffle(rng, forSale(sight, d.owner)).slice(0, rng.int(8))),
  /** The most points for the money. */
  fallback(sight, d) {
    const yieldOf = (id: AdvanceId): number =>
      sight.rules.advance(id).points / (1 + sight.rules.policies.price(sight, d.owner, id));
    return basket(
      sight,
      d,
      forSale(sight, d.owner).sort((a, b) => yieldOf(b) - yieldOf(a)),
    );
  },
};
