import { type AreaId, type NationId, type Position, pick, type Violation } from '@ochre/engine';
import { type Ability, type AbilityTerms, amount, citeOf } from '@ochre/engine/abilities';
import {
  hasCity,
  nation,
  nations,
  protectedFrom,
  ships,
  tokens,
  type Use,
  unitAreas,
} from '@ochre/engine/query';
import {
  collect,
  either,
  found,
  int,
  launch,
  object,
  type Play,
  pay,
  place,
  raze,
  refuse,
  remove,
  sink,
  text,
} from '@ochre/engine/ruleset';

type Conversion = { area: AreaId; of: NationId };
interface Toll {
  tokens: number;
  cities: number;
  ships: number;
  price: number;
}

/** What each piece costs in treasury; without prices all comes from stock, and ships stay with their owner. */
const prices = (use: Use): { token: number; city: number; ship: number } | undefined =>
  use.effect.with['tokenPrice'] === null
    ? undefined
    : { token: amount(use, 'tokenPrice'), city: amount(use, 'cityPrice'), ship: amount(use, 'shipPrice') };

/** Own areas and those next to them, by land or by any border. */
function around(p: Position, use: Use): AreaId[] {
  const near = new Set<AreaId>();
  for (const own of unitAreas(p, use.who)) {
    near.add(own);
    const { land, neighbours } = p.rules.map.area(own);
    for (const area of use.effect.with['byWater'] ? neighbours : land) near.add(area);
  }
  return p.rules.map.sorted(near).filter((area) => p.rules.map.area(area).kind === 'land');
}

function tollOf(p: Position, use: Use, { area, of }: Conversion): Toll {
  const price = prices(use);
  const n = tokens(p, of, area);
  const cities = Number(hasCity(p, of, area));
  const fleet = price ? ships(p, of, area) : 0;
  const due = price ? price.token * n + price.city * cities + price.ship * fleet : 0;
  return { tokens: n, cities, ships: fleet, price: due };
}

const empty = (toll: Toll): boolean => toll.tokens + toll.cities + toll.ships === 0;

/** Everything of that nation in the area is replaced, or nothing; tokens that were treasury need no stock. */
function afford(p: Position, use: Use, toll: Toll): boolean {
  const { stock, treasury } = nation(p, use.who);
  return (
    toll.price <= treasury &&
    (prices(use) !== undefined || toll.tokens <= stock.tokens) &&
    toll.cities <= stock.cities &&
    toll.ships <= stock.ships
  );
}

function conversions(p: Position, use: Use): (Conversion & { price: number })[] {
  const subjects = nations(p).filter((of) => of !== use.who && !protectedFrom(p, of, use.advance));
  return around(p, use).flatMap((area) =>
    subjects.flatMap((of) => {
      const toll = tollOf(p, use, { area, of });
      return empty(toll) || !afford(p, use, toll) ? [] : [{ area, of, price: toll.price }];
    }),
  );
}

function check(p: Position, use: Use, { area, of }: Conversion): Violation | undefined {
  const { cite } = use.effect;
  if (p.rules.map.find(area)?.kind !== 'land') return refuse('notLand', { area }, cite);
  if (!nations(p).includes(of) || of === use.who) return refuse('nobodyElsePlays', { nation: of }, cite);
  if (!around(p, use).includes(area)) return refuse('notAdjacent', {}, citeOf(use, 'area'));
  if (protectedFrom(p, of, use.advance))
    return refuse('unaffectedNation', { nation: of }, citeOf(use, 'exempt'));
  const toll = tollOf(p, use, { area, of });
  if (empty(toll)) return refuse('nothingThere', { nation: of }, cite);
  return afford(p, use, toll) ? undefined : refuse('meansForAll', {}, citeOf(use, 'means'));
}

/** Pieces from stock in the place of theirs; what is paid comes back to stock first. */
function convert(play: Play, use: Use, { area, of }: Conversion): void {
  const { who, advance } = use;
  const toll = tollOf(play, use, { area, of });
  pay(play, who, toll.price);
  remove(play, of, area, toll.tokens);
  if (toll.cities) raze(play, of, area);
  place(play, who, area, toll.tokens);
  if (toll.cities) found(play, who, area);
  if (toll.ships > 0)
    for (const { id } of play.rules.map.area(area).coasts)
      for (let n = nation(play, of).ships[id] ?? 0; n > 0; n--) {
        sink(play, of, id);
        launch(play, who, id);
      }
  play.emit('unitsConverted', use.effect.cite, { nation: who, advance, area, from: of, ...toll });
}

const gains = (p: Position, use: Use): number =>
  use.effect.with['gain'] === null ? 0 : Math.min(amount(use, 'gain'), nation(p, use.who).stock.tokens);

const terms = {
  with: {
    byWater: 'flag',
    tokenPrice: 'number?',
    cityPrice: 'number?',
    shipPrice: 'number?',
    gain: 'number?',
  },
  cites: ['area', 'exempt', 'means', 'gain'],
} as const satisfies AbilityTerms;

/** Takes over all of one nation in an area nearby, for nothing or for treasury; or, where the row says so, gains some. */
export const politicsAndMonotheism: Ability<Conversion | { gain: number }, typeof terms> = {
  id: 'convertUnits',
  brings: 'unitsConverted',
  terms,
  shape: either(object({ gain: int(1, 60) }), object({ area: text(), of: text() })),
  usable: (table, use) => gains(table, use) > 0 || conversions(table, use).length > 0,
  check(sight, use, params) {
    if (!('gain' in params)) return check(sight, use, params);
    const most = gains(sight, use);
    return params.gain <= most ? undefined : refuse('gain', { most }, citeOf(use, 'gain'));
  },
  choices: (sight, use) => ({ gain: gains(sight, use), convert: conversions(sight, use) }),
  sample(sight, use, rng) {
    const most = gains(sight, use);
    const all = conversions(sight, use);
    if (all.length === 0 || (most > 0 && rng.int(2) === 0)) return { gain: 1 + rng.int(most) };
    const { area, of } = pick(rng, all);
    return { area, of };
  },
  apply(play, use, params) {
    if (!('gain' in params)) return convert(play, use, params);
    const { who, advance } = use;
    collect(play, who, params.gain);
    play.emit('treasuryGained', citeOf(use, 'gain'), { nation: who, advance, treasury: params.gain });
  },
};
