import {
  type AreaId,
  type Counts,
  type Events,
  type GameEvent,
  type Owner,
  type Readers,
  readWith,
} from '@ochre/engine';

/** What somebody lost in an area: tokens, or a city, in the place of which so many tokens stand now. */
export interface Lost {
  area: AreaId;
  tokens: number;
  city: boolean;
  left: number;
}

const tokensIn = (area: AreaId, tokens: number): Lost => ({ area, tokens, city: false, left: 0 });
const cityIn = (area: AreaId, left = 0): Lost => ({ area, tokens: 0, city: true, left });
const allIn = (area: AreaId, tokens: number, city: boolean): Lost => ({ area, tokens, city, left: 0 });

const counted = (tokens: Counts): Lost[] => Object.entries(tokens).map(([area, n]) => tokensIn(area, n));
const cities = (areas: readonly AreaId[]): Lost[] => areas.map((area) => cityIn(area));
const of = (owner: Owner, me: Owner, lost: () => Lost[]): Lost[] => (owner === me ? lost() : []);
const struck = ({ area, units }: Events['areaAnnexed'], me: Owner): Lost[] =>
  units.flatMap(({ of: owner, tokens, city }) => (owner === me ? [allIn(area, tokens, city)] : []));

const LOSSES: Readers<Lost[], [me: Owner]> = {
  tokenConflict: ({ area, sides }, me) => {
    const { lost = 0, ships = 0, nearby = {} } = sides[me] ?? {};
    const next = counted(nearby);
    const elsewhere = next.reduce((n, { tokens }) => n + tokens, 0);
    return [tokensIn(area, lost - ships - elsewhere), ...next];
  },
  // Who defends the city stands there as tokens until the conflict that comes next.
  cityFalls: (e, me) => of(e.defender, me, () => [allIn(e.area, -e.defenders, true)]),
  cityReduced: (e, me) => of(e.nation, me, () => [cityIn(e.area, e.tokens)]),
  citiesDestroyed: (e, me) => of(e.nation, me, () => cities(e.cities)),
  cityDestroyed: (e, me) => of(e.nation, me, () => [cityIn(e.area)]),
  citiesAnnexed: (e, me) => of(e.from, me, () => cities(e.cities)),
  pirateCities: (e, me) => (e.from === me ? cities(e.cities) : []),
  taxRevolt: (e, me) => of(e.nation, me, () => cities(e.cities)),
  damageTaken: (e, me) =>
    of(e.nation, me, () => [
      ...counted(e.tokens),
      ...Object.entries(e.cities).map(([area, left]) => cityIn(area, left)),
    ]),
  unitsDestroyed: (e, me) => of(e.nation, me, () => [allIn(e.area, e.tokens, e.city)]),
  surplusRemoved: (e, me) => of(e.nation, me, () => counted(e.tokens)),
  areasEmptied: (e, me) => of(e.nation, me, () => counted(e.tokens)),
  tokensAnnexed: (e, me) => of(e.from, me, () => counted(e.tokens)),
  barbarianTokens: (e, me) => of(e.from, me, () => counted(e.tokens)),
  areaAnnexed: struck,
  areaDestroyed: struck,
};

/** What an event took from somebody on the board, place by place. */
export const lossesIn = (event: GameEvent, me: Owner): Lost[] => readWith(LOSSES, event, me) ?? [];

/** Tokens and cities that are gone, and tokens that stand where a city was. */
export interface Cost {
  tokens: number;
  cities: number;
  left: number;
}

export function costOf(events: readonly GameEvent[], me: Owner): Cost {
  const all = events.flatMap((event) => lossesIn(event, me));
  const tokens = all.reduce((n, lost) => n + lost.tokens, 0);
  return {
    tokens: Math.max(0, tokens),
    cities: all.filter(({ city }) => city).length,
    left: all.reduce((n, { left }) => n + left, Math.max(0, -tokens)),
  };
}

export const lossOf = (event: GameEvent, me: Owner): Cost => costOf([event], me);

/** What events took from somebody: cities that are gone, those that became tokens, and tokens besides. */
export interface Losses {
  lost: AreaId[];
  reduced: AreaId[];
  tokens: number;
}

export function lossesOf(events: readonly GameEvent[], me: Owner): Losses {
  const all = events.flatMap((event) => lossesIn(event, me));
  const fallen = all.filter(({ city }) => city);
  return {
    lost: fallen.filter(({ left }) => left === 0).map(({ area }) => area),
    reduced: fallen.filter(({ left }) => left > 0).map(({ area }) => area),
    tokens: all.reduce((n, { tokens }) => n + tokens, 0),
  };
}
