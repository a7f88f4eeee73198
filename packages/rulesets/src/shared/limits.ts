import {
  type AreaId,
  BARBARIANS,
  type NationId,
  type Owner,
  type Policies,
  type Position,
} from '@ochre/engine';
import { cityOwner, grants, othersIn, tokens, value } from '@ochre/engine/query';

/** Limits of areas, raised by one up to that limit for an owner of raised limits who is alone there. */
export function limitsRaised(upTo: number): Pick<Policies, 'limit' | 'reduced'> {
  const openLimit = (p: Position, who: Owner, area: AreaId): number => {
    const printed = p.rules.map.area(area).limit ?? 0;
    return printed <= upTo && grants(p, who, 'raisedLimits') && !othersIn(p, who, area)
      ? printed + 1
      : printed;
  };
  return {
    /** Beside a city no token may stay, but for those an owner is allowed beside the own city. */
    limit(p: Position, who: Owner, area: AreaId): number {
      const city = cityOwner(p, area);
      if (city === undefined) return openLimit(p, who, area);
      return city === who && who !== BARBARIANS ? value(p, who, 'besideCity') : 0;
    },
    /** A reduced city leaves tokens up to the limit; the raised limit is the owner's choice, tokens there count. */
    reduced(p: Position, who: NationId, area: AreaId): { min: number; max: number } {
      const printed = p.rules.map.area(area).limit ?? 0;
      const there = tokens(p, who, area);
      return { min: Math.max(0, printed - there), max: Math.max(0, openLimit(p, who, area) - there) };
    },
  };
}

/** Only small areas hold more. */
export const { limit, reduced } = limitsRaised(2);
