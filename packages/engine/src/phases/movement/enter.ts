import { inPlay, nations } from '../../board/queries.ts';
import { refuse, type Violation } from '../../events.ts';
import type { Position } from '../../position.ts';
import { citeGrant, grants } from '../../ruleset/effects.ts';
import type { AreaId, NationId } from '../../state.ts';
import { ashore, conflictWith, type Draft } from './draft.ts';

/** Why `n` tokens may not enter an area, by land or from a ship, be it only on their way. */
export function barred(d: Draft, area: AreaId, n: number): Violation | undefined {
  const { p } = d;
  if (!inPlay(p, area))
    return refuse('outOfPlay', p.rules.cite('outOfPlay'), `${area} is out of play and cannot be entered.`);
  if (d.ahead) return undefined;
  d.guards ??= guards(p, d.who);
  for (const { nation, peace, closed } of d.guards) {
    const { cities, tokens } = p.open.nations[nation]!;
    const city = cities.includes(area);
    if (!city && !(peace && tokens[area])) continue;
    if (city && closed && p.rules.numbers['closedAlways']) return closedCity(p, nation, area);
    // Only a conflict that was not there before can be forbidden.
    if (clash(d, area, city, nation, 0) || !clash(d, area, city, nation, n)) return undefined;
    if (city && closed) return closedCity(p, nation, area);
    if (peace)
      return refuse(
        'peace',
        citeGrant(p, nation, 'peace'),
        `No conflict may be caused with the units of ${nation} in ${area}.`,
      );
  }
  return undefined;
}

const closedCity = (p: Position, nation: NationId, area: AreaId): Violation =>
  refuse(
    'closedCity',
    citeGrant(p, nation, 'closedCities'),
    `No tokens may move into the city of ${nation} in ${area}.`,
  );

/** Whether `n` more tokens make a conflict; where bans forbid attacks alone, beside a city only those strong enough. */
function clash(d: Draft, area: AreaId, city: boolean, of: NationId, n: number): boolean {
  if (!city || !d.p.rules.numbers['bansAttacksOnly']) return conflictWith(d, area, n);
  return ashore(d, area) + n >= d.p.rules.policies.cityAttack(d.p, d.who, of).need;
}

/** A nation whose units may not be drawn into conflict, or whose cities may not be entered. */
export interface Guard {
  nation: NationId;
  peace: boolean;
  closed: boolean;
}

/** The nations whose bans bind `who`. */
function guards(p: Position, who: NationId): Guard[] {
  const found: Guard[] = [];
  for (const nation of nations(p)) {
    const peace = grants(p, nation, 'peace');
    const closed = grants(p, nation, 'closedCities');
    if ((peace || closed) && nation !== who) found.push({ nation, peace, closed });
  }
  if (found.length === 0) return found;
  const bound = !grants(p, who, 'breaksPeace');
  const shut = !grants(p, who, 'opensCities');
  return found
    .map(({ nation, peace, closed }) => ({ nation, peace: peace && bound, closed: closed && shut }))
    .filter(({ peace, closed }) => peace || closed);
}
