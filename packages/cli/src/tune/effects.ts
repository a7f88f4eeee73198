import type { TuneRecord } from './game.ts';

/** What turning a knob up brings by the places reached, a first place being a hundred, and how sure that is. */
export interface Effect {
  path: string;
  gain: number;
  error: number;
}

/** The inverse of a matrix that has one, by elimination. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => Number(i === j))]);
  for (let at = 0; at < n; at++) {
    let pivot = at;
    for (let i = at + 1; i < n; i++) if (Math.abs(rows[i]![at]!) > Math.abs(rows[pivot]![at]!)) pivot = i;
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    const first = rows[at]!;
    const by = first[at]!;
    if (Math.abs(by) < 1e-9) throw new Error('too few games to tell the knobs apart');
    for (let j = 0; j < 2 * n; j++) first[j]! /= by;
    for (const [i, row] of rows.entries()) {
      const part = row[at]!;
      if (i === at || part === 0) continue;
      for (let j = 0; j < 2 * n; j++) row[j]! -= part * first[j]!;
    }
  }
  return rows.map((row) => row.slice(n));
}

/** By least squares over all seats that were tuned; `paths`: what was turned. */
export function effectsOf(records: readonly TuneRecord[], paths: readonly string[]): Effect[] {
  const width = paths.length + 1;
  const square = Array.from({ length: width }, () => new Array<number>(width).fill(0));
  const product = new Array<number>(width).fill(0);
  const seats = records.flatMap(({ turns, worth }) =>
    Object.entries(turns).map(([id, way]) => ({ row: [1, ...way], worth: worth[id] ?? 0 })),
  );
  for (const { row, worth } of seats)
    for (let i = 0; i < width; i++) {
      product[i]! += row[i]! * worth;
      for (let j = 0; j < width; j++) square[i]![j]! += row[i]! * row[j]!;
    }
  const inverted = inverse(square);
  const found = inverted.map((row) => row.reduce((sum, n, j) => sum + n * product[j]!, 0));
  const rest = seats.reduce((sum, { row, worth }) => {
    const told = row.reduce((all, n, i) => all + n * found[i]!, 0);
    return sum + (worth - told) ** 2;
  }, 0);
  const variance = rest / Math.max(1, seats.length - width);
  return paths.map((path, i) => ({
    path,
    gain: found[i + 1]!,
    error: Math.sqrt(variance * inverted[i + 1]![i + 1]!),
  }));
}

/** A gain that is worth a whole turn of a knob. */
const WHOLE = 3;

/** How far a knob had better be turned: by what that brings, less where it may be chance. */
export function wayOf({ gain, error }: Effect): number {
  const sure = gain ** 2 / (gain ** 2 + error ** 2);
  return Math.max(-1, Math.min(1, (sure * gain) / WHOLE));
}
