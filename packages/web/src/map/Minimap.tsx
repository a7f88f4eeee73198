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
  const seen = windowOf(camera.value, pane.value);
  const [x, width] = [seen.x / world.width, seen.width / world.width];
  const [y, height] = [seen.y / world.height, seen.height / world.height];
  const side = (name: string, right: number, down: number, stretch: string) => (
    <i class={name} style={{ transform: `translate(${right * 100}%, ${down * 100}%) ${stretch}` }} />
  );
  return (
    <>
      {side('north', x, y, `scaleX(${width})`)}
      {side('south', x, y + height - 1, `scaleX(${width})`)}
      {side('west', x, y, `scaleY(${height})`)}
      {side('east', x + width - 1, y, `scaleY(${height})`)}
    </>
  );
}
