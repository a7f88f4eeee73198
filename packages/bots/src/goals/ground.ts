import type { AreaId, Ask, Counts, DecisionOf, NationId, Order, Sight, WalkTarget } from '@ochre/engine';
import { ashore, begin, type Draft, free, redo, walks } from '@ochre/engine/movement';
import { cityOwner, inPlay, nation, owners, standing, tokens, value } from '@ochre/engine/query';
import { citiesAsked } from '../evaluation/track.ts';
import type { Goal } from './goals.ts';

/** Tokens an area needs to grow at full speed. */
const GROWING = 2;
/** Nobody gives up an area for another one. */
const LAST = 9;
/** Tokens kept over the bare support of cities, to grow from and against bad times. */
const SEED = 4;
/** Cities come when the track asks for them within so many turns, or when so many tokens are on the board. */
const IN_TIME = 1;
const GROWN = 24;

/** An area where a city could stand: what it takes, and what is missing. */
interface Site {
  area: AreaId;
  cost: number;
  missing: number;
}

/** A city to be founded, and where the tokens it misses come from. */
export interface PlannedCity extends Site {
  sources: Counts;
}

/** The people of a nation on their ground: who may still move, where there is room, where a city could stand. */
export class Ground {
  readonly sight: Sight;
  readonly who: NationId;
  /** Tokens in each area, and those that may still leave it. */
  readonly here: Counts = {};
  readonly free: Counts = {};
  /** Tokens aboard ships that lie there: they go ashore when the movement ends. */
  readonly #landing: Counts = {};
  /** Tokens in all. */
  population = 0;
  /** The movement so far. */
  readonly draft: Draft;
  readonly #ways = new Map<AreaId, readonly WalkTarget[]>();
  /** The cities that can be founded and fed. */
  readonly cities: readonly PlannedCity[];

  /** With all free to move, or in the middle of a movement as its orders have left them. */
  constructor(sight: Sight, who: NationId, decision?: DecisionOf<'move'>) {
    this.sight = sight;
    this.who = who;
    const { start, part, done = [] }: Partial<Ask<'move'>> = decision?.ask ?? {};
    const draft = begin(sight, who, start, part);
    redo(draft, done);
    this.draft = draft;
    const areas = new Set([...Object.keys(draft.start.tokens), ...draft.moved.keys()]);
    for (const area of sight.rules.map.sorted(areas)) {
      const here = ashore(draft, area);
      if (here === 0) continue;
      this.here[area] = here;
      this.population += here;
      this.free[area] = free(draft, area);
      this.#ways.set(area, walks(draft, area));
    }
    for (const { at, cargo, gone } of draft.ships) {
      if (gone || cargo === 0) continue;
      const { area } = sight.rules.map.water(at);
      this.#landing[area] = (this.#landing[area] ?? 0) + cargo;
      this.population += cargo;
    }
    this.cities = this.#planned();
  }

  get areas(): AreaId[] {
    return [...this.#ways.keys()];
  }

  ways(from: AreaId): readonly WalkTarget[] {
    return this.#ways.get(from) ?? [];
  }

  limit(area: AreaId): number {
    return this.sight.rules.policies.limit(this.sight, this.who, area);
  }

  /** Tokens that may live there in peace with whoever else is there. */
  #peace(area: AreaId): number {
    if (!inPlay(this.sight, area)) return 0;
    const { city, tokens, limit } = standing(this.sight, area, this.who);
    if (city !== undefined && city !== this.who) return 0;
    return tokens > 0 ? Math.max(0, limit - tokens) : this.limit(area);
  }

  /** Tokens there when the movement ends, as things stand. */
  #settled(area: AreaId): number {
    return (this.here[area] ?? 0) + (this.#landing[area] ?? 0);
  }

  room(area: AreaId): number {
    return this.#peace(area) - this.#settled(area);
  }

  /** Tokens that find no place where they stand. */
  surplus(area: AreaId): number {
    return Math.max(0, Math.min(this.free[area] ?? 0, -this.room(area)));
  }

