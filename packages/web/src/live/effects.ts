import {
  type AreaId,
  BARBARIANS,
  type CoastId,
  type Counts,
  type Events,
  type GameEvent,
  type Owner,
  type Readers,
  readWith,
} from '@ochre/engine';
import type { Berths } from './berths.ts';

/** Something that can be seen happening on the board. */
export type Effect =
  | { kind: 'travel'; owner: Owner; n: number; from: AreaId; to: AreaId }
  | { kind: 'fight'; area: AreaId; sides: Sides }
  | { kind: 'rise'; area: AreaId; owner: Owner }
  | { kind: 'fall'; area: AreaId }
  | { kind: 'strike'; area: AreaId }
  | { kind: 'loss'; area: AreaId; n: number; owner: Owner }
  | { kind: 'gain'; area: AreaId; owner: Owner }
  | { kind: 'deal'; from: Owner; to: Owner; gives: number; gets: number }
  | { kind: 'voyage'; owner: Owner; n: number; route: CoastId[] };

/** Who fights with how many, and how many that costs. */
export type Sides = Readonly<Record<Owner, { had: number; lost: number }>>;

const losses = (owner: Owner, tokens: Counts): Effect[] =>
  Object.entries(tokens).map(([area, n]) => ({ kind: 'loss', area, n, owner }));
const falls = (areas: readonly AreaId[]): Effect[] => areas.map((area) => ({ kind: 'fall', area }));
const gains = (areas: readonly AreaId[], owner: Owner): Effect[] =>
  areas.map((area) => ({ kind: 'gain', area, owner }));

/** The most tokens a ship has aboard on its way. */
function mostAboard(legs: Events['sailed']['legs']): number {
  let [aboard, most] = [0, 0];
  for (const { land = 0, load = 0, landHired = 0, loadHired = 0 } of legs) {
    aboard += load + loadHired - land - landHired;
    most = Math.max(most, aboard);
  }
  return most;
}

const READ: Readers<Effect[], [berths: Berths | undefined]> = {
  walked: ({ nation, n, from, to }) => [{ kind: 'travel', owner: nation, n: n, from: from, to: to }],
  sailed: ({ nation, ship, legs }, berths) => {
    const way = legs.flatMap((leg) => leg.to ?? []);
    const from = berths?.(nation, ship);
    const n = mostAboard(legs);
    return way.length > 0 ? [{ kind: 'voyage', owner: nation, n, route: from ? [from, ...way] : way }] : [];
  },
  pirateSailed: ({ from, to }) => [{ kind: 'voyage', owner: BARBARIANS, n: 0, route: [from, to] }],
  barbariansAdvance: ({ from, area, tokens }) => [
    { kind: 'travel', owner: BARBARIANS, n: tokens, from: from, to: area },
  ],
  traded: ({ from, to, gives, gets }) => [{ kind: 'deal', from, to, gives, gets }],
  cardGiven: ({ from, to }) => [{ kind: 'deal', from, to, gives: 1, gets: 0 }],
  cardsRobbed: ({ from, to, count }) => [{ kind: 'deal', from, to, gives: count, gets: 0 }],
  barbariansArrive: ({ area }) => [{ kind: 'strike', area: area }],
  tokenConflict: ({ area, sides }) => [{ kind: 'fight', area, sides }],
  cityHeld: ({ area, attacker, tokens }) => [
    { kind: 'fight', area, sides: { [attacker]: { had: tokens, lost: tokens } } },
  ],
  cityFalls: ({ area, attacker, attackers }) => [
    { kind: 'fight', area, sides: { [attacker]: { had: attackers, lost: 0 } } },
    { kind: 'fall', area },
  ],
  cityBuilt: ({ area, nation }) => [{ kind: 'rise', area: area, owner: nation }],
  cityReduced: ({ area }) => [{ kind: 'fall', area: area }],
  cityDestroyed: ({ area }) => [{ kind: 'fall', area: area }],
  citiesDestroyed: ({ cities }) => falls(cities),
  damageTaken: ({ nation, tokens, cities }) => [...losses(nation, tokens), ...falls(Object.keys(cities))],
  surplusRemoved: ({ nation, tokens }) => losses(nation, tokens),
  unitsDestroyed: ({ area }) => [{ kind: 'strike', area: area }],
  areaDestroyed: ({ area }) => [{ kind: 'strike', area: area }],
  stormRages: ({ sea }) => [{ kind: 'strike', area: sea }],
  citiesAnnexed: ({ nation, cities }) => gains(cities, nation),
  pirateCities: ({ cities }) => gains(cities, BARBARIANS),
  taxRevolt: ({ beneficiary, cities }) => gains(cities, beneficiary),
  tokensAnnexed: ({ nation, tokens }) => gains(Object.keys(tokens), nation),
  areaAnnexed: ({ nation, area }) => gains([area], nation),
};

/** `berths` tells where ships came from, where that is known. */
export const effectsOf = (event: GameEvent, berths?: Berths): Effect[] => readWith(READ, event, berths) ?? [];

export const areasOf = (effect: Effect): AreaId[] =>
  effect.kind === 'travel'
    ? [effect.from, effect.to]
    : effect.kind === 'voyage' || effect.kind === 'deal'
      ? []
      : [effect.area];

/** The areas that are named when an effect is told: of a voyage where it begins and ends. */
export const namedBy = (effect: Effect, areaOfCoast: Readonly<Record<CoastId, AreaId>>): AreaId[] =>
  effect.kind === 'voyage'
    ? [effect.route[0]!, effect.route.at(-1)!].map((coast) => areaOfCoast[coast] ?? coast)
    : areasOf(effect);

/** The areas an event names, whatever it is. */
export function placesIn(event: GameEvent): AreaId[] {
  const shown = effectsOf(event).flatMap(areasOf);
  const { area, tokens, at } = event.open as Record<string, unknown>;
  const named = [area, at].filter((id): id is AreaId => typeof id === 'string');
  const counted = tokens && typeof tokens === 'object' && !Array.isArray(tokens) ? Object.keys(tokens) : [];
  return [...new Set([...shown, ...named, ...counted])];
}
