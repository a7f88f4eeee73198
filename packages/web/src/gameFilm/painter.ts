import { BACKDROP, type Frame, linesOf, type Stage } from '@ochre/film';
import { wholeFor } from '@ochre/maps/background.ts';
import { paintingOf } from '../map/assets.ts';
import { drawShapes, loadFonts } from './canvas.ts';

interface Size {
  width: number;
  height: number;
}

const GROUND = '#cdb98a';

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

async function lines(stage: Stage, { width, height }: Size, scale: number): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(new Blob([linesOf(stage, scale)], { type: 'image/svg+xml' }));
  try {
    const drawn = canvasOf({ width, height });
    drawn.getContext('2d')!.drawImage(await imageOf(url), 0, 0, width, height);
    return drawn;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The painting where the page lies; beyond it the painting itself, large and dark. */
async function ground(
  { geometry, window, map }: Stage,
  size: Size,
  scale: number,
): Promise<HTMLCanvasElement> {
  const drawn = canvasOf(size);
  const context = drawn.getContext('2d')!;
  const painting = paintingOf(map.id);
  if (!painting) {
    context.fillStyle = GROUND;
    context.fillRect(0, 0, size.width, size.height);
    return drawn;
  }
  const { set, urlOf } = painting;
  const image = await imageOf(urlOf((wholeFor(set, scale) ?? set.whole.at(-1)!).file));
  const cover = Math.max(size.width / geometry.width, size.height / geometry.height);
  const [wide, tall] = [geometry.width * cover, geometry.height * cover];
  context.drawImage(image, (size.width - wide) / 2, (size.height - tall) / 2, wide, tall);
  context.fillStyle = `rgba(${BACKDROP.shade.map((value) => value / (1 - BACKDROP.light)).join(',')},${1 - BACKDROP.light})`;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(
    image,
    -window.x * scale,
    -window.y * scale,
    geometry.width * scale,
    geometry.height * scale,
  );
  return drawn;
}

/** Turns frames into pixels on canvases: the painting and the lines of the map are drawn once. */
export class Painter {
  readonly #stage: Stage;
  readonly #size: Size;
  readonly #scale: number;
  readonly #ground: HTMLCanvasElement;
  readonly #lines: HTMLCanvasElement;
  readonly #land: HTMLCanvasElement;
  readonly #realms: HTMLCanvasElement;
  readonly #map: HTMLCanvasElement;
  #drawn: string | undefined;

  private constructor(stage: Stage, size: Size, ground: HTMLCanvasElement, lines: HTMLCanvasElement) {
    this.#stage = stage;
    this.#size = size;
    this.#scale = size.width / stage.window.width;
    this.#ground = ground;
    this.#lines = lines;
    this.#realms = canvasOf(size);
    this.#map = canvasOf(size);
    this.#land = canvasOf(size);
    const land = this.#land.getContext('2d')!;
    this.#toBoard(land);
    land.fill(new Path2D(stage.land), 'evenodd');
  }

  static async for(stage: Stage, { width, height }: Size): Promise<Painter> {
    const size = { width: Math.round(width), height: Math.round(height) };
    const scale = size.width / stage.window.width;
    const [below, above] = await Promise.all([
      ground(stage, size, scale),
      lines(stage, size, scale),
      loadFonts(),
    ]);
    return new Painter(stage, size, below, above);
  }

  /** `whole`: the size in whose pixels the frame is drawn. */
  paint(context: CanvasRenderingContext2D, { realms, over }: Frame, whole: Size): void {
    const key = JSON.stringify(realms);
    if (key !== this.#drawn) this.#paintMap(realms);
    this.#drawn = key;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#map, 0, 0);
    const k = this.#size.width / whole.width;
    context.setTransform(k, 0, 0, k, 0, 0);
    drawShapes(context, over);
  }

  #paintMap(realms: Frame['realms']): void {
    const { width, height } = this.#size;
    const held = this.#realms.getContext('2d')!;
    held.setTransform(1, 0, 0, 1, 0, 0);
    held.clearRect(0, 0, width, height);
    this.#toBoard(held);
    drawShapes(held, realms);
    held.setTransform(1, 0, 0, 1, 0, 0);
    held.globalCompositeOperation = 'destination-in';
    held.drawImage(this.#land, 0, 0);
    held.globalCompositeOperation = 'source-over';
    const map = this.#map.getContext('2d')!;
    for (const layer of [this.#ground, this.#realms, this.#lines]) map.drawImage(layer, 0, 0);
  }

  #toBoard(context: CanvasRenderingContext2D): void {
    const { x, y } = this.#stage.window;
    const k = this.#scale;
    context.setTransform(k, 0, 0, k, -x * k, -y * k);
  }
}
