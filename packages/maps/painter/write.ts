import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { BackgroundFile, BackgroundSet } from '../src/background.ts';
import type { Painting } from './paint.ts';

/** The whole page, small enough to be the first thing a table loads. */
const FIRST = { share: 0.37, quality: 76 };
/** The page at half size, for screens of the usual resolution. */
const HALF = { quality: 74 };
/** Full size, in tiles: a phone decodes only those it shows. */
const TILE = { side: 1280, quality: 80 };

const webp = (quality: number) => ({ quality, effort: 6, smartSubsample: true });

/** Writes the painting into a folder as WebP, and background.json which lists the files. */
export async function writeBackgrounds(
  folder: URL,
  { width, height, pixels }: Painting,
  geometry: string,
): Promise<BackgroundSet> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (/^background-.*\.webp$/.test(name)) rmSync(new URL(name, folder));
  const page = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  const save = (name: string, data: Buffer): BackgroundFile => {
    writeFileSync(new URL(name, folder), data);
    return {
      file: name,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex').slice(0, 16),
    };
  };
  const whole = async (name: string, to: number, quality: number) => {
    const { data, info } = await page().resize(to).webp(webp(quality)).toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, ...save(name, data) };
  };
  const first = await whole('background-small.webp', Math.round(width * FIRST.share), FIRST.quality);
  const half = await whole('background-half.webp', Math.round(width / 2), HALF.quality);
  const tiles: BackgroundSet['tiles'] = { side: TILE.side, files: [] };
  for (let top = 0; top < height; top += TILE.side) {
    const row: BackgroundFile[] = [];
    for (let left = 0; left < width; left += TILE.side) {
      const size = { width: Math.min(TILE.side, width - left), height: Math.min(TILE.side, height - top) };
      const data = await page()
        .extract({ left, top, ...size })
        .webp(webp(TILE.quality))
        .toBuffer();
      row.push(save(`background-full-${tiles.files.length}-${row.length}.webp`, data));
    }
    tiles.files.push(row);
  }
  const set: BackgroundSet = { width, height, geometry, whole: [first, half], tiles };
  writeFileSync(new URL('background.json', folder), `${JSON.stringify(set, null, 1)}\n`);
  return set;
}
