import type { AreaId, Counts, NationId, Sight } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/board/queries.ts';
import { type Ground, numberOf, survey } from './ground.ts';
import type { Mind } from './mind.ts';
import { type Moment, momentOf } from './moment.ts';
import { once } from './once.ts';
import { DRAWS, PLENTY, RESERVE, RESERVES } from './rates.ts';
import { REVOLT } from './taxes.ts';
import { rivalry } from './track.ts';

/** What a nation has on the board, to be changed in the mind alone. */
export interface Estate {
  readonly who: NationId;
  readonly tokens: Counts;
  readonly cities: Set<AreaId>;
  /** Tokens in stock. */
  stock: number;
}

export function estateOf(sight: Sight, who: NationId): Estate {
  const { tokens, cities, stock } = nation(sight, who);
  return { who, tokens: { ...tokens }, cities: new Set(cities), stock: stock.tokens };
}

export const copy = ({ who, tokens, cities, stock }: Estate): Estate => ({
  who,
  tokens: { ...tokens },
  cities: new Set(cities),
  stock,
});

/** Puts `n` tokens from stock into an area; fewer than none take them off. */
export function put(estate: Estate, area: AreaId, n: number): void {
  estate.tokens[area] = (estate.tokens[area] ?? 0) + n;
  estate.stock -= n;
}

/** A city goes; `left` tokens take its place. */
export function fall(estate: Estate, area: AreaId, left = 0): void {
  estate.cities.delete(area);
  if (left > 0) put(estate, area, left);
}

/** A token on the board. */
const TOKEN = 1.2;

/** What is worked out once for all estates a decision is about. */
interface Books {
  moment: Moment;
  /** Tokens of all nations by area. */
  crowd: Counts;
  grounds: Map<NationId, Ground>;
  /** What estates are worth as they stand, and how much harm to their owners is worth. */
  standing: Map<NationId, number>;
  rivalry: Map<NationId, number>;
}

const books = new WeakMap<Mind, Books>();

function booksOf(mind: Mind): Books {
  let found = books.get(mind);
  if (!found) {
    const crowd: Counts = {};
    for (const who of nations(mind.sight)) {
      const { tokens } = nation(mind.sight, who);
      for (const area in tokens) crowd[area] = (crowd[area] ?? 0) + tokens[area]!;
    }
    const moment = momentOf(mind.sight);
    found = { moment, crowd, grounds: new Map(), standing: new Map(), rivalry: new Map() };
    books.set(mind, found);
  }
  return found;
}

function groundOf(mind: Mind, who: NationId): Ground {
  const { grounds, crowd } = booksOf(mind);
  return once(grounds, who, () => survey(mind.sight, who, crowd));
}

/** Lets tokens grow until the next draw, as far as taxes leave stock; how many those lack. */
function grow({ tax }: Ground, at: Float64Array, cities: number, stock: number, most: number): number {
  let total = 0;
  for (const n of at) total += Math.min(n, most);
  const due = tax * cities;
  const part = total > 0 ? Math.max(0, Math.min(1, (stock - due) / total)) : 0;
  for (let i = 0; i < at.length; i++) at[i]! += part * Math.min(at[i]!, most);
  return Math.max(0, due - stock);
}

/** Takes tokens of an area and around it for a city, those above their limits first; how many within them went. */
function gather(limits: readonly number[], at: Float64Array, from: readonly number[], cost: number): number {
  let due = cost;
  for (const i of from) {
    const n = Math.min(due, Math.max(0, at[i]! - limits[i]!));
    at[i]! -= n;
    due -= n;
  }
  const within = due;
  for (const i of from) {
    const n = Math.min(due, at[i]!);
    at[i]! -= n;
    due -= n;
  }
  return within;
}

