import { type Area, BARBARIANS, type MapIndex, type NationId, type Owner, type Sight } from '@ochre/engine';
import { inPlay, nation, nations, value } from '@ochre/engine/query';
import { GROWING } from '../evaluation/rates.ts';

/** A way of one token: to a neighbour, or through one. */
export interface Way {
  to: number;
  via?: number;
}

const neighbours = new WeakMap<MapIndex, readonly (readonly number[])[]>();

/** By area: those next to it by land. */
function landOf(map: MapIndex): readonly (readonly number[])[] {
  let land = neighbours.get(map);
  if (!land) {
    land = map.areas.map((area) => area.land.map((id) => map.area(id).index));
    neighbours.set(map, land);
  }
  return land;
}

/** What has not been found out yet. */
const UNKNOWN = -1;

/**
 * The board as one nation's movement finds it, whatever it plans. Here and in plans areas go by their number on the map, and
 * what is known of them stands in arrays; each thing is found out when it is first asked for.
 */
export class Terrain {
  readonly sight: Sight;
  readonly who: NationId;
  readonly areas: readonly Area[];
  readonly land: readonly (readonly number[])[];
  /** Own tokens by area, and those of others. */
  readonly own: Int16Array;
  readonly tokens: Int16Array;
  /** Whose city stands where. */
  readonly cities: (Owner | undefined)[];
  readonly #open: Int8Array;
  readonly #room: Int16Array;
  readonly #limits: Int16Array;
  readonly #costs: Int16Array;
  readonly #reachable: Int8Array;
  readonly #claims: Float64Array;
  readonly #promises: Float64Array;
  readonly #prospects: Float64Array;
  readonly #ways: (readonly Way[])[] = [];

  constructor(sight: Sight, who: NationId) {
    const { map } = sight.rules;
    const { nations: all, barbarians } = sight.open;
    const { length } = map.areas;
    this.sight = sight;
    this.who = who;
    this.areas = map.areas;
    this.land = landOf(map);
    this.own = new Int16Array(length);
    this.tokens = new Int16Array(length);
    this.cities = new Array<Owner | undefined>(length).fill(undefined);
    this.#open = new Int8Array(length).fill(UNKNOWN);
    this.#room = new Int16Array(length).fill(UNKNOWN);
    this.#limits = new Int16Array(length).fill(UNKNOWN);
    this.#costs = new Int16Array(length).fill(UNKNOWN);
    this.#reachable = new Int8Array(length).fill(UNKNOWN);
    this.#claims = new Float64Array(length).fill(UNKNOWN);
    this.#promises = new Float64Array(length).fill(UNKNOWN);
    this.#prospects = new Float64Array(length).fill(UNKNOWN);
    const { tokens } = nation(sight, who);
    for (const id in tokens) this.own[map.area(id).index] = tokens[id]!;
    for (const other of nations(sight)) {
      if (other === who) continue;
      const { tokens: theirs, hired } = all[other]!;
      for (const id in theirs)
        if (theirs[id]! > 0) this.tokens[map.area(id).index]! += theirs[id]! + (hired?.[id] ?? 0);
    }
    for (const id in barbarians.tokens) this.tokens[map.area(id).index]! += barbarians.tokens[id]!;
    for (const other in all) for (const id of all[other]!.cities) this.cities[map.area(id).index] = other;
    for (const id of barbarians.cities) this.cities[map.area(id).index] = BARBARIANS;
  }

  /** Whether an area is in play. */
  open(area: number): boolean {
    let open = this.#open[area]!;
    if (open === UNKNOWN) {
      open = Number(inPlay(this.sight, this.areas[area]!.id));
      this.#open[area] = open;
    }
    return open === 1;
  }

  foreignCity(area: number): boolean {
    const city = this.cities[area];
    return city !== undefined && city !== this.who;
  }

  /** Own tokens that may stay in peace. */
  room(area: number): number {
    let room = this.#room[area]!;
    if (room === UNKNOWN) {
      room = this.#roomOf(area);
      this.#room[area] = room;
    }
    return room;
  }

