import type { Point } from '../src/geometry.ts';
import type { Board } from './board.ts';
import { fillRings } from './fill.ts';
import { blur, type Grid, grid } from './grid.ts';
import { type Colour, mix } from './numbers.ts';

interface ClimateFile {
  blur: number;
  base: Colour;
  zones: { name: string; color: Colour; dry?: number; polys: Point[][] }[];
}

export interface Climate {
  /** Red, green and blue of the ground. */
  tint: [Grid, Grid, Grid];
  /** How much of the ground is sand, 0 to 1. */
  dry: Grid;
}

const CELL = 12;

/** Ground colours: authored zones, each with a soft edge, laid over one another. */
export function climateOf(board: Board): Climate {
  const file = board.data<ClimateFile>('climate.yaml');
  const field = () => grid(board.width, board.height, CELL);
  const tint: [Grid, Grid, Grid] = [field(), field(), field()];
  const dry = field();
  for (const c of [0, 1, 2] as const) tint[c].data.fill(file.base[c]);
  for (const zone of file.zones) {
    const mask = field();
    const rings = zone.polys.map((poly) => poly.map(board.project));
    for (const ring of rings) fillRings([ring], mask, (from, to) => mask.data.fill(1, from, to));
    blur(mask, file.blur);
    mask.data.forEach((t, k) => {
      for (const c of [0, 1, 2] as const) tint[c].data[k] = mix(tint[c].data[k]!, zone.color[c], t);
      dry.data[k] = mix(dry.data[k]!, zone.dry ?? 0, t);
    });
  }
  return { tint, dry };
}
