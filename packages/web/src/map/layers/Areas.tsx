import type { AreaId } from '@ochre/engine';
import { useEffect, useRef } from 'preact/hooks';
import { DIRECTIONS, neighbourTowards } from '../walk.ts';
import type { DrawnWorld } from '../world.ts';

const HOVER_MS = 380;

export interface AreasProps {
  world: DrawnWorld;
  speak(area: AreaId): string;
  onPress(area: AreaId): void;
  onHover(area: AreaId | undefined, x: number, y: number): void;
}

/** Whether the pointer still is where it was pressed: then something went from over the map, and nobody looks. */
function useAtRest(): (e: PointerEvent) => boolean {
  const pressed = useRef<readonly [x: number, y: number]>([-1, -1]);
  useEffect(() => {
    const onDown = ({ clientX, clientY }: PointerEvent): void => {
      pressed.current = [clientX, clientY];
    };
    document.addEventListener('pointerdown', onDown, true);
    return () => document.removeEventListener('pointerdown', onDown, true);
  }, []);
  return ({ clientX, clientY }) => pressed.current[0] === clientX && pressed.current[1] === clientY;
}

/** Every area is a button: pressed, walked through with the arrow keys, looked at by hovering. */
export function Areas({ world, speak, onPress, onHover }: AreasProps) {
  const timer = useRef<number | undefined>(undefined);
  const isAtRest = useAtRest();
  const areaOf = (e: Event): string | undefined =>
    (e.target as Element).closest<SVGElement>('[data-area]')?.dataset['area'];
  const walk = (e: KeyboardEvent): void => {
    const id = areaOf(e);
    if (id === undefined) return;
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      onPress(id);
      return;
    }
    const direction = DIRECTIONS[e.key];
    if (!direction) return;
    e.preventDefault();
    e.stopPropagation();
    const next = neighbourTowards(world, world.byId[id]!, direction);
    if (next === undefined) return;
    (e.currentTarget as Element).querySelector<SVGElement>(`[data-area="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the areas inside are the buttons, this hears for all of them
    <g
      class="areas"
      onClick={(e) => {
        const id = areaOf(e);
        if (id !== undefined) onPress(id);
      }}
      onKeyDown={walk}
      onPointerOver={(e) => {
        if (e.pointerType !== 'mouse' || isAtRest(e)) return;
        clearTimeout(timer.current);
        const id = areaOf(e);
        const { clientX, clientY } = e;
        onHover(undefined, 0, 0);
        timer.current = window.setTimeout(() => onHover(id, clientX, clientY), HOVER_MS);
      }}
      onPointerDown={() => {
        clearTimeout(timer.current);
        onHover(undefined, 0, 0);
      }}
      onPointerLeave={() => {
        clearTimeout(timer.current);
        onHover(undefined, 0, 0);
      }}
    >
      {world.areas.map((a, i) => (
        <path
          key={a.id}
          class="area"
          data-area={a.id}
          d={a.path}
          fill-rule="evenodd"
          role="button"
          tabindex={i === 0 ? 0 : -1}
          aria-label={speak(a.id)}
        />
      ))}
    </g>
  );
}
