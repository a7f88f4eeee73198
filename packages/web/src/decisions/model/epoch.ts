import type { AdvanceId, NationId, Requirement, Sight } from '@ochre/engine';
import { nation } from '@ochre/engine/board/queries.ts';
import { countedCities, epochAt } from '@ochre/engine/board/succession.ts';
import { epochName } from '../../table/model.ts';

/** One thing the next epoch asks for: what is there, what is needed. */
export interface Need {
  what: 'cities' | 'advances' | 'costing' | 'under' | 'points';
  /** The price line of `costing` and `under`. */
  line?: number;
  have: number;
  need: number;
}

export interface Gate {
  epoch: string;
  /** Spaces to go until its first one. */
  away: number;
  needs: Need[];
}

function needsOf(sight: Sight, who: NationId, r: Requirement, held: readonly AdvanceId[]): Need[] {
  const advances = held.map((id) => sight.rules.advance(id));
  const needs: Need[] = [];
  if (r.cities !== undefined) needs.push({ what: 'cities', have: countedCities(sight, who), need: r.cities });
  if (r.advances !== undefined) needs.push({ what: 'advances', have: advances.length, need: r.advances });
  if (r.costing)
    needs.push({
      what: 'costing',
      line: r.costing.atLeast,
      have: advances.filter((a) => a.cost >= r.costing!.atLeast).length,
      need: r.costing.count,
    });
  if (r.under)
    needs.push({
      what: 'under',
      line: r.under.below,
      have: advances.filter((a) => a.cost < r.under!.below).length,
      need: r.under.count,
    });
  if (r.advancePoints !== undefined)
    needs.push({ what: 'points', have: advances.reduce((n, a) => n + a.points, 0), need: r.advancePoints });
  return needs;
}

/** What the next space asks for with these advances besides those held, and the next epoch that asks for more. */
export function gates(
  sight: Sight,
  who: NationId,
  extra: readonly AdvanceId[],
): { next: Need[]; gate?: Gate } {
  const { space, advances } = nation(sight, who);
  const held = [...advances, ...extra];
  const table = sight.rules.policies.succession(sight);
  const here = epochAt(sight, who, space + 1);
  const next = here ? needsOf(sight, who, here.requirement, held) : [];
  for (let at = space + 1; at <= table.last; at++) {
    const epoch = epochAt(sight, who, at);
    if (!epoch) continue;
    const needs = needsOf(sight, who, epoch.requirement, held);
    if (needs.some((n) => n.have < n.need))
      return { next, gate: { epoch: epochName(epoch), away: at - space, needs } };
  }
  return { next };
}
