import type { Point } from '../src/geometry.ts';
import type { Board } from './board.ts';
import { segmentDistance } from './raster.ts';
import { onSheet, relaxSheet, type Sheet, type Wishes } from './rubber-sheet.ts';
import type { LonLat, ProjectionSettings } from './settings.ts';

export interface Projection {
  /** Full-size pixels. */
  width: number;
  height: number;
  cell: number;
  columns: number;
  rows: number;
  toPage: (place: LonLat) => Point;
  fromPage: (point: Point) => LonLat;
}

const DEGREE = 180 / Math.PI;

/** Conformal, north up; y grows southwards, in degrees at the equator. */
function mercator([lon, lat]: LonLat): Point {
  const angle = Math.max(-60, Math.min(80, lat)) / DEGREE;
  return [lon, -Math.log(Math.tan(Math.PI / 4 + angle / 2)) * DEGREE];
}

function mercatorInverse([x, y]: Point): LonLat {
  return [x, (2 * Math.atan(Math.exp(-y / DEGREE)) - Math.PI / 2) * DEGREE];
}

/** How crowded the board is at a point of the flat map: 1 is the mean at the areas. */
function crowding(board: Board, { sigma, seaWeight }: ProjectionSettings['sheet']) {
  const points = board.places.map((place, i) => ({
    at: mercator(place),
    weight: board.isLand[i] ? 1 : seaWeight,
  }));
  const density = (x: number, y: number): number => {
    let sum = 0;
    for (const { at, weight } of points) {
      const d = ((at[0] - x) ** 2 + (at[1] - y) ** 2) / sigma ** 2;
      if (d < 18) sum += weight * Math.exp(-d / 2);
    }
    return sum;
  };
  const mean = points.reduce((sum, { at }) => sum + Math.log(density(...at)), 0) / points.length;
  return (x: number, y: number): number => density(x, y) / Math.exp(mean);
}

function buildSheet(board: Board, settings: ProjectionSettings['sheet']): Sheet {
  const crowd = crowding(board, settings);
  const zones = settings.zones.map((zone) => {
    const line = zone.line.map(mercator);
    return { ...zone, line, scale: Math.cos(zone.line[0]![1] / DEGREE) };
  });
  const wishes = (x: number, y: number): Wishes => {
    const here = crowd(x, y);
    const wish: Wishes = {
      paper: settings.exponent * Math.log(here + settings.floor),
      shape: settings.shapeFloor + Math.min(1, here * 1.5),
      room: settings.room * (0.15 + Math.min(1, here)),
      north: settings.north,
    };
    for (const { line, scale, r, fade = 3, paper, shape = 1, room = 1, north = 1 } of zones) {
      const away =
        Math.min(...line.map((end, i) => segmentDistance(x, y, line[Math.max(0, i - 1)]!, end))) * scale;
      const share = away < r ? 1 : Math.exp(-(((away - r) / fade) ** 2));
      if (paper) wish.paper += share * Math.log(paper);
      wish.shape *= 1 + share * (shape - 1);
      wish.room *= 1 + share * (room - 1);
      wish.north *= 1 + share * (north - 1);
    }
    return wish;
  };
  const [west, south, east, north] = settings.box;
  const [left, bottom] = mercator([west, south]);
  const [right, top] = mercator([east, north]);
  return relaxSheet([left, top, right, bottom], settings.cell, wishes);
}

/** Mercator on a relaxed sheet; the page is the rectangle that just holds the points of `fit`. */
export function buildProjection(board: Board, settings: ProjectionSettings): Projection {
  const sheet = buildSheet(board, settings.sheet);
  const stretch = settings.stretchX ?? 1;
  const onPlane = (flat: Point): Point => {
    const [x, y] = onSheet(sheet, flat);
    return [x * stretch, y];
  };
  const corners = settings.fit.map((place) => onPlane(mercator(place)));
  const left = Math.min(...corners.map(([x]) => x));
  const right = Math.max(...corners.map(([x]) => x));
  const top = Math.min(...corners.map(([, y]) => y));
  const bottom = Math.max(...corners.map(([, y]) => y));
  const { cell } = settings;
  const width = Math.round(settings.width / cell) * cell;
  const scale = width / (right - left);
  const height = Math.round(((bottom - top) * scale) / cell) * cell;
  const flatToPage = (flat: Point): Point => {
    const [x, y] = onPlane(flat);
    return [(x - left) * scale, (y - top) * scale];
  };
  return {
    width,
    height,
    cell,
    columns: width / cell,
    rows: height / cell,
    toPage: (place) => flatToPage(mercator(place)),
    fromPage: (point) => mercatorInverse(solve(flatToPage, point)),
  };
}

/** The point that `map` sends to the target (Newton, damped). */
function solve(map: (point: Point) => Point, target: Point): Point {
  const guess: Point = [30, -35];
  const step = 0.05;
  for (let round = 0; round < 40; round += 1) {
    const [x, y] = map(guess);
    const [missX, missY] = [target[0] - x, target[1] - y];
    if (Math.abs(missX) + Math.abs(missY) < 0.3) break;
    const east = map([guess[0] + step, guess[1]]);
    const south = map([guess[0], guess[1] + step]);
    const [a, b] = [(east[0] - x) / step, (south[0] - x) / step];
    const [c, d] = [(east[1] - y) / step, (south[1] - y) / step];
    const determinant = a * d - b * c;
    guess[0] += (0.8 * (missX * d - missY * b)) / determinant;
    guess[1] += (0.8 * (missY * a - missX * c)) / determinant;
  }
  return guess;
}
