import type { Order } from '@ochre/engine';
import type { Field } from './field.ts';
import type { Way } from './terrain.ts';

/** Tokens of one area by where they go, in the order in which they were first sent there. */
class Flow {
  readonly to: number[] = [];
  readonly n: number[] = [];

  add(to: number, n: number): void {
    const at = this.to.indexOf(to);
    if (at >= 0) this.n[at]! += n;
    else {
      this.to.push(to);
      this.n.push(n);
    }
  }
}

/** Own tokens by area: how many may move, and how many stand there with all orders carried out. */
export interface Forces {
  areas: readonly number[];
  free: Int16Array;
  standing: Int16Array;
  tokens: number;
}

/** Where own tokens go: how many from each area to each. */
export class Plan {
  readonly field: Field;
  /** Where tokens may move from. */
  readonly areas: readonly number[];
  /** Tokens that may move, by where they stand; those promised to something are taken off. */
  readonly free: Int16Array;
  /** Areas where tokens stand or stood in between, in the order in which that was first thought of. */
  readonly reached: number[];
  /** Tokens that stand where, orders carried out. */
  readonly #final: Int16Array;
  readonly #seen: Uint8Array;
  /** From each area: tokens by where they go, itself included. */
  readonly #flows: Flow[] = [];
  /** Flows that are assigned. */
  readonly #fixed: Flow[] = [];

  constructor(field: Field, { areas, free, standing }: Forces) {
    this.field = field;
    this.areas = areas;
    this.free = free.slice();
    this.reached = [...areas];
    this.#final = standing.slice();
    this.#seen = new Uint8Array(standing.length);
    for (const area of areas) {
      this.#seen[area] = 1;
      const flow = new Flow();
      flow.add(area, free[area]!);
      this.#flows[area] = flow;
    }
  }

  /** Tokens that stand there, orders carried out. */
  at(area: number): number {
    return this.#final[area]!;
  }

  /** Lets so many stand there, wherever they come from. */
  put(area: number, n: number): void {
    this.#final[area] = n;
    if (this.#seen[area] === 1) return;
    this.#seen[area] = 1;
    this.reached.push(area);
  }

  /** Where tokens of an area can go and stay. */
  ways(from: number): readonly Way[] {
    return this.field.terrain.ways(from);
  }

  #shift(from: number, old: number, to: number, n: number): void {
    const flow = this.#flows[from]!;
    flow.add(old, -n);
    flow.add(to, n);
    this.put(old, this.at(old) - n);
    this.put(to, this.at(to) + n);
  }

  /** Lets `n` tokens go from one area to another. */
  assign(from: number, to: number, n: number): void {
    if (n <= 0) return;
    if (from !== to) this.#shift(from, from, to, n);
    this.#flows[from]!.add(to, -n);
    this.#fixed[from] ??= new Flow();
    this.#fixed[from].add(to, n);
    this.free[from]! -= n;
  }

  /** Takes tokens off the board, those worth least where they go: spent, or aboard a ship. */
  remove(from: number, n: number): void {
    const flow = this.#flows[from]!;
    for (let left = n; left > 0; left--) {
      const worst = this.#worst(flow);
      if (worst < 0) break;
      flow.n[worst]!--;
      const to = flow.to[worst]!;
      this.put(to, this.at(to) - 1);
    }
    this.free[from]! -= n;
  }

  /** The place within a flow of the tokens that are worth least where they go; less than nothing if there are none. */
  #worst({ to, n }: Flow): number {
    let worst = -1;
    let least = Infinity;
    for (let i = 0; i < to.length; i++) {
      if (n[i]! <= 0) continue;
      const worth = this.field.slot(to[i]!, this.at(to[i]!));
      if (worth < least) [worst, least] = [i, worth];
    }
    return worst;
  }

  /** Moves tokens one by one to where they are worth more, until none is or `most` have moved. */
  climb(most = 300): void {
    const { field } = this;
    for (let moved = true, left = most; moved && left > 0; ) {
      moved = false;
      for (const from of this.areas) {
        if (this.free[from]! <= 0) continue;
        const flow = this.#flows[from]!;
        const ways = this.ways(from);
        for (;;) {
          const at = this.#worst(flow);
          if (at < 0) break;
          const worst = flow.to[at]!;
          const least = field.slot(worst, this.at(worst));
          let best = -1;
          let gain = 1e-6;
          for (let i = -1; i < ways.length; i++) {
            const to = i < 0 ? from : ways[i]!.to;
            if (to === worst) continue;
            const more = field.slot(to, this.at(to) + 1) - least;
            if (more > gain) [best, gain] = [to, more];
          }
          if (best < 0 || left-- <= 0) break;
          this.#shift(from, worst, best, 1);
          moved = true;
        }
      }
    }
  }

  /** Crowds up to `most` tokens, those worth least first, where they will have no room and go back to stock. */
  shed(most: number): void {
    const { field } = this;
    const { tokens } = field.terrain;
    const full = (to: number): boolean =>
      field.building(to) === 0 && tokens[to] === 0 && this.at(to) >= field.room(to);
    for (let left = most; left > 0; left--) {
      let best: { from: number; old: number; to: number } | undefined;
      let least = Infinity;
      for (const from of this.areas) {
        if (this.free[from]! <= 0) continue;
        const crowded = [from, ...this.ways(from).map((w) => w.to)].filter(full);
        const flow = this.#flows[from]!;
        for (const [i, old] of flow.to.entries()) {
          const to = crowded.find((area) => area !== old);
          const worth = flow.n[i]! > 0 && to !== undefined ? field.slot(old, this.at(old)) : 0;
          if (worth > 0 && worth < least) [best, least] = [{ from, old, to: to! }, worth];
        }
      }
      if (!best) break;
      this.#shift(best.from, best.old, best.to, 1);
    }
  }

  /** What tokens of an area are worth where they go, as far as it is less than `below`: the least first. */
  idle(from: number, below: number): number[] {
    const found: number[] = [];
    const flow = this.#flows[from];
    if (!flow) return found;
    for (const [at, to] of flow.to.entries()) {
      const there = this.at(to);
      for (let i = 0; i < flow.n[at]!; i++) {
        const worth = this.field.slot(to, there - i);
        if (worth < below) found.push(worth);
      }
    }
    return found.sort((a, b) => a - b);
  }

  /** What the tokens of an area that may move are worth where they stand, the last first. */
  worths(from: number): number[] {
    return Array.from({ length: this.free[from]! }, (_, i) => this.field.slot(from, this.at(from) - i));
  }

  /** All walks, whether assigned or found by climbing. */
  walks(): Order[] {
    const orders: Order[] = [];
    const id = (area: number): string => this.field.area(area).id;
    for (const from of this.areas) {
      const all = new Flow();
      for (const flow of [this.#fixed[from], this.#flows[from]])
        for (const [i, to] of flow?.to.entries() ?? [])
          if (flow!.n[i]! > 0 && to !== from) all.add(to, flow!.n[i]!);
      for (const [i, to] of all.to.entries()) {
        const via = this.ways(from).find((w) => w.to === to)?.via;
        const n = all.n[i]!;
        orders.push({
          do: 'walk',
          n,
          from: id(from),
          to: id(to),
          ...(via !== undefined && { via: id(via) }),
        });
      }
    }
    return orders;
  }
}
