import type { AdvanceId, Requirement } from '@ochre/engine';
import { nation } from '@ochre/engine/board/queries.ts';
import { epochAt, epochIndex } from '@ochre/engine/board/succession.ts';
import { protection } from '../mind/perils.ts';
import { abilityWorth } from './abilities.ts';
import type { Shop } from './deal.ts';
import { acquire, imagine } from './market.ts';

/** What a hurdle on the track asks of advances, as numbers to count against. */
interface Gate {
  need: Requirement;
  points: number;
}

/** How the income of the turns to come may turn out against what is expected. */
const LUCK = [0.55, 0.75, 0.9, 1.05, 1.3];
/** Of the money of a turn, the part that is counted on when it is saved for later. */
const SURE = 0.85;

/**
 * The purchases of the turns to come played through: what a nation ends with that holds certain advances now. Prices
 * fall by what each advance takes off each other.
 */
export class Future {
  readonly #shop: Shop;
  readonly #turns: number;
  readonly #ids: AdvanceId[];
  readonly #index = new Map<AdvanceId, number>();
  readonly #price: Float64Array;
  readonly #cost: Float64Array;
  readonly #vp: Float64Array;
  /** Worth of attributes, a turn. */
  readonly #use: Float64Array;
  /** What having one takes off the price of another. */
  readonly #saves: Float64Array[];
  readonly #groups: string[][];
  /** By steps ahead of the marker. */
  readonly #gates: (Gate | undefined)[];
  /** Whether money counts toward points printed on the track. */
  readonly #moneyCounts: boolean;
  readonly #base: { count: number; costs: number[]; points: number; groups: Set<string> };

