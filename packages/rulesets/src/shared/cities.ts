import type { AreaId, Owner, Position } from '@ochre/engine';
import { grants } from '@ochre/engine/query';

/** Fewer tokens on a site; none anywhere without a limit above nothing. */
export function cityCost(p: Position, area: AreaId): number | undefined {
  const { limit: printed, site } = p.rules.map.area(area);
  if (!printed) return undefined;
  return site ? p.rules.numbers.siteCity : p.rules.numbers.wildernessCity;
}

/** One more on both sides against the fortified, one less for them, unless both are. */
export function cityAttack(
  p: Position,
  attacker: Owner,
  defender: Owner,
): { need: number; defenders: number } {
  const edge = Number(grants(p, defender, 'fortified')) - Number(grants(p, attacker, 'fortified'));
  return { need: p.rules.numbers.attackers + edge, defenders: p.rules.numbers.defenders + edge };
}
