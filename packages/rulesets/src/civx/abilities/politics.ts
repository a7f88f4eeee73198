import { type AreaId, type Owner, type Position, pick, type Violation } from '@ochre/engine';
import { type Ability, type AbilityTerms, amount, citeOf, within } from '@ochre/engine/abilities';
import {
  CITY_POINTS,
  cityOwner,
  nation,
  nations,
  owners,
  protectedFrom,
  tokens,
  type Use,
  unitPointsIn,
} from '@ochre/engine/query';
import {
  collect,
  deploy,
  either,
  found,
  int,
  list,
  object,
  type Play,
  pay,
  raze,
  refuse,
  remove,
  text,
} from '@ochre/engine/ruleset';

interface Toll {
  tokens: number;
  cities: number;
  /** Unit points per owner. */
  of: Record<Owner, number>;
}

function tollOf(p: Position, use: Use, areas: readonly AreaId[]): Toll {
  const toll: Toll = { tokens: 0, cities: 0, of: {} };
  for (const area of areas)
    for (const who of owners(p)) {
      const points = who === use.who ? 0 : unitPointsIn(p, who, area);
      if (points === 0) continue;
      toll.tokens += tokens(p, who, area);
      toll.cities += Number(cityOwner(p, area) === who);
      toll.of[who] = (toll.of[who] ?? 0) + points;
    }
  return toll;
}

/** Tokens come out of treasury, cities out of stock for five of treasury. */
function afford(p: Position, use: Use, toll: Toll): boolean {
  const { treasury, stock } = nation(p, use.who);
  return toll.tokens + CITY_POINTS * toll.cities <= treasury && toll.cities <= stock.cities;
}

const shielded = (p: Position, use: Use, area: AreaId): boolean =>
  nations(p).some(
    (who) => who !== use.who && unitPointsIn(p, who, area) > 0 && protectedFrom(p, who, use.advance),
  );

function flaw(
  p: Position,
  use: Use,
  areas: readonly AreaId[],
  near: ReadonlySet<AreaId>,
): Violation | undefined {
  const { cite } = use.effect;
  const most = amount(use, 'areas');
  if (areas.length < 1 || areas.length > most) return refuse('nameAreas', { most }, cite);
  if (new Set(areas).size !== areas.length) return refuse('areaOnce', {}, cite);
  for (const area of areas) {
    if (p.rules.map.find(area)?.kind !== 'land') return refuse('notLand', { area }, cite);
    if (!near.has(area)) return refuse('notAdjacent', { area }, cite);
    if (shielded(p, use, area)) return refuse('closedArea', { area }, citeOf(use, 'exempt'));
    if (Object.keys(tollOf(p, use, [area]).of).length === 0) return refuse('nobodyElse', { area }, cite);
  }
  const toll = tollOf(p, use, areas);
  const each = amount(use, 'each');
  if (Object.values(toll.of).some((points) => points > each))
    return refuse('annexPoints', { most: each }, cite);
  return afford(p, use, toll) ? undefined : refuse('meansForAll', {}, citeOf(use, 'means'));
}

function openAreas(p: Position, use: Use): AreaId[] {
  const near = within(p, use);
  return p.rules.map.sorted(near).filter((area) => !flaw(p, use, [area], near));
}

const gains = (p: Position, use: Use): number =>
  Math.min(amount(use, 'treasury'), nation(p, use.who).stock.tokens);

function annex(play: Play, use: Use, area: AreaId): void {
  const { who, advance } = use;
  const toll = tollOf(play, use, [area]);
  const city = cityOwner(play, area);
  for (const of of owners(play)) if (of !== who) remove(play, of, area, tokens(play, of, area));
  deploy(play, who, area, toll.tokens);
  if (toll.cities > 0) {
    raze(play, city!, area);
    pay(play, who, CITY_POINTS);
    found(play, who, area);
  }
  play.emit('areaBought', use.effect.cite, { nation: who, advance, area, ...toll });
}

const terms = {
  with: { areas: 'number', each: 'number', treasury: 'number', byWater: 'flag', sole: 'flag' },
  cites: ['means', 'exempt', 'gain'],
} as const satisfies AbilityTerms;

/** Everybody's units in a few areas nearby for treasury, so many of one owner; or some treasury out of stock. */
export const politics: Ability<{ gain: number } | { areas: AreaId[] }, typeof terms> = {
  id: 'annexAreas',
  brings: 'treasuryOrAreas',
  terms,
  shape: either(object({ gain: int(1, 60) }), object({ areas: list(text(), 10) })),
  usable: (table, use) => gains(table, use) > 0 || openAreas(table, use).length > 0,
  check(sight, use, params) {
    if ('areas' in params) return flaw(sight, use, params.areas, within(sight, use));
    const most = gains(sight, use);
    return params.gain <= most ? undefined : refuse('gain', { most }, citeOf(use, 'gain'));
  },
  choices: (sight, use) => ({
    gain: gains(sight, use),
    most: amount(use, 'areas'),
    areas: openAreas(sight, use).map((area) => {
      const { tokens: n, cities } = tollOf(sight, use, [area]);
      return { area, price: n + CITY_POINTS * cities };
    }),
  }),
  sample(sight, use, rng) {
    const most = gains(sight, use);
    const areas = openAreas(sight, use);
    if (areas.length > 0 && (most === 0 || rng.int(2) === 0)) return { areas: [pick(rng, areas)] };
    return { gain: 1 + rng.int(most) };
  },
  apply(play, use, params) {
    const { who, advance } = use;
    if ('areas' in params) {
      for (const area of play.rules.map.sorted(params.areas)) annex(play, use, area);
      return;
    }
    collect(play, who, params.gain);
    play.emit('treasuryGained', citeOf(use, 'gain'), { nation: who, advance, treasury: params.gain });
  },
};
