import { encodeSteps, type Point, type Steps } from '../src/geometry.ts';
import type { Board } from './board.ts';
import { floodAt } from './land.ts';
import type { Rasters } from './rasters.ts';
import { trace } from './trace.ts';

const CELL = 3;

/** The painted flood plains as outlines, area by area: the vector twin of the painting. */
export function floodOutlines(board: Board, rasters: Rasters): Record<string, Steps[]> {
  const flooded = floodAt(board, rasters);
  const result: Record<string, Steps[]> = {};
  board.areas.forEach((area, index) => {
    if (area.floodPlain === undefined) return;
    const points = board.rings[index]!.flat();
    const left = Math.floor(Math.min(...points.map(([x]) => x)) / CELL) - 1;
    const top = Math.floor(Math.min(...points.map(([, y]) => y)) / CELL) - 1;
    const width = Math.ceil(Math.max(...points.map(([x]) => x)) / CELL) + 2 - left;
    const height = Math.ceil(Math.max(...points.map(([, y]) => y)) / CELL) + 2 - top;
    const inside = (i: number, j: number): boolean => {
      const x = (left + i) * CELL + 1;
      const y = (top + j) * CELL + 1;
      if (x < 0 || y < 0 || x >= board.width || y >= board.height) return false;
      const k = y * board.width + x;
      return rasters.area[k] === index && rasters.land[k] === 1 && flooded(x, y, index) > 0.5;
    };
    const rings = trace(inside, width, height).map((ring) =>
      ring.map(([i, j]): Point => [(left + i) * CELL, (top + j) * CELL]),
    );
    result[area.id] = rings.map(encodeSteps);
  });
  return result;
}