/** How surely each city is built that can be with the tokens there, those that support it left; takes the tokens. */
function rebuild(
  { limits, sites, rate }: Ground,
  taken: Uint8Array,
  at: Float64Array,
  cities: number,
): number[] {
  let alive = 0;
  for (let i = 0; i < at.length; i++) if (!taken[i]) alive += Math.min(at[i]!, limits[i]!);
  const built: number[] = [];
  for (const site of sites) {
    if (taken[site.at]) continue;
    let near = 0;
    let spare = 0;
    for (const i of site.from) {
      near += at[i]!;
      spare += Math.max(0, at[i]! - limits[i]!);
    }
    if (near < site.cost) continue;
    if (alive - Math.max(0, site.cost - spare) < rate * (cities + built.length + 1)) continue;
    alive -= gather(limits, at, site.from, site.cost);
    // The city takes the land.
    alive -= Math.min(at[site.at]!, limits[site.at]!);
    at[site.at] = 0;
    built.push(site.sure);
  }
  return built;
}

/** What an estate is worth to its owner, in points: cities as they will stand when cards are drawn, steps, land. */
export function estateWorth(mind: Mind, { who, tokens, cities, stock }: Estate): number {
  const { sight, rates } = mind;
  const { moment } = booksOf(mind);
  const ground = groundOf(mind, who);
  for (const area in tokens) numberOf(sight, who, ground, area);
  for (const area of cities) numberOf(sight, who, ground, area);
  const { rate, index, limits, claims } = ground;
  const at = new Float64Array(limits.length);
  const taken = new Uint8Array(limits.length);
  for (const area of cities) taken[index.get(area)!] = 1;
  let worth = 0;
  let now = 0;
  for (const area in tokens) {
    const i = index.get(area)!;
    const n = Math.max(0, tokens[area]!);
    at[i] = n;
    now += n;
    if (n > 0 && !taken[i] && !mind.lastTurn) worth += claims[i]!;
  }
  const kept = cities.size;
  if (moment.judged) {
    const standing = moment.supported && rate > 0 ? Math.min(kept, Math.floor(now / rate)) : kept;
    if (standing < ground.asked) worth -= rates.step;
    if (mind.lastTurn) worth += standing * rates.standing;
  }
  const short = moment.grows ? grow(ground, at, kept, stock, sight.rules.numbers.growth) : 0;
  const built = rebuild(ground, taken, at, kept);
  let alive = 0;
  for (let i = 0; i < at.length; i++) if (!taken[i]) alive += Math.min(at[i]!, limits[i]!);
  // Half a city's support is worth something: the rest may be found in time.
  const most = rate > 0 ? alive / rate : kept + built.length;
  const standing = Math.min(kept, most);
  let anew = 0;
  for (const [i, sure] of built.entries()) anew += sure * Math.max(0, Math.min(1, most - standing - i));
  const draws = Math.min(DRAWS, mind.turnsLeft + (moment.drawn ? 0 : 1));
  worth += (standing + anew) * rates.city * draws;
  worth += TOKEN * Math.min(alive, PLENTY);
  worth += RESERVE * Math.min(RESERVES, alive - rate * (standing + anew));
  // Sums may differ in the last digits by the order things are stored in: no choice may hang on that.
  return Math.round((worth - REVOLT * short) * 1e6) / 1e6;
}

/** What it is worth to the thinker that estates become what they are here: its own gain, and losses of rivals. */
export function swing(mind: Mind, after: readonly Estate[]): number {
  const { standing, rivalry: rivals } = booksOf(mind);
  const { sight, who: me } = mind;
  let total = 0;
  for (const estate of after) {
    const { who } = estate;
    const before = once(standing, who, () => estateWorth(mind, estateOf(sight, who)));
    const weight = who === me ? 1 : -once(rivals, who, () => rivalry(sight, me, who));
    total += weight * (estateWorth(mind, estate) - before);
  }
  return total;
}

/** Tokens an area holds for a nation, were there no city of its own. */
export function limitOf(mind: Mind, who: NationId, area: AreaId): number {
  const ground = groundOf(mind, who);
  return ground.limits[numberOf(mind.sight, who, ground, area)]!;
}
