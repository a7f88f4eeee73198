import type { AreaId, View } from '@ochre/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { namedBy } from '../live/effects.ts';
import { loadWorld, paintingOf } from '../map/assets.ts';
import { Board, LENSES, type Lens } from '../map/Board.tsx';
import { empireOf, threatsOf } from '../map/empire.ts';
import { empireBadges, holders, ownersOf, piecesOf } from '../map/pieces.ts';
import type { DrawnWorld } from '../map/world.ts';
import { mapFor } from '../session/games.ts';
import type { Session } from '../session/session.ts';
import { Segmented } from '../ui/controls.tsx';
import { areaInfo, dangers, ownerName, presence } from './areaInfo.ts';
import { useTable } from './context.ts';
import { EmpireNote } from './EmpireNote.tsx';
import { layout } from './layout.ts';
import { OverPieces, Played, UnderPieces } from './lazyFilm.tsx';
import { myNation, partsOf, positionOf } from './model.ts';

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
  const threats = lens.value === 'threats';
  const threatened = useMemo(
    () => (threats ? threatsOf(owners, world, me) : new Set<AreaId>()),
    [owners, world, me, threats],
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
      told={[...told, ...board.spoken.value]}
      busy={reel.showing.value !== undefined}
      legend={{ open: board.legendOpen.value, toggle: () => board.toggleLegend() }}
      describe={(id) => ({
        ...areaInfo(session, view, { world, owners, outOfPlay }, id),
        // A finger has no layer for them.
        threats: threats || layout.value === 'phone' ? dangers(session, view, id) : [],
      })}
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
      {threats && !empire && !reel.showing.value && (
        <p class="empirenote glass sm" data-still>
          <span>
            <i class="key risk" /> {say.threats.key}
          </span>
        </p>
      )}
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
