import type { Building, Counts } from '../decisions.ts';
import type { Position } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import { grants, value } from '../ruleset/effects.ts';
import type { AreaId, NationId } from '../state.ts';
import type { Area } from './map.ts';
import { cityOwner, inPlay, nation, othersIn } from './queries.ts';

// What it takes to build cities. A list of buildings is planned one after the other against the same means.

/** What a nation has left to build with. */
export interface Means {
  who: NationId;
  /** Replaced, never changed: they may be the tokens on the board. */
  tokens: Counts;
  treasury: number;
  cities: number;
  built: AreaId[];
  /** Whether the treasury may still pay for part of a city this turn. */
  treasuryCity: boolean;
  /** Tokens that neighbours may still lend to a wilderness city, and whether to more than one of them. */
  neighbourTokens: number;
  lendAgain: boolean;
}

export function meansOf(p: Position, who: NationId): Means {
  const { tokens, treasury, stock } = nation(p, who);
  return {
    who,
    tokens,
    treasury,
    cities: stock.cities,
    built: [],
    treasuryCity: grants(p, who, 'treasuryCity'),
    neighbourTokens: value(p, who, 'neighbourTokens'),
    lendAgain: p.rules.variants.neighboursHelp === 'severalCities',
  };
}

const present = (means: Means, area: AreaId): number => means.tokens[area] ?? 0;

function lent(building: Building): number {
  let n = 0;
  for (const area in building.from) n += building.from[area]!;
  return n;
}

const treasuryHelps = (p: Position, who: NationId, area: AreaId): boolean =>
  p.rules.policies.treasuryHelps?.(p, who, area) !== false;

/** Up to half of what the city takes. */
export function treasuryShare(p: Position, means: Means, area: AreaId, cost: number): number {
  if (!means.treasuryCity || !treasuryHelps(p, means.who, area)) return 0;
  return Math.min(means.treasury, Math.floor(cost / 2));
}

/** Land neighbours that can lend tokens, and how many they may lend together. */
export function lenders(means: Means, area: Area): { areas: AreaId[]; most: number } {
  if (area.site || means.neighbourTokens === 0) return { areas: [], most: 0 };
  const areas = area.land.filter((id) => present(means, id) > 0);
  const all = areas.reduce((sum, id) => sum + present(means, id), 0);
  return { areas, most: Math.min(all, means.neighbourTokens) };
}

/** Why no city can be built in an area, whatever it is paid with. */
function barred(p: Position, means: Means, area: AreaId): Violation | undefined {
  const { rules } = p;
  const found = rules.map.find(area);
  if (found?.kind !== 'land') return refuse('notLand', { area }, rules.cite('construction'));
  if (!inPlay(p, area)) return refuse('outOfPlay', { area }, rules.cite('outOfPlay'));
  if (rules.policies.cityCost(p, area, means.who) === undefined)
    return refuse('noCityHere', { area }, rules.cite('noCityHere'));
  if (means.built.includes(area) || cityOwner(p, area) !== undefined)
    return refuse('oneCity', { area }, rules.cite('oneCity'));
  if (rules.variants.builder === 'alone' && othersIn(p, means.who, area))
    return refuse('notAlone', { area }, rules.cite('soleBuilder'));
  if (means.cities === 0) return refuse('cityStock', {}, rules.cite('cityStock'));
  return undefined;
}

/** Why no help at all can come from where the building wants it. */
function unhelped(p: Position, means: Means, building: Building): Violation | undefined {
  const { rules } = p;
  const { treasury = 0, from = {} } = building;
  if (treasury > 0 && !grants(p, means.who, 'treasuryCity'))
    return refuse('noTreasuryHelp', {}, rules.cite('treasuryCity'));
  if (lent(building) === 0) return undefined;
  const cite = rules.cite('neighbourTokens');
  if (value(p, means.who, 'neighbourTokens') === 0) return refuse('noNeighbourHelp', {}, cite);
  if (rules.map.area(building.area).site) return refuse('wildernessHelp', {}, cite);
  const cleared = means.built.find((id) => from[id]! > present(means, id));
  if (cleared !== undefined && means.neighbourTokens > 0)
    return refuse('listedBefore', { area: cleared }, cite);
  return undefined;
}

