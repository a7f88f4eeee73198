import { type AreaId, BARBARIANS, type Owner, type Pieces, type View } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import { stands } from '../map/empire.ts';
import type { AreaFact, Info } from '../map/InfoCard.tsx';
import type { DrawnWorld } from '../map/world.ts';
import type { Session } from '../session/session.ts';
import { threatsTo } from '../standings/threats.ts';
import { myNation, nameOf, positionOf } from './model.ts';

export const ownerName = (session: Session, owner: Owner): string =>
  owner === BARBARIANS ? text.value.map.barbarians : nameOf(session, owner);

/** Who has what in an area, in words. */
export function presence(
  session: Session,
  owners: readonly [Owner, Pieces][],
  world: DrawnWorld,
  id: AreaId,
): Info['here'] {
  const say = text.value.map;
  const coasts = world.byId[id]!.data.coasts.map((c) => c.id);
  return owners.flatMap(([owner, { tokens, cities, ships }]) => {
    const whose = ownerName(session, owner);
    const afloat = [id, ...coasts].reduce((n, c, i) => n + (i > 0 && c === id ? 0 : (ships[c] ?? 0)), 0);
    const parts = [
      cities.includes(id) && (owner === BARBARIANS ? say.pirateCity : say.city(whose)),
      (tokens[id] ?? 0) > 0 && say.tokens(tokens[id]!, whose),
      afloat > 0 && say.ships(afloat, whose),
    ].filter((part): part is string => typeof part === 'string');
    return parts.length > 0 ? [{ owner, words: parts.join(', ') }] : [];
  });
}

function factsOf(
  session: Session,
  view: View,
  world: DrawnWorld,
  outOfPlay: ReadonlySet<AreaId>,
  id: AreaId,
): AreaFact[] {
  const say = text.value.map;
  const { data } = world.byId[id]!;
  const me = myNation(view);
  const p = positionOf(session, view);
  const own = me && data.kind === 'land' ? session.rules.policies.limit(p, me, id) : undefined;
  const facts: (AreaFact | false)[] = [
    data.kind === 'sea' && { words: say.openSea, explain: 'open-sea' },
    data.limit !== undefined && { words: say.limit(data.limit), explain: 'limit' },
    own !== undefined && own !== data.limit && { words: `${say.yourLimit}: ${own}`, explain: 'limit' },
    data.site !== undefined && { words: say.site[data.site], explain: 'site' },
    data.floodPlain !== undefined && { words: say.floodPlain, explain: 'flood-plain' },
    data.volcano !== undefined && { words: say.volcano },
    data.region !== undefined && { words: say.region(nameOf(session, data.region)) },
    data.start !== undefined && { words: say.startOf(nameOf(session, data.start)) },
    outOfPlay.has(id) && { words: say.outOfPlay },
  ];
  return facts.filter((fact) => fact !== false);
}

/** What an area is told against. */
export interface Ground {
  world: DrawnWorld;
  owners: readonly [Owner, Pieces][];
  outOfPlay: ReadonlySet<AreaId>;
}

/** What an area is, who stands there, and where one goes from it. */
export function areaInfo(
  session: Session,
  view: View,
  { world, owners, outOfPlay }: Ground,
  id: AreaId,
): Omit<Info, 'threats'> {
  const { name, data } = world.byId[id]!;
  const names = (ids: readonly AreaId[]): string[] =>
    ids.filter((next) => !outOfPlay.has(next)).map((next) => world.byId[next]?.name ?? next);
  return {
    title: name,
    facts: factsOf(session, view, world, outOfPlay, id),
    here: presence(session, owners, world, id),
    byLand: names(data.land),
    byWater: names(data.water),
  };
}

/** Who could come to an area of mine this turn, and with how much; what its city would fall to. */
export function dangers(session: Session, view: View, id: AreaId): Info['threats'] {
  const me = myNation(view);
  const mine = me === undefined ? undefined : view.open.nations[me];
  if (me === undefined || !mine || !stands(mine, id)) return [];
  const say = text.value.map.threats;
  const city = mine.cities.includes(id);
  return threatsTo(positionOf(session, view), me, id).map(({ they, byLand, byShip, siege }) => ({
    owner: they,
    words: say.from(nameOf(session, they), byLand, byShip) + (city ? `; ${say.siege(siege)}` : ''),
  }));
}
