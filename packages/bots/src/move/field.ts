import { type AreaId, BARBARIANS, type NationId, type Sight } from '@ochre/engine';
import { grants, inPlay, nations, type Standing, standing, value } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { GROWING } from '../evaluation/rates.ts';

/** What it counts for that tokens are near a city to be, once there are none left to grow. */
const GATHERING = 4;

/** What a plan makes more or less of than usual. */
export interface Leaning {
  /** Land for later. */
  claim: number;
  /** Tokens near where a city may be founded next turn. */
  prospect: number;
  /** Room to grow in. */
  growth: number;
}

export const evenly: Leaning = { claim: 1, prospect: 1, growth: 1 };

/** The board as one nation's movement sees it: what stands where, and what own tokens are worth there. */
export class Field {
  readonly context: Context;
  readonly sight: Sight;
  readonly who: NationId;
  /** What one more token of growth next turn is worth, stock and land considered. */
  readonly growth: number;
  /** What it counts for that a token stands where a city may be founded next turn. */
  readonly foresight: number;
  /** Where cities will be built once the movement is over. */
  readonly building = new Map<AreaId, number>();
  /** Where others' tokens will be fought off. */
  readonly cleared = new Set<AreaId>();
  readonly #leaning: Leaning;
  /** What does not depend on what is planned. */
  readonly #standing: Map<AreaId, Standing>;
  readonly #room: Map<AreaId, number>;
  readonly #first: Map<AreaId, number>;
  readonly #danger: Map<AreaId, number>;
  readonly #prospects: Map<AreaId, number>;

  /** What `like` has found out about the same board need not be found out again. */
  constructor(context: Context, tokens: number, like?: Field, leaning: Leaning = evenly) {
    this.#leaning = leaning;
    this.#standing = like ? like.#standing : new Map();
    this.#room = like ? like.#room : new Map();
    this.#first = like ? like.#first : new Map();
    this.#danger = like ? like.#danger : new Map();
    this.#prospects = like ? like.#prospects : new Map();
    this.context = context;
    this.sight = context.sight;
    this.who = context.who;
    const { own } = context;
    const tax = value(this.sight, this.who, 'taxRate') * own.cities.length;
    const stock = own.stock.tokens - tax;
    // As many tokens again will come as stand two to an area; beyond what stock gives there are none.
    const scarce = Math.max(0, Math.min(1, (stock - tokens / 2) / Math.max(1, tokens / 2)));
    this.growth = context.lastTurn ? 0 : 0.3 + 1.9 * scarce * leaning.growth;
    this.foresight = leaning.prospect * Math.max(context.skill.foresight, GATHERING * (1 - scarce));
  }

  /** What others have in an area. */
  standing(area: AreaId): Standing {
    let s = this.#standing.get(area);
    if (!s) {
      s = standing(this.sight, area, this.who);
      this.#standing.set(area, s);
    }
    return s;
  }

  foreignCity(area: AreaId): boolean {
    const { city } = this.standing(area);
    return city !== undefined && city !== this.who;
  }

  /** Own tokens that may stay in peace. */
  room(area: AreaId): number {
    if (this.cleared.has(area)) return this.sight.rules.map.area(area).limit ?? 0;
    let room = this.#room.get(area);
    if (room === undefined) {
      room = this.#roomOf(area);
      this.#room.set(area, room);
    }
    return room;
  }

