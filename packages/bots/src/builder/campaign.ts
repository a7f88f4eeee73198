import type { AreaId, Nation, NationId, Order, Sight } from '@ochre/engine';
import { grants, nation, tokenAreas, tokenOwners, tokensOnBoard, value } from '@ochre/engine/query';
import { Terrain } from '../move/terrain.ts';

/** Earlier cities cost more growth than their cards are worth. */
const FIRST_CITY = 5;
/** Tokens kept over the bare support of cities, to grow from. */
const SEED = 4;
/** Tokens an area needs to grow at full speed. */
export const GROWING = 2;

/** A movement being planned: what has not moved yet, what will stand where, the orders so far. */
export class Campaign {
  readonly sight: Sight;
  readonly who: NationId;
  readonly own: Nation;
  readonly orders: Order[] = [];
  /** Tokens still free to move, per area. */
  readonly free: Record<AreaId, number>;
  /** Own tokens per area once all orders are carried out. */
  readonly plan: Record<AreaId, number>;
  readonly #terrain: Terrain;

  constructor(sight: Sight, who: NationId) {
    this.sight = sight;
    this.who = who;
    this.own = nation(sight, who);
    this.free = { ...this.own.tokens };
    this.plan = { ...this.own.tokens };
    this.#terrain = new Terrain(sight, who);
  }

  walk(from: AreaId, to: AreaId, n: number): void {
    if (n <= 0) return;
    this.leave(from, n);
    this.arrive(to, n);
    this.orders.push({ do: 'walk', n, from, to });
  }

  leave(area: AreaId, n: number): void {
    this.free[area] = (this.free[area] ?? 0) - n;
    this.plan[area] = (this.plan[area] ?? 0) - n;
  }

  arrive(area: AreaId, n: number): void {
    this.plan[area] = (this.plan[area] ?? 0) + n;
  }

  /** Own tokens that may stay without conflict; fewer than none where others leave no room. */
  #limit(area: AreaId): number {
    const { cities, tokens } = this.#terrain;
    const { index, limit = 0 } = this.sight.rules.map.area(area);
    const others = tokens[index]!;
    return cities[index] === undefined && others > 0 ? limit - others : this.#terrain.limit(index);
  }

  /** How many more tokens fit without conflict. */
  room(area: AreaId): number {
    const { index } = this.sight.rules.map.area(area);
    if (!this.#terrain.open(index) || this.#terrain.foreignCity(index)) return 0;
    return this.#limit(area) - (this.plan[area] ?? 0);
  }

  /** Tokens that find no place where they stand. */
  excess(area: AreaId): number {
    return Math.min(this.free[area] ?? 0, (this.plan[area] ?? 0) - Math.max(0, this.#limit(area)));
  }

  /** Brings together the tokens of new cities, as many as the rest can support. */
  gather(): void {
    const rate = value(this.sight, this.who, 'supportRate');
    let population = tokensOnBoard(this.sight, this.who);
    let cities = this.own.cities.length;
    let stock = this.own.stock.cities;
    if (cities === 0 && this.sight.open.turn < FIRST_CITY) return;
    for (const { area, cost } of this.sites()) {
      if (stock === 0 || population - cost < rate * (cities + 1) + SEED) return;
      if (!this.muster(area, cost)) continue;
      population -= cost;
      cities++;
      stock--;
    }
  }

  /** Where a city could stand, nearest to done first. */
  private sites(): { area: AreaId; cost: number }[] {
    const { map } = this.sight.rules;
    const terrain = this.#terrain;
    const near = new Set(tokenAreas(this.sight, this.who).flatMap((a) => [a, ...map.area(a).land]));
    return map
      .sorted(near)
      .map((id) => map.area(id))
      .filter(({ index }) => terrain.open(index) && terrain.cities[index] === undefined)
      .flatMap(({ id: area, index }) => {
        const cost = terrain.cityCost(index);
        const foes = this.#foes(area, terrain.tokens[index]!);
        return cost === 0 || foes === undefined ? [] : [{ area, cost: cost + foes }];
      })
      .sort((a, b) => a.cost - (this.free[a.area] ?? 0) - (b.cost - (this.free[b.area] ?? 0)));
  }

  /** Tokens that would have to be fought for the ground; undefined where that is not allowed. */
  #foes(area: AreaId, tokens: number): number | undefined {
    if (tokens === 0 || grants(this.sight, this.who, 'breaksPeace')) return tokens;
    const others = tokenOwners(this.sight, area).filter((who) => who !== this.who);
    return others.some((who) => grants(this.sight, who, 'peace')) ? undefined : tokens;
  }

  private muster(area: AreaId, cost: number): boolean {
    const sources = this.sight.rules.map.area(area).land.filter((a) => (this.free[a] ?? 0) > 0);
    const here = this.free[area] ?? 0;
    const total = sources.reduce((sum, a) => sum + this.free[a]!, here);
    if (total < cost) return false;
    let missing = cost - here;
    for (const from of sources.sort((a, b) => this.excess(b) - this.excess(a))) {
      const n = Math.min(missing, this.free[from]!);
      if (n > 0) this.walk(from, area, n);
      missing -= Math.max(0, n);
    }
    this.free[area] = 0;
    return true;
  }

  /** A third token adds nothing to growth: fills neighbours up to two, then sends on what has no room. */
  spread(): void {
    const { map } = this.sight.rules;
    const areas = map.sorted(Object.keys(this.free));
    for (const from of areas)
      this.flow(
        from,
        () => Math.min(this.free[from]!, this.plan[from]! - GROWING),
        (to) => GROWING - (this.plan[to] ?? 0),
      );
    for (const from of areas)
      this.flow(
        from,
        () => this.excess(from),
        () => Number.POSITIVE_INFINITY,
      );
  }

  /** Moves what `spare` says from an area to its neighbours, at most `most` to each, the best first. */
  private flow(from: AreaId, spare: () => number, most: (to: AreaId) => number): void {
    const open = (to: AreaId): number => Math.min(this.room(to), most(to));
    const { land } = this.sight.rules.map.area(from);
    for (let left = spare(); left > 0; left = spare()) {
      const best = land.filter((to) => open(to) > 0).sort((a, b) => this.appeal(b) - this.appeal(a))[0];
      if (best === undefined) return;
      this.walk(from, best, Math.min(left, open(best)));
    }
  }

  /** Good land nobody of ours lives on yet, sites and home above all. */
  appeal(area: AreaId): number {
    const { limit = 0, site, region } = this.sight.rules.map.area(area);
    return limit + (site ? 3 : 0) + (region === this.who ? 3 : 0) + ((this.plan[area] ?? 0) === 0 ? 4 : 0);
  }
}
