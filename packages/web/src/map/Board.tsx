import type { AreaId, CoastId, Owner } from '@ochre/engine';
import { effect, type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardMode } from '../decisions/board.ts';
import { spoken, text } from '../i18n/index.ts';
import { usePainted } from '../ui/usePainted.ts';
import type { Painting } from './assets.ts';
import './board.css';
import { BoardButtons, type BoardButtonsProps } from './BoardButtons.tsx';
import { CarriedStack } from './CarriedStack.tsx';
import { type Camera, FAR, type Size } from './camera.ts';
import { attachCarry, type Carried } from './carry.ts';
import type { Empire } from './empire.ts';
import { heartland, withNeighbours } from './heartland.ts';
import { type Info, InfoCard } from './InfoCard.tsx';
import { Areas } from './layers/Areas.tsx';
import { Controls } from './layers/Controls.tsx';
import { EmpireLayer } from './layers/EmpireLayer.tsx';
import { Ground } from './layers/Ground.tsx';
import { Lines, Patterns } from './layers/Lines.tsx';
import { Arrows, Marks } from './layers/Marks.tsx';
import { Names } from './layers/Names.tsx';
import { Overview } from './layers/Overview.tsx';
import { Arrivals, BadgeLayer, PieceLayer, type Plan } from './layers/PieceLayer.tsx';
import { Minimap } from './Minimap.tsx';
import { type Before, roomOfWritings, type Writings, writingsOf } from './naming.ts';
import type { EmpireBadge, Piece } from './pieces.ts';
import { type Following, Stage } from './stage.ts';
import { type Stand, standAt, zoomStep } from './stand.ts';
import { useHover } from './useHover.ts';
import { type DrawnWorld, together } from './world.ts';
import { square } from './written.ts';

export const LENSES = ['pieces', 'limits', 'owners', 'threats'] as const;
export type Lens = (typeof LENSES)[number];

/** Follows what happens, and comes back. */
export interface BoardCamera {
  /** `covered`: pixels at its edges that something lies over meanwhile. */
  sees(areas: readonly AreaId[], how: Following): boolean;
  follow(areas: readonly AreaId[], ms: number, how: Following): boolean;
  back(ms: number): void;
  /** Shows areas from near. */
  visit(areas: readonly AreaId[]): void;
}

export interface BoardProps {
  world: DrawnWorld;
  painting?: Painting | undefined;
  pieces: readonly Piece[];
  badges: readonly EmpireBadge[];
  holders: Readonly<Record<AreaId, Owner>>;
  /** Areas with two hostile owners, or where one could strike. */
  threatened: ReadonlySet<AreaId>;
  outOfPlay: ReadonlySet<AreaId>;
  /** Limits of mine that are not the printed ones. */
  limits: Readonly<Record<AreaId, number>>;
  lens: Lens;
  /** The empire that is looked at, if one is. */
  empire?: Empire;
  mode: Signal<BoardMode | undefined>;
  /** Areas to bring into sight whenever this changes. */
  wanted: Signal<readonly AreaId[]>;
  /** Areas of those who play: what is shown at first where nobody is at home yet. */
  played: readonly AreaId[];
  /** Where "my lands" leads. */
  home: readonly AreaId[];
  /** Share of the pane that a sheet covers from below. */
  covered?: number;
  /** Pixels that a strip along its lower edge takes. */
  strip?: number;
  /** Whether something else stands in its place: it keeps still until then. */
  hidden?: boolean;
  /** Areas that are told of just now. */
  told?: readonly AreaId[];
  /** Whether others' turns are being shown. */
  busy?: boolean;
  legend?: BoardButtonsProps['legend'];
  /** All about an area, in words. */
  describe(area: AreaId): Info;
  /** The same in one line, for the area's button. */
  speak(area: AreaId): string;
  onPress(area: AreaId, coast?: CoastId): void;
  /** Tells who has the map's camera. */
  onCamera?(camera: BoardCamera | undefined): void;
  /** Drawn under the pieces, in the page's own units. */
  underlay?: (stand: Stand) => ComponentChildren;
  /** Drawn over the pieces, in the page's own units. */
  overlay?: (stand: Stand, writings: Writings) => ComponentChildren;
  children?: ComponentChildren;
}

