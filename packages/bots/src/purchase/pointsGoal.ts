import type { Advance, AdvanceId, NationId, Position } from '@ochre/engine';
import { nation, roomForAdvances } from '@ochre/engine/query';
import { acquire, type Holdings, holdingsOf, imagine } from './market.ts';

/** What a point counts for that the places left do not give. */
const FAR = 6;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** What it takes to come to the points printed on the track, where only so many advances may be held. */
export class PointsGoal {
  readonly #p: Position;
  readonly #who: NationId;
  readonly #top: number;
  readonly #held: Holdings;
  readonly #room: number;
  readonly #left: readonly Advance[];
  /** The points of all advances are multiples of this. */
  readonly #unit: number;

  /** `top`: the most points that will be asked about. */
  constructor(p: Position, who: NationId, top: number) {
    const { advances } = p.rules.ruleset;
    this.#p = p;
    this.#who = who;
    this.#top = top;
    this.#held = holdingsOf(p, who);
    this.#room = roomForAdvances(p, who);
    this.#left = advances.filter((a) => !nation(p, who).advances.includes(a.id));
    const unit = advances.reduce((all, a) => gcd(all, a.points), 0);
    this.#unit = Math.max(1, unit);
  }

  /** Once these are bought: the least that so many points cost, at the prices then. */
  after(bought: readonly AdvanceId[]): (points: number) => number {
    const then = acquire(this.#p, this.#held, bought);
    const ways = this.#firsts(then).map((first) => this.#with(then, first));
    return (points) => Math.min(...ways.map((costOf) => costOf(points)));
  }

  /** What may be bought first because others build on it: nothing, or all that one of them asks for. */
  #firsts({ advances }: Holdings): AdvanceId[][] {
    const found = new Map<string, AdvanceId[]>([['', []]]);
    for (const { id, after = [] } of this.#left) {
      const missing = after.filter((first) => !advances.includes(first));
      if (!advances.includes(id)) found.set(missing.join(), missing);
    }
    return [...found.values()];
  }

  /** The same, if these come first. */
  #with(then: Holdings, first: readonly AdvanceId[]): (points: number) => number {
    const held = acquire(this.#p, then, first);
    const places = this.#room + this.#held.advances.length - held.advances.length;
    if (places < 0) return () => Infinity;
    const now = imagine(this.#p, this.#who, then);
    const paid = first.reduce((sum, id) => sum + this.#p.rules.policies.price(now, this.#who, id), 0);
    const have = held.advances.reduce((sum, id) => sum + this.#p.rules.advance(id).points, 0);
    const units = (points: number): number => Math.max(0, Math.ceil((points - have) / this.#unit));
    const most = units(this.#top);
    const least = this.#leastPrices(held, most, places);
    return (points) => {
      const asked = units(points);
      let cost = Infinity;
      for (let u = asked; u <= most; u++) cost = Math.min(cost, least[u]!);
      for (let u = asked - 1; cost === Infinity; u--)
        if (least[u]! < Infinity) cost = least[u]! + FAR * this.#unit * (asked - u);
      return paid + cost;
    };
  }

  /** By units of points up to `most`, the last for all beyond: the least they cost in so many places. */
  #leastPrices(held: Holdings, most: number, places: number): Float64Array {
    const then = imagine(this.#p, this.#who, held);
    const width = most + 1;
    const least = new Float64Array((places + 1) * width).fill(Infinity);
    least[0] = 0;
    for (const { id, points, after = [] } of this.#left) {
      if (held.advances.includes(id) || after.some((first) => !held.advances.includes(first))) continue;
      const price = this.#p.rules.policies.price(then, this.#who, id);
      const n = Math.round(points / this.#unit);
      for (let from = (places - 1) * width; from >= 0; from -= width)
        for (let u = most; u >= 0; u--) {
          const cost = least[from + u]! + price;
          const to = from + width + Math.min(most, u + n);
          if (cost < least[to]!) least[to] = cost;
        }
    }
    for (let u = 0; u <= most; u++)
      for (let k = 1; k <= places; k++) least[u] = Math.min(least[u]!, least[k * width + u]!);
    return least.subarray(0, width);
  }
}
