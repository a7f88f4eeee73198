import type { MapGeometry } from './geometry.ts';
import type { MapData } from './types.ts';

/** A board that games are played on. What it is made of is fetched when it is needed. */
export interface Board<Id extends string = string> {
  readonly id: Id;
  /** Areas, borders and set-ups. */
  map(): Promise<{ default: MapData }>;
  /** Its picture, unless it lies in a folder of this package, where pages find it by themselves. */
  geometry?(): Promise<{ default: MapGeometry }>;
}

export const world = {
  id: 'world',
  map: () => import('./world/map.ts'),
} as const satisfies Board;

export const classic = {
  id: 'classic',
  map: () => import('./classic/map.ts'),
} as const satisfies Board;

export const advanced = {
  id: 'advanced',
  map: () => import('./advanced/map.ts'),
} as const satisfies Board;

/** The boards of this package, each in the folder of its name. */
export const boards = [world, classic, advanced] as const;

export type BoardId = (typeof boards)[number]['id'];
