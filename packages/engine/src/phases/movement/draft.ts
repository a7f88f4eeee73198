import { inConflict, type Standing, standing } from '../../board/conflicts.ts';
import { nation } from '../../board/queries.ts';
import type { Counts, Holdings } from '../../decisions.ts';
import type { Position } from '../../position.ts';
import type { AreaId, CoastId, NationId } from '../../state.ts';

export interface Ship {
  at: CoastId;
  /** From an earlier turn; it sails only when maintained. */
  readonly old: boolean;
  maintained: boolean;
  /** Steps sailed this turn. */
  steps: number;
  cargo: number;
  gone: boolean;
}

/** A nation's pieces while it moves: what its orders make of them, before anything is written to the board. */
export interface Draft {
  readonly p: Position;
  readonly who: NationId;
  /** The turn has not come: what others will have done by then cannot be known and stops nothing. */
  readonly ahead: boolean;
  /** Tokens that have not moved, and those that have walked or landed. */
  readonly free: Counts;
  readonly moved: Counts;
  /** Those of earlier turns in canonical order of their coasts, then the new ones as built. */
  readonly ships: Ship[];
  shipStock: number;
  built: number;
  treasury: number;
  /** What others have in the areas looked at. */
  readonly others: Map<AreaId, Standing>;
}

export function begin(p: Position, who: NationId, start: Holdings = nation(p, who), ahead = false): Draft {
  const ships: Ship[] = [];
  for (const at of p.rules.map.sorted(Object.keys(start.ships)))
    for (let n = start.ships[at]!; n > 0; n--)
      ships.push({ at, old: true, maintained: false, steps: 0, cargo: 0, gone: false });
  return {
    p,
    who,
    ahead,
    free: { ...start.tokens },
    moved: {},
    ships,
    shipStock: p.rules.ruleset.pieces.ships - ships.length,
    built: 0,
    treasury: start.treasury,
    others: new Map(),
  };
}

/** What the orders so far come to. */
export function outcome(d: Draft): Holdings {
  const tokens: Counts = {};
  for (const area in d.free) if (d.free[area]! > 0) tokens[area] = d.free[area]!;
  for (const area in d.moved) if (d.moved[area]! > 0) tokens[area] = (tokens[area] ?? 0) + d.moved[area]!;
  const ships: Record<CoastId, number> = {};
  for (const ship of d.ships) if (!ship.gone) ships[ship.at] = (ships[ship.at] ?? 0) + 1;
  return { tokens, ships, treasury: d.treasury };
}

/** Own tokens ashore, moved or not. */
export function ashore(d: Draft, area: AreaId): number {
  return (d.free[area] ?? 0) + (d.moved[area] ?? 0);
}

/** Destroys a token of that area: one that has moved if there is one, as the other can do all it can and more. */
export function spend(d: Draft, area: AreaId): void {
  const from = d.moved[area] ? d.moved : d.free;
  from[area] = from[area]! - 1;
}

export function arrive(d: Draft, area: AreaId, n: number): void {
  d.moved[area] = (d.moved[area] ?? 0) + n;
}

export function seaworthy(ship: Ship): boolean {
  return !ship.old || ship.maintained;
}

export function others(d: Draft, area: AreaId): Standing {
  const known = d.others.get(area);
  if (known) return known;
  const s = standing(d.p, area, d.who);
  d.others.set(area, s);
  return s;
}

/** Whether the area is in a conflict situation once `n` more own tokens are there. */
export function conflictWith(d: Draft, area: AreaId, n: number): boolean {
  return inConflict(others(d, area), d.who, ashore(d, area) + n);
}