  #roomOf(area: number): number {
    if (!this.open(area) || this.foreignCity(area)) return 0;
    const others = this.tokens[area]!;
    if (this.cities[area] !== undefined || others === 0) return this.limit(area);
    return Math.max(0, (this.areas[area]!.limit ?? 0) - others);
  }

  /** What the rules let stay there of own tokens, whoever else is there. */
  limit(area: number): number {
    let limit = this.#limits[area]!;
    if (limit === UNKNOWN) {
      limit = this.sight.rules.policies.limit(this.sight, this.who, this.areas[area]!.id);
      this.#limits[area] = limit;
    }
    return limit;
  }

  /** Tokens that a city takes; nothing where none may stand. */
  cityCost(area: number): number {
    let cost = this.#costs[area]!;
    if (cost === UNKNOWN) {
      cost = this.sight.rules.policies.cityCost(this.sight, this.areas[area]!.id, this.who) ?? 0;
      this.#costs[area] = cost;
    }
    return cost;
  }

  /** Whether the land around can ever bring together what a city takes. */
  #canGather(site: number): boolean {
    let can = this.#reachable[site]!;
    if (can === UNKNOWN) {
      let most = (this.areas[site]!.limit ?? 0) + GROWING;
      for (const next of this.land[site]!)
        if (this.open(next) && this.cities[next] === undefined)
          most += (this.areas[next]!.limit ?? 0) + GROWING;
      const cost = this.cityCost(site);
      can = Number(cost > 0 && most >= cost);
      this.#reachable[site] = can;
    }
    return can === 1;
  }

  /** Worth of the first token: land for later. Who does not look ahead counts on every site. */
  claim(area: number, ahead: boolean): number {
    let first = this.#claims[area]!;
    if (first === UNKNOWN) {
      const { limit = 0, site, region } = this.areas[area]!;
      first = 0.35 * limit;
      const free = this.cities[area] === undefined;
      if (site && free && (!ahead || this.#canGather(area))) first += 2;
      if (region === this.who) first += 0.6;
      // Land beyond it that nobody has taken.
      for (const next of this.land[area]!) {
        if (!this.open(next) || this.cities[next] !== undefined) continue;
        if (this.tokens[next]! > 0 || this.own[next]! > 0) continue;
        first += this.areas[next]!.site ? 0.35 : 0.15;
      }
      this.#claims[area] = first;
    }
    return first;
  }

  /** How near a city in an area is, by the tokens around it: from nothing to one. */
  #promise(site: number): number {
    let promise = this.#promises[site]!;
    if (promise === UNKNOWN) {
      promise = 0;
      if (this.open(site) && this.cities[site] === undefined && this.#canGather(site)) {
        let near = this.own[site]!;
        for (const next of this.land[site]!) near += this.own[next]!;
        promise = Math.min(1, near / this.cityCost(site)) * (this.areas[site]!.site ? 1 : 0.4);
      }
      this.#promises[site] = promise;
    }
    return promise;
  }

  /** How near a city is that a token here could be part of next turn: from nothing to one. */
  prospect(area: number): number {
    let best = this.#prospects[area]!;
    if (best === UNKNOWN) {
      best = this.#promise(area);
      for (const next of this.land[area]!) best = Math.max(best, this.#promise(next));
      this.#prospects[area] = best;
    }
    return best;
  }

  /** Whether one other nation can bring so many tokens to an area. */
  threatened(area: number, by: number): boolean {
    let most = this.tokens[area]!;
    for (const next of this.land[area]!) most += this.tokens[next]!;
    // All of them together are too few most of the time.
    if (most < by) return false;
    const near = [area, ...this.land[area]!].map((a) => this.areas[a]!.id);
    return nations(this.sight).some((other) => {
      if (other === this.who) return false;
      const { tokens } = this.sight.open.nations[other]!;
      return near.reduce((n, id) => n + (tokens[id] ?? 0), 0) >= by;
    });
  }

  /** Where tokens of an area can go and stay: by land, past one area where they march further. */
  ways(from: number): readonly Way[] {
    this.#ways[from] ??= this.#waysFrom(from);
    return this.#ways[from];
  }

  #waysFrom(from: number): readonly Way[] {
    const enters = (a: number): boolean => this.open(a) && !this.foreignCity(a);
    const found: Way[] = [];
    for (const to of this.land[from]!) if (enters(to)) found.push({ to });
    if (value(this.sight, this.who, 'landMoves') <= 1) return found;
    const seen = new Set([from, ...found.map((w) => w.to)]);
    for (const { to: via } of [...found]) {
      if (this.tokens[via]! > 0) continue;
      for (const to of this.land[via]!)
        if (!seen.has(to) && enters(to)) {
          seen.add(to);
          found.push({ to, via });
        }
    }
    return found;
  }
}
