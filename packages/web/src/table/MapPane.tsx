import { type AreaId, BARBARIANS, type Owner, type Pieces, type View } from '@ochre/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { namedBy } from '../live/effects.ts';
import { loadWorld, paintingOf } from '../map/assets.ts';
import { Board, LENSES, type Lens } from '../map/Board.tsx';
import { empireOf, threatsOf } from '../map/empire.ts';
import type { AreaFact, Info } from '../map/InfoCard.tsx';
import { empireBadges, holders, ownersOf, piecesOf } from '../map/pieces.ts';
import type { DrawnWorld } from '../map/world.ts';
import { mapFor } from '../session/games.ts';
import type { Session } from '../session/session.ts';
import { Segmented } from '../ui/controls.tsx';
import { useTable } from './context.ts';
import { EmpireNote } from './EmpireNote.tsx';
import { layout } from './layout.ts';
import { OverPieces, Played, UnderPieces } from './lazyFilm.tsx';
import { myNation, nameOf, partsOf, positionOf } from './model.ts';

const ownerName = (session: Session, owner: Owner): string =>
  owner === BARBARIANS ? text.value.map.barbarians : nameOf(session, owner);

/** Who has what in an area, in words. */
function presence(
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

/** Limits that my advances raise or lower; the same object as long as they are the same. */
function useOwnLimits(session: Session, view: View, world: DrawnWorld): Readonly<Record<AreaId, number>> {
  const me = myNation(view);
  const found = useMemo(() => {
    const own: Record<AreaId, number> = {};
    if (me === undefined) return own;
    const p = positionOf(session, view);
    for (const { id, data } of world.areas) {
      if (data.kind !== 'land' || data.limit === undefined) continue;
      const limit = session.rules.policies.limit(p, me, id);
      if (limit !== data.limit) own[id] = limit;
    }
    return own;
  }, [world, view.open, me]);
  const key = JSON.stringify(found);
  return useMemo(() => found, [world, key]);
}

export interface MapPaneProps {
  /** Share of the pane that a sheet covers from below. */
  covered?: number;
  /** Pixels that a strip along its lower edge takes. */
  strip?: number;
  /** The map is there all the time, also while market or shop take its place. */
  hidden?: boolean;
  children?: ComponentChildren;
}

export function MapPane({ covered = 0, strip = 0, hidden = false, children }: MapPaneProps) {
  const { session } = useTable();
  const drawn = useSignal<DrawnWorld | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    mapFor(session.view.peek().config.map)
      .then(loadWorld)
      .then(
        (world) => {
          drawn.value = world;
        },
        () => {
          failed.value = true;
        },
      );
  }, [session]);
  const say = text.value.map;
  if (!drawn.value)
    return hidden ? null : (
      <section class="map loading">{failed.value && <p class="glass">{say.notLoaded}</p>}</section>
    );
  return (
    <LiveBoard world={drawn.value} covered={covered} strip={strip} hidden={hidden}>
      {children}
    </LiveBoard>
  );
}

interface LiveBoardProps extends MapPaneProps {
  world: DrawnWorld;
  covered: number;
  strip: number;
  hidden: boolean;
}

