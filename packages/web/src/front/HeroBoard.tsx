import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { spoken } from '../i18n/index.ts';
import { loadWorld, paintingOf } from '../map/assets.ts';
import '../map/board.css';
import { Lines } from '../map/layers/Lines.tsx';
import { Names } from '../map/layers/Names.tsx';
import { PieceLayer } from '../map/layers/PieceLayer.tsx';
import { sizeUp } from '../map/sizing.ts';
import type { DrawnWorld } from '../map/world.ts';
import { mapFor } from '../session/games.ts';
import { cut, heroStand, heroWritings, SCALE, VIEW } from './heroDrawing.ts';
import { drawn } from './heroDrawn.ts';

/** Where everything stands, in the language spoken. */
function placesIn(world: DrawnWorld) {
  const known = drawn?.writings[spoken.value];
  if (drawn && known) return { ...drawn, writings: known };
  const stand = heroStand(world);
  return { ...stand, writings: heroWritings(world, stand) };
}

/** A late game between eighteen nations, drawn as at the table. Decoration: nothing of it can be pressed. */
export function HeroBoard() {
  const there = useSignal<DrawnWorld | undefined>(undefined);
  useEffect(() => {
    mapFor('world')
      .then(loadWorld)
      .then(
        (world) => {
          there.value = cut(world);
        },
        () => undefined,
      );
  }, []);
  const world = there.value;
  const drawing = useMemo(() => {
    if (!world) return undefined;
    const places = placesIn(world);
    const cities = new Set(places.pieces.filter((p) => p.kind === 'city').map((p) => p.area));
    return { ...places, cities };
  }, [world, spoken.value]);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) sizeUp(ref.current, SCALE);
  }, [drawing]);
  if (!world || !drawing) return null;
  const painting = paintingOf('world');
  const picture = painting?.set.whole.at(-1);
  const look = {
    '--u': String(1 / SCALE),
    width: `${VIEW.width * SCALE}px`,
    height: `${VIEW.height * SCALE}px`,
  };
  const page = { width: world.width, height: world.height };
  return (
    <div ref={ref} class="heroboard" style={look as never} aria-hidden="true">
      {picture && (
        <img
          src={painting!.urlOf(picture.file)}
          alt=""
          style={{
            width: `${page.width * SCALE}px`,
            left: `${-VIEW.x * SCALE}px`,
            top: `${-VIEW.y * SCALE}px`,
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration, hidden from readers */}
      <svg viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}>
        <Lines world={world} />
        <Names world={world} cities={drawing.cities} writings={drawing.writings} />
        <PieceLayer stand={drawing} />
      </svg>
    </div>
  );
}
