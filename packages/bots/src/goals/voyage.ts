import type { AreaId, CoastId, Order } from '@ochre/engine';
import { shipCost, value } from '@ochre/engine/query';
import { passages } from '../move/waters.ts';
import type { Ground } from './ground.ts';

/** What a token of treasury counts for against one on the board. */
const COIN = 0.6;
/** What a voyage has to bring beyond its price. */
const WORTH_IT = 1.5;

/** A ship that could sail from a coast: what has to be ordered first, in coins and tokens. */
interface Vessel {
  ship: number;
  order?: Order;
  coins: number;
  tokens: AreaId[];
}

/** Tokens that go over the sea, and where to. */
export interface Voyage {
  orders: Order[];
  area: AreaId;
}

/** A ship that lies there and has not sailed yet. */
function moored({ draft, sight }: Ground, at: CoastId, area: AreaId): Vessel | undefined {
  const { numbers } = sight.rules;
  const ship = draft.ships.findIndex((s) => s.at === at && !s.gone && s.steps === 0 && s.cargo === 0);
  const found = draft.ships[ship];
  if (!found) return undefined;
  if (!found.old || found.maintained) return { ship, coins: 0, tokens: [] };
  if (draft.treasury >= numbers.shipUpkeep)
    return { ship, order: { do: 'maintain', ship }, coins: numbers.shipUpkeep, tokens: [] };
  return { ship, order: { do: 'maintain', ship, token: area }, coins: 0, tokens: [area] };
}

/** A new ship, of treasury as far as there is any; tokens come from there, and from where they are missed least. */
function built(ground: Ground, at: CoastId, area: AreaId, kept: ReadonlySet<AreaId>): Vessel | undefined {
  const { draft, sight, who } = ground;
  const { numbers, policies } = sight.rules;
  if (draft.part === 'moves' || draft.built >= Math.min(numbers.shipsPerTurn, draft.shipStock))
    return undefined;
  const price = shipCost(sight, who);
  const coins = Math.min(draft.treasury, price);
  if (!policies.shipyard(sight, who, area, ground.here[area] ?? 0, coins < price)) return undefined;
  const tokens: AreaId[] = [];
  const left = (from: AreaId): number => ground.free[from]! - tokens.filter((a) => a === from).length;
  while (tokens.length < price - coins) {
    const here = tokens.length < numbers.shipTokensHere;
    const from = (here ? [area] : ground.areas).filter((a) => left(a) > 0 && !kept.has(a));
    const loss = (a: AreaId): number =>
      ground.missed(a, ground.here[a]! - tokens.filter((t) => t === a).length);
    const next = from.reduce<AreaId | undefined>(
      (best, a) => (best === undefined || loss(a) < loss(best) ? a : best),
      undefined,
    );
    if (next === undefined) return undefined;
    tokens.push(next);
  }
  return {
    ship: draft.ships.length,
    order: { do: 'build', at, treasury: coins, tokens },
    coins,
    tokens,
  };
}

/** The voyage that brings most: tokens of little use where they are settle where nobody lives. `kept` gives none. */
export function bestVoyage(ground: Ground, kept: ReadonlySet<AreaId>): Voyage | undefined {
  const { sight, who, draft } = ground;
  const { map } = sight.rules;
  const capacity = value(sight, who, 'shipCapacity');
  let best: Voyage | undefined;
  let most = 0;
  for (const area of ground.areas) {
    if (kept.has(area) || ground.free[area] === 0) continue;
    for (const { id: at } of map.area(area).coasts) {
      const vessel = moored(ground, at, area) ?? built(ground, at, area, kept);
      if (!vessel) continue;
      const { ship, order, coins, tokens } = vessel;
      const paid = new Map<AreaId, number>();
      let price = COIN * coins + (order ? WORTH_IT : 0);
      for (const from of tokens) {
        price += ground.missed(from, ground.here[from]! - (paid.get(from) ?? 0));
        paid.set(from, (paid.get(from) ?? 0) + 1);
      }
      for (const { area: to, sea, path } of passages(ground, at)) {
        if (sea || to === area || path.length === 0) continue;
        let cargo = 0;
        let gain = -price;
        const spent = paid.get(area) ?? 0;
        for (; cargo < Math.min(capacity, ground.free[area]! - spent); cargo++) {
          const more = ground.welcome(to, cargo) - ground.missed(area, ground.here[area]! - spent - cargo);
          if (more <= 0) break;
          gain += more;
        }
        if (cargo === 0 || gain <= most) continue;
        most = gain;
        const [first, ...rest] = path;
        const legs = [{ load: cargo, to: first! }, ...rest.map((coast) => ({ to: coast }))];
        const sail: Order[] = draft.part === 'ships' ? [] : [{ do: 'sail', ship, legs }];
        best = { area: to, orders: [...(order ? [order] : []), ...sail] };
      }
    }
  }
  return best;
}
