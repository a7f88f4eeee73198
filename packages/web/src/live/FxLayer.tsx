import type { Owner } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import type { ComponentChildren } from 'preact';
import { curveFor } from '../map/curves.ts';
import { Glyph } from '../map/layers/PieceLayer.tsx';
import type { Foothold, Stand } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';
import { emblemOf, lookOf } from '../ui/nations.ts';
import type { Playing } from './animator.ts';
import type { Effect } from './effects.ts';
import './fx.css';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

const at = ([x, y]: Point, name = 'b'): Record<string, string> => ({
  [`--${name}x`]: `${x}px`,
  [`--${name}y`]: `${y}px`,
});

/** Something of a constant size on the screen, at a place of the page. */
function Fixed({
  hold,
  class: name,
  children,
}: {
  hold: Foothold;
  class: string;
  children: ComponentChildren;
}) {
  return (
    <g class={name} style={at(hold.at)}>
      <g class="fx-size" style={{ '--size': String(hold.size) }}>
        {children}
      </g>
    </g>
  );
}

/** A piece along its way: what goes by land along its arrow, a ship coast by coast. */
function Way({ effect, stand }: { effect: Of<'travel' | 'voyage'>; stand: Stand }) {
  const { owner, n } = effect;
  const travels = effect.kind === 'travel';
  const end = travels ? stand.stackOf(effect.to, owner) : stand.shipOf(effect.route.at(-1)!, owner);
  if (!end) return null;
  const curve = curveFor(stand, wayOf(effect), owner);
  const piece = (
    <g class="fx-size" style={{ '--size': String(end.size) }}>
      <Glyph piece={{ kind: travels ? 'tokens' : 'ships', owner, n: Math.max(1, n), size: end.size }} />
    </g>
  );
  if (!curve)
    return (
      <g class="fx sign" style={at(end.at)}>
        {piece}
      </g>
    );
  return (
    <g
      class="fx way"
      style={{ offsetPath: `path("${curve.path}")` }}
      data-owner={owner}
      data-from={wayOf(effect).from}
      data-to={wayOf(effect).to}
    >
      {piece}
    </g>
  );
}

/** From where to where, as arrows know it. */
export const wayOf = (effect: Of<'travel' | 'voyage'>) =>
  effect.kind === 'travel'
    ? { from: effect.from, to: effect.to }
    : { from: effect.route[0]!, to: effect.route.at(-1)!, route: effect.route };

/** A conflict is counted down: the area in red, who falls lifts off and fades. */
function Fight({ effect, stand, path }: { effect: Of<'fight'>; stand: Stand; path: string }) {
  const sides = Object.entries(effect.sides);
  const here = stand.stackOf(effect.area)!;
  const words = sides.map(([, { had }]) => had).join(' : ');
  return (
    <>
      <path class="fx-field" d={path} fill-rule="evenodd" />
      <path class="fx-field edge" d={path} />
      {sides
        .filter(([, { lost }]) => lost > 0)
        .map(([owner]) => {
          const hold = stand.stackOf(effect.area, owner)!;
          return (
            <Fixed key={owner} hold={hold} class="fx fallen">
              <Glyph piece={{ kind: 'tokens', owner, n: 1, size: hold.size }} />
            </Fixed>
          );
        })}
      <Fixed hold={here} class="fx plate">
        {/* Over the pieces: under them stands the name. */}
        <g transform="translate(0 -46)">
          {sides.length > 1 ? (
            <>
              <rect x="-30" y="-11" width="60" height="22" rx="4" />
              <text y="5">{words}</text>
            </>
          ) : (
            <Badge icon="swords" tone="loss" />
          )}
        </g>
      </Fixed>
    </>
  );
}

function Badge({ icon, tone }: { icon: string; tone: string }) {
  return (
    <g class={`fx-badge ${tone}`}>
      <circle r="14" />
      <use href={`#i-${icon}`} x="-9" y="-9" width="18" height="18" />
    </g>
  );
}

const RING = Array.from({ length: 6 }, (_, i) => (i * Math.PI) / 3);

/** Six tokens draw in, walls rise from the ground, a ring opens once. */
function Rise({ effect, stand }: { effect: Of<'rise'>; stand: Stand }) {
  const hold = stand.stackOf(effect.area)!;
  const { owner } = effect;
  return (
    <Fixed hold={hold} class="fx rise">
      <circle class="ring" r="34" />
      {RING.map((angle) => (
        <g
          key={angle}
          class="drawn"
          style={{ '--dx': `${Math.cos(angle) * 34}px`, '--dy': `${Math.sin(angle) * 34}px` }}
        >
          <g transform="scale(.5)">
            <Glyph piece={{ kind: 'tokens', owner, n: 1, size: 1 }} />
          </g>
        </g>
      ))}
      <g class="walls">
        <Glyph piece={{ kind: 'city', owner, n: 1, size: hold.size }} />
      </g>
    </Fixed>
  );
}