function LiveBoard({ world, covered, strip, hidden, children }: LiveBoardProps) {
  const { session, board, history, layer, reel } = useTable();
  const lens = useSignal<Lens>('pieces');
  // What nobody sees is not drawn anew.
  const seen = useRef({ view: session.view.peek(), drawn: session.drawn?.peek() });
  if (!hidden) seen.current = { view: session.view.value, drawn: session.drawn?.value };
  const { view, drawn } = seen.current;
  const say = text.value.map;
  const me = myNation(view);
  const open = drawn ?? view.open;
  const owners = useMemo(() => ownersOf(open), [open]);
  const pieces = useMemo(() => piecesOf(world, owners, me), [world, owners, me]);
  const held = useMemo(() => holders(owners), [owners]);
  const badges = useMemo(() => empireBadges(world, owners), [world, owners]);
  const regions = Object.keys(open.regions).join();
  const { outOfPlay, played } = useMemo(() => partsOf(session.rules, open), [session, regions]);
  const threatened = useMemo(
    () => (lens.value === 'threats' ? threatsOf(owners, world, me) : new Set<AreaId>()),
    [owners, world, me, lens.value],
  );
  const home = useMemo(() => {
    const mine = me ? open.nations[me]! : undefined;
    return mine ? [...new Set([...Object.keys(mine.tokens), ...mine.cities])] : [];
  }, [open, me]);
  const limits = useOwnLimits(session, view, world);
  const mode = board.mode;
  // A plan on the map, by whatever hand: what happened before makes room for it.
  useSignalEffect(() => {
    if ((mode.value?.arrows.length ?? 0) > 0 && !history?.at.peek()) layer.act();
  });
  const regarded = board.regarded.value;
  const beat = reel.film.value?.at.value?.beat;
  const told = useMemo(
    () => [...new Set((beat?.effects ?? []).flatMap((effect) => namedBy(effect, world.areaOfCoast)))],
    [beat, world],
  );
  const empire = useMemo(
    () => regarded && empireOf(owners, world, regarded, outOfPlay),
    [owners, world, regarded, outOfPlay],
  );
  return (
    <Board
      world={world}
      painting={paintingOf(world.id)}
      pieces={pieces}
      badges={badges}
      holders={held}
      threatened={threatened}
      outOfPlay={outOfPlay}
      limits={limits}
      lens={lens.value}
      {...(empire && { empire })}
      covered={covered}
      strip={strip}
      hidden={hidden}
      mode={mode}
      wanted={board.wanted}
      home={home}
      played={played}
      told={told}
      busy={reel.showing.value !== undefined}
      legend={{ open: board.legendOpen.value, toggle: () => board.toggleLegend() }}
      describe={(id) => {
        const { name, data } = world.byId[id]!;
        const names = (ids: readonly AreaId[]) => ids.map((n) => world.byId[n]?.name ?? n);
        return {
          title: name,
          facts: factsOf(session, view, world, outOfPlay, id),
          here: presence(session, owners, world, id),
          byLand: names(data.land),
          byWater: names(data.water),
        };
      }}
      speak={(id) => {
        const mark = mode.value?.areas[id];
        const here = presence(session, owners, world, id).map((h) => h.words);
        const { name, data } = world.byId[id]!;
        return [
          name,
          data.limit !== undefined && say.limit(limits[id] ?? data.limit),
          ...(here.length > 0 ? here : [say.empty]),
          mark && say.tones[mark.tone],
          mark?.words,
          outOfPlay.has(id) && say.outOfPlay,
        ]
          .filter(Boolean)
          .join(', ');
      }}
      onPress={(area, coast) => {
        if (mode.value) layer.act();
        mode.value?.press(area, coast);
      }}
      onCamera={(camera) => {
        board.camera = camera;
      }}
      underlay={(stand) => <UnderPieces world={world} stand={stand} />}
      overlay={(stand, writings) => (
        <>
          <OverPieces stand={stand} world={world} unnamed={told.filter((id) => !writings[id]?.name)} />
          <Played world={world} stand={stand} seats={(owner) => badges.find((b) => b.owner === owner)?.at} />
        </>
      )}
    >
      <div class="mapui lens" data-still>
        <Segmented
          label={say.lens}
          value={lens.value}
          options={LENSES.filter((id) => layout.value !== 'phone' || id !== 'threats').map((id) => ({
            id,
            label: say.lenses[id],
          }))}
          onChange={(id) => {
            lens.value = id;
          }}
        />
      </div>
      {empire && (
        <EmpireNote
          empire={empire}
          name={ownerName(session, empire.owner)}
          onClose={() => {
            board.regarded.value = undefined;
          }}
        />
      )}
      {children}
    </Board>
  );
}
