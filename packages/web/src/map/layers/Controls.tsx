import type { AreaId, CoastId } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardMode, Mark } from '../../decisions/board.ts';
import { text } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { besideStack } from '../besideStack.ts';
import { type Camera, pinScale, type Size } from '../camera.ts';
import type { Yielding } from '../naming.ts';
import { spread } from '../spread.ts';
import type { Stand } from '../stand.ts';
import type { DrawnWorld } from '../world.ts';

/** Room that a stepper takes on the screen at full size. */
const PIN = { width: 112, height: 38 };
/** And what words take: so much a letter, and around them. */
const flagSize = (label: string): Size => ({ width: 6.5 * label.length + 18, height: 24 });

/** Words and steppers that sit on the map. */
export function Controls({
  world,
  stand,
  yielding,
  mode,
  resting,
}: {
  world: DrawnWorld;
  stand: Stand;
  /** Names that have made room for pieces. */
  yielding: Readonly<Record<AreaId, Yielding>> | undefined;
  mode: BoardMode;
  resting: ReadonlySignal<Camera>;
}) {
  const scale = resting.value.k;
  const grown = pinScale(scale) / scale;
  const areas = Object.entries(mode.areas).flatMap(([id, mark]) => {
    const area = world.byId[id];
    if (!area || !(mark.label || mark.stepper)) return [];
    const { width, height } = mark.stepper ? PIN : flagSize(mark.label!);
    const size = { width: width * grown, height: height * grown };
    const at = besideStack(world, stand, yielding, id, stand.stackOf(id, mode.carry?.owner)!, size);
    return [{ id, name: area.name, at, ...size, mark }];
  });
  const places = spread(areas);
  return (
    <>
      {areas.map(({ id, name, mark }, i) => (
        <Pinned key={id} at={places[i]!}>
          {mark.stepper && <MapStepper name={name} stepper={mark.stepper} tone={mark.tone} />}
          {mark.label && <span class={`flag ${mark.tone}`}>{mark.label}</span>}
        </Pinned>
      ))}
      {stand.pieces.map(
        ({ kind, area, at, size }) =>
          kind === 'city' &&
          mode.areas[area]?.struck && (
            <Pinned key={area} at={at}>
              <svg
                class="crossed"
                viewBox="-10 -10 20 20"
                style={{ width: `${34 * size}px` }}
                aria-hidden="true"
              >
                <path d="M-8 -8L8 8M8 -8L-8 8" />
                <path d="M-8 -8L8 8M8 -8L-8 8" />
              </svg>
            </Pinned>
          ),
      )}
      {Object.entries(mode.coasts).map(([coast, mark]) => {
        const at = world.harbours[coast];
        return at ? (
          <CoastMark key={coast} coast={coast} at={at} mark={mark} world={world} press={mode.press} />
        ) : null;
      })}
    </>
  );
}

function Pinned({ at, children }: { at: Point; children: preact.ComponentChildren }) {
  return (
    <div class="pinned" data-still style={{ left: `${at[0]}px`, top: `${at[1]}px` }}>
      {children}
    </div>
  );
}

function MapStepper({
  name,
  stepper,
  tone,
}: {
  name: string;
  stepper: NonNullable<Mark['stepper']>;
  tone: string;
}) {
  const { value, max, set, says } = stepper;
  const { ui } = text.value;
  return (
    <span class={`mapstep ${tone} ${value > 0 ? 'some' : ''}`} role="group" aria-label={name}>
      <button
        type="button"
        aria-label={ui.fewer(name)}
        aria-disabled={value <= 0 || undefined}
        onClick={() => value > 0 && set(value - 1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <b>{says ?? `${value} / ${max}`}</b>
      <button
        type="button"
        aria-label={ui.more(name)}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && set(value + 1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
}

interface CoastMarkProps {
  coast: CoastId;
  at: Point;
  mark: Mark;
  world: DrawnWorld;
  press(area: AreaId, coast?: CoastId): void;
}

/** A coast that a ship may go to, or stands on. */
function CoastMark({ coast, at, mark, world, press }: CoastMarkProps) {
  const area = world.byId[world.areaOfCoast[coast] ?? ''];
  if (!area) return null;
  return (
    <Pinned at={at}>
      <button
        type="button"
        class={`coastmark ${mark.tone}`}
        aria-label={`${area.name}, ${text.value.map.coast}`}
        onClick={() => press(area.id, coast)}
      >
        <i />
        {mark.label && <span class={`flag ${mark.tone}`}>{mark.label}</span>}
      </button>
      {mark.stepper && <MapStepper name={area.name} stepper={mark.stepper} tone={mark.tone} />}
    </Pinned>
  );
}