/** The drawn board: shows what it is given and says what was pressed. It knows no rules. */
export function Board(props: BoardProps) {
  const { world, painting, mode, wanted, outOfPlay, holders, lens } = props;
  const pane = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const camera = useSignal<Camera>({ k: 0.2, x: 0, y: 0 });
  const resting = useSignal<Camera>(camera.peek());
  const paneSize = useSignal<Size>({ width: 1, height: 1 });
  const info = useSignal<Looked | undefined>(undefined);
  /** Where a finger last came down; undefined for a mouse, which hovers. */
  const finger = useRef<{ x: number; y: number } | undefined>(undefined);
  const stage = useMemo(() => new Stage(world, camera, resting, paneSize), [world]);

  useLayoutEffect(() => {
    stage.inset = (props.covered ?? 0) * (pane.current?.clientHeight ?? 0) + (props.strip ?? 0);
  });
  useLayoutEffect(
    () =>
      stage.attach(pane.current!, stageRef.current!, (area, x, y) => {
        info.value = { area, x, y, touched: true };
      }),
    [stage],
  );
  useLayoutEffect(() => {
    props.onCamera?.(stage);
    return () => props.onCamera?.(undefined);
  }, [stage, wanted]);
  const home = useMemo(() => heartland(world, props.home), [world, props.home]);
  const inPlay = useMemo(
    () => world.areas.flatMap(({ id, sea }) => (sea || outOfPlay.has(id) ? [] : [id])),
    [world, outOfPlay],
  );
  const carried = useSignal<Carried | undefined>(undefined);
  useLayoutEffect(() => attachCarry(pane.current!, () => mode.peek(), carried), [stage, mode]);
  useLayoutEffect(() => stage.begin(home.length > 0 ? home : props.played), [stage]);
  // Who begins a game comes home with the first token, and sees where it can go.
  const settled = useRef(home.length > 0);
  useEffect(() => {
    if (settled.current || home.length === 0) return;
    settled.current = true;
    stage.visit(withNeighbours(world, home));
  }, [stage, home]);
  // The table may be another one on the same board.
  useLayoutEffect(
    () =>
      effect(() => {
        if (wanted.value.length > 0) stage.show(wanted.value);
      }),
    [stage, wanted],
  );

  const cities = useMemo(
    () => new Set(props.pieces.filter((p) => p.kind === 'city').map((p) => p.area)),
    [props.pieces],
  );
  const zoom = useComputed(() => zoomStep(resting.value.k)).value;
  const stand = useMemo(() => standAt(world, props.pieces, zoom), [world, props.pieces, zoom]);
  // Where each name stands beside the pieces takes longest: the first question need not wait for it.
  const lettered = usePainted();
  const writings = useWritings(props, stand, lettered);
  const written = useMemo(
    () => (writings ? roomOfWritings(world, writings, stand.k) : []),
    [world, writings, stand.k],
  );
  const plan = usePlan(mode.value);
  useLayoutEffect(() => stage.layOut(), [stage, stand, plan, writings, props.badges, cityKey(cities)]);
  const lines = useMemo(() => <Lines world={world} />, [world]);
  const patterns = useMemo(() => <Patterns />, []);
  const names = useMemo(
    () =>
      writings && (
        <Names
          world={world}
          cities={cities}
          limits={props.limits}
          outOfPlay={outOfPlay}
          writings={writings}
        />
      ),
    [world, cityKey(cities), props.limits, outOfPlay, writings],
  );
  const pieces = useMemo(
    () => (
      <>
        <PieceLayer stand={stand} plan={plan} />
        {plan && <Arrivals stand={stand} plan={plan} />}
      </>
    ),
    [stand, plan],
  );
  const badges = useMemo(() => <BadgeLayer badges={props.badges} />, [props.badges]);
  const veil = useMemo(() => {
    const fields = together(world.areas.filter((a) => outOfPlay.has(a.id))).map((d, i) => (
      <path key={i} d={d} fill-rule="evenodd" />
    ));
    return (
      <>
        <g class="veil">{fields}</g>
        <g class="fallow" fill="url(#hatch-fallow)">
          {fields}
        </g>
      </>
    );
  }, [world, outOfPlay]);

  const hover = useHover((area, x, y) => {
    info.value = area === undefined ? undefined : { area, x, y };
  });
  /** A finger cannot hover: where nothing is asked of an area, a press tells about it. */
  const press = (area: AreaId, coast?: CoastId): void => {
    const asked = mode.peek()?.areas[area] !== undefined;
    props.onPress(area, coast);
    if (finger.current && !asked) info.value = { area, ...finger.current, touched: true };
  };

  return (
    <section
      class="map"
      ref={pane}
      hidden={props.hidden}
      aria-label={text.value.map.board}
      data-lens={lens}
      data-asked={mode.value !== undefined || undefined}
      style={{ '--covered': String(props.covered ?? 0) } as never}
      onPointerDownCapture={(e) => {
        finger.current = e.pointerType === 'mouse' ? undefined : { x: e.clientX, y: e.clientY };
      }}
    >
      <div class="stage" ref={stageRef}>
        <Overview world={world} painting={painting} pieces={stand.pieces} />
        <div class="crop">
          <div class="plane">
            <div class="mapsheet" style={{ width: `${world.width}px`, height: `${world.height}px` }}>
              {painting && <Ground painting={painting} resting={resting} pane={paneSize} />}
              <svg
                role="group"
                aria-label={text.value.map.board}
                width={world.width}
                height={world.height}
                viewBox={`0 0 ${world.width} ${world.height}`}
                {...hover}
              >
                {patterns}
                {!painting && <path class="bare-sea" d={`M0 0H${world.width}V${world.height}H0Z`} />}
                {!painting &&
                  world.areas.map((a) => !a.sea && <path key={a.id} class="bare-land" d={a.path} />)}
                <path class="outside" d={world.outside} fill-rule="evenodd" />
                <g class="holders" aria-hidden="true">
                  {Object.entries(holders).map(([area, owner]) => {
                    const drawn = world.byId[area];
                    return (
                      drawn && (
                        <path key={area} d={drawn.path} fill={`url(#own-${owner})`} fill-rule="evenodd" />
                      )
                    );
                  })}
                </g>
                <g class="scaled">
                  {lens === 'threats' && (
                    <g class="threats" aria-hidden="true">
                      {[...props.threatened].map((id) => (
                        <path key={id} d={world.byId[id]?.path ?? ''} fill-rule="evenodd" />
                      ))}
                    </g>
                  )}
                  {props.empire && <EmpireLayer world={world} empire={props.empire} />}
                  {lines}
                  {veil}
                  {mode.value && <Marks world={world} mode={mode.value} />}
                </g>
                <Areas world={world} speak={props.speak} onPress={(area) => press(area)} />
                {names}
                <g class="scaled">
                  {mode.value && (
                    <Arrows
                      stand={stand}
                      arrows={mode.value.arrows}
                      owner={mode.value.carry?.owner}
                      written={written}
                    />
                  )}
                  {props.underlay?.(stand)}
                </g>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: pieces are shortcuts to their areas, which are buttons */}
                <g
                  onClick={(e) => {
                    const piece = (e.target as Element).closest<SVGElement>('[data-area]');
                    if (piece) press(piece.dataset['area']!, piece.dataset['coast']);
                  }}
                >
                  {pieces}
                </g>
                {badges}
                <g class="scaled">{writings && props.overlay?.(stand, writings)}</g>
              </svg>
              <div class="scaled">
                {mode.value && <Controls world={world} stand={stand} mode={mode.value} written={written} />}
              </div>
            </div>
          </div>
        </div>
      </div>
      <div class="shield" />
      <LookedAt
        info={info}
        describe={props.describe}
        pane={pane}
        covered={props.covered ?? 0}
        aside={mode.value?.dim === true}
      />
      {carried.value && mode.value?.carry && (
        <CarriedStack carried={carried.value} owner={mode.value.carry.owner} />
      )}
      <BoardButtons
        stage={stage}
        world={world}
        home={home}
        played={inPlay}
        busy={props.busy ?? false}
        {...(props.legend && { legend: props.legend })}
      />
      <Minimap
        world={world}
        painting={painting}
        camera={camera}
        pane={paneSize}
        onGo={(x, y) => stage.centre(x, y)}
      />
      {mode.value?.banner}
      {props.children}
    </section>
  );
}