  /** Those of them that no city takes up. */
  crowd(area: AreaId): number {
    return Math.min(this.#unclaimed(area), Math.max(0, this.surplus(area) - this.#claimed(area)));
  }

  /** That there are too many, and who else takes the room that they would find alone. */
  crowded(area: AreaId): Goal {
    const params = { area, tokens: this.crowd(area) };
    if (this.#settled(area) > this.limit(area)) return { code: 'crowded', params };
    const others = owners(this.sight)
      .filter((owner) => owner !== this.who)
      .map((owner) => ({ owner, theirs: tokens(this.sight, owner, area) }))
      .sort((a, b) => b.theirs - a.theirs);
    return {
      code: 'crowded',
      params: others[0] && others[0].theirs > 0 ? { ...params, ...others[0] } : params,
    };
  }

  /** Tokens that cities elsewhere fetch from an area. */
  #claimed(area: AreaId): number {
    return this.cities.reduce((sum, { sources }) => sum + (sources[area] ?? 0), 0);
  }

  /** Tokens that may leave an area, but for those that cities need, there or elsewhere. */
  #unclaimed(area: AreaId): number {
    const city = this.cities.find((site) => site.area === area);
    const cost = city?.cost ?? this.#gathered(area);
    const free = (this.free[area] ?? 0) - this.#claimed(area);
    return Math.max(0, cost === undefined ? free : Math.min(free, (this.here[area] ?? 0) - cost));
  }

  /** What a city takes that the tokens of an area are enough for. */
  #ready(area: AreaId): number | undefined {
    if (this.#stockCities === 0 || cityOwner(this.sight, area) !== undefined) return undefined;
    const cost = this.sight.rules.policies.cityCost(this.sight, area, this.who);
    return cost !== undefined && (this.here[area] ?? 0) >= cost ? cost : undefined;
  }

