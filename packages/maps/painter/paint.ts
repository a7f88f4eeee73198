import type { Board } from './board.ts';
import { Brush } from './brush.ts';
import { climateOf } from './climate.ts';
import { landPainter } from './land.ts';
import { grain, noise } from './noise.ts';
import { clamp, step } from './numbers.ts';
import { type Rasters, rastersOf } from './rasters.ts';
import { reliefOf } from './relief.ts';
import { waterPainter } from './water.ts';

export interface Painting {
  width: number;
  height: number;
  /** Red, green, blue of every pixel. */
  pixels: Buffer;
  rasters: Rasters;
}

export function paint(board: Board): Painting {
  const { width, height } = board;
  const rasters = rastersOf(board);
  const climate = climateOf(board);
  const relief = reliefOf(board, { dry: climate.dry, river: rasters.river, shore: rasters.shore });
  const land = landPainter(board, rasters, climate, relief);
  const water = waterPainter(board, rasters);
  const paper = paperOf(board);
  const pixels = Buffer.alloc(width * height * 3);
  const brush = new Brush();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      if (rasters.land[k]) land(brush, x, y);
      else water(brush, x, y);
      brush.scale(paper(x, y));
      pixels[3 * k] = clamp(brush.r, 0, 255);
      pixels[3 * k + 1] = clamp(brush.g, 0, 255);
      pixels[3 * k + 2] = clamp(brush.b, 0, 255);
    }
  }
  return { width, height, pixels, rasters };
}

/** Stains, fibres and grain of the sheet, darker towards its edge. */
function paperOf({ width, height }: Board): (x: number, y: number) => number {
  const n = noise(7);
  return (x, y) => {
    const stain = n(x * 0.0014, y * 0.0014) * 0.5 + n(x * 0.0055 + 40, y * 0.0055) * 0.28;
    const fibre = n(x * 0.012, y * 0.11) * n(x * 0.07 + 9, y * 0.02);
    const margin = Math.min(x, y, width - x, height - y);
    const worn = 0.9 + 0.1 * step(0, 150, margin + 30 * n(x * 0.01, y * 0.01));
    return worn * (1 + stain * 0.055 + fibre * 0.014 + grain(x, y) * 0.022);
  };
}
