import { useEffect, useRef } from 'preact/hooks';
import { lookOf } from '../../ui/nations.ts';
import type { Painting } from '../assets.ts';
import type { PlacedPiece } from '../stand.ts';
import type { DrawnWorld } from '../world.ts';

/** Pixels of the overview from left to right. */
const PIXELS = 1400;
const DOT = 17;
const CITY = 22;
/** It is sketched when the table has had time for what is in sight. */
const PATIENCE_MS = 300;

/** Scale of the overview's own pixels on a page that is drawn at full size. */
export const overviewScale = (world: DrawnWorld): number => world.width / PIXELS;

export interface OverviewProps {
  world: DrawnWorld;
  painting: Painting | undefined;
  pieces: readonly PlacedPiece[];
}

/**
 * The page in little: ground, borders, and whose pieces stand where. Seen round the sheet while the map shrinks under the
 * wheel or the fingers, until it is drawn anew. A single picture, which browsers keep at its own size at every scale.
 */
export function Overview({ world, painting, pieces }: OverviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const ground = await groundOf(painting);
      if (wanted && canvas.current) sketch(canvas.current, world, ground, pieces);
    }, PATIENCE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [world, painting, pieces]);
  return (
    <canvas
      class="overview"
      aria-hidden="true"
      ref={canvas}
      width={PIXELS}
      height={Math.round((PIXELS * world.height) / world.width)}
    />
  );
}

/** The smallest picture of the ground; without one, or without a connection, the overview has lines and pieces only. */
async function groundOf(painting: Painting | undefined): Promise<HTMLImageElement | undefined> {
  const first = painting?.set.whole[0];
  if (!first) return undefined;
  const image = new Image();
  image.src = painting.urlOf(first.file);
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

function sketch(
  canvas: HTMLCanvasElement,
  world: DrawnWorld,
  ground: HTMLImageElement | undefined,
  pieces: readonly PlacedPiece[],
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const scale = PIXELS / world.width;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, world.width, world.height);
  if (ground) pen.drawImage(ground, 0, 0, world.width, world.height);
  pen.globalAlpha = Number(getComputedStyle(canvas).getPropertyValue('--map-dim')) || 0;
  pen.fillStyle = '#140c04';
  pen.fillRect(0, 0, world.width, world.height);
  pen.globalAlpha = 1;
  const line = (kind: string, colour: string): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = 5;
    for (const path of world.borders[kind] ?? []) pen.stroke(new Path2D(path));
  };
  line('S', 'rgb(241 244 238 / .6)');
  line('W', 'rgb(241 244 238 / .5)');
  line('L', 'rgb(58 36 18 / .85)');
  pen.strokeStyle = '#1d1209';
  pen.lineWidth = 4;
  for (const { kind, owner, at } of pieces) {
    pen.fillStyle = lookOf(owner).fill;
    pen.beginPath();
    if (kind === 'city') pen.rect(at[0] - CITY, at[1] - CITY, CITY * 2, CITY * 2);
    else pen.arc(at[0], at[1], DOT, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
  }
}