/** Tokens leave the board: they lift off and fade, and a plate says how many. */
function Loss({ effect, stand }: { effect: Of<'loss'>; stand: Stand }) {
  const hold = stand.stackOf(effect.area, effect.owner)!;
  return (
    <>
      <Fixed hold={hold} class="fx fallen">
        <Glyph piece={{ kind: 'tokens', owner: effect.owner, n: 1, size: hold.size }} />
      </Fixed>
      <Fixed hold={hold} class="fx plate loss">
        <g transform="translate(0 30)">
          <rect x="-17" y="-10" width="34" height="20" rx="4" />
          <text y="5">−{effect.n}</text>
        </g>
      </Fixed>
    </>
  );
}

const SIGNS = {
  fall: ['city-in-flames', 'loss'],
  strike: ['calamity', 'loss'],
  gain: ['plus', 'gain'],
} as const;

function Sign({
  effect,
  stand,
  path,
}: {
  effect: Of<'fall' | 'strike' | 'gain'>;
  stand: Stand;
  path: string;
}) {
  const hold = stand.stackOf(effect.area, 'owner' in effect ? effect.owner : undefined)!;
  const [icon, tone] = SIGNS[effect.kind];
  return (
    <>
      <path class={`fx-area ${tone}`} d={path} fill-rule="evenodd" />
      <Fixed hold={hold} class={`fx sign ${tone}`}>
        <Badge icon={icon} tone={tone} />
      </Fixed>
    </>
  );
}

/** Where a nation is met, for what passes between nations. */
export type Seats = (owner: Owner) => Point | undefined;

const BEND = 0.18;

/** Cards face down on crossing arcs. */
function Deal({ effect, seats }: { effect: Of<'deal'>; seats: Seats }) {
  const [from, to] = [seats(effect.from), seats(effect.to)];
  if (!from || !to) return null;
  const arc = ([ax, ay]: Point, [bx, by]: Point): string =>
    `M${ax} ${ay}Q${(ax + bx) / 2 - (by - ay) * BEND} ${(ay + by) / 2 + (bx - ax) * BEND} ${bx} ${by}`;
  const ways: [string, number][] = [
    [arc(from, to), effect.gives],
    [arc(to, from), effect.gets],
  ];
  const change = (gave: number, got: number): string =>
    [gave > 0 && `−${gave}`, got > 0 && `+${got}`].filter(Boolean).join(' ');
  const ends: [Owner, Point, string][] = [
    [effect.from, from, change(effect.gives, effect.gets)],
    [effect.to, to, change(effect.gets, effect.gives)],
  ];
  return (
    <>
      {ways.map(([path, n], i) => n > 0 && <path key={i} class="fx-arc" d={path} />)}
      {ways.map(([path, n], way) =>
        Array.from({ length: Math.min(3, n) }, (_, i) => (
          <g
            key={`${way}.${i}`}
            class="fx way card"
            style={{ offsetPath: `path("${path}")`, '--nth': String(i) }}
          >
            <g class="fx-size">
              <rect x="-11" y="-15" width="22" height="30" rx="3" />
              <circle r="5.500" />
            </g>
          </g>
        )),
      )}
      {ends.map(([owner, point, words]) => {
        const { fill, ink } = lookOf(owner);
        return (
          <g key={owner} class="fx-end" style={at(point)}>
            <g class="fx-size">
              <circle r="18" fill={fill} />
              <use
                class="emblem"
                href={emblemOf(owner)}
                x="-11"
                y="-11"
                width="22"
                height="22"
                style={{ color: ink }}
              />
              <g transform="translate(0 32)">
                <rect x="-28" y="-10" width="56" height="20" rx="4" />
                <text y="5">{words}</text>
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}

interface OneProps {
  playing: Playing;
  world: DrawnWorld;
  stand: Stand;
  seats: Seats;
}

function Moving({ playing: { effect, still }, world, stand, seats }: OneProps) {
  if (effect.kind === 'deal') return still ? null : <Deal effect={effect} seats={seats} />;
  if (effect.kind === 'voyage') return still ? null : <Way effect={effect} stand={stand} />;
  const goal = world.byId[effect.kind === 'travel' ? effect.to : effect.area];
  if (!goal) return null;
  if (still) return <path class={`fx-still ${effect.kind}`} d={goal.path} />;
  switch (effect.kind) {
    case 'travel':
      return <Way effect={effect} stand={stand} />;
    case 'fight':
      return <Fight effect={effect} stand={stand} path={goal.path} />;
    case 'rise':
      return <Rise effect={effect} stand={stand} />;
    case 'loss':
      return <Loss effect={effect} stand={stand} />;
    default:
      return <Sign effect={effect} stand={stand} path={goal.path} />;
  }
}

export interface FxLayerProps {
  playing: readonly Playing[];
  world: DrawnWorld;
  stand: Stand;
  seats: Seats;
}

/** Over the pieces: things on their way, and signs of what happens. Only moves, grows and fades. */
export function FxLayer({ playing, ...where }: FxLayerProps) {
  return (
    <g class="fxlayer" aria-hidden="true">
      {playing.map((one) => (
        <g key={one.key} style={{ '--fx': `${one.ms}ms` }} data-fx={one.effect.kind}>
          <Moving playing={one} {...where} />
        </g>
      ))}
    </g>
  );
}
