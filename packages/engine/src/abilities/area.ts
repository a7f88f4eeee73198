import { CITY_POINTS, hasCity, nation, nations, tokens } from '../board/queries.ts';
import { found, place, raze, remove } from '../board/transfer.ts';
import type { Play } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import { protectedFrom } from '../ruleset/effects.ts';
import type { AreaId, NationId } from '../state.ts';
import { citeOf, type Use } from './ability.ts';
import { within } from './reach.ts';

/** What rows say of the areas such an ability can strike: next by water as well, alone in the own ones it is used from,
 * none where a holder of the advance stands guard, own units there as well. */
export const onAreas = { byWater: 'flag', sole: 'flag', blocks: 'flag', ownToo: 'flag' } as const;

// Abilities that strike all units of one area next to own units. Own units, units of the protected and barbarians are
// left alone, unless the row says otherwise.

export interface Units {
  of: NationId;
  tokens: number;
  city: boolean;
}

export interface Toll {
  tokens: number;
  cities: number;
  points: number;
}

function exposed(p: Position, use: Use): NationId[] {
  return nations(p).filter((who) => who !== use.who && !protectedFrom(p, who, use.advance));
}

function unitsIn(p: Position, of: readonly NationId[], area: AreaId): Units[] {
  const units: Units[] = [];
  for (const who of of) {
    const n = tokens(p, who, area);
    const city = hasCity(p, who, area);
    if (n > 0 || city) units.push({ of: who, tokens: n, city });
  }
  return units;
}

/** Somebody else there is protected with the units he has there. */
export function guarded(p: Position, use: Use, area: AreaId): boolean {
  return nations(p).some(
    (who) =>
      who !== use.who &&
      ((tokens(p, who, area) > 0 && protectedFrom(p, who, use.advance, 'tokens')) ||
        (hasCity(p, who, area) && protectedFrom(p, who, use.advance, 'city'))),
  );
}

/**
 * Units in the area that the ability strikes; own ones as well where the row says so and others are there. Where the row
 * says so, one protected unit keeps it from the whole area.
 */
export function struck(p: Position, use: Use, area: AreaId, victims = exposed(p, use)): Units[] {
  if (use.effect.with['blocks'] === true && guarded(p, use, area)) return [];
  const units = unitsIn(p, victims, area);
  const own = units.length > 0 && use.effect.with['ownToo'] === true ? unitsIn(p, [use.who], area) : [];
  return [...units, ...own];
}

export function tollOf(units: readonly Units[]): Toll {
  let [n, cities] = [0, 0];
  for (const u of units) {
    n += u.tokens;
    if (u.city) cities++;
  }
  return { tokens: n, cities, points: n + CITY_POINTS * cities };
}

/** Areas the ability can strike, each with its toll, in canonical order. */
export function targets(p: Position, use: Use): { area: AreaId; toll: Toll }[] {
  const { map } = p.rules;
  const victims = exposed(p, use);
  return map.sorted(within(p, use)).flatMap((area) => {
    const units = struck(p, use, area, victims);
    return units.length > 0 ? [{ area, toll: tollOf(units) }] : [];
  });
}

export function checkTarget(p: Position, use: Use, area: string): Violation | undefined {
  const { cite } = use.effect;
  if (p.rules.map.find(area)?.kind !== 'land') return refuse('notLand', { area }, cite);
  if (!within(p, use).has(area)) {
    const rule = citeOf(use, 'area');
    return use.effect.with['byWater'] === true
      ? refuse('notAdjacent', {}, rule)
      : refuse('notAdjacentByLand', {}, rule);
  }
  if (struck(p, use, area).length === 0) return refuse('unaffected', {}, citeOf(use, 'exempt'));
  return undefined;
}

/** Every unit annexed is replaced from stock. */
export function inStock(p: Position, who: NationId, toll: Toll): boolean {
  const { stock } = nation(p, who);
  return stock.tokens >= toll.tokens && stock.cities >= toll.cities;
}

export function checkStock(p: Position, use: Use, area: AreaId): Violation | undefined {
  return inStock(p, use.who, tollOf(struck(p, use, area)))
    ? undefined
    : refuse('stockForAll', {}, citeOf(use, 'means'));
}

/** All struck units go back to stock; an annexer puts as many of the own in their place. */
export function strike(play: Play, use: Use, area: AreaId, replace: boolean): Units[] {
  const units = struck(play, use, area);
  for (const u of units) {
    remove(play, u.of, area, u.tokens);
    if (u.city) raze(play, u.of, area);
    if (!replace) continue;
    place(play, use.who, area, u.tokens);
    if (u.city) found(play, use.who, area);
  }
  const type = replace ? 'areaAnnexed' : 'areaDestroyed';
  const facts = { nation: use.who, advance: use.advance, area, units };
  play.emit(type, citeOf(use, 'area'), facts);
  return units;
}
