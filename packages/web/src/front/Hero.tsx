import type { ComponentChildren } from 'preact';
import { paintingOf } from '../map/assets.ts';

/** The head of the front page: words over a stretch of the drawn board. */
export function Hero({ children }: { children: ComponentChildren }) {
  const painting = paintingOf('world');
  const picture = painting?.set.whole.at(-1);
  return (
    <div class="hero">
      {picture && <img class="scene" src={painting!.urlOf(picture.file)} alt="" />}
      <div class="shade" />
      {children}
    </div>
  );
}