  /** The same where some of them were brought there in this movement: whoever did that wants the city. */
  #gathered(area: AreaId): number | undefined {
    return this.draft.moved.get(area) ? this.#ready(area) : undefined;
  }

  get #stockCities(): number {
    return nation(this.sight, this.who).stock.cities;
  }

  /** Tokens that go when the movement ends as it stands: without room, and without a city that they could be. */
  lost(): number {
    const alone = this.areas.filter(
      (area) => standing(this.sight, area, this.who).tokens === 0 && this.#ready(area) === undefined,
    );
    return alone.reduce((sum, area) => sum + Math.max(0, -this.room(area)), 0);
  }

  /** Whether some are yet to find room, or to be fetched from where there is none. */
  presses(): boolean {
    const fetched = this.cities.some(({ sources }) =>
      Object.keys(sources).some((from) => this.surplus(from) > 0),
    );
    return fetched || this.areas.some((area) => this.crowd(area) > 0);
  }

  /** Neighbours in peace that nobody lives in. */
  empty(): AreaId[] {
    const near = new Set(this.areas.flatMap((area) => this.ways(area).map(({ to }) => to)));
    return this.sight.rules.map.sorted(
      [...near].filter((area) => {
        const { tokens, city } = standing(this.sight, area, this.who);
        return this.#settled(area) === 0 && tokens === 0 && city === undefined && this.room(area) > 0;
      }),
    );
  }

  /** Where a city could stand on ground nobody disputes: the cheapest and nearest to done first. */
  #sites(): Site[] {
    const { map, policies } = this.sight.rules;
    const near = new Set(this.areas.flatMap((area) => [area, ...this.ways(area).map(({ to }) => to)]));
    const found: Site[] = [];
    for (const area of map.sorted(near)) {
      if (!inPlay(this.sight, area) || cityOwner(this.sight, area) !== undefined) continue;
      if (standing(this.sight, area, this.who).tokens > 0) continue;
      const cost = policies.cityCost(this.sight, area, this.who);
      if (cost !== undefined) found.push({ area, cost, missing: Math.max(0, cost - (this.here[area] ?? 0)) });
    }
    // Ground that feeds many is better lived on.
    return found.sort(
      (a, b) => a.cost - b.cost || a.missing - b.missing || this.limit(a.area) - this.limit(b.area),
    );
  }

  /** First the cities whose tokens are there, then those that can be brought together. */
  #planned(): PlannedCity[] {
    const { sight, who } = this;
    const own = nation(sight, who);
    const rate = value(sight, who, 'supportRate');
    let { population } = this;
    let cities = own.cities.length;
    const asked = citiesAsked(sight, who, IN_TIME) - value(sight, who, 'phantomCities');
    let left = own.stock.cities;
    if (cities === 0 && population < GROWN && asked <= 0) return [];
    const free = { ...this.free };
    const found: PlannedCity[] = [];
    const sites = this.#sites();
    for (const site of [...sites.filter((s) => s.missing === 0), ...sites.filter((s) => s.missing > 0)]) {
      const seed = site.missing === 0 || cities < asked ? 0 : SEED;
      if (left === 0 || population - site.cost < rate * (cities + 1) + seed) break;
      const sources = this.#sources(site, free);
      if (!sources) continue;
      for (const from in sources) free[from] = free[from]! - sources[from]!;
      free[site.area] = Math.max(0, Math.min(free[site.area] ?? 0, (this.here[site.area] ?? 0) - site.cost));
      found.push({ ...site, sources });
      population -= site.cost;
      cities++;
      left--;
    }
    return found;
  }

  /** Where tokens missing at a site come from: those of no use to growth first. */
  #sources({ area, missing }: Site, free: Counts): Counts | undefined {
    const near = this.areas.filter((from) => from !== area && this.ways(from).some(({ to }) => to === area));
    const taken: Counts = {};
    for (let n = missing; n > 0; n--) {
      let best: AreaId | undefined;
      let least = Infinity;
      for (const from of near) {
        if ((free[from] ?? 0) <= (taken[from] ?? 0)) continue;
        const loss = this.missed(from, (this.here[from] ?? 0) - (taken[from] ?? 0));
        if (loss < least) [best, least] = [from, loss];
      }
      if (best === undefined) return undefined;
      taken[best] = (taken[best] ?? 0) + 1;
    }
    return taken;
  }

  /** How much the last of so many tokens is missed in an area. */
  missed(area: AreaId, n: number): number {
    if (n > this.#peace(area)) return 0;
    if (n > GROWING) return 1 - n / 100;
    return n > 1 ? 3 : LAST;
  }

  /** The walks that bring a city's tokens together; none where they are there. */
  gather({ area, sources }: PlannedCity): Order[] {
    return Object.entries(sources).map(([from, n]) => this.#walk(from, area, n));
  }

  #walk(from: AreaId, to: AreaId, n: number): Order {
    const { via } = this.ways(from).find((way) => way.to === to)!;
    return { do: 'walk', n, from, to, ...(via !== undefined && { via }) };
  }

  /** How much one more token is worth in an area that `sent` go to: new land most, above all where a city could stand. */
  welcome(area: AreaId, sent: number): number {
    const n = this.#settled(area) + sent;
    if (n >= this.#peace(area)) return 0;
    if (n >= GROWING) return 1;
    const { site, region } = this.sight.rules.map.area(area);
    return (n === 0 ? 4 : 2) + (site ? 0.3 : 0) + (region === this.who ? 0.3 : 0) + this.limit(area) / 10;
  }

  /**
   * The walks out of one area that do most good: tokens of no use to growth go where they are, those without room
   * wherever there is some.
   */
  leave(from: AreaId): Order[] {
    const sent = new Map<AreaId, number>();
    let n = (this.here[from] ?? 0) - this.#claimed(from);
    for (let left = this.#unclaimed(from); left > 0; left--) {
      const loss = this.missed(from, n);
      let best: AreaId | undefined;
      let most = loss + 0.5;
      for (const { to } of this.ways(from)) {
        const worth = this.welcome(to, sent.get(to) ?? 0);
        if (worth > most) [best, most] = [to, worth];
      }
      if (best === undefined) break;
      sent.set(best, (sent.get(best) ?? 0) + 1);
      n--;
    }
    return [...sent].map(([to, n]) => this.#walk(from, to, n));
  }

  /** Where all around is full: for every token that leaves the crowd one moves on, as far as to the nearest room. */
  makeRoom(from: AreaId): Order[] {
    const cameFrom = new Map<AreaId, AreaId>();
    const reached = [from];
    for (const at of reached) {
      for (const { to } of this.ways(at)) {
        if (to === from || cameFrom.has(to)) continue;
        cameFrom.set(to, at);
        if (this.room(to) > 0) return this.#chain(from, to, cameFrom);
        if (this.#unclaimed(to) > 0) reached.push(to);
      }
    }
    return [];
  }

  /** As many as all on the way can pass on; those nearest to the room walk first. */
  #chain(from: AreaId, room: AreaId, cameFrom: ReadonlyMap<AreaId, AreaId>): Order[] {
    const links: [from: AreaId, to: AreaId][] = [];
    for (let to = room; to !== from; to = cameFrom.get(to)!) links.push([cameFrom.get(to)!, to]);
    const passed = links.map(([at]) => (at === from ? this.crowd(at) : this.#unclaimed(at)));
    const n = Math.min(this.room(room), ...passed);
    return links.map(([at, to]) => this.#walk(at, to, n));
  }
}
