import type { AreaId, CoastId, GameEvent, Owner } from '@ochre/engine';
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

type Facts = Record<string, unknown>;
const counts = (value: unknown): [AreaId, number][] =>
  Object.entries((value as Record<AreaId, number> | undefined) ?? {});
const list = (value: unknown): AreaId[] => (Array.isArray(value) ? (value as AreaId[]) : []);
const losses = (value: unknown): Effect[] => counts(value).map(([area, n]) => ({ kind: 'loss', area, n }));
const falls = (value: unknown): Effect[] => list(value).map((area) => ({ kind: 'fall', area }));
const gains = (areas: readonly AreaId[], owner: Owner): Effect[] =>
  areas.map((area) => ({ kind: 'gain', area, owner }));

const READ: Record<string, (facts: Facts, berths: Berths | undefined) => Effect[]> = {
  walked: ({ nation, n, from, to }) => [
    { kind: 'travel', owner: nation as Owner, n: Number(n), from: from as AreaId, to: to as AreaId },
  ],
  sailed: ({ nation, ship, legs }, berths) => {
    const way = list(legs).flatMap((leg) => (leg as unknown as { to?: CoastId }).to ?? []);
    const from = berths?.(String(nation), Number(ship));
    return way.length > 0
      ? [{ kind: 'voyage', owner: nation as Owner, route: from ? [from, ...way] : way }]
      : [];
  },
  pirateSailed: ({ from, to }) => [
    { kind: 'voyage', owner: 'barbarians', route: [from as CoastId, to as CoastId] },
  ],
  barbariansAdvance: ({ from, area, tokens }) => [
    { kind: 'travel', owner: 'barbarians', n: Number(tokens), from: from as AreaId, to: area as AreaId },
  ],
  barbariansArrive: ({ area }) => [{ kind: 'strike', area: area as AreaId }],
  tokenConflict: ({ area }) => [{ kind: 'fight', area: area as AreaId }],
  cityHeld: ({ area }) => [{ kind: 'fight', area: area as AreaId }],
  cityFalls: ({ area }) => [
    { kind: 'fight', area: area as AreaId },
    { kind: 'fall', area: area as AreaId },
  ],
  cityBuilt: ({ area, nation }) => [{ kind: 'rise', area: area as AreaId, owner: nation as Owner }],
  cityReduced: ({ area }) => [{ kind: 'fall', area: area as AreaId }],
  cityDestroyed: ({ area }) => [{ kind: 'fall', area: area as AreaId }],
  citiesDestroyed: ({ cities }) => falls(cities),
  damageTaken: ({ tokens, cities }) => [...losses(tokens), ...falls(Object.keys((cities as object) ?? {}))],
  surplusRemoved: ({ tokens }) => losses(tokens),
  unitsDestroyed: ({ area }) => [{ kind: 'strike', area: area as AreaId }],
  areaDestroyed: ({ area }) => [{ kind: 'strike', area: area as AreaId }],
  stormRages: ({ sea }) => [{ kind: 'strike', area: sea as AreaId }],
  citiesAnnexed: ({ nation, cities }) => gains(list(cities), nation as Owner),
  pirateCities: ({ cities }) => gains(list(cities), 'barbarians'),
  taxRevolt: ({ beneficiary, cities }) => gains(list(cities), beneficiary as Owner),
  tokensAnnexed: ({ nation, tokens }) =>
    gains(
      counts(tokens).map(([area]) => area),
      nation as Owner,
    ),
  areaAnnexed: ({ nation, area }) => gains([area as AreaId], nation as Owner),
};

/** `berths` tells where ships came from, where that is known. */
export const effectsOf = ({ type, open }: GameEvent, berths?: Berths): Effect[] =>
  READ[type]?.(open, berths) ?? [];

export const areasOf = (effect: Effect): AreaId[] =>
  effect.kind === 'travel' ? [effect.from, effect.to] : effect.kind === 'voyage' ? [] : [effect.area];

/** The areas an event names, whatever it is. */
export function placesIn(event: GameEvent): AreaId[] {
  const shown = effectsOf(event).flatMap(areasOf);
  const { area, tokens, at } = event.open as Facts;
  const named = [area, at].filter((id): id is AreaId => typeof id === 'string');
  const counted = tokens && typeof tokens === 'object' && !Array.isArray(tokens) ? Object.keys(tokens) : [];
  return [...new Set([...shown, ...named, ...counted])];
}
