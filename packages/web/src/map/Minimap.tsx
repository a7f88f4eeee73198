import { type ReadonlySignal, useComputed } from '@preact/signals';
import { text } from '../i18n/index.ts';
import type { Painting } from './assets.ts';
import { type Camera, type Size, windowOf } from './camera.ts';
import type { DrawnWorld } from './world.ts';

export interface MinimapProps {
  world: DrawnWorld;
  painting?: Painting | undefined;
  camera: ReadonlySignal<Camera>;
  pane: ReadonlySignal<Size>;
  onGo(x: number, y: number): void;
}

/** The whole page in a corner, with the part that is in sight. Those who use keys find areas by name instead. */
export function Minimap({ world, painting, camera, pane, onGo }: MinimapProps) {
  const all = useComputed(() => windowOf(camera.value, pane.value).width >= world.width * 0.98);
  const first = painting?.set.whole[0];
  return (
    <button
      type="button"
      class={all.value ? 'minimap gone' : 'minimap'}
      data-still
      tabIndex={-1}
      aria-label={text.value.map.minimap}
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect();
        onGo(
          ((e.clientX - box.left) / box.width) * world.width,
          ((e.clientY - box.top) / box.height) * world.height,
        );
      }}
    >
      {first && <img src={painting.urlOf(first.file)} alt="" draggable={false} />}
      <Sight world={world} camera={camera} pane={pane} />
    </button>
  );
}

/** The frame of what is in sight: apart, because it follows every move of the map. */
function Sight({ world, camera, pane }: Pick<MinimapProps, 'world' | 'camera' | 'pane'>) {
  const { x, y, width, height } = windowOf(camera.value, pane.value);
  return (
    <i
      style={{
        width: `${(width / world.width) * 100}%`,
        height: `${(height / world.height) * 100}%`,
        // Moved as a picture: a map that is pushed paints nothing anew.
        transform: `translate(${(x / width) * 100}%, ${(y / height) * 100}%)`,
      }}
    />
  );
}
