import type { Point } from '../src/geometry.ts';
import type { Room } from './room.ts';

/** Middle of the cells where a field is positive, else of the window. */
export function centreOf(room: Room, field: Float32Array): Point {
  let [sumX, sumY, count] = [0, 0, 0];
  for (let index = 0; index < field.length; index += 1) {
    if (field[index]! <= 0) continue;
    const [x, y] = room.point(index);
    sumX += x;
    sumY += y;
    count += 1;
  }
  return count > 0 ? [sumX / count, sumY / count] : room.point(room.own.length >> 1);
}

export interface Axis {
  /** Direction in which the area is longest, from -90 to 90. */
  degrees: number;
  /** Longer against shorter extent. */
  ratio: number;
}

/** The main axis of the cells where a field is positive. */
export function axisOf(room: Room, field: Float32Array): Axis {
  const [middleX, middleY] = centreOf(room, field);
  let [xx, xy, yy, count] = [0, 0, 0, 0];
  for (let index = 0; index < field.length; index += 1) {
    if (field[index]! <= 0) continue;
    const [x, y] = room.point(index);
    xx += (x - middleX) ** 2;
    xy += (x - middleX) * (y - middleY);
    yy += (y - middleY) ** 2;
    count += 1;
  }
  if (count === 0) return { degrees: 0, ratio: 1 };
  const spread = Math.hypot(xx - yy, 2 * xy);
  const ratio = Math.sqrt((xx + yy + spread) / Math.max(1e-6, xx + yy - spread));
  return { degrees: (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI), ratio };
}
