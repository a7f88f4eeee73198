import { inConflict, type Standing, standing } from '../../board/conflicts.ts';
import { nation } from '../../board/queries.ts';
import type { Holdings, MovePart } from '../../decisions.ts';
import type { Position } from '../../position.ts';
import type { AreaId, CoastId, NationId } from '../../state.ts';
import type { Guard } from './enter.ts';

export interface Ship {
  /** Where it was when the turn began, or was built. */
  readonly home: CoastId;
  at: CoastId;
  /** From an earlier turn and to be maintained before it sails. */
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
  /** What alone may be ordered now. */
  readonly part: MovePart | undefined;
  /** The turn has not come: what others will have done by then cannot be known and stops nothing. */
  ahead: boolean;
  /** As the turn began: read, never changed. */
  readonly start: Holdings;
  /** Tokens that have walked off, embarked or been spent, and those that have walked or landed there. */
  readonly off: Map<AreaId, number>;
  readonly moved: Map<AreaId, number>;
  /** Those of earlier turns in canonical order of their coasts, then the new ones as built. */
  readonly ships: Ship[];
  shipStock: number;
  built: number;
  treasury: number;
  /** What others have in the areas looked at. */
  readonly others: Map<AreaId, Standing>;
  /** Nations whose bans bind the mover, once anybody asked. */
  guards: Guard[] | undefined;
}

export function begin(
  p: Position,
  who: NationId,
  start: Holdings = nation(p, who),
  part?: MovePart,
  ahead = false,
): Draft {
  const ships: Ship[] = [];
  for (const at of p.rules.map.sorted(Object.keys(start.ships)))
    for (let n = start.ships[at]!; n > 0; n--) ships.push(shipAt(at, part !== 'moves'));
  return {
    p,
    who,
    part,
    ahead,
    start,
    off: new Map(),
    moved: new Map(),
    ships,
    shipStock: p.rules.ruleset.pieces.ships - ships.length,
    built: 0,
    treasury: start.treasury,
    others: new Map(),
    guards: undefined,
  };
}

export function shipAt(at: CoastId, old: boolean): Ship {
  return { home: at, at, old, maintained: false, steps: 0, cargo: 0, gone: false };
}

/** Own tokens that have not moved. */
export function free(d: Draft, area: AreaId): number {
  return (d.start.tokens[area] ?? 0) - (d.off.get(area) ?? 0);
}

/** Own tokens ashore, moved or not. */
export function ashore(d: Draft, area: AreaId): number {
  return free(d, area) + (d.moved.get(area) ?? 0);
}

export function depart(d: Draft, area: AreaId, n: number): void {
  d.off.set(area, (d.off.get(area) ?? 0) + n);
}

export function arrive(d: Draft, area: AreaId, n: number): void {
  d.moved.set(area, (d.moved.get(area) ?? 0) + n);
}

/** Destroys a token of that area: one that has moved if there is one, as the other can do all it can and more. */
export function spend(d: Draft, area: AreaId): void {
  if (d.moved.get(area)) arrive(d, area, -1);
  else depart(d, area, 1);
}

/** Whether ships may be built in the area as things stand. */
export function shipyard(d: Draft, area: AreaId): boolean {
  return d.p.rules.policies.shipyard(d.p, d.who, area, ashore(d, area));
}

/** Areas with own tokens when the turn began, in canonical order. */
export function startAreas(d: Draft): AreaId[] {
  return d.p.rules.map.sorted(Object.keys(d.start.tokens));
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
