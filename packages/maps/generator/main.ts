/**
 * Draws boards from the facts: `npm run maps -- world classic`. Writes topology.json and geometry.json, but a
 * picture that does not agree with the facts only with `--force`. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { boards } from '../src/boards.ts';
import { checkGeometry } from '../src/geometry-check.ts';
import { format, importMap } from '../tools/import-map.ts';
import { buildScene } from './build-scene.ts';
import { buildGeometry, formatGeometry, gzippedSize } from './geometry.ts';
import { divide } from './partition.ts';

const started = Date.now();
const log = (line: string): void => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${line}`);

function draw(id: string, force: boolean): boolean {
  const file = (name: string): URL => new URL(`../src/${id}/${name}.json`, import.meta.url);
  const map = importMap(id);
  writeFileSync(file('topology'), format(map));
  const { joined } = JSON.parse(readFileSync(file('coasts'), 'utf8')) as { joined: object };
  const scene = buildScene(id);
  const { width, height } = scene.projection;
  log(`${id}: page of ${width} x ${height}`);
  const arcs = divide(scene, log);
  const { geometry, notes } = buildGeometry(scene, scene.settings, arcs);
  const text = formatGeometry(geometry);
  for (const note of [...scene.problems, ...notes]) log(note);
  const report = checkGeometry(geometry, map, { decided: Object.keys(joined) });
  for (const fault of report.faults) log(`${fault.kind}: ${fault.text}`);
  const { landEdges, waterEdges, mismatches, names, shortest } = report;
  log(
    `edges ${landEdges} by land, ${waterEdges} by water, shortest ${shortest[0]?.length} px; ${mismatches} faults`,
  );
  log(
    `names from ${names.smallest} px, median ${names.median}; ${text.length} bytes, ${gzippedSize(text)} gzipped`,
  );
  if (mismatches > 0 && !force) return false;
  writeFileSync(file('geometry'), text);
  return true;
}

const words = process.argv.slice(2);
const maps = words.filter((word) => word !== '--force');
if (maps.length === 0)
  console.error(`usage: npm run maps -- ${boards.map(({ id }) => id).join('|')} … [--force]`);
const drawn = maps.map((id) => draw(id, words.includes('--force')));
if (drawn.length === 0 || drawn.includes(false)) process.exitCode = 1;