  constructor(shop: Shop) {
    const { sight, who, rates } = shop.mind;
    const { rules } = sight;
    this.#shop = shop;
    this.#turns = shop.mind.turnsLeft;
    this.#ids = shop.wares.map((w) => w.id);
    for (const [i, id] of this.#ids.entries()) this.#index.set(id, i);
    this.#price = Float64Array.from(shop.wares, (w) => w.price);
    this.#cost = Float64Array.from(shop.wares, (w) => w.advance.cost);
    this.#vp = Float64Array.from(shop.wares, (w) => rates.victory * w.advance.points);
    this.#use = Float64Array.from(
      shop.wares,
      (w) => abilityWorth(sight, who, w.advance) + protection(sight, who, w.id),
    );
    this.#groups = shop.wares.map((w) => w.advance.groups);
    this.#saves = shop.wares.map((w) => {
      const then = imagine(sight, who, acquire(sight, shop.held, [w.id]));
      return Float64Array.from(shop.wares, (o) =>
        o.id === w.id ? 0 : Math.max(0, o.price - rules.policies.price(then, who, o.id)),
      );
    });
    const held = shop.held.advances.map((id) => rules.advance(id));
    this.#base = {
      count: held.length,
      costs: held.map((a) => a.cost),
      points: held.reduce((sum, a) => sum + a.points, 0),
      groups: new Set(held.flatMap((a) => a.groups)),
    };
    this.#moneyCounts = rules.policies.succession(sight).printedOf !== 'advances';
    this.#gates = this.#readTrack();
  }

  #readTrack(): (Gate | undefined)[] {
    const { sight, who } = this.#shop.mind;
    const table = sight.rules.policies.succession(sight);
    const { space } = nation(sight, who);
    const gates: (Gate | undefined)[] = [];
    for (let at = space + 1; at <= Math.min(table.last, space + this.#turns + 1); at++) {
      const entered = epochIndex(sight, who, at) > epochIndex(sight, who, at - 1);
      const asked = entered || !table.onEntry ? epochAt(sight, who, at)?.requirement : undefined;
      const points = table.printed?.[who]?.[at]?.points ?? 0;
      gates.push(asked || points ? { need: asked ?? {}, points } : undefined);
    }
    return gates;
  }

  /** What holding these, with so much money left, comes to at the end of the game: the mean over luck and taste. */
  worth(bought: readonly AdvanceId[], left: number): number {
    let sum = 0;
    for (const luck of LUCK) sum += this.#play(bought, left, luck);
    return sum / LUCK.length;
  }

  #play(bought: readonly AdvanceId[], left: number, luck: number): number {
    const { rates } = this.#shop.mind;
    const run = new Run(this.#price, this.#base);
    for (const id of bought) this.#take(run, this.#index.get(id)!, this.#turns);
    let money = left;
    let step = 0;
    // The marker moves at the end of this turn already.
    if (step < this.#gates.length && this.#passes(run, this.#gates[step], money)) step++;
    for (let turn = this.#turns - 1; turn >= 0; turn--) {
      money += luck * this.#shop.income;
      money = this.#spend(run, money, turn, step);
      if (step < this.#gates.length && this.#passes(run, this.#gates[step], money)) step++;
    }
    return run.worth + step * rates.step;
  }

  #take(run: Run, i: number, turns: number): void {
    run.owned[i] = 1;
    run.worth += this.#vp[i]! + this.#use[i]! * turns;
    run.count++;
    run.costs.push(this.#cost[i]!);
    run.points += this.#shop.wares[i]!.advance.points;
    for (const g of this.#groups[i]!) run.groups.add(g);
    const saves = this.#saves[i]!;
    for (let j = 0; j < saves.length; j++)
      if (saves[j]! > 0) run.price[j] = Math.max(0, run.price[j]! - saves[j]!);
  }

  #passes(run: Run, gate: Gate | undefined, money: number): boolean {
    if (!gate) return true;
    if (gate.points > 0 && run.points + (this.#moneyCounts ? money : 0) < gate.points) return false;
    return this.#missing(run, gate.need) === 0;
  }

  /** How many advances more, at least, a requirement takes. */
  #missing(run: Run, need: Requirement): number {
    let n = 0;
    if (need.advances) n = Math.max(n, need.advances - run.count);
    if (need.costing)
      n = Math.max(n, need.costing.count - run.costs.filter((c) => c >= need.costing!.atLeast).length);
    if (need.under) n = Math.max(n, need.under.count - run.costs.filter((c) => c < need.under!.below).length);
    if (need.groups) n = Math.max(n, need.groups - run.groups.size);
    if (need.advancePoints && run.points < need.advancePoints) n = Math.max(n, 1);
    return Math.max(0, n);
  }

  #fits(run: Run, i: number, need: Requirement): boolean {
    if (need.costing && run.costs.filter((c) => c >= need.costing!.atLeast).length < need.costing.count)
      return this.#cost[i]! >= need.costing.atLeast;
    if (need.under && run.costs.filter((c) => c < need.under!.below).length < need.under.count)
      return this.#cost[i]! < need.under.below;
    if (need.groups && run.groups.size < need.groups) return this.#groups[i]!.some((g) => !run.groups.has(g));
    return true;
  }

  /** Buys for a turn: what the track asks for in time, then the best bargains, and returns what is left. */
  #spend(run: Run, purse: number, turn: number, step: number): number {
    let money = purse;
    const bound = this.#room(run);
    let reserve = 0;
    const next = this.#nextGate(run, step);
    if (next) {
      const { gate, inTurns } = next;
      // Pay now what is due now; put aside what the turns until then will not bring.
      if (inTurns === 1) money = this.#meet(run, gate.need, money, turn);
      else reserve = Math.max(0, this.#openPrice(run, gate.need) - SURE * this.#shop.income * (inTurns - 1));
    }
    for (let left = bound(); left > 0; left--) {
      let best = -1;
      let top = 0;
      for (let i = 0; i < this.#ids.length; i++) {
        const price = run.price[i]!;
        if (run.owned[i] || price > money) continue;
        const wanted = next && this.#fits(run, i, next.gate.need);
        if (price > money - (wanted ? 0 : reserve)) continue;
        const rate = this.#value(run, i, turn) / (price + 4);
        if (rate > top) [best, top] = [i, rate];
      }
      if (best < 0) break;
      money -= run.price[best]!;
      if (next && this.#fits(run, best, next.gate.need)) reserve = Math.max(0, reserve - run.price[best]!);
      this.#take(run, best, turn);
    }
    // What is kept over the turn is part of the hand, and only so much of it can be.
    return Math.min(money, 150);
  }

  #room(run: Run): () => number {
    const most = this.#shop.mind.sight.rules.numbers['advanceLimit'] ?? Infinity;
    return () => Math.min(20, most - run.count);
  }

  #value(run: Run, i: number, turn: number): number {
    let saved = 0;
    const saves = this.#saves[i]!;
    if (turn > 0)
      for (let j = 0; j < saves.length; j++) if (!run.owned[j]) saved += Math.min(saves[j]!, run.price[j]!);
    return this.#vp[i]! + this.#use[i]! * turn + saved * Math.min(0.5, 0.08 * turn);
  }

  #nextGate(run: Run, step: number): { gate: Gate; inTurns: number } | undefined {
    for (let at = step; at < this.#gates.length; at++) {
      const gate = this.#gates[at];
      if (gate && this.#missing(run, gate.need) > 0) return { gate, inTurns: at - step + 1 };
    }
    return undefined;
  }

  #meet(run: Run, need: Requirement, purse: number, turn: number): number {
    let money = purse;
    for (let guard = 0; guard < 12 && this.#missing(run, need) > 0; guard++) {
      let best = -1;
      for (let i = 0; i < this.#ids.length; i++)
        if (!run.owned[i] && this.#fits(run, i, need) && (best < 0 || run.price[i]! < run.price[best]!))
          best = i;
      if (best < 0 || run.price[best]! > money) break;
      money -= run.price[best]!;
      this.#take(run, best, turn);
    }
    return money;
  }

  #openPrice(run: Run, need: Requirement): number {
    const missing = this.#missing(run, need);
    const prices: number[] = [];
    for (let i = 0; i < this.#ids.length; i++)
      if (!run.owned[i] && this.#fits(run, i, need)) prices.push(run.price[i]!);
    prices.sort((a, b) => a - b);
    let sum = 0;
    for (let i = 0; i < missing; i++) sum += prices[i] ?? 200;
    return sum;
  }
}

/** Holdings while the turns are played through. */
class Run {
  readonly owned: Uint8Array;
  readonly price: Float64Array;
  readonly costs: number[];
  readonly groups: Set<string>;
  count: number;
  points: number;
  worth = 0;

  constructor(
    price: Float64Array,
    base: { count: number; costs: number[]; points: number; groups: Set<string> },
  ) {
    this.owned = new Uint8Array(price.length);
    this.price = price.slice();
    this.costs = [...base.costs];
    this.groups = new Set(base.groups);
    this.count = base.count;
    this.points = base.points;
  }
}
