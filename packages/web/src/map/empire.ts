import type { AreaId, Owner, Pieces } from '@ochre/engine';
import type { DrawnWorld } from './world.ts';

/** One nation's place in the world. */
export interface Empire {
  owner: Owner;
  /** Where it has tokens or a city. */
  held: ReadonlySet<AreaId>;
  /** Where its tokens could walk in a turn: a step by land, and a coast of a water it has a ship on. */
  reach: ReadonlySet<AreaId>;
  /** Areas of its own that somebody else shares or stands beside. */
  risk: ReadonlySet<AreaId>;
}

export const stands = (pieces: Pieces, id: AreaId): boolean =>
  (pieces.tokens[id] ?? 0) > 0 || pieces.cities.includes(id);

/** Areas that two owners share, or where somebody stands beside units of this one. */
export function threatsOf(
  owners: readonly [Owner, Pieces][],
  world: DrawnWorld,
  whose: Owner | undefined,
): Set<AreaId> {
  const own = owners.find(([owner]) => owner === whose)?.[1];
  const others = owners.filter(([owner]) => owner !== whose);
  const threatened = new Set<AreaId>();
  for (const { id, data } of world.areas) {
    const here = owners.filter(([, pieces]) => stands(pieces, id)).length;
    const beside =
      own && stands(own, id) && others.some(([, o]) => data.land.some((n) => (o.tokens[n] ?? 0) > 0));
    if (here > 1 || beside) threatened.add(id);
  }
  return threatened;
}

export function empireOf(
  owners: readonly [Owner, Pieces][],
  world: DrawnWorld,
  owner: Owner,
  barred: ReadonlySet<AreaId>,
): Empire {
  const own = owners.find(([id]) => id === owner)?.[1];
  const held = new Set<AreaId>();
  const reach = new Set<AreaId>();
  if (own) {
    for (const { id } of world.areas) if (stands(own, id)) held.add(id);
    const walkers = Object.keys(own.tokens).filter((id) => own.tokens[id]! > 0);
    for (const id of walkers) for (const next of world.byId[id]?.data.land ?? []) reach.add(next);
    const ports = new Set(Object.keys(own.ships).filter((coast) => own.ships[coast]! > 0));
    for (const { data } of world.areas)
      if (ports.has(data.id) || data.coasts.some((c) => ports.has(c.id)))
        for (const next of data.water) reach.add(next);
  }
  for (const id of [...reach]) if (held.has(id) || barred.has(id) || world.byId[id]?.sea) reach.delete(id);
  const risk = new Set([...threatsOf(owners, world, owner)].filter((id) => held.has(id)));
  return { owner, held, reach, risk };
}
