import type { Point } from '../src/geometry.ts';
import type { Scenery } from '../src/render/scenery.ts';
import type { Board } from './board.ts';
import { floodOutlines } from './flood-outline.ts';
import type { Rasters } from './rasters.ts';

interface SceneryFile {
  title: string;
  subtitle: string;
  words: Scenery['words'];
}

interface DecorationFile {
  /** Rectangles that the generator leaves free: for the cartouche, for the compass. */
  keepFree: [Rectangle, Rectangle];
}

type Rectangle = [left: number, top: number, width: number, height: number];

/** What the renderer needs of the painter: ornaments in page coordinates, outlines of the flood plains. */
export function sceneryOf(board: Board, rasters: Rasters): Scenery {
  const { words, ...titles } = board.data<SceneryFile>('scenery.yaml');
  const [cartouche, [left, top, width, height]] = board.data<DecorationFile>('decoration.yaml').keepFree;
  const radius = Math.round(Math.min(width, height) / 3);
  const ornaments = {
    cartouche: [cartouche[0], cartouche[1]] as Point,
    compass: [Math.round(left + width / 2), Math.round(top + height * 0.56), radius] as const,
  };
  const placed = words.map((word) => {
    const [x, y] = board.project(word.at);
    return { ...word, at: [Math.round(x), Math.round(y)] as Point };
  });
  return { ...titles, ...ornaments, words: placed, floodPlains: floodOutlines(board, rasters) };
}

/** JSON with a line for each flood plain, so that differences can be read. */
export function writeScenery({ floodPlains, ...rest }: Scenery): string {
  const lines = Object.entries(floodPlains).map(
    ([id, rings]) => `${JSON.stringify(id)}:${JSON.stringify(rings)}`,
  );
  return `${JSON.stringify(rest).slice(0, -1)},"floodPlains":{\n${lines.join(',\n')}\n}}\n`;
}
