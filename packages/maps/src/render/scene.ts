import {
  type AreaGeometry,
  areaPath,
  type Box,
  boxOf,
  decodeSteps,
  type MapGeometry,
  type Point,
  ringPoints,
} from '../geometry.ts';
import type { AreaData, AreaId, MapData } from '../types.ts';
import { type BoardPieces, type Occupation, occupation } from './pieces.ts';
import type { Scenery } from './scenery.ts';
import { type Theme, type ThemeId, themes } from './themes.ts';
import { english, type Words } from './words.ts';

/** Far: owners and a badge for each nation. Middle: stacks and cities, a little enlarged. Near: all at full size. */
export type Detail = 'far' | 'middle' | 'near';

export interface SceneOptions {
  /** The part of the page that is shown; all of it unless stated. */
  window?: Box;
  /** Screen pixels for a full-size one. */
  scale?: number;
  /** Follows from the scale unless stated. */
  detail?: Detail;
  theme?: ThemeId;
  pieces?: BoardPieces;
  /** Names in another language; what it leaves undefined is printed as on the map. */
  nameOf?: (area: AreaData) => string | undefined;
  words?: Partial<Words>;
}

export interface SceneArea {
  data: AreaData;
  geometry: AreaGeometry;
  box: Box;
  /** Outline as an SVG path, even-odd. */
  path: string;
}

/** Everything a layer needs to know. */
export interface Scene {
  map: MapData;
  geometry: MapGeometry;
  scenery: Scenery | undefined;
  arcs: Point[][];
  areas: Map<AreaId, SceneArea>;
  window: Box;
  scale: number;
  detail: Detail;
  /** Factor of pieces, so that they stay legible on a small picture. */
  pieceScale: number;
  theme: Theme;
  themeId: ThemeId;
  pieces: BoardPieces | undefined;
  occupied: Occupation | undefined;
  nameOf: (area: AreaData) => string | undefined;
  words: Words;
  sees(box: Box, margin?: number): boolean;
}

const detailAt = (scale: number): Detail => (scale < 0.33 ? 'far' : scale < 0.75 ? 'middle' : 'near');

/** Pieces are 1.2 times as large as their anchors keep free, and more on a small picture: a token of 32 is never under 18. */
const PIECE = { usual: 1.2, largest: 1.6, screen: 18 / 32 };

export function sceneOf(
  map: MapData,
  geometry: MapGeometry,
  scenery: Scenery | undefined,
  options: SceneOptions = {},
): Scene {
  const window = options.window ?? { x: 0, y: 0, width: geometry.width, height: geometry.height };
  const scale = options.scale ?? 1;
  const arcs = geometry.arcs.map(decodeSteps);
  const facts = new Map(map.areas.map((area) => [area.id, area]));
  const areas = new Map<AreaId, SceneArea>();
  for (const drawn of geometry.areas) {
    const data = facts.get(drawn.id);
    if (!data) continue;
    const box = boxOf(drawn.rings.flatMap((ring) => ringPoints(arcs, ring)));
    areas.set(drawn.id, { data, geometry: drawn, box, path: areaPath(arcs, drawn.rings) });
  }
  const { pieces, theme = 'light' } = options;
  return {
    map,
    geometry,
    scenery,
    arcs,
    areas,
    window,
    scale,
    pieces,
    detail: options.detail ?? detailAt(scale),
    pieceScale: Math.min(PIECE.largest, Math.max(PIECE.usual, PIECE.screen / scale)),
    theme: themes[theme],
    themeId: theme,
    occupied: pieces && occupation(pieces),
    nameOf: options.nameOf ?? (() => undefined),
    words: { ...english, ...options.words },
    sees: (box, margin = 40) =>
      box.x - margin < window.x + window.width &&
      box.y - margin < window.y + window.height &&
      box.x + box.width + margin > window.x &&
      box.y + box.height + margin > window.y,
  };
}

/** The areas in the window. */
export function* shown(scene: Scene): Generator<SceneArea> {
  for (const area of scene.areas.values()) if (scene.sees(area.box)) yield area;
}