  #roomOf(area: AreaId): number {
    if (!inPlay(this.sight, area) || this.foreignCity(area)) return 0;
    const there = this.standing(area);
    if (there.city === undefined && there.tokens > 0) return Math.max(0, there.limit - there.tokens);
    return this.sight.rules.policies.limit(this.sight, this.who, area);
  }

  /** What the `n`-th own token in an area is worth once all have moved. */
  slot(area: AreaId, n: number): number {
    if (n <= 0) return 0;
    // A city takes in all tokens of its area.
    if (this.building.has(area)) return n <= this.building.get(area)! ? 50 : 0;
    if (n > this.room(area)) return 0;
    const { temper } = this.context;
    let worth = 1.2 + (n <= GROWING ? this.growth : 0.05 * (this.room(area) - n));
    // Land for later is worth nothing when there is no later.
    if (this.context.lastTurn) return worth;
    if (n === 1) worth += this.#claim(area) * temper.cities * this.#leaning.claim;
    if (this.foresight > 0) worth += this.foresight * this.#prospect(area);
    return worth;
  }

  /** Worth of the first token: land for later. */
  #claim(area: AreaId): number {
    let first = this.#first.get(area);
    if (first === undefined) {
      const { map } = this.sight.rules;
      const { limit = 0, site, region, land } = map.area(area);
      first = 0.35 * limit;
      const free = this.standing(area).city === undefined;
      if (site && free && (this.foresight === 0 || this.#reachable(area))) first += 2;
      if (region === this.who) first += 0.6;
      // Land beyond it that nobody has taken.
      for (const next of land)
        if (inPlay(this.sight, next)) {
          const there = this.standing(next);
          if (there.city !== undefined || there.tokens > 0 || this.context.own.tokens[next]) continue;
          first += map.area(next).site ? 0.35 : 0.15;
        }
      this.#first.set(area, first);
    }
    return first;
  }

  /** Whether the land around can ever bring together what a city takes. */
  #reachable(site: AreaId): boolean {
    const { map, policies } = this.sight.rules;
    const cost = policies.cityCost(this.sight, site, this.who) ?? Infinity;
    let most = (map.area(site).limit ?? 0) + GROWING;
    for (const next of map.area(site).land)
      if (inPlay(this.sight, next) && !this.foreignCity(next) && !this.context.own.cities.includes(next))
        most += (map.area(next).limit ?? 0) + GROWING;
    return most >= cost;
  }

  /** How near a city is that a token here could be part of next turn: from nothing to one. */
  #prospect(area: AreaId): number {
    let best = this.#prospects.get(area);
    if (best === undefined) {
      const { map, policies } = this.sight.rules;
      const { tokens, cities } = this.context.own;
      best = 0;
      for (const site of [area, ...map.area(area).land]) {
        if (!inPlay(this.sight, site) || this.standing(site).city !== undefined || cities.includes(site))
          continue;
        const cost = policies.cityCost(this.sight, site, this.who);
        if (cost === undefined || !this.#reachable(site)) continue;
        let near = tokens[site] ?? 0;
        for (const next of map.area(site).land) near += tokens[next] ?? 0;
        best = Math.max(best, Math.min(1, near / cost) * (map.area(site).site ? 1 : 0.4));
      }
      this.#prospects.set(area, best);
    }
    return best;
  }

  /** The most tokens one other nation can bring to an area. */
  danger(area: AreaId): number {
    let most = this.#danger.get(area);
    if (most === undefined) {
      most = 0;
      const { nations: all } = this.sight.open;
      const near = [area, ...this.sight.rules.map.area(area).land];
      for (const other of nations(this.sight)) {
        if (other === this.who) continue;
        let n = 0;
        for (const a of near) n += all[other]!.tokens[a] ?? 0;
        most = Math.max(most, n);
      }
      this.#danger.set(area, most);
    }
    return most;
  }

  /** Whether tokens may come into conflict there: peace and closed cities are kept. */
  assailable(area: AreaId): boolean {
    const { sight, who } = this;
    const { city } = this.standing(area);
    if (city !== undefined && city !== BARBARIANS && city !== who) {
      if (grants(sight, city, 'closedCities') && !grants(sight, who, 'opensCities')) return false;
      if (grants(sight, city, 'peace') && !grants(sight, who, 'breaksPeace')) return false;
    }
    if (grants(sight, who, 'breaksPeace')) return true;
    return !nations(sight).some(
      (other) => other !== who && sight.open.nations[other]!.tokens[area] && grants(sight, other, 'peace'),
    );
  }
}
