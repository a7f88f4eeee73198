import { type AreaId, BARBARIANS, type ConflictSide, type Owner, type Position } from '@ochre/engine';
import { owners, standing, tokens } from '@ochre/engine/query';
import { fleet } from './fleets.ts';

// Who fights in an area and how strong. Hired tokens fight beside others alone, but for the one that fire adds for the
// time of a conflict; ships that take part count for who loses first, though never against the limit of the area.

export interface Fight {
  area: AreaId;
  /** In ranking order, barbarians last. */
  owners: Owner[];
  sides: Record<Owner, ConflictSide>;
  /** Beside a city only one owner may stay; elsewhere the printed limit holds. */
  limit: number;
  /** No advance has a part in it. */
  plain: boolean;
  /** Who loses before whom, as counted when the rounds begin: losses taken elsewhere do not change it. */
  order?: Owner[][];
  /** Groups that still have to lose in this round, the group that is choosing, and its choices. */
  round: Owner[][];
  losing: Owner[];
  chosen: Record<Owner, string>;
}

/** Tokens of `who` there for the time of conflict alone. */
export function lent(p: Position, who: Owner, area: AreaId): number {
  return who === BARBARIANS ? 0 : (p.open.nations[who]!.hired?.[area] ?? 0);
}

/** The one of those that fights like a regular token: the last to go. */
function fire(p: Position, who: Owner, area: AreaId): number {
  return p.open.afire?.[who]?.includes(area) ? Math.min(1, lent(p, who, area)) : 0;
}

/** Those of them that fight beside others alone. */
export function hired(p: Position, who: Owner, area: AreaId): number {
  return lent(p, who, area) - fire(p, who, area);
}

/** Tokens of `who` that fight in the area. */
export function fighters(p: Position, who: Owner, area: AreaId): number {
  const n = tokens(p, who, area) + fire(p, who, area);
  return n > 0 ? n + hired(p, who, area) : 0;
}

export function muster(p: Position, area: AreaId, plain: boolean): Fight {
  const { city, limit } = standing(p, area);
  const all = owners(p).filter((who) => fighters(p, who, area) > 0);
  const sides: Fight['sides'] = {};
  for (const who of all) {
    const had = fighters(p, who, area);
    sides[who] = { had, lost: 0, left: had };
  }
  const start = { round: [], losing: [], chosen: {} };
  return { area, owners: all, sides, limit: city === undefined ? limit : 0, plain, ...start };
}

/** Those who still have tokens in it. */
export function fighting(p: Position, fight: Fight): Owner[] {
  return fight.owners.filter((who) => fighters(p, who, fight.area) > 0);
}

export function goesOn(p: Position, fight: Fight): boolean {
  const left = fighting(p, fight);
  if (left.length < 2) return false;
  return left.reduce((sum, who) => sum + fighters(p, who, fight.area), 0) > fight.limit;
}

/** Fewest first, ships counted, equals together; those who lose last come after all others. */
export function lossOrder(p: Position, fight: Fight): Owner[][] {
  const { area, plain } = fight;
  const strength = (who: Owner): number => fighters(p, who, area) + (plain ? 0 : fleet(p, who, area).length);
  const late = (who: Owner): number => (plain ? 0 : Number(p.rules.policies.losesLast(p, who, fight.sides)));
  const compare = (a: Owner, b: Owner): number => late(a) - late(b) || strength(a) - strength(b);
  const groups: Owner[][] = [];
  for (const who of fighting(p, fight).sort(compare)) {
    const group = groups.at(-1);
    if (group && compare(group[0]!, who) === 0) group.push(who);
    else groups.push([who]);
  }
  return groups;
}
