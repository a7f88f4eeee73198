/** Draws a board: `npm run maps -- world`. */
import { writeFileSync } from 'node:fs';
import { buildScene } from './build-scene.ts';
import { buildGeometry, formatGeometry, gzippedSize } from './geometry.ts';
import { divide } from './partition.ts';

const started = Date.now();
const log = (line: string): void => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${line}`);

for (const map of process.argv.slice(2)) {
  const scene = buildScene(map);
  log(`${map}: ${scene.projection.width} x ${scene.projection.height}`);
  const arcs = divide(scene, log);
  const { geometry, notes } = buildGeometry(scene, scene.settings, arcs);
  const text = formatGeometry(geometry);
  writeFileSync(new URL(`../src/${map}/geometry.json`, import.meta.url), text);
  for (const note of [...scene.problems, ...notes]) log(note);
  log(`${text.length} bytes, ${gzippedSize(text)} gzipped`);
}
