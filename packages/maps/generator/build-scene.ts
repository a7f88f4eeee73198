import { readBoard, requiredContacts } from './board.ts';
import { Geography } from './geography.ts';
import { randomFrom } from './grid.ts';
import { readNaturalEarth } from './natural-earth.ts';
import { noiseFrom } from './noise.ts';
import { buildProjection } from './projection.ts';
import { buildGround, type Scene } from './scene.ts';
import { readSettings, type Settings } from './settings.ts';
import { buildTerrain } from './terrain.ts';

const SEED = 7;

/** Reads all data of a map and prepares page, land and terrain. */
export function buildScene(map: string): Scene & { settings: Settings } {
  const settings = readSettings(map);
  const { seeds } = settings;
  const board = readBoard(map, seeds);
  const projection = buildProjection(board, settings.projection);
  const earth = readNaturalEarth(settings.geography.keepLakes);
  const geography = new Geography(earth, settings.geography, projection);
  const ground = buildGround(board, projection, geography);
  const random = randomFrom(SEED);
  const noise = noiseFrom(random);
  const { grid, mask } = ground;
  return {
    settings,
    board,
    projection,
    geography,
    seeds,
    noise,
    random,
    ...ground,
    contacts: requiredContacts(board, seeds),
    terrain: buildTerrain(grid, geography, projection.cell, mask, noise, settings),
    labels: new Int16Array(grid.count).fill(-1),
    problems: [],
  };
}
