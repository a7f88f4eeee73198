import { readFileSync } from 'node:fs';
import { BACKDROP, type Frame, linesOf, type Stage, svgOf } from '@ochre/film';
import sharp, { type Sharp } from 'sharp';
import type { DrawnBoard } from '../../src/maps/boards.ts';
import { imagesFor } from '../../src/maps/picture.ts';
import { assemble, rasterise } from '../png.ts';

interface Size {
  width: number;
  height: number;
}

/** Lays pixels with opacity, colours multiplied by it, over others. */
function lay(over: Uint8Array, onto: Uint8Array): void {
  for (let i = 0, j = 0; j < onto.length; i += 4, j += 3) {
    const alpha = over[i + 3]!;
    if (alpha === 0) continue;
    const rest = 255 - alpha;
    onto[j] = over[i]! + Math.round((onto[j]! * rest) / 255);
    onto[j + 1] = over[i + 1]! + Math.round((onto[j + 1]! * rest) / 255);
    onto[j + 2] = over[i + 2]! + Math.round((onto[j + 2]! * rest) / 255);
  }
}

/** Beyond the page lies the painting itself, large and dark. */
async function backdrop({ painting }: DrawnBoard, size: Size): Promise<Sharp | undefined> {
  if (!painting) return undefined;
  const file = readFileSync(new URL(painting.set.whole[0]!.file, painting.folder));
  const cover = await sharp(file)
    .resize(size.width, size.height, { fit: 'cover' })
    .removeAlpha()
    .linear([BACKDROP.light, BACKDROP.light, BACKDROP.light], [...BACKDROP.shade])
    .raw()
    .toBuffer();
  return sharp(cover, { raw: { ...size, channels: 3 } });
}

/** Turns frames into pixels: the painting and the lines of the map are drawn once. */
export class Painter {
  readonly size: Size;
  readonly #stage: Stage;
  readonly #ground: Buffer;
  readonly #lines: Buffer;
  #map: { key: string; pixels: Uint8Array } | undefined;

  private constructor(stage: Stage, size: Size, ground: Buffer, lines: Buffer) {
    this.#stage = stage;
    this.size = size;
    this.#ground = ground;
    this.#lines = lines;
  }

  static async for(board: DrawnBoard, stage: Stage, size: Size): Promise<Painter> {
    const { window } = stage;
    const scale = size.width / window.width;
    const images = board.painting ? imagesFor(board.painting, window, scale) : [];
    const ground = await assemble(images, window, size, await backdrop(board, size));
    return new Painter(stage, size, ground, rasterise(linesOf(stage, scale), size.width).pixels);
  }

  /** Red, green and blue of each pixel. */
  paint({ realms, over }: Frame, whole: Size): Uint8Array {
    const key = JSON.stringify(realms);
    if (this.#map?.key !== key) this.#map = { key, pixels: this.#paintMap(realms) };
    const pixels = Uint8Array.from(this.#map.pixels);
    lay(rasterise(svgOf(over, whole), this.size.width).pixels, pixels);
    return pixels;
  }

  #paintMap(realms: Frame['realms']): Uint8Array {
    const { window, land } = this.#stage;
    const pixels = Uint8Array.from(this.#ground);
    const viewBox = [window.x, window.y, window.width, window.height];
    const svg = svgOf(realms, { width: window.width, height: window.height, viewBox, clip: land });
    lay(rasterise(svg, this.size.width).pixels, pixels);
    lay(this.#lines, pixels);
    return pixels;
  }
}
