import { clamp } from './numbers.ts';

/** A field of numbers over the page, one for each square of `cell` full-size pixels. */
export interface Grid {
  width: number;
  height: number;
  cell: number;
  data: Float32Array;
}

export function grid(pageWidth: number, pageHeight: number, cell: number): Grid {
  const width = Math.ceil(pageWidth / cell);
  const height = Math.ceil(pageHeight / cell);
  return { width, height, cell, data: new Float32Array(width * height) };
}

/** Value at a point of the page, linear between the squares. */
export function sample({ width, height, cell, data }: Grid, x: number, y: number): number {
  const fx = x / cell - 0.5;
  const fy = y / cell - 0.5;
  const i = clamp(Math.floor(fx), 0, width - 2);
  const j = clamp(Math.floor(fy), 0, height - 2);
  const u = clamp(fx - i, 0, 1);
  const v = clamp(fy - j, 0, 1);
  const k = j * width + i;
  const top = data[k]! * (1 - u) + data[k + 1]! * u;
  const bottom = data[k + width]! * (1 - u) + data[k + width + 1]! * u;
  return top * (1 - v) + bottom * v;
}

/** Box blur, `passes` times: three come close to a Gauss curve. */
export function blur(field: Grid, radius: number, passes = 3): void {
  const { width, height, data } = field;
  const r = Math.max(1, Math.round(radius / field.cell));
  const other = new Float32Array(data.length);
  for (let pass = 0; pass < passes; pass += 1) {
    blurLines(data, other, { lines: height, length: width, line: width, along: 1 }, r);
    blurLines(other, data, { lines: width, length: height, line: 1, along: width }, r);
  }
}

function blurLines(
  from: Float32Array,
  to: Float32Array,
  { lines, length, line, along }: { lines: number; length: number; line: number; along: number },
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  for (let l = 0; l < lines; l += 1) {
    const start = l * line;
    const at = (i: number): number => from[start + clamp(i, 0, length - 1) * along]!;
    let sum = 0;
    for (let i = -r; i <= r; i += 1) sum += at(i);
    for (let i = 0; i < length; i += 1) {
      to[start + i * along] = sum * share;
      sum += at(i + r + 1) - at(i - r);
    }
  }
}
