import { inPlay, nations } from '../../board/queries.ts';
import type { Position } from '../../position.ts';
import { refuse, type Violation } from '../../refusals.ts';
import { citeGrant, grants } from '../../ruleset/effects.ts';
import type { AreaId, NationId } from '../../state.ts';
import { ashore, conflictWith, type Draft, others } from './draft.ts';

/** Why `n` tokens may not enter an area, by land or from a ship, be it only on their way. */
export function barred(d: Draft, area: AreaId, n: number): Violation | undefined {
  const { p } = d;
  if (!inPlay(p, area)) return refuse('outOfPlay', { area }, p.rules.cite('outOfPlay'));
  if (d.ahead) return undefined;
  d.guards ??= guards(p, d.who);
  for (const { nation, peace, closed } of d.guards) {
    const city = p.open.nations[nation]!.cities.includes(area);
    if (city && closed && (p.rules.variants.closedCities === 'toAll' || caused(d, area, n, attacks(nation))))
      return closedCity(d, nation, area);
    if (peace && caused(d, area, n, disturbs(nation, city))) return disturbed(d, nation, area, n);
  }
  return undefined;
}

/** Fewer than attack a city may enter it, where bans forbid attacks alone. */
function attack({ p, who }: Draft, ban: 'closedCities' | 'peace', of: NationId, area: AreaId): Violation {
  const most = p.rules.policies.cityAttack(p, who, of).need - 1;
  return refuse('attack', { nation: of, area, most }, citeGrant(p, of, ban));
}

function closedCity(d: Draft, of: NationId, area: AreaId): Violation {
  if (d.p.rules.variants.bannedAttack === 'strongEnough') return attack(d, 'closedCities', of, area);
  return refuse('closedCity', { nation: of, area }, citeGrant(d.p, of, 'closedCities'));
}

function disturbed(d: Draft, of: NationId, area: AreaId, n: number): Violation {
  if (d.p.rules.variants.bannedAttack === 'strongEnough' && !disturbs(of, false)(d, area, n))
    return attack(d, 'peace', of, area);
  return refuse('peace', { nation: of, area }, citeGrant(d.p, of, 'peace'));
}

/** What is forbidden, once so many more tokens are in the area. */
type Clash = (d: Draft, area: AreaId, n: number) => boolean;

/** Whether `n` tokens bring it about; one that was there before may be joined, unless the rules forbid that as well. */
function caused(d: Draft, area: AreaId, n: number, clash: Clash): boolean {
  return clash(d, area, n) && (d.p.rules.variants.bannedConflict === 'toJoin' || !clash(d, area, 0));
}

/** Whether tokens of the mover stand where that very nation attacks them. */
const attackedBy = (d: Draft, of: NationId, area: AreaId): boolean =>
  d.p.open.begun?.[area] === of && (d.start.tokens[area] ?? 0) > 0;

/** Tokens attack the city there: any of them, or where bans forbid attacks alone those strong enough. */
const attacks =
  (of: NationId): Clash =>
  (d, area, n) =>
    d.p.rules.variants.bannedAttack === 'strongEnough'
      ? ashore(d, area) + n >= d.p.rules.policies.cityAttack(d.p, d.who, of).need
      : conflictWith(d, area, n);

/** Tokens attack the city there, or fight tokens that neither stand before the mover's own city nor attack it there. */
const disturbs =
  (of: NationId, city: boolean): Clash =>
  (d, area, n) =>
    (city && attacks(of)(d, area, n)) ||
    (d.p.open.nations[of]!.tokens[area] !== undefined &&
      others(d, area).city !== d.who &&
      !attackedBy(d, of, area) &&
      conflictWith(d, area, n));

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
