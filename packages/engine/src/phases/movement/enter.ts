import { inPlay, nations } from '../../board/queries.ts';
import { refuse, type Violation } from '../../events.ts';
import { citeGrant, grants } from '../../ruleset/effects.ts';
import { type AreaId, BARBARIANS } from '../../state.ts';
import { conflictWith, type Draft, others } from './draft.ts';

/** Why `n` tokens may not enter an area, by land or from a ship, be it only on their way. */
export function barred(d: Draft, area: AreaId, n: number): Violation | undefined {
  const { p, who } = d;
  if (!inPlay(p, area))
    return refuse('outOfPlay', p.rules.cite('outOfPlay'), `${area} is out of play and cannot be entered.`);
  // Only a conflict that was not there before can be forbidden.
  if (d.ahead || conflictWith(d, area, 0) || !conflictWith(d, area, n)) return undefined;

  const { city } = others(d, area);
  if (city && city !== BARBARIANS && grants(p, city, 'closedCities') && !grants(p, who, 'opensCities'))
    return refuse(
      'closedCity',
      citeGrant(p, city, 'closedCities'),
      `No tokens may move into the city of ${city} in ${area}.`,
    );
  if (grants(p, who, 'breaksPeace')) return undefined;
  for (const other of nations(p)) {
    if (other === who || !grants(p, other, 'peace')) continue;
    if (city === other || p.open.nations[other]!.tokens[area])
      return refuse(
        'peace',
        citeGrant(p, other, 'peace'),
        `No conflict may be caused with the units of ${other} in ${area}.`,
      );
  }
  return undefined;
}
