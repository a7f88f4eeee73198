import type { Pieces } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { loadWorld, paintingOf } from '../map/assets.ts';
import '../map/board.css';
import { type Box, levelOf } from '../map/camera.ts';
import { Lines } from '../map/layers/Lines.tsx';
import { Names } from '../map/layers/Names.tsx';
import { PieceLayer } from '../map/layers/PieceLayer.tsx';
import { yieldingOf } from '../map/naming.ts';
import { ownersOf, piecesOf } from '../map/pieces.ts';
import { sizeUp } from '../map/sizing.ts';
import { standAt } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';
import { mapFor } from '../session/games.ts';
import scene from './scene.json' with { type: 'json' };

/** The stretch of the board that is shown: from Hellas to the two rivers. */
const VIEW: Box = { x: 1900, y: 1240, width: 2500, height: 1500 };
const SCALE = 0.66;

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The world with nothing in it that lies outside the stretch. */
const cut = (world: DrawnWorld): DrawnWorld => ({
  ...world,
  areas: world.areas.filter((a) => meets(a.box, VIEW)),
  volcanoes: world.volcanoes.filter(({ at: [x, y] }) => meets({ x, y, width: 1, height: 1 }, VIEW)),
});

/** A late game between eighteen nations, drawn as at the table. Decoration: nothing of it can be pressed. */
export function HeroBoard() {
  const drawn = useSignal<DrawnWorld | undefined>(undefined);
  useEffect(() => {
    mapFor('world')
      .then(loadWorld)
      .then(
        (world) => {
          drawn.value = cut(world);
        },
        () => undefined,
      );
  }, []);
  const world = drawn.value;
  const drawing = useMemo(() => {
    if (!world) return undefined;
    // A position kept as a file, of which the pieces on the board are read and nothing else.
    const owners = ownersOf(scene as unknown as Parameters<typeof ownersOf>[0]) as [string, Pieces][];
    const shown = new Set(world.areas.map((a) => a.id));
    const stand = standAt(
      world,
      piecesOf(world, owners).filter((p) => shown.has(p.area)),
      SCALE,
    );
    const cities = new Set(stand.pieces.filter((p) => p.kind === 'city').map((p) => p.area));
    return { stand, cities, yielding: yieldingOf(world, stand, levelOf(SCALE)) };
  }, [world]);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) sizeUp(ref.current, SCALE);
  }, [world]);
  if (!world || !drawing) return null;
  const painting = paintingOf('world');
  const picture = painting?.set.whole.at(-1);
  const levels = Array.from({ length: levelOf(SCALE) + 1 }, (_, i) => `from${i}`).join(' ');
  const look = {
    '--u': String(1 / SCALE),
    width: `${VIEW.width * SCALE}px`,
    height: `${VIEW.height * SCALE}px`,
  };
  const page = { width: world.width, height: world.height };
  return (
    <div ref={ref} class={`heroboard ${levels}`} style={look as never} aria-hidden="true">
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
        <Names world={world} cities={drawing.cities} yielding={drawing.yielding} />
        <PieceLayer stand={drawing.stand} />
      </svg>
    </div>
  );
}
