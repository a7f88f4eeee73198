import { tilesIn, wholeFor } from '@ochre/maps/background.ts';
import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Painting } from '../assets.ts';
import { type Camera, type Size, windowOf } from '../camera.ts';

/** Shown closer than this, the full-size tiles are fetched. */
const TILES_FROM = 0.62;

const pixelRatio = (): number => ((globalThis.devicePixelRatio || 1) > 1.5 ? 2 : 1);

/** The painted ground: a small picture at once, a sharper one when it is there, tiles where one looks closely. */
export function Ground({
  painting,
  resting,
  pane,
}: {
  painting: Painting;
  resting: ReadonlySignal<Camera>;
  pane: ReadonlySignal<Size>;
}) {
  const { set, urlOf } = painting;
  const scale = resting.value.k * pixelRatio();
  const window = windowOf(resting.value, pane.value);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const first = set.whole[0];
  const sharp = wholeFor(set, scale) ?? set.whole.at(-1);
  const wholes = [...new Set([first, sharp])].filter((w) => w !== undefined);
  const tiles = scale >= TILES_FROM ? tilesIn(set, window) : [];
  const size = { width: `${set.width}px`, height: `${set.height}px` };
  return (
    <div class="ground" style={size} aria-hidden="true">
      {wholes.map(({ file }) => (
        <img key={file} src={urlOf(file)} alt="" style={size} draggable={false} decoding="async" />
      ))}
      {tiles.map(({ file, x, y, width, height }) => (
        <img
          key={file}
          src={urlOf(file)}
          alt=""
          draggable={false}
          decoding="async"
          class={loaded.has(file) ? 'tile on' : 'tile'}
          style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
          onLoad={() => setLoaded((files) => new Set([...files, file]))}
        />
      ))}
      <div class="dimmer" />
    </div>
  );
}
