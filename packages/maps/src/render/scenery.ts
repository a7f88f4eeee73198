import type { Point, Steps } from '../geometry.ts';
import type { AreaId } from '../types.ts';

/** What the painter knows beside the picture: places of the ornaments, outlines of the flood plains. */
export interface Scenery {
  title: string;
  subtitle: string;
  /** Upper left corner of the cartouche. */
  cartouche: Point;
  /** Centre and radius of the compass rose. */
  compass: readonly [x: number, y: number, radius: number];
  /** Names in the land beyond the board. */
  words: { text: string; at: Point; size: number; rotate?: number }[];
  /** Rings for each area that has a flood plain. */
  floodPlains: Record<AreaId, Steps[]>;
}