/** What is written, and where, the same as long as nothing comes into its way; names keep the places they had. */
function useWritings(
  { world, mode, home, outOfPlay, badges, told = [] }: BoardProps,
  stand: Stand,
  wanted: boolean,
): Writings | undefined {
  const before = useRef<Before>({ k: 0, placed: new Map() });
  const asked = [...Object.keys(mode.value?.areas ?? {}), ...told];
  const always = [...new Set(stand.k < FAR ? asked : [...home, ...asked])].sort();
  const taken = stand.k < FAR ? badges.map(({ at }) => square(at, BADGE / stand.k)) : [];
  const near = (mode.value?.near ?? []).toSorted();
  const key = `${always.join()} ${near.join()} ${taken.map(({ x, y, width }) => `${x} ${y} ${width}`).join()}`;
  return useMemo(
    () =>
      wanted
        ? writingsOf(world, stand, {
            always: new Set(always),
            near: new Set(near),
            unwritten: outOfPlay,
            taken,
            before: before.current,
          })
        : undefined,
    [world, stand, wanted, outOfPlay, spoken.value, key],
  );
}

/** Half of what a nation's badge and its count take, in pixels. */
const BADGE = 20;

/** What is planned, the same as long as it does not change. */
function usePlan(mode: BoardMode | undefined): Plan | undefined {
  const { planned: tokens, carry } = mode ?? {};
  const owner = carry?.owner;
  return useMemo(
    () => (tokens && owner !== undefined ? { owner, tokens } : undefined),
    [owner, tokens && JSON.stringify(tokens)],
  );
}

/** The area that is looked at, and where on the screen. */
interface Looked {
  area: AreaId;
  x: number;
  y: number;
  /** By a finger: the card stays until it is put away. */
  touched?: boolean;
}

interface LookedProps {
  info: Signal<Looked | undefined>;
  describe(area: AreaId): Info;
  pane: RefObject<HTMLElement | null>;
  covered: number;
  /** Something is in hand that goes to an area nearby: the card keeps away from there. */
  aside: boolean;
}

/** The card of the area under the pointer; apart, so that looking about redraws nothing else. */
function LookedAt({ info, describe, pane, covered, aside }: LookedProps) {
  const at = info.value;
  if (!at) return null;
  const close = (): void => {
    info.value = undefined;
  };
  return (
    <InfoCard
      info={describe(at.area)}
      at={at}
      pane={pane}
      covered={covered}
      aside={aside}
      {...(at.touched && { onClose: close })}
    />
  );
}

const cityKey = (cities: ReadonlySet<string>): string => [...cities].sort().join();
