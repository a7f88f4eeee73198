import type { AreaId } from '@ochre/engine';
import { areaUnder } from '../useHover.ts';
import { DIRECTIONS, neighbourTowards } from '../walk.ts';
import type { DrawnWorld } from '../world.ts';

export interface AreasProps {
  world: DrawnWorld;
  speak(area: AreaId): string;
  onPress(area: AreaId): void;
}

/** Every area is a button: pressed, and walked through with the arrow keys. */
export function Areas({ world, speak, onPress }: AreasProps) {
  const walk = (e: KeyboardEvent): void => {
    const id = areaUnder(e);
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
        const id = areaUnder(e);
        if (id !== undefined) onPress(id);
      }}
      onKeyDown={walk}
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
