// Draws the pictures of docs/maps.md anew: node packages/cli/tools/pictures.ts
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brains } from '@ochre/bots';
import type { BoardId } from '@ochre/maps/boards.ts';
import type { BoardOptions, Box } from '@ochre/maps/render/index.ts';
import { gameFor, playOut, Table } from '@ochre/testkit';
import sharp from 'sharp';
import { type DrawnBoard, readBoard } from '../src/maps/boards.ts';
import { pngPicture } from './png.ts';

const folder = new URL('../../../docs/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });

/** A window of this size about the middle between some areas. */
function about({ geometry }: DrawnBoard, areas: string[], width: number, height: number): Box {
  const places = areas.map((id) => geometry.areas.find((area) => area.id === id)!.label.at);
  const middle = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const x = Math.max(0, Math.min(geometry.width - width, Math.round(middle(0) - width / 2)));
  const y = Math.max(0, Math.min(geometry.height - height, Math.round(middle(1) - height / 2)));
  return { x, y, width, height };
}

async function draw(
  name: string,
  map: BoardId,
  width: number,
  options: BoardOptions & { about?: string[]; height?: number } = {},
) {
  const board = readBoard(map);
  const { width: pageWidth, height: pageHeight } = board.geometry;
  const { about: areas, height = 660, ...rest } = options;
  const page = { x: 0, y: 0, width: pageWidth, height: pageHeight };
  const scale = rest.scale ?? 1;
  const window = areas ? about(board, areas, Math.round(width / scale), Math.round(height / scale)) : page;
  const png = await pngPicture(board, { window, width }, rest);
  const { size } = await sharp(png)
    .webp({ quality: 64, effort: 6 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, folder)));
  console.log(`${name}.webp ${Math.round(size / 1024)} KB`);
}

/** Eighteen builders in their fourteenth turn. */
function latePosition() {
  const config = { ruleset: 'mega', map: 'world', players: 18, options: {} };
  const table = new Table(gameFor('mega'), config, '7', () => brains['builder']!);
  return playOut(table, ({ open }) => open.turn >= 14 && open.phase === 'construction').state.open;
}

const greece = ['athens', 'ionia', 'lemnos'];
await draw('map-world', 'world', 1400);
await draw('map-classic', 'classic', 1000);
await draw('map-greece', 'world', 900, { about: greece });
await draw('map-levant', 'world', 900, { about: ['babylon', 'damascus'] });
await draw('map-italy', 'world', 900, { about: ['rome', 'campania'] });
await draw('map-india', 'world', 900, { about: ['deccan', 'brahmagiri'] });
const pieces = latePosition();
await draw('map-late-owners', 'world', 1200, { pieces });
await draw('map-late', 'world', 1200, { pieces, about: ['phrygia', 'lycia', 'knossos'], scale: 0.5 });
await draw('map-late-near', 'world', 900, { pieces, about: greece });
