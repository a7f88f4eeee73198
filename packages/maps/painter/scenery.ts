import type { Point } from '../src/geometry.ts';
import type { Scenery } from '../src/render/scenery.ts';
import type { Board } from './board.ts';
import { floodOutlines } from './flood-outline.ts';
import type { Rasters } from './rasters.ts';

interface SceneryFile extends Omit<Scenery, 'floodPlains'> {
  words: { text: string; at: Point; size: number; rotate?: number }[];
}

/** What the renderer needs of the painter: ornaments in page coordinates, outlines of the flood plains. */
export function sceneryOf(board: Board, rasters: Rasters): Scenery {
  const { words, ...rest } = board.data<SceneryFile>('scenery.yaml');
  const placed = words.map((word) => {
    const [x, y] = board.project(word.at);
    return { ...word, at: [Math.round(x), Math.round(y)] as Point };
  });
  return { ...rest, words: placed, floodPlains: floodOutlines(board, rasters) };
}

/** JSON with a line for each flood plain, so that differences can be read. */
export function writeScenery({ floodPlains, ...rest }: Scenery): string {
  const lines = Object.entries(floodPlains).map(
    ([id, rings]) => `${JSON.stringify(id)}:${JSON.stringify(rings)}`,
  );
  return `${JSON.stringify(rest).slice(0, -1)},"floodPlains":{\n${lines.join(',\n')}\n}}\n`;
}
