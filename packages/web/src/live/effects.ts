import {
  type AreaId,
  type CoastId,
  type Counts,
  type GameEvent,
  type Owner,
  type Readers,
  readWith,
} from '@ochre/engine';
import type { Berths } from './berths.ts';

/** Something that can be seen happening on the board. */
export type Effect =
  | { kind: 'travel'; owner: Owner; n: number; from: AreaId; to: AreaId }
  | { kind: 'fight'; area: AreaId }
  | { kind: 'rise'; area: AreaId; owner: Owner }
  | { kind: 'fall'; area: AreaId }
  | { kind: 'strike'; area: AreaId }
  | { kind: 'loss'; area: AreaId; n: number }
  | { kind: 'gain'; area: AreaId; owner: Owner }
  | { kind: 'voyage'; owner: Owner; route: CoastId[] };

const losses = (tokens: Counts): Effect[] =>
  Object.entries(tokens).map(([area, n]) => ({ kind: 'loss', area, n }));
const falls = (areas: readonly AreaId[]): Effect[] => areas.map((area) => ({ kind: 'fall', area }));
const gains = (areas: readonly AreaId[], owner: Owner): Effect[] =>
  areas.map((area) => ({ kind: 'gain', area, owner }));

const READ: Readers<Effect[], [berths: Berths | undefined]> = {
  walked: ({ nation, n, from, to }) => [{ kind: 'travel', owner: nation, n: n, from: from, to: to }],
  sailed: ({ nation, ship, legs }, berths) => {
    const way = legs.flatMap((leg) => leg.to ?? []);
    const from = berths?.(nation, ship);
    return way.length > 0 ? [{ kind: 'voyage', owner: nation, route: from ? [from, ...way] : way }] : [];
  },
  pirateSailed: ({ from, to }) => [{ kind: 'voyage', owner: 'barbarians', route: [from, to] }],
  barbariansAdvance: ({ from, area, tokens }) => [
    { kind: 'travel', owner: 'barbarians', n: tokens, from: from, to: area },
  ],
  barbariansArrive: ({ area }) => [{ kind: 'strike', area: area }],
  tokenConflict: ({ area }) => [{ kind: 'fight', area: area }],
  cityHeld: ({ area }) => [{ kind: 'fight', area: area }],
  cityFalls: ({ area }) => [
    { kind: 'fight', area: area },
    { kind: 'fall', area: area },
  ],
  cityBuilt: ({ area, nation }) => [{ kind: 'rise', area: area, owner: nation }],
  cityReduced: ({ area }) => [{ kind: 'fall', area: area }],
  cityDestroyed: ({ area }) => [{ kind: 'fall', area: area }],
  citiesDestroyed: ({ cities }) => falls(cities),
  damageTaken: ({ tokens, cities }) => [...losses(tokens), ...falls(Object.keys(cities))],
  surplusRemoved: ({ tokens }) => losses(tokens),
  unitsDestroyed: ({ area }) => [{ kind: 'strike', area: area }],
  areaDestroyed: ({ area }) => [{ kind: 'strike', area: area }],
  stormRages: ({ sea }) => [{ kind: 'strike', area: sea }],
  citiesAnnexed: ({ nation, cities }) => gains(cities, nation),
  pirateCities: ({ cities }) => gains(cities, 'barbarians'),
  taxRevolt: ({ beneficiary, cities }) => gains(cities, beneficiary),
  tokensAnnexed: ({ nation, tokens }) => gains(Object.keys(tokens), nation),
  areaAnnexed: ({ nation, area }) => gains([area], nation),
};

/** `berths` tells where ships came from, where that is known. */
export const effectsOf = (event: GameEvent, berths?: Berths): Effect[] => readWith(READ, event, berths) ?? [];

export const areasOf = (effect: Effect): AreaId[] =>
  effect.kind === 'travel' ? [effect.from, effect.to] : effect.kind === 'voyage' ? [] : [effect.area];

/** The areas an event names, whatever it is. */
export function placesIn(event: GameEvent): AreaId[] {
  const shown = effectsOf(event).flatMap(areasOf);
  const { area, tokens, at } = event.open as Record<string, unknown>;
  const named = [area, at].filter((id): id is AreaId => typeof id === 'string');
  const counted = tokens && typeof tokens === 'object' && !Array.isArray(tokens) ? Object.keys(tokens) : [];
  return [...new Set([...shown, ...named, ...counted])];
}
