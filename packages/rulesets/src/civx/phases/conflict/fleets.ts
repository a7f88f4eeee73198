import {
  type AreaId,
  BARBARIANS,
  type CoastId,
  type NationId,
  type Owner,
  type Position,
} from '@ochre/engine';
import { grants, owners, pieces } from '@ochre/engine/query';
import type { Play } from '@ochre/engine/ruleset';
import { own } from '../../tables/cites.ts';

// Ships that take part in a conflict: their owners say how many do, and none is part of two conflicts in a turn.

/** Coasts where ships may yet join the conflict, by owner. */
export type Calls = Record<NationId, CoastId[]>;

/** Coasts of the ships that take part in the conflict over the area, one for each ship. */
export function fleet(p: Position, who: Owner, area: AreaId): CoastId[] {
  return p.open.engaged?.[who]?.filter((ship) => ship.area === area).map(({ coast }) => coast) ?? [];
}

/** Ships of `who` that lie there and have been part of no conflict this turn. */
export function idle(p: Position, who: Owner, coast: CoastId): number {
  const engaged = p.open.engaged?.[who]?.filter((ship) => ship.coast === coast).length ?? 0;
  return Math.max(0, (pieces(p, who).ships[coast] ?? 0) - engaged);
}

/** Coasts of the area where ships of `who` may join. */
function callable(p: Position, who: Owner, area: AreaId): CoastId[] {
  if (!grants(p, who, 'lossesShips')) return [];
  return p.rules.map.area(area).coasts.flatMap(({ id }) => (idle(p, who, id) > 0 ? [id] : []));
}

/** Ships that could join a conflict over the area. */
export const reserves = (p: Position, who: Owner, area: AreaId): number =>
  callable(p, who, area).reduce((sum, coast) => sum + idle(p, who, coast), 0);

/** A conflict over the area begins, and those that fought over it before have had theirs: whose ships may join. */
export function callShips(play: Play, area: AreaId, among: readonly Owner[]): Calls {
  for (const who of owners(play))
    for (const ship of play.open.engaged?.[who] ?? []) if (ship.area === area) delete ship.area;
  const calls: Calls = {};
  for (const who of among) {
    const coasts = callable(play, who, area);
    if (who !== BARBARIANS && coasts.length > 0) calls[who] = coasts;
  }
  return calls;
}

/** Asks all owners about the next coast each; false once nobody is left to ask. */
export function askShips(play: Play, calls: Calls): boolean {
  const asked = Object.keys(calls);
  play.askAll(
    asked.map((owner) => {
      const place = calls[owner]!.shift()!;
      if (calls[owner]!.length === 0) delete calls[owner];
      const n = idle(play, owner, place);
      const among = Array.from({ length: n + 1 }, (_, i) => String(n - i));
      const cite = own.shipsFight;
      return { kind: 'chooseOne', owner, ask: { purpose: 'shipsFight', among, place }, cite };
    }),
  );
  return asked.length > 0;
}

export function joinFight(play: Play, area: AreaId, who: NationId, coast: CoastId, n: number): void {
  if (n === 0) return;
  const ships = Array.from({ length: n }, () => ({ coast, area }));
  play.open.engaged = { ...play.open.engaged, [who]: [...(play.open.engaged?.[who] ?? []), ...ships] };
  play.emit('shipsJoin', own.shipsFight, { nation: who, area, ships: n });
}

/** A ship is lost, in the conflict over the area or else to a calamity: then those that have fought go first. */
export function shipLost(play: Play, who: Owner, coast: CoastId, area?: AreaId): void {
  const ships = play.open.engaged?.[who];
  const at = ships?.findIndex((ship) => ship.coast === coast && (!area || ship.area === area)) ?? -1;
  if (at >= 0) ships!.splice(at, 1);
}
