import { type Film, POSTER, POSTER_MAP, posterStage, type Shape, SIZE, svgOf } from '@ochre/film';
import sharp from 'sharp';
import type { DrawnBoard } from '../../src/maps/boards.ts';
import { rasterise } from '../png.ts';
import { Painter } from './painter.ts';
import { AnimatedWebp } from './webp.ts';

export interface How {
  width: number;
  rate: number;
  quality: number;
}

const sizeOf = (width: number): { width: number; height: number } => ({
  width,
  height: Math.round((width * SIZE.height) / SIZE.width),
});

/** What can be shared: no film is larger. */
const LARGEST = 15_000_000;

/** The film as an animated WebP, coarser where it would be too large, and how many pictures it has. */
export async function writeFilm(
  film: Film,
  board: DrawnBoard,
  how: How,
  progress: (done: number) => void = () => {},
): Promise<{ file: Buffer; frames: number }> {
  const painter = await Painter.for(board, film.stage, sizeOf(how.width));
  const written = await writeOnce(film, painter, how, progress);
  if (written.file.length <= LARGEST || how.quality <= 10) return written;
  return writeFilm(film, board, { ...how, quality: Math.floor(how.quality * 0.7) }, progress);
}

async function writeOnce(
  film: Film,
  painter: Painter,
  { rate, quality }: How,
  progress: (done: number) => void,
): Promise<{ file: Buffer; frames: number }> {
  const { size } = painter;
  const animation = new AnimatedWebp(size, (pixels, raw) =>
    sharp(pixels, { raw }).webp({ quality, alphaQuality: 100, effort: 4, exact: true }).toBuffer(),
  );
  const frames = Math.ceil((film.duration * rate) / 1000);
  const time = (i: number): number => Math.round((i * 1000) / rate);
  for (let i = 0; i < frames; i += 1) {
    await animation.add(painter.paint(film.frameAt(time(i)), SIZE), time(i + 1) - time(i));
    progress((i + 1) / frames);
  }
  return { file: animation.finish(), frames };
}

/** One picture of the film as PNG. */
export async function writePicture(
  film: Film,
  board: DrawnBoard,
  time: number,
  { width }: Pick<How, 'width'>,
): Promise<Buffer> {
  const painter = await Painter.for(board, film.stage, sizeOf(width));
  const pixels = painter.paint(film.frameAt(Math.min(time, film.duration - 1)), SIZE);
  return sharp(pixels, { raw: { ...painter.size, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The poster as PNG. */
export async function writePoster(film: Film, board: DrawnBoard): Promise<Buffer> {
  const stage = posterStage(film.story, board.map, board.geometry);
  const { map, below, above } = film.poster(stage);
  const painter = await Painter.for(board, stage, POSTER_MAP);
  const layer = (shapes: readonly Shape[]) => {
    const { pixels, width, height } = rasterise(svgOf(shapes, POSTER), POSTER.width);
    return { input: pixels, raw: { width, height, channels: 4 as const, premultiplied: true } };
  };
  const { width, height, x, y } = POSTER_MAP;
  const picture = {
    input: Buffer.from(painter.paint(map, POSTER_MAP)),
    raw: { width, height, channels: 3 as const },
  };
  const page = layer(below);
  return sharp(page.input, { raw: page.raw })
    .composite([
      { ...picture, left: x, top: y },
      { ...layer(above), left: 0, top: 0 },
    ])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}
