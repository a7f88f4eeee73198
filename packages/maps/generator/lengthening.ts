import type { Surface } from './board.ts';
import type { Grid } from './grid.ts';

interface Junction {
  column: number;
  row: number;
  third: number;
}

interface Wedge {
  grid: Grid;
  labels: Int16Array;
  mask: Uint8Array;
  surface: Surface;
  a: number;
  b: number;
}

const REACH = 8;
const MARGIN = 3;

/**
 * Lengthens a contact that came out short: drives a wedge, one side a and the other b, from a junction
 * into the third area there. Single flips cannot do that, for the first cells of a wedge gain nothing.
 */
export function lengthen(wedge: Wedge): void {
  for (const junction of junctions(wedge)) if (drive(wedge, junction)) return;
}

/** Cells of third areas that touch both a and b on the surface in question. */
function junctions({ grid, labels, mask, surface, a, b }: Wedge): Junction[] {
  const { columns, rows } = grid;
  const around = [1, -1, columns, -columns, columns + 1, columns - 1, -columns + 1, -columns - 1];
  const found: Junction[] = [];
  for (let row = MARGIN; row < rows - MARGIN; row += 1) {
    for (let column = MARGIN; column < columns - MARGIN; column += 1) {
      const cell = row * columns + column;
      const third = labels[cell]!;
      if (mask[cell] !== surface || third === a || third === b) continue;
      const touches = (label: number) =>
        around.some((step) => mask[cell + step] === surface && labels[cell + step] === label);
      if (touches(a) && touches(b)) found.push({ column, row, third });
    }
  }
  return found;
}

function drive(wedge: Wedge, { column, row, third }: Junction): boolean {
  const { grid, labels, mask, surface, a, b } = wedge;
  const inside = (x: number, y: number) =>
    x > 2 && y > 2 && x < grid.columns - MARGIN && y < grid.rows - MARGIN;
  const centre = (label: number): [number, number] | undefined => {
    let [sumX, sumY, count] = [0, 0, 0];
    for (let y = row - 5; y <= row + 5; y += 1) {
      for (let x = column - 5; x <= column + 5; x += 1) {
        const cell = y * grid.columns + x;
        if (!inside(x, y) || mask[cell] !== surface || labels[cell] !== label) continue;
        sumX += x;
        sumY += y;
        count += 1;
      }
    }
    return count > 0 ? [sumX / count, sumY / count] : undefined;
  };
  const [centreA, centreB, centreC] = [centre(a), centre(b), centre(third)];
  if (!centreA || !centreB || !centreC) return false;
  const dx = centreC[0] - (centreA[0] + centreB[0]) / 2;
  const dy = centreC[1] - (centreA[1] + centreB[1]) / 2;
  const length = Math.hypot(dx, dy) || 1;
  const [alongX, alongY] = [dx / length, dy / length];
  const side = Math.sign((centreA[0] - centreB[0]) * -alongY + (centreA[1] - centreB[1]) * alongX) || 1;
  let changed = false;
  for (let depth = 0; depth < REACH; depth += 0.5) {
    const cells: [cell: number, label: number][] = [];
    for (const across of [-2, -1.5, -1, -0.5, 0.5, 1, 1.5, 2]) {
      const x = Math.round(column + alongX * depth - alongY * across);
      const y = Math.round(row + alongY * depth + alongX * across);
      if (!clear(x, y)) return changed;
      const cell = y * grid.columns + x;
      if (labels[cell] === third && mask[cell] === surface) cells.push([cell, across * side > 0 ? a : b]);
    }
    for (const [cell, label] of cells) {
      labels[cell] = label;
      changed = true;
    }
  }
  return changed;

  /** No fourth area near, and not the shore of the third. */
  function clear(atX: number, atY: number): boolean {
    for (let y = atY - 2; y <= atY + 2; y += 1) {
      for (let x = atX - 2; x <= atX + 2; x += 1) {
        if (!inside(x, y)) continue;
        const cell = y * grid.columns + x;
        const label = labels[cell]!;
        const bad = mask[cell] !== surface ? label === third : label !== a && label !== b && label !== third;
        if (bad) return false;
      }
    }
    return true;
  }
}
