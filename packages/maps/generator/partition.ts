import { type Arc, traceArcs, untangle } from './arcs.ts';
import { LAND, WATER } from './board.ts';
import { drawnFaults, type Fault } from './faults.ts';
import { mostFrequent, parts } from './grid.ts';
import { divideLand } from './land-stage.ts';
import { lengthen } from './lengthening.ts';
import { relax } from './relaxation.ts';
import type { Scene } from './scene.ts';
import { divideWater } from './water-stage.ts';

const CONTACT_NEED = 14;
const LARGEST_SCRAP = 60;
const ROUNDS = 12;
/** Pixels, a little more than the check of the finished geometry asks for. */
const DRAWN = { shortest: 23.5, trivial: 9 };

/** Divides the page among the areas so that the drawn borders are those of the facts. */
export function divide(scene: Scene, log: (line: string) => void): Arc[] {
  const { board, grid, labels, mask, contacts, terrain, random, seeds } = scene;
  const blank = () => new Uint8Array(board.labels ** 2).fill(CONTACT_NEED);
  const need = [blank(), blank()] as const;
  const smallest = Float32Array.from({ length: board.labels }, (_, label) => {
    const area = board.areas[label];
    return area?.kind === 'land' ? (seeds.minSize[area.id] ?? seeds.minSize.default) : 0;
  });
  const common = { grid, labels, mask, labelCount: board.labels, contacts, need, smallest, random };
  const task = { ...common, affinity: terrain.affinity };
  divideLand(scene);
  log('land divided');
  relax({ ...task, sweeps: 45, landOnly: true });
  const strip = divideWater(scene);
  log('water divided');
  relax({ ...task, strip, sweeps: 55 });
  keepIslets(scene);
  joinScraps(scene);
  dropSpecks(scene);
  log('relaxed');
  for (let round = 0; ; round += 1) {
    untangle(grid, labels, mask);
    const arcs = traceArcs(grid, labels, mask, scene.projection.cell);
    const { short, forbidden } = drawnFaults(arcs, board, contacts, scene.land, DRAWN);
    const name = ({ surface, a, b, length }: Fault) =>
      `${surface === LAND ? 'land' : 'water'} ${board.areas[a]!.id}-${board.areas[b]!.id} ${length.toFixed(0)} px`;
    log(
      `drawn ${round}: short ${short.map(name).join(', ') || 'none'}; forbidden ${forbidden.map(name).join(', ') || 'none'}`,
    );
    if ((short.length === 0 && forbidden.length === 0) || round === ROUNDS) return arcs;
    for (const { surface, a, b } of short) {
      for (const pair of [a * board.labels + b, b * board.labels + a]) {
        const table = need[surface === LAND ? LAND : WATER];
        table[pair] = Math.min(60, table[pair]! + 8);
      }
      if (round > 0) lengthen({ grid, labels, mask, surface, a, b });
    }
    relax({ ...task, strip, sweeps: 14, from: 0.25, to: 0.08 });
  }
}

/** A small island turns to land again where it lies in the water of one coast. */
function keepIslets({ board, labels, mask, islets }: Scene): void {
  for (const islet of islets) {
    const first = labels[islet[0]!]!;
    if (islet.length < 6 || !board.isLand[first] || islet.some((cell) => labels[cell] !== first)) continue;
    for (const cell of islet) mask[cell] = 1;
  }
}

/** Bits of an area that lie apart from it join what surrounds them. */
function joinScraps({ grid, board, labels, mask, problems, projection }: Scene): void {
  const pieces = parts(
    grid,
    () => true,
    (a, b) => labels[a] === labels[b],
  ).cells;
  const largest = new Map<number, number>();
  for (const piece of pieces) {
    const label = labels[piece[0]!]!;
    largest.set(label, Math.max(largest.get(label) ?? 0, piece.length));
  }
  const done = new Set<number>();
  for (const piece of pieces) {
    const label = labels[piece[0]!]!;
    if (label === board.waste) continue;
    if (piece.length === largest.get(label) && !done.has(label)) {
      done.add(label);
      continue;
    }
    if (piece.length > LARGEST_SCRAP) {
      const at = piece[0]!;
      const { cell, fromPage } = projection;
      const place = fromPage([grid.column(at) * cell, grid.row(at) * cell]).map((v) => v.toFixed(1));
      problems.push(`${board.areas[label]!.id}: a part of ${piece.length} cells lies apart, near ${place}`);
      continue;
    }
    const around = new Map<number, number>();
    for (const cell of piece) {
      for (const next of grid.around(cell)) {
        const other = labels[next]!;
        if (other !== label && mask[next] === mask[cell]) around.set(other, (around.get(other) ?? 0) + 1);
      }
    }
    const joined = mostFrequent(around);
    if (joined >= 0) for (const cell of piece) labels[cell] = joined;
  }
}

/** Land at full size without land on the grid nearby vanishes. */
function dropSpecks({ grid, mask, land, projection }: Scene): void {
  const near = new Uint8Array(grid.count);
  for (let cell = 0; cell < grid.count; cell += 1) {
    if (!mask[cell]) continue;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        if (grid.holds(grid.column(cell) + dx, grid.row(cell) + dy)) near[cell + dy * grid.columns + dx] = 1;
      }
    }
  }
  const { cell, width, height } = projection;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell) * grid.columns;
    for (let x = 0; x < width; x += 1) if (!near[row + Math.floor(x / cell)]) land.cells[y * width + x] = 0;
  }
}