/** Why this building is illegal, means being what earlier ones have left. */
export function flaw(p: Position, who: NationId, means: Means, building: Building): Violation | undefined {
  const { rules } = p;
  const no = barred(p, means, building.area) ?? unhelped(p, means, building);
  if (no) return no;
  const area = rules.map.area(building.area);
  const cost = rules.policies.cityCost(p, area.id, who)!;
  const { treasury = 0, from = {}, keep } = building;
  if (treasury > 0 && !means.treasuryCity && grants(p, who, 'treasuryCity'))
    return refuse('treasuryHelpsOnce', {}, rules.cite('treasuryCity'));
  if (treasury > 0 && !treasuryHelps(p, who, area.id))
    return refuse('notAlone', { area: area.id }, rules.cite('treasuryCity'));
  if (treasury > treasuryShare(p, means, area.id, Infinity))
    return refuse('treasury', { treasury: means.treasury }, rules.cite('treasuryCity'));
  if (treasury > treasuryShare(p, means, area.id, cost))
    return refuse('treasuryShare', {}, rules.cite('treasuryCity'));
  const loan = lent(building);
  if (loan > 0 && means.neighbourTokens === 0 && value(p, who, 'neighbourTokens') > 0)
    return refuse('neighboursHelpOnce', {}, rules.cite('neighbourTokens'));
  for (const id in from)
    if (!area.landSet.has(id) || from[id]! > present(means, id))
      return area.landSet.has(id)
        ? refuse('ownTokens', { area: id }, rules.cite('neighbourTokens'))
        : refuse('noLandBorder', { from: id, to: area.id }, rules.cite('neighbourTokens'));
  if (loan > lenders(means, area).most) return refuse('neighbourShare', {}, rules.cite('neighbourTokens'));
  const spare = present(means, area.id) + treasury + loan - cost;
  if (spare < 0)
    return refuse(
      'cityPrice',
      { area: area.id, tokens: cost },
      rules.cite(area.site ? 'siteCity' : 'wildernessCity'),
    );
  if (keep && (spare < 1 || value(p, who, 'besideCity') < 1))
    return refuse('noTokenBeside', {}, rules.cite('keepToken'));
  return undefined;
}

/** Takes a legal building off the means. */
export function spend(means: Means, building: Building): void {
  const { area, treasury = 0, from = {}, keep } = building;
  const tokens = { ...means.tokens, [area]: keep ? 1 : 0 };
  for (const id in from) tokens[id] = (tokens[id] ?? 0) - from[id]!;
  means.tokens = tokens;
  means.treasury -= treasury;
  means.cities -= 1;
  means.built.push(area);
  if (treasury > 0) means.treasuryCity = false;
  if (lent(building) > 0 && !means.lendAgain) means.neighbourTokens = 0;
}

/** A building that takes as little help as it can: neighbours first, then treasury. */
export function leanest(p: Position, means: Means, id: AreaId): Building | undefined {
  const cost = p.rules.policies.cityCost(p, id, means.who);
  if (cost === undefined) return undefined;
  let missing = cost - present(means, id);
  // Most areas are far from a city.
  if (missing > means.neighbourTokens + treasuryShare(p, means, id, cost)) return undefined;
  if (barred(p, means, id)) return undefined;
  const area = p.rules.map.area(id);
  const building: Building = { area: id };
  if (missing <= 0) return building;
  const { areas, most } = lenders(means, area);
  let loan = Math.min(missing, most);
  missing -= loan;
  if (missing > treasuryShare(p, means, id, cost)) return undefined;
  for (const from of areas) {
    const n = Math.min(loan, present(means, from));
    if (n > 0) building.from = { ...building.from, [from]: n };
    loan -= n;
  }
  if (missing > 0) building.treasury = missing;
  return building;
}

/** Areas where a city can be built, in canonical order. */
export function buildable(p: Position, means: Means): AreaId[] {
  const areas = Object.keys(means.tokens).filter((id) => leanest(p, means, id) !== undefined);
  return p.rules.map.sorted(areas);
}
