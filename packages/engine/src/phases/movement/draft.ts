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
  /** Hired tokens aboard, which take room like others. */
  hired: number;
  gone: boolean;
  /** Came upon a pirate fleet and sails no further. */
  held?: true;
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
  /** The same of hired tokens, where there are any. */
  readonly hired: { readonly off: Map<AreaId, number>; readonly moved: Map<AreaId, number> } | undefined;
  /** Those of earlier turns in canonical order of their coasts, then the new ones as built. */
  readonly ships: Ship[];
  /** Where tokens have gone ashore. */
  readonly landed: AreaId[];
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
    hired: start.hired && { off: new Map(), moved: new Map() },
    ships,
    landed: [],
    shipStock: p.rules.ruleset.pieces.ships - ships.length,
    built: 0,
    treasury: start.treasury,
    others: new Map(),
    guards: undefined,
  };
}

export function shipAt(at: CoastId, old: boolean): Ship {
  return {
    home: at,
    at,
    old,
    maintained: false,
    steps: 0,
    cargo: 0,
    hired: 0,
    gone: false,
  };
}

/** Own tokens that have not moved. */
export function free(d: Draft, area: AreaId): number {
  return (d.start.tokens[area] ?? 0) - (d.off.get(area) ?? 0);
}

/** Hired tokens that have not moved, and those ashore whether they have or not. */
export function freeHired(d: Draft, area: AreaId): number {
  return (d.start.hired?.[area] ?? 0) - (d.hired?.off.get(area) ?? 0);
}

export function hiredAshore(d: Draft, area: AreaId): number {
  return freeHired(d, area) + (d.hired?.moved.get(area) ?? 0);
}

/** Hired tokens of an area walk off or embark; or come ashore there. */
export function departHired(d: Draft, area: AreaId, n: number): void {
  d.hired!.off.set(area, (d.hired!.off.get(area) ?? 0) + n);
}

export function arriveHired(d: Draft, area: AreaId, n: number): void {
  d.hired!.moved.set(area, (d.hired!.moved.get(area) ?? 0) + n);
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

/** Whether ships may be built in the area as things stand, paid with tokens from there or (`levied` false) with none. */
export function shipyard(d: Draft, area: AreaId, levied?: boolean): boolean {
  return d.p.rules.policies.shipyard(d.p, d.who, area, ashore(d, area) + hiredAshore(d, area), levied);
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

/** Whether tokens on their way through the area have to stop there. */
export function stopsAt(d: Draft, area: AreaId): boolean {
  if (d.p.rules.variants.wayEnds === 'atConflict') return conflictWith(d, area, 1);
  const { owners, city, idle } = others(d, area);
  return owners > 0 || idle > 0 || (city !== undefined && city !== d.who);
}

/** Whether the area is in a conflict situation once `n` more own tokens are there. */
export function conflictWith(d: Draft, area: AreaId, n: number): boolean {
  const own = ashore(d, area) + n;
  // Hired tokens fight beside others alone.
  return inConflict(others(d, area), d.who, own > 0 && d.hired ? own + hiredAshore(d, area) : own);
}
