import type { AdvanceId, Purchase } from '@ochre/engine';
import { effectOf, likeGroup, roomForAdvances, treasuryDue } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { type Hurdle, hurdles, pointsGoal } from '../evaluation/track.ts';
import { Budget } from './budget.ts';
import { openPrice, type Shelf, shelfOf, stepsLost } from './hurdle.ts';
import { choiceCredits, type Holdings, holdingsOf, type Ware, waresOf } from './market.ts';
import { PointsGoal } from './pointsGoal.ts';
import { advanceWorths, expectedIncome } from './worth.ts';

/** A purchase being weighed: what is bought and taken free, what it costs, what it is worth. */
export interface Deal {
  buy: AdvanceId[];
  discount?: AdvanceId;
  free?: AdvanceId;
  price: number;
  worth: number;
}

/** What is left when nothing can be bought any more settles ties at most. */
export const LEFT_OVER = 0.02;
/** Money goes further later on, when there are more credits. */
const LATER_DISCOUNT = 1.4;
/** Points that a point of money brings where the full cost of an advance counts, credits and all. */
const POINTS_FOR_MONEY = 1.3;
/** Money kept for the track shrinks by the turn: what is above the hand limit goes, and calamities take their part. */
const KEPT = 0.8;
/** How far ahead the track is looked at. */
const HORIZON = 6;

/** All that purchases of one turn are weighed by. */
export class Shop {
  readonly context: Context;
  readonly wares: readonly Ware[];
  readonly budget: Budget;
  readonly worths: ReadonlyMap<AdvanceId, number>;
  readonly room: number;
  readonly income: number;
  /** What a point kept for later will bring. */
  readonly thrift: number;
  readonly held: Holdings;
  readonly #byId: ReadonlyMap<AdvanceId, Ware>;
  readonly #hurdles: Hurdle[];
  readonly #shelf: Shelf;
  /** Where places are scarce: what points on the track cost. */
  readonly #pointsGoal: PointsGoal | undefined;

  constructor(context: Context) {
    const { sight, who } = context;
    this.context = context;
    this.wares = waresOf(sight, who);
    this.#byId = new Map(this.wares.map((w) => [w.id, w]));
    this.budget = new Budget(context);
    this.worths = advanceWorths(context, this.wares);
    this.room = roomForAdvances(sight, who);
    this.income = expectedIncome(context);
    this.thrift = this.#thrift();
    this.held = holdingsOf(sight, who);
    this.#hurdles = hurdles(sight, who, Math.min(HORIZON, context.turnsLeft));
    this.#shelf = shelfOf(this.wares);
    const top = this.room < Infinity ? pointsGoal(sight, who) : undefined;
    if (!top) return;
    this.#pointsGoal = new PointsGoal(sight, who, top.points!);
    if (!this.#hurdles.some((h) => h.inTurns === top.inTurns)) this.#hurdles.push(top);
  }

  /** What the last point of all the money to come will buy, the best bargains first. */
  #thrift(): number {
    const { turnsLeft } = this.context;
    if (turnsLeft === 0) return LEFT_OVER;
    let money = LATER_DISCOUNT * (this.budget.most + this.income * turnsLeft);
    const bargains = this.wares
      .map(({ id, price }) => ({ price, rate: this.worth(id) / (price + 5) }))
      .sort((a, b) => b.rate - a.rate);
    let rate = bargains[0]?.rate ?? 0;
    for (const b of bargains) {
      if (money < 0) break;
      money -= b.price;
      rate = b.rate;
    }
    return Math.max(LEFT_OVER, Math.min(1.2, rate));
  }

  ware(id: AdvanceId): Ware {
    return this.#byId.get(id)!;
  }

  worth(id: AdvanceId): number {
    return this.worths.get(id)!;
  }

  /** Whether an advance counts toward what the track asks for next. */
  helps(id: AdvanceId): boolean {
    const { rules } = this.context.sight;
    const { cost, groups } = rules.advance(id);
    const owned = this.held.advances;
    for (const { requirement: need } of this.#hurdles) {
      const having = (fits: (cost: number) => boolean): number =>
        owned.filter((a) => fits(rules.advance(a).cost)).length;
      if (
        need.costing &&
        cost >= need.costing.atLeast &&
        having((c) => c >= need.costing!.atLeast) < need.costing.count
      )
        return true;
      if (need.under && cost < need.under.below && having((c) => c < need.under!.below) < need.under.count)
        return true;
      if (need.advances && owned.length < need.advances) return true;
      if (need.groups) {
        const known = new Set(owned.flatMap((a) => rules.advance(a).groups));
        if (known.size < need.groups && groups.some((g) => !known.has(g))) return true;
      }
      if (need.advancePoints && rules.advance(id).points > 0) return true;
    }
    return false;
  }

