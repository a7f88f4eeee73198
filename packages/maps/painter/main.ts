/** Paints the background of a map: node packages/maps/painter/main.ts world|classic */
import { readFileSync, writeFileSync } from 'node:fs';
import { readBoard } from '../generator/board.ts';
import { buildProjection } from '../generator/projection.ts';
import { readSettings } from '../generator/settings.ts';
import { boards } from '../src/boards.ts';
import { prepare } from './board.ts';
import { paintedParts } from './digest.ts';
import { paint } from './paint.ts';
import { sceneryOf, writeScenery } from './scenery.ts';
import { writeBackgrounds } from './write.ts';

async function paintMap(id: string): Promise<void> {
  const folder = new URL(`../src/${id}/`, import.meta.url);
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const settings = readSettings(id);
  const projection = buildProjection(readBoard(id, settings.seeds), settings.projection);
  const geometry = read('geometry.json');
  const board = prepare(read('topology.json'), geometry, projection.toPage);
  if (projection.width !== board.width || projection.height !== board.height)
    throw new Error(`${id}: geometry.json is of another page; run the generator first`);
  const painting = paint(board);
  writeFileSync(new URL('scenery.json', folder), writeScenery(sceneryOf(board, painting.rasters)));
  const set = await writeBackgrounds(folder, painting, paintedParts(geometry));
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  const tiles = set.tiles.files.flat();
  for (const { file, width, height, bytes } of set.whole)
    console.log(`${id}: ${file} ${width} x ${height}, ${kilobytes(bytes)}`);
  console.log(`${id}: ${tiles.length} tiles, ${kilobytes(tiles.reduce((sum, tile) => sum + tile.bytes, 0))}`);
}

const maps = process.argv.slice(2);
if (maps.length === 0) throw new Error(`which map? ${boards.map(({ id }) => id).join(', ')}`);
for (const map of maps) await paintMap(map);
