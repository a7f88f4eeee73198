import type { Point } from '@ochre/maps/geometry.ts';
import type { Stand } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';
import { pace } from '../settings/settings.ts';
import { emblemOf, lookOf } from '../ui/nations.ts';
import { type Animator, EFFECT_MS, type Playing } from './animator.ts';
import type { Effect } from './effects.ts';
import './fx.css';

const EDGE = '#1d1209';
const PAPER = '#fffaf0';

function Traveller({ effect }: { effect: Extract<Effect, { kind: 'travel' }> }) {
  const { fill, ink } = lookOf(effect.owner);
  return (
    <>
      <circle r="16" fill={fill} stroke={EDGE} stroke-width="2" />
      <use
        class="emblem"
        href={emblemOf(effect.owner)}
        x="-9"
        y="-9"
        width="18"
        height="18"
        style={{ color: ink }}
      />
      <g transform="translate(13 -13)">
        <circle r="9.6" fill={PAPER} stroke={EDGE} stroke-width="1.5" />
        <text class="count-text" y="4.6">
          {effect.n}
        </text>
      </g>
    </>
  );
}

const ICONS: Record<Exclude<Effect['kind'], 'travel' | 'voyage'>, string> = {
  fight: 'swords',
  rise: 'city',
  fall: 'city-in-flames',
  strike: 'calamity',
  loss: 'minus',
  gain: 'plus',
};

/** A sign over an area: what happened there. */
function Sign({ effect }: { effect: Exclude<Effect, { kind: 'travel' | 'voyage' }> }) {
  return (
    <>
      <circle r="17" class="fx-disc" />
      {effect.kind === 'loss' ? (
        <text class="fx-n" y="5.500">
          −{effect.n}
        </text>
      ) : (
        <use class="fx-icon" href={`#i-${ICONS[effect.kind]}`} x="-11" y="-11" width="22" height="22" />
      )}
    </>
  );
}

const at = ([x, y]: Point, name: string): Record<string, string> => ({
  [`--${name}x`]: `${x}px`,
  [`--${name}y`]: `${y}px`,
});

/** A ship along its way, coast by coast; where its start is not known it is seen where it came to. */
function Voyage({ effect, stand }: { effect: Extract<Effect, { kind: 'voyage' }>; stand: Stand }) {
  const way = effect.route.flatMap((coast) => {
    const hold = stand.shipOf(coast, effect.owner);
    return hold ? [hold.at] : [];
  });
  const end = way.at(-1);
  if (!end) return null;
  const { fill, ink } = lookOf(effect.owner);
  const ship = (
    <g class="fx-size">
      <circle r="17" fill={fill} stroke={EDGE} stroke-width="2" />
      <use
        class="fx-icon"
        href="#i-ship"
        x="-11"
        y="-11"
        width="22"
        height="22"
        style={{ stroke: ink, color: ink }}
      />
    </g>
  );
  const time = { '--fx': `${EFFECT_MS * pace.peek()}ms` };
  if (way.length < 2)
    return (
      <g class="fx sign" style={{ ...time, ...at(end, 'b') }}>
        {ship}
      </g>
    );
  const path = `path("M${way.map(([x, y]) => `${x} ${y}`).join('L')}")`;
  return (
    <g class="fx voyage" style={{ ...time, offsetPath: path }}>
      {ship}
    </g>
  );
}

interface OneProps {
  playing: Playing;
  world: DrawnWorld;
  stand: Stand;
}

function One({ playing: { effect, still }, world, stand }: OneProps) {
  if (effect.kind === 'voyage') return <Voyage effect={effect} stand={stand} />;
  const goal = world.byId[effect.kind === 'travel' ? effect.to : effect.area];
  if (!goal) return null;
  if (still) return <path class={`fx-still ${effect.kind}`} d={goal.path} />;
  const time = { '--fx': `${EFFECT_MS * pace.peek()}ms` };
  if (effect.kind === 'travel') {
    const to = stand.stackOf(effect.to, effect.owner)!.at;
    const from = stand.stackOf(effect.from, effect.owner)?.at ?? to;
    return (
      <g class="fx travel" style={{ ...time, ...at(from, 'a'), ...at(to, 'b') }}>
        <g class="fx-size">
          <Traveller effect={effect} />
        </g>
      </g>
    );
  }
  const here = stand.stackOf(effect.area, 'owner' in effect ? effect.owner : undefined)!.at;
  return (
    <>
      {(effect.kind === 'strike' || effect.kind === 'fight' || effect.kind === 'gain') && (
        <path class={`fx-area ${effect.kind}`} d={goal.path} style={time} />
      )}
      <g class={`fx sign ${effect.kind}`} style={{ ...time, ...at(here, 'b') }}>
        <g class="fx-size">
          <Sign effect={effect} />
        </g>
      </g>
    </>
  );
}

/** Over the pieces: things on their way, and signs of what happened. Only moves, grows and fades. */
export function FxLayer({ animator, world, stand }: { animator: Animator; world: DrawnWorld; stand: Stand }) {
  return (
    <g class="fxlayer" aria-hidden="true">
      {animator.playing.value.map((playing) => (
        <One key={playing.key} playing={playing} world={world} stand={stand} />
      ))}
    </g>
  );
}
