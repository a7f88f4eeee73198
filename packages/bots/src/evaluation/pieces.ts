import type { AreaId, Counts, NationId, Sight } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/query';
import type { Context } from './context.ts';
import { getOrCompute } from './getOrCompute.ts';
import { type Land, numberOf, survey } from './land.ts';
import { citiesWorth, PLENTY } from './rates.ts';
import { REVOLT } from './taxes.ts';
import { type TurnProgress, turnProgress } from './turnProgress.ts';

/** What a nation has on the board, to be changed in thought alone. */
export interface NationPieces {
  readonly who: NationId;
  readonly tokens: Counts;
  readonly cities: Set<AreaId>;
  /** Tokens in stock. */
  stock: number;
}

export function piecesOf(sight: Sight, who: NationId): NationPieces {
  const { tokens, cities, stock } = nation(sight, who);
  return { who, tokens: { ...tokens }, cities: new Set(cities), stock: stock.tokens };
}

export const copy = ({ who, tokens, cities, stock }: NationPieces): NationPieces => ({
  who,
  tokens: { ...tokens },
  cities: new Set(cities),
  stock,
});

/** Puts `n` tokens from stock into an area; fewer than none take them off. */
export function put(pieces: NationPieces, area: AreaId, n: number): void {
  pieces.tokens[area] = (pieces.tokens[area] ?? 0) + n;
  pieces.stock -= n;
}

/** A city goes; `left` tokens take its place. */
export function fall(pieces: NationPieces, area: AreaId, left = 0): void {
  pieces.cities.delete(area);
  if (left > 0) put(pieces, area, left);
}

/** What is worked out once for all pieces a decision is about. */
interface Books {
  progress: TurnProgress;
  /** Tokens of all nations by area. */
  tokensByArea: Counts;
  lands: Map<NationId, Land>;
  /** What nations' pieces are worth as they stand. */
  standing: Map<NationId, number>;
}

const books = new WeakMap<Context, Books>();

function booksOf(context: Context): Books {
  let found = books.get(context);
  if (!found) {
    const tokensByArea: Counts = {};
    for (const who of nations(context.sight)) {
      const { tokens } = nation(context.sight, who);
      for (const area in tokens) tokensByArea[area] = (tokensByArea[area] ?? 0) + tokens[area]!;
    }
    const progress = turnProgress(context.sight);
    found = { progress, tokensByArea, lands: new Map(), standing: new Map() };
    books.set(context, found);
  }
  return found;
}

function landOf(context: Context, who: NationId): Land {
  const { lands, tokensByArea } = booksOf(context);
  return getOrCompute(lands, who, () => survey(context.sight, who, tokensByArea));
}

/** Lets tokens grow until the next draw, as far as taxes leave stock; how many those lack. */
function grow({ tax }: Land, at: Float64Array, cities: number, stock: number, most: number): number {
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
  { limits, sites, rate }: Land,
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

/** What a nation's pieces are worth to it, in points: cities as they will stand when cards are drawn, steps, land. */
export function piecesWorth(context: Context, { who, tokens, cities, stock }: NationPieces): number {
  const { sight, rates, skill } = context;
  const { draws: counted, fall, token, reserve, reserves } = skill.worths;
  const { progress } = booksOf(context);
  const land = landOf(context, who);
  for (const area in tokens) numberOf(sight, who, land, area);
  for (const area of cities) numberOf(sight, who, land, area);
  const { rate, index, limits, claims } = land;
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
    if (n > 0 && !taken[i] && !context.lastTurn) worth += claims[i]!;
  }
  const kept = cities.size;
  if (progress.judged) {
    const standing = progress.supported && rate > 0 ? Math.min(kept, Math.floor(now / rate)) : kept;
    if (fall > 0 && standing < land.stays) worth -= fall * rates.step;
    else if (standing < land.asked) worth -= rates.step;
    if (context.lastTurn) worth += standing * rates.standing;
  }
  const short = progress.grows ? grow(land, at, kept, stock, sight.rules.numbers.growth) : 0;
  const built = rebuild(land, taken, at, kept);
  let alive = 0;
  for (let i = 0; i < at.length; i++) if (!taken[i]) alive += Math.min(at[i]!, limits[i]!);
  // Half a city's support is worth something: the rest may be found in time.
  const most = rate > 0 ? alive / rate : kept + built.length;
  const standing = Math.min(kept, most);
  let anew = 0;
  for (const [i, sure] of built.entries()) anew += sure * Math.max(0, Math.min(1, most - standing - i));
  const draws = Math.min(counted, context.turnsLeft + (progress.drawn ? 0 : 1));
  worth += citiesWorth(rates, standing + anew) * draws;
  worth += token * Math.min(alive, PLENTY);
  worth += reserve * Math.min(reserves, alive - rate * (standing + anew));
  // Sums may differ in the last digits by the order things are stored in: no choice may hang on that.
  return Math.round((worth - REVOLT * short) * 1e6) / 1e6;
}

/** What it is worth to the thinker that pieces become what they are here: its own gain, and losses of rivals. */
export function swing(context: Context, after: readonly NationPieces[]): number {
  const { standing } = booksOf(context);
  const { sight, who: me } = context;
  let total = 0;
  for (const pieces of after) {
    const { who } = pieces;
    const before = getOrCompute(standing, who, () => piecesWorth(context, piecesOf(sight, who)));
    const weight = who === me ? 1 : -context.rivalry(who);
    total += weight * (piecesWorth(context, pieces) - before);
  }
  return total;
}

/** Tokens an area holds for a nation, were there no city of its own. */
export function limitOf(context: Context, who: NationId, area: AreaId): number {
  const land = landOf(context, who);
  return land.limits[numberOf(context.sight, who, land, area)]!;
}
