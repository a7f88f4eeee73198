import { type AreaId, type CoastId, type NationId, type Position, pick, type Violation } from '@ochre/engine';
import { type Ability, type AbilityTerms, citeOf } from '@ochre/engine/abilities';
import { navigable } from '@ochre/engine/movement';
import {
  cityOwner,
  grants,
  inPlay,
  nation,
  nations,
  othersIn,
  owners,
  ships,
  tokens,
  type Use,
  unitAreas,
} from '@ochre/engine/query';
import { build, int, literal, object, place, refuse, text } from '@ochre/engine/ruleset';

type Settling = { area: AreaId; city?: true; tokens?: number };

/** Land areas that a way by land and sea leads to, past no units and no ships of others and no area out of play. */
function reachable(p: Position, who: NationId): Set<AreaId> {
  const { map } = p.rules;
  const lands = new Set<AreaId>(unitAreas(p, who));
  const waters = new Set<CoastId>();
  const blocked = (at: CoastId): boolean =>
    [
      ...nations(p)
        .filter((o) => o !== who)
        .map((o) => p.open.nations[o]!),
      p.open.barbarians,
    ].some((o) => o.ships[at]);
  const visitWater = (at: CoastId): void => {
    if (waters.has(at) || blocked(at) || !navigable(p, at)) return;
    const { sea, area } = map.water(at);
    if (sea && !grants(p, who, 'openSea')) return;
    waters.add(at);
    if (!sea) visitLand(area);
  };
  const visitLand = (area: AreaId): void => {
    if (inPlay(p, area) && !othersIn(p, who, area)) lands.add(area);
  };
  // Both sets grow while they are gone through.
  let known = -1;
  while (known !== lands.size + waters.size) {
    known = lands.size + waters.size;
    for (const area of lands) {
      for (const next of map.area(area).land) visitLand(next);
      for (const { id } of map.area(area).coasts) visitWater(id);
    }
    for (const at of waters) for (const next of map.water(at).next) visitWater(next);
  }
  return lands;
}

const empty = (p: Position, area: AreaId): boolean =>
  cityOwner(p, area) === undefined &&
  owners(p).every((who) => tokens(p, who, area) + ships(p, who, area) === 0);

type Site = { area: AreaId; city: boolean; tokens: number };

function sites(p: Position, use: Use): Site[] {
  const { stock } = nation(p, use.who);
  return p.rules.map.sorted(reachable(p, use.who)).flatMap((area) => {
    if (!empty(p, area)) return [];
    const { site } = p.rules.map.area(area);
    const most = Math.min(p.rules.policies.limit(p, use.who, area), stock.tokens);
    const city = site !== undefined && stock.cities > 0;
    return most > 0 || city ? [{ area, city, tokens: most }] : [];
  });
}

function flaw(p: Position, use: Use, { area, city, tokens: n }: Settling): Violation | undefined {
  const { cite } = use.effect;
  if ((city === undefined) === (n === undefined)) return refuse('settleWhat', {}, cite);
  const site = sites(p, use).find((s) => s.area === area);
  if (!site) return refuse('noEmptyArea', {}, citeOf(use, 'area'));
  if (city) return site.city ? undefined : refuse('cityOnSite', {}, cite);
  return n! <= site.tokens ? undefined : refuse('room', { room: site.tokens }, cite);
}

const terms = { with: {}, cites: ['area'] } as const satisfies AbilityTerms;

/** A city on an empty site, or tokens in an empty area, wherever a free way leads. */
export const diaspora: Ability<Settling, typeof terms> = {
  id: 'settleAfar',
  brings: 'areaSettledAfar',
  terms,
  shape: object({ area: text() }, { city: literal(true), tokens: int(1, 60) }),
  usable: (table, use) => sites(table, use).length > 0,
  check: flaw,
  choices: (sight, use) => ({ settle: sites(sight, use) }),
  sample(sight, use, rng) {
    const { area, city, tokens: most } = pick(rng, sites(sight, use));
    return city && (most === 0 || rng.int(2) === 0)
      ? { area, city: true }
      : { area, tokens: 1 + rng.int(most) };
  },
  apply(play, use, { area, city, tokens: n = 0 }) {
    const { who, advance, effect } = use;
    if (city) build(play, who, area);
    else place(play, who, area, n);
    play.emit('areaSettled', effect.cite, { nation: who, advance, area, city: city === true, tokens: n });
  },
};
