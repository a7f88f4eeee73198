import type { AreaId, CoastId } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import type { BoardMode, Mark, Tone } from '../../decisions/board.ts';
import { text } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Box } from '../camera.ts';
import { pinsOf } from '../pins.ts';
import type { Stand } from '../stand.ts';
import type { DrawnWorld } from '../world.ts';

/** Words, signs and steppers that sit on the map. */
export function Controls({
  world,
  stand,
  mode,
  written,
}: {
  world: DrawnWorld;
  stand: Stand;
  mode: BoardMode;
  /** Room that names and limits take. */
  written: readonly Box[];
}) {
  return (
    <>
      {pinsOf(world, stand, mode, written).map(({ area, at }) => {
        const mark = mode.areas[area]!;
        return (
          <Pinned key={area} at={at}>
            {mark.stepper && (
              <MapStepper name={world.byId[area]!.name} stepper={mark.stepper} tone={mark.tone} />
            )}
            {mark.label && <Flag label={mark.label} tone={mark.tone} />}
          </Pinned>
        );
      })}
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

/** A word; of a fight its sign alone, as the areas beside have no room for more. */
const Flag = ({ label, tone }: { label: string; tone: Tone }) =>
  tone === 'conflict' ? (
    <span class="flag fight conflict" title={label}>
      <Icon name="swords" size={16} />
    </span>
  ) : (
    <span class={`flag ${tone}`}>{label}</span>
  );

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
        {mark.label && <Flag label={mark.label} tone={mark.tone} />}
      </button>
      {mark.stepper && <MapStepper name={area.name} stepper={mark.stepper} tone={mark.tone} />}
    </Pinned>
  );
}
