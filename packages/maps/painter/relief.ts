import type { Point } from '../src/geometry.ts';
import type { Board } from './board.ts';
import { type Grid, grid, sample } from './grid.ts';
import { noise } from './noise.ts';
import { clamp, step } from './numbers.ts';

interface Range {
  name: string;
  /** Half width, full-size pixels. */
  w: number;
  /** 0 to 1. */
  h: number;
  pts: Point[];
}

export interface Relief {
  /** Light on the slope: below 0 shadow, above 0 sun. */
  light: Grid;
  /** Height of the mountains, 0 to 1. */
  height: Grid;
}

const CELL = 2;

/** Authored ranges as a smooth wall: height falls off with the distance from the line. */
export function ranges(board: Board, cell: number): Grid {
  const field = grid(board.width, board.height, cell);
  for (const { w, h, pts } of board.data<{ ranges: Range[] }>('mountains.yaml').ranges) {
    const line = pts.map(board.project);
    for (let i = 0; i + 1 < line.length; i += 1) raise(field, line[i]!, line[i + 1]!, w, h);
  }
  return field;
}

function raise({ width, height, cell, data }: Grid, a: Point, b: Point, w: number, h: number): void {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length2 = dx * dx + dy * dy || 1;
  const reach = w * 3.4;
  const bottom = Math.min(height - 1, (Math.max(a[1], b[1]) + reach) / cell);
  const right = Math.min(width - 1, (Math.max(a[0], b[0]) + reach) / cell);
  for (let j = Math.max(0, Math.floor((Math.min(a[1], b[1]) - reach) / cell)); j <= bottom; j += 1) {
    for (let i = Math.max(0, Math.floor((Math.min(a[0], b[0]) - reach) / cell)); i <= right; i += 1) {
      const [x, y] = [i * cell - a[0], j * cell - a[1]];
      const t = clamp((x * dx + y * dy) / length2, 0, 1);
      const d = ((x - t * dx) ** 2 + (y - t * dy) ** 2) / (w * w);
      const value = h * Math.exp(-d * 0.62);
      const k = j * width + i;
      if (value > data[k]!) data[k] = value;
    }
  }
}

export interface Ground {
  dry: Grid;
  /** Distance to the nearest river and to the sea. */
  river: Grid;
  shore: Grid;
}

/** Height field of the page, and how the sun from the north-west falls on it. */
export function reliefOf(board: Board, ground: Ground): Relief {
  const wall = ranges(board, 6);
  const height = grid(board.width, board.height, CELL);
  const ridges = grid(board.width, board.height, CELL);
  const n = noise(11);
  const { width } = height;
  for (let k = 0; k < height.data.length; k += 1) {
    const x = ((k % width) + 0.5) * CELL;
    const y = (Math.floor(k / width) + 0.5) * CELL;
    // The wall is looked up a little aside, so that ranges fray and send out spurs.
    const sx = x + 24 * n(x * 0.0085, y * 0.0085) + 8 * n(x * 0.024, y * 0.024 + 70);
    const sy = y + 24 * n(x * 0.0085 + 40, y * 0.0085) + 8 * n(x * 0.024 + 9, y * 0.024);
    const raised = sample(wall, sx, sy);
    const dry = sample(ground.dry, x, y);
    const valley = 0.3 + 0.7 * step(2, 50, sample(ground.river, x, y));
    const beach = step(0, 40, sample(ground.shore, x, y));
    const mountain = step(0.02, 0.85, raised);
    ridges.data[k] = raised;
    const peaks =
      mountain > 0.01 ? mountain * (30 * crests(n, x, y) * (0.5 + 0.5 * raised) + 16 * raised) : 0;
    const hills = (1 - mountain) * rolling(n, x, y) * (1 - 0.6 * dry) * (11 + 26 * raised);
    const dunes = dry > 0.05 && mountain < 0.5 ? dry * duneField(n, x, y) : 0;
    height.data[k] = beach * (valley * (peaks + hills) + dunes);
  }
  return { light: sunlight(height), height: ridges };
}

type Noise = ReturnType<typeof noise>;

/** Ridged noise whose fine ribs grow only on what is high already: crests and gullies, no scratches. */
function crests(n: Noise, x: number, y: number): number {
  let sum = 0;
  let f = 0.0125;
  let weight = 1;
  let gain = 1;
  for (let octave = 0; octave < 5; octave += 1) {
    const ridge = 1 - Math.abs(n(x * f + octave * 17, y * f - octave * 5));
    const sharp = ridge * ridge;
    sum += weight * gain * sharp;
    gain = Math.min(1, sharp * 1.5);
    f *= 2.07;
    weight *= 0.45;
  }
  return sum;
}

/** Broad swells with a few lower folds on them. */
function rolling(n: Noise, x: number, y: number): number {
  const broad = n(x * 0.0036 + 70, y * 0.0036);
  const middle = n(x * 0.0095, y * 0.0095 + 9);
  return broad * 0.7 + middle * 0.34 + n(x * 0.022, y * 0.022 + 31) * 0.11 * (1 + broad);
}

/** Long crescents of sand, in seas with bare ground between them. */
function duneField(n: Noise, x: number, y: number): number {
  const where = step(0.05, 0.55, n(x * 0.0016 + 3, y * 0.0016));
  if (where === 0) return 0;
  const phase = (x * 0.45 + y * 0.9) * 0.1 + 3 * n(x * 0.0045, y * 0.0045);
  return where * (1 - Math.abs(Math.sin(phase))) ** 2 * 2.6;
}

/** Light from the north-west with a little more from the west; flat ground is 0. */
function sunlight({ width, height, cell, data }: Grid): Grid {
  const light = { width, height, cell, data: new Float32Array(data.length) };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const k = y * width + x;
      const gx = (data[k + 1]! - data[k - 1]!) * 0.2;
      const gy = (data[k + width]! - data[k - width]!) * 0.2;
      light.data[k] = Math.tanh(gx * 0.8 + gy * 0.62);
    }
  }
  return light;
}