  /** A list of advances as a deal, with the best use of what comes with them; undefined if it cannot be paid. */
  deal(buy: AdvanceId[]): Deal | undefined {
    if (buy.length > this.room) return undefined;
    const deal: Deal = { buy, price: 0, worth: 0 };
    let rebate = 0;
    let gift: { group: string; below: number } | undefined;
    for (const id of buy) {
      const w = this.ware(id);
      deal.price += w.price;
      deal.worth += this.worth(id);
      rebate = Math.max(rebate, effectOf(w.advance, 'discountOther')?.points ?? 0);
      gift ??= effectOf(w.advance, 'freeAdvance');
    }
    if (rebate > 0) {
      let most = 0;
      for (const id of buy) {
        const w = this.ware(id);
        const saved = effectOf(w.advance, 'discountOther') ? 0 : Math.min(rebate, w.price);
        if (saved <= most) continue;
        most = saved;
        deal.discount = id;
      }
      deal.price -= most;
    }
    if (gift && buy.length < this.room) {
      let best = 0;
      for (const w of this.wares) {
        if (buy.includes(w.id) || !w.advance.groups.includes(gift.group) || w.advance.cost >= gift.below)
          continue;
        if (this.worth(w.id) <= best) continue;
        best = this.worth(w.id);
        deal.free = w.id;
      }
      deal.worth += best;
    }
    const loss = this.budget.loss(deal.price);
    if (loss === undefined) return undefined;
    const bought = deal.free === undefined ? buy : [...buy, deal.free];
    deal.worth -= loss * this.thrift + this.track(bought, this.budget.most - deal.price);
    return deal;
  }

  /** What the steps cost that will be missed on the track with these bought. */
  track(bought: readonly AdvanceId[], money: number): number {
    if (this.#hurdles.length === 0) return 0;
    const { sight, rates } = this.context;
    const held = [...this.held.advances, ...bought];
    const unsold = (wares: readonly Ware[]): Ware[] => wares.filter((w) => !bought.includes(w.id));
    const left = { cheap: unsold(this.#shelf.cheap), keen: unsold(this.#shelf.keen) };
    const costOf = this.#pointsGoal?.after(bought);
    const further = this.income * POINTS_FOR_MONEY;
    let lost = 0;
    for (const hurdle of this.#hurdles) {
      const open = openPrice(sight.rules, held, left, hurdle.requirement);
      const kept = money * KEPT ** (hurdle.inTurns - 1);
      lost = Math.max(lost, stepsLost(hurdle, open, kept, this.income));
      if (hurdle.points === undefined) continue;
      const steps = costOf
        ? stepsLost(hurdle, costOf(hurdle.points), kept, further)
        : stepsLost(hurdle, hurdle.points - this.#counted(held, money), 0, further);
      lost = Math.max(lost, steps);
    }
    return lost * rates.step;
  }

  /** What counts toward the points printed on the track. */
  #counted(held: readonly AdvanceId[], money: number): number {
    const { rules } = this.context.sight;
    const { printedOf } = rules.policies.succession(this.context.sight);
    const points = held.reduce((sum, id) => sum + rules.advance(id).points, 0);
    return printedOf === 'advances' ? points : points + money;
  }

  /** The deal as it is answered. */
  answer(deal: Deal): Purchase {
    const { sight, who } = this.context;
    const { buy, discount, free, price } = deal;
    const bought = free === undefined ? buy : [...buy, free];
    const { value, ...paid } = this.budget.pay(price);
    const purchase: Purchase = {
      buy,
      ...paid,
      treasury: treasuryDue(sight, who, price - value),
      ...(discount !== undefined && { discount }),
      ...(free !== undefined && { free }),
    };
    const left = this.wares.map((w) => w.id).filter((id) => !bought.includes(id));
    for (const id of bought) {
      const choice = effectOf(sight.rules.advance(id), 'creditsOfChoice');
      if (!choice) continue;
      const bound = likeGroup(sight, who, choice);
      const credits =
        bound === undefined
          ? choiceCredits(sight, left, choice.points, choice.oneGroup)
          : { [bound]: choice.points };
      purchase.credits = { ...purchase.credits, [id]: credits };
    }
    return purchase;
  }
}
