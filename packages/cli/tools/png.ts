import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoardImage, type BoardOptions, type Box, renderBoard } from '@ochre/maps/render/index.ts';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type DrawnBoard, fontFolder } from '../src/maps/boards.ts';
import { imagesFor, type Picture } from '../src/maps/picture.ts';

const faces = ['alegreya-bold', 'alegreya-italic', 'source-sans-3-bold', 'source-sans-3-regular'];

/** Pixels of an SVG, so many across: red, green, blue, opacity; the colours multiplied by it. */
export const rasterise = (svg: string, width: number): { width: number; height: number; pixels: Buffer } =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      fontFiles: faces.map((face) => join(fontFolder, `${face}.ttf`)),
      loadSystemFonts: false,
      defaultFontFamily: 'Alegreya',
    },
  }).render();

/** A board, or part of it, as PNG. What draws it is installed in a workshop only. */
export async function pngPicture(
  board: DrawnBoard,
  { window, width }: Picture,
  options: BoardOptions,
): Promise<Buffer> {
  const scale = width / window.width;
  const svg = renderBoard(board, { ...options, window, scale, images: [] });
  const drawn = rasterise(svg, width);
  const size = { width: drawn.width, height: drawn.height };
  const images = board.painting ? imagesFor(board.painting, window, scale) : [];
  const ground = await assemble(images, window, size);
  const overlay = { input: drawn.pixels, raw: { ...size, channels: 4 as const, premultiplied: true } };
  return sharp(ground, { raw: { ...size, channels: 3 } })
    .composite([{ ...overlay, left: 0, top: 0 }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The images, cut to the window and brought to size; red, green and blue of each pixel. */
export async function assemble(
  images: readonly BoardImage[],
  window: Box,
  size: { width: number; height: number },
  backdrop = sharp({ create: { ...size, channels: 3, background: '#cdb98a' } }),
): Promise<Buffer> {
  const scale = size.width / window.width;
  const parts = await Promise.all(images.map((image) => part(image, window, scale, size)));
  return backdrop
    .composite(parts.filter((p) => p !== undefined))
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function part(
  image: BoardImage,
  window: Box,
  scale: number,
  size: { width: number; height: number },
): Promise<{ input: Buffer; left: number; top: number } | undefined> {
  const left = Math.max(0, Math.round((image.x - window.x) * scale));
  const top = Math.max(0, Math.round((image.y - window.y) * scale));
  const right = Math.min(size.width, Math.round((image.x + image.width - window.x) * scale));
  const bottom = Math.min(size.height, Math.round((image.y + image.height - window.y) * scale));
  if (right <= left || bottom <= top) return undefined;
  const file = sharp(readFileSync(new URL(image.href)));
  const { width: full, height: tall } = await file.metadata();
  const [sx, sy] = [full / image.width, tall / image.height];
  const cut = {
    left: Math.max(0, Math.floor((window.x - image.x) * sx)),
    top: Math.max(0, Math.floor((window.y - image.y) * sy)),
  };
  const box = {
    ...cut,
    width: Math.min(full - cut.left, Math.max(1, Math.round(((right - left) / scale) * sx))),
    height: Math.min(tall - cut.top, Math.max(1, Math.round(((bottom - top) / scale) * sy))),
  };
  const input = await file
    .extract(box)
    .resize(right - left, bottom - top, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}
