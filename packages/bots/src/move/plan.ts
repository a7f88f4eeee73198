import type { AreaId, Order } from '@ochre/engine';
import type { Field } from './field.ts';
import { type Way, ways } from './ways.ts';

/** Where own tokens go: how many from each area to each. */
export class Plan {
  readonly field: Field;
  readonly areas: AreaId[];
  /** Tokens that may move, by where they stand; those promised to something are taken off. */
  readonly free: Map<AreaId, number>;
  /** Tokens that stand where, orders carried out. */
  readonly final: Map<AreaId, number>;
  /** From each area: tokens by where they go, itself included. */
  readonly #flows = new Map<AreaId, Map<AreaId, number>>();
  /** Flows that are assigned. */
  readonly #fixed = new Map<AreaId, Map<AreaId, number>>();

  constructor(field: Field, free: ReadonlyMap<AreaId, number>, standing: ReadonlyMap<AreaId, number>) {
    this.field = field;
    this.areas = field.sight.rules.map.sorted(free.keys());
    this.free = new Map(free);
    this.final = new Map(standing);
    for (const area of this.areas) this.#flows.set(area, new Map([[area, free.get(area)!]]));
  }

  at(area: AreaId): number {
    return this.final.get(area) ?? 0;
  }

  /** Where tokens of an area can go and stay. */
  ways(from: AreaId): readonly Way[] {
    return ways(this.field, from);
  }

  #shift(from: AreaId, old: AreaId, to: AreaId, n: number): void {
    const flow = this.#flows.get(from)!;
    flow.set(old, flow.get(old)! - n);
    flow.set(to, (flow.get(to) ?? 0) + n);
    this.final.set(old, this.at(old) - n);
    this.final.set(to, this.at(to) + n);
  }

  /** Lets `n` tokens go from one area to another. */
  assign(from: AreaId, to: AreaId, n: number): void {
    if (n <= 0) return;
    if (from !== to) this.#shift(from, from, to, n);
    const flow = this.#flows.get(from)!;
    flow.set(to, flow.get(to)! - n);
    const fixed = this.#fixed.get(from) ?? new Map<AreaId, number>();
    fixed.set(to, (fixed.get(to) ?? 0) + n);
    this.#fixed.set(from, fixed);
    this.free.set(from, this.free.get(from)! - n);
  }

  /** Takes tokens off the board, those worth least where they go: spent, or aboard a ship. */
  remove(from: AreaId, n: number): void {
    const flow = this.#flows.get(from)!;
    for (let left = n; left > 0; left--) {
      let worst: AreaId | undefined;
      let least = Infinity;
      for (const [to, count] of flow) {
        const worth = count > 0 ? this.field.slot(to, this.at(to)) : Infinity;
        if (worth < least) [worst, least] = [to, worth];
      }
      if (worst === undefined) break;
      flow.set(worst, flow.get(worst)! - 1);
      this.final.set(worst, this.at(worst) - 1);
    }
    this.free.set(from, this.free.get(from)! - n);
  }

  /** Moves tokens one by one to where they are worth more, until none is or `most` have moved. */
  climb(most = 300): void {
    const { field } = this;
    for (let moved = true, left = most; moved && left > 0; ) {
      moved = false;
      for (const from of this.areas) {
        if ((this.free.get(from) ?? 0) <= 0) continue;
        const flow = this.#flows.get(from)!;
        const ways = this.ways(from);
        for (;;) {
          let worst: AreaId | undefined;
          let least = Infinity;
          for (const [to, n] of flow) {
            if (n <= 0) continue;
            const worth = field.slot(to, this.at(to));
            if (worth < least) [worst, least] = [to, worth];
          }
          if (worst === undefined) break;
          let best: AreaId | undefined;
          let gain = 1e-6;
          const look = (to: AreaId): void => {
            if (to === worst) return;
            const more = field.slot(to, this.at(to) + 1) - least;
            if (more > gain) [best, gain] = [to, more];
          };
          look(from);
          for (const { to } of ways) look(to);
          if (best === undefined || left-- <= 0) break;
          this.#shift(from, worst, best, 1);
          moved = true;
        }
      }
    }
  }

  /** Crowds up to `most` tokens, those worth least first, where they will have no room and go back to stock. */
  shed(most: number): void {
    const { field } = this;
    for (let left = most; left > 0; left--) {
      let best: { from: AreaId; old: AreaId; to: AreaId } | undefined;
      let least = Infinity;
      for (const from of this.areas) {
        if ((this.free.get(from) ?? 0) <= 0) continue;
        const full = [from, ...this.ways(from).map((w) => w.to)].filter(
          (to) => !field.building.has(to) && field.standing(to).tokens === 0 && this.at(to) >= field.room(to),
        );
        for (const [old, n] of this.#flows.get(from)!) {
          const to = full.find((area) => area !== old);
          const worth = n > 0 && to !== undefined ? field.slot(old, this.at(old)) : 0;
          if (worth > 0 && worth < least) [best, least] = [{ from, old, to: to! }, worth];
        }
      }
      if (!best) break;
      this.#shift(best.from, best.old, best.to, 1);
    }
  }

  /** What tokens of an area are worth where they go, as far as it is less than `below`: the least first. */
  idle(from: AreaId, below: number): number[] {
    const found: number[] = [];
    for (const [to, count] of this.#flows.get(from) ?? []) {
      const there = this.at(to);
      for (let i = 0; i < count; i++) {
        const worth = this.field.slot(to, there - i);
        if (worth < below) found.push(worth);
      }
    }
    return found.sort((a, b) => a - b);
  }

  /** All walks, whether assigned or found by climbing. */
  walks(): Order[] {
    const orders: Order[] = [];
    for (const from of this.areas) {
      const all = new Map<AreaId, number>();
      for (const flows of [this.#fixed.get(from), this.#flows.get(from)])
        for (const [to, n] of flows ?? []) if (n > 0 && to !== from) all.set(to, (all.get(to) ?? 0) + n);
      for (const [to, n] of all) {
        const via = this.ways(from).find((w) => w.to === to)?.via;
        orders.push({ do: 'walk', n, from, to, ...(via !== undefined && { via }) });
      }
    }
    return orders;
  }
}
