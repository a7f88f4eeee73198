import { type AreaId, BARBARIANS, type NationId, type Position } from '@ochre/engine';
import { aftermath, CITY_POINTS, cityOwner, nation, tokens } from '@ochre/engine/query';

/** Defenders left after the city was replaced by tokens and these fought so many barbarians. */
function held(p: Position, victim: NationId, area: AreaId, attackers: number, defenders: number): number {
  const { limit = 0 } = p.rules.map.area(area);
  const sides = { [victim]: { left: defenders }, [BARBARIANS]: { left: attackers } };
  const [own, wild] = [sides[victim]!, sides[BARBARIANS]!];
  const late = (who: string): number => Number(p.rules.policies.losesLast(p, who, sides));
  const goesOn = (): boolean => own.left > 0 && wild.left > 0 && own.left + wild.left > limit;
  while (goesOn()) {
    const first = late(victim) - late(BARBARIANS) || own.left - wild.left;
    const [a, b] = first <= 0 ? [own, wild] : [wild, own];
    a.left--;
    if (first === 0 || goesOn()) b.left--;
  }
  return own.left;
}

/** Unit points the victim would lose at once to `n` barbarians who come to an area: nothing of a city they cannot take. */
export function damageBy(p: Position, victim: NationId, area: AreaId, n: number): number {
  const had = tokens(p, victim, area);
  const after = aftermath(p, area, BARBARIANS, n);
  const lost = had - (after[victim]?.left ?? 0);
  if (cityOwner(p, area) !== victim) return lost;
  const { need, defenders } = p.rules.policies.cityAttack(p, BARBARIANS, victim);
  const attackers = after[BARBARIANS]!.left;
  if (attackers < need) return lost;
  const stock = nation(p, victim).stock.tokens + lost;
  return lost + CITY_POINTS - held(p, victim, area, attackers, Math.min(defenders, stock));
}
