import type { Pieces } from '@ochre/engine';
import type { Box } from '../map/camera.ts';
import { type Writings, writingsOf } from '../map/naming.ts';
import { ownersOf, piecesOf } from '../map/pieces.ts';
import { type More, type PlacedPiece, type Stand, standAt } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';
import scene from './scene.json' with { type: 'json' };

/** The stretch of the board that is shown: from Hellas to the two rivers. */
export const VIEW: Box = { x: 1900, y: 1240, width: 2500, height: 1500 };
export const SCALE = 0.66;

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The world with nothing in it that lies outside the stretch. */
export const cut = (world: DrawnWorld): DrawnWorld => ({
  ...world,
  areas: world.areas.filter((a) => meets(a.box, VIEW)),
  volcanoes: world.volcanoes.filter(({ at: [x, y] }) => meets({ x, y, width: 1, height: 1 }, VIEW)),
});

/** Where everything stands: found when the client is built (tools/heroDrawing.ts), as finding it takes a moment. */
export interface HeroDrawing {
  pieces: readonly PlacedPiece[];
  more: readonly More[];
  /** Where names stand beside the pieces, by language. */
  writings: Readonly<Record<string, Writings>>;
}

export function heroStand(world: DrawnWorld): Stand {
  // A position kept as a file, of which the pieces on the board are read and nothing else.
  const owners = ownersOf(scene as unknown as Parameters<typeof ownersOf>[0]) as [string, Pieces][];
  const shown = new Set(world.areas.map((a) => a.id));
  return standAt(
    world,
    piecesOf(world, owners).filter((p) => shown.has(p.area)),
    SCALE,
  );
}

export const heroWritings = (world: DrawnWorld, stand: Stand): Writings => writingsOf(world, stand);
