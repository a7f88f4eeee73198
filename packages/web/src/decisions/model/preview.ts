import type { AreaId, CoastId, NationId, Order, Sight } from '@ochre/engine';
import { ashore, begin, conflictWith, type Draft, decay, others, performAll } from '@ochre/engine/movement';
import { nation } from '@ochre/engine/query';
import { allOrders, type MoveDecision, type MoveDraft, startOf, tokensMoved } from './move.ts';
import { type Support, supportOf } from './support.ts';

/** What the board would look like if the movement ended now. */
export interface Preview {
  /** What is done: tokens that go somewhere, ships that sail, ships that are built. */
  doings: { tokens: number; sails: number; builds: number };
  tokens: Record<AreaId, number>;
  treasury: number;
  conflicts: { area: AreaId; mine: number; attack: boolean; enough: boolean }[];
  /** Tokens above limits that no conflict would thin out first. */
  surplus: { area: AreaId; n: number }[];
  sites: { area: AreaId; tokens: number; cost: number; site: boolean }[];
  shipsLost: CoastId[];
  support: Support;
}

function draftedBy(sight: Sight, d: MoveDecision, draft: MoveDraft): Draft {
  const state = begin(sight, d.owner, startOf(sight, d), d.ask.part, d.kind === 'fileOrders');
  performAll(state, [], allOrders(d, draft));
  return state;
}

function attackOn(
  sight: Sight,
  who: NationId,
  state: Draft,
  area: AreaId,
): { attack: boolean; enough: boolean } {
  const { city } = others(state, area);
  if (city === undefined || city === who) return { attack: false, enough: true };
  return {
    attack: true,
    enough: ashore(state, area) >= sight.rules.policies.cityAttack(sight, who, city).need,
  };
}

export function preview(sight: Sight, d: MoveDecision, draft: MoveDraft): Preview {
  const who = d.owner;
  const state = draftedBy(sight, d, draft);
  const { policies, map } = sight.rules;
  const own = nation(sight, who);
  const tokens: Record<AreaId, number> = {};
  const areas = map.sorted(new Set([...Object.keys(state.start.tokens), ...state.moved.keys()]));
  const orders = allOrders(d, draft);
  const result: Omit<Preview, 'support' | 'shipsLost'> = {
    doings: {
      tokens: tokensMoved(orders),
      sails: new Set(orders.flatMap((o) => (o.do === 'sail' ? [o.ship] : []))).size,
      builds: orders.filter((o) => o.do === 'build').length,
    },
    tokens,
    treasury: state.treasury,
    conflicts: [],
    surplus: [],
    sites: [],
  };
  let within = 0;
  for (const area of areas) {
    const n = ashore(state, area);
    if (n <= 0) continue;
    tokens[area] = n;
    const limit = policies.limit(sight, who, area);
    if (conflictWith(state, area, 0)) {
      result.conflicts.push({ area, mine: n, ...attackOn(sight, who, state, area) });
      within += Math.min(n, limit);
      continue;
    }
    const cost = policies.cityCost(sight, area, who);
    const { city, owners } = others(state, area);
    const buildable = cost !== undefined && n >= cost && city === undefined && !own.cities.includes(area);
    if (buildable && owners === 0)
      result.sites.push({ area, tokens: n, cost, site: map.area(area).site !== undefined });
    else if (n > limit) result.surplus.push({ area, n: n - limit });
    within += Math.min(n, limit);
  }
  const shipsLost = decay(state);
  return { ...result, shipsLost, support: supportOf(sight, who, within, own.cities.length) };
}

/** Tokens on the board as the draft leaves it, ashore and aboard: what was paid for ships is gone. */
export function peopleOf(sight: Sight, d: MoveDecision, draft: MoveDraft): number {
  const state = draftedBy(sight, d, draft);
  let n = 0;
  for (const area of new Set([...Object.keys(state.start.tokens), ...state.moved.keys()]))
    n += ashore(state, area);
  for (const { cargo } of state.ships) n += cargo;
  return n;
}

export interface WalkEffect {
  there: number;
  after: number;
  limit: number;
  verdict: 'conflict' | 'attack' | 'city' | 'surplus' | 'fits';
  /** Tokens too many, or those of the others there. */
  n: number;
}

/** What `n` more tokens would mean in an area, as the draft stands. */
export function effectOf(
  sight: Sight,
  d: MoveDecision,
  draft: MoveDraft,
  area: AreaId,
  n: number,
): WalkEffect {
  const state = draftedBy(sight, d, draft);
  const there = ashore(state, area);
  const limit = sight.rules.policies.limit(sight, d.owner, area);
  const standing = others(state, area);
  const base = { there, after: there + n, limit };
  if (conflictWith(state, area, n)) {
    const attack = standing.city !== undefined && standing.city !== d.owner;
    return { ...base, verdict: attack ? 'attack' : 'conflict', n: standing.tokens };
  }
  const cost = sight.rules.policies.cityCost(sight, area, d.owner);
  const free = standing.city === undefined && standing.owners === 0;
  if (free && cost !== undefined && there + n >= cost && sight.rules.map.area(area).site)
    return { ...base, verdict: 'city', n: cost };
  const over = there + n - limit;
  return over > 0 ? { ...base, verdict: 'surplus', n: over } : { ...base, verdict: 'fits', n: 0 };
}

/** Orders as arrows: one for each way, counts added up. */
export function arrowsOf(orders: readonly Order[]): { from: AreaId; via?: AreaId; to: AreaId; n: number }[] {
  const ways = new Map<string, { from: AreaId; via?: AreaId; to: AreaId; n: number }>();
  for (const o of orders) {
    if (o.do !== 'walk') continue;
    const key = `${o.from}|${o.via ?? ''}|${o.to}`;
    const known = ways.get(key);
    if (known) known.n += o.n;
    else ways.set(key, { from: o.from, to: o.to, n: o.n, ...(o.via !== undefined && { via: o.via }) });
  }
  return [...ways.values()];
}
