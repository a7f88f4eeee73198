import { LAND, REQUIRED } from './board.ts';
import { flood, type Source } from './flooding.ts';
import { parts, stepsFrom } from './grid.ts';
import { layered } from './noise.ts';
import { type Net, Router } from './routing.ts';
import { nearestCell, type Scene } from './scene.ts';

const SMALLEST_SEA = 400;
const SEED_RADIUS = 5;
const SHORE_STRIP = 5;
const SMALLEST_WASTE = 400;

/** Divides the land among the areas: routes its edges, then floods the faces between the routes. */
export function divideLand(scene: Scene): void {
  const { grid, mask, board, labels, seedCells } = scene;
  const shore = shoreCells(scene);
  const zones = seedZones(scene);
  const router = new Router(grid, {
    passable: (cell) => mask[cell] === 1,
    cost: (cell, net) => {
      const zone = zones[cell]!;
      const foreign = zone >= 0 && zone !== net.a && zone !== net.b;
      return 1 + (foreign ? 10 : 0) + (shore[cell] ? 1.5 : 0);
    },
  });
  const { owner, failed } = router.route([
    ...edgeNets(scene),
    ...coastNets(scene, shore),
    ...extraNets(scene),
  ]);
  for (const { a, b } of failed)
    scene.problems.push(`land edge without a route: ${board.areas[a]!.id} - ${board.areas[b]!.id}`);
  const sources: Source[] = [];
  for (let cell = 0; cell < grid.count; cell += 1)
    if (owner[cell]! >= 0) sources.push({ cell, label: owner[cell]! });
  for (const [label, cell] of seedCells.entries()) if (board.isLand[label]) sources.push({ cell, label });
  const fixed = new Set(sources.map(({ cell }) => cell));
  const cost = flood({
    grid,
    labels,
    sources,
    passable: (cell) => mask[cell] === 1 && !fixed.has(cell),
    cost: (cell) => scene.terrain.cost[cell]!,
  });
  layWaste(scene, cost);
  clearShores(scene, shore);
}

/** Land cells on the water; ponds do not count. */
function shoreCells({ grid, mask }: Scene): Uint8Array {
  const waters = parts(grid, (cell) => mask[cell] === 0);
  const isSea = (cell: number) => mask[cell] === 0 && waters.cells[waters.of[cell]!]!.length > SMALLEST_SEA;
  const shore = new Uint8Array(grid.count);
  for (let cell = 0; cell < grid.count; cell += 1) {
    if (mask[cell] && !grid.onEdge(cell) && grid.sides.some((side) => isSea(cell + side))) shore[cell] = 1;
  }
  return shore;
}

/** A small disc about each seed that routes of others had better avoid. */
function seedZones({ grid, mask, board, seedCells }: Scene): Int16Array {
  const zones = new Int16Array(grid.count).fill(-1);
  for (const [label, seed] of seedCells.entries()) {
    if (!board.isLand[label]) continue;
    for (let dy = -SEED_RADIUS; dy <= SEED_RADIUS; dy += 1) {
      for (let dx = -SEED_RADIUS; dx <= SEED_RADIUS; dx += 1) {
        if (dx * dx + dy * dy > 26 || !grid.holds(grid.column(seed) + dx, grid.row(seed) + dy)) continue;
        const cell = seed + dy * grid.columns + dx;
        if (mask[cell]) zones[cell] = label;
      }
    }
  }
  return zones;
}

function edgeNets({ board, contacts, grid, seedCells, landOf, problems }: Scene): Net[] {
  const nets: Net[] = [];
  for (let a = 0; a < board.areas.length; a += 1) {
    for (let b = a + 1; b < board.areas.length; b += 1) {
      if (contacts[LAND][a * board.labels + b] !== REQUIRED) continue;
      const [from, to] = [seedCells[a]!, seedCells[b]!];
      if (landOf[from] !== landOf[to])
        problems.push(`land edge over water: ${board.areas[a]!.id} - ${board.areas[b]!.id}`);
      nets.push({ a, b, from: [from], to: [to], length: grid.distance(from, to) });
    }
  }
  return nets;
}

/** Every coastal area reaches its shore: the authored points, or the nearest one. */
function coastNets(
  { board, grid, projection, seeds, seedCells, landOf, problems }: Scene,
  shore: Uint8Array,
): Net[] {
  return board.areas.flatMap(({ id, coastal }, label): Net[] => {
    if (!coastal) return [];
    const seed = seedCells[label]!;
    const { cell: size, toPage } = projection;
    const points = seeds.coast[id]?.map(toPage) ?? [
      [(grid.column(seed) + 0.5) * size, (grid.row(seed) + 0.5) * size] as [number, number],
    ];
    return points.flatMap((point) => {
      const own = (cell: number) => shore[cell] === 1 && landOf[cell] === landOf[seed];
      const target = nearestCell(grid, size, point, own, 200);
      if (target >= 0) return [{ a: label, b: label, from: [seed], to: [target], length: 0 }];
      problems.push(`${id}: no coast`);
      return [];
    });
  });
}

function extraNets({ board, grid, projection, seeds, seedCells, landOf, mask, problems }: Scene): Net[] {
  return Object.entries(seeds.extra).flatMap(([id, places]) => {
    const label = board.indexOf(id);
    const seed = seedCells[label]!;
    return places.flatMap((place) => {
      const own = (cell: number) => mask[cell] === 1 && landOf[cell] === landOf[seed];
      const target = nearestCell(grid, projection.cell, projection.toPage(place), own, 30);
      if (target >= 0) return [{ a: label, b: label, from: [seed], to: [target], length: 0 }];
      problems.push(`${id}: a point of its own lies off its land`);
      return [];
    });
  });
}

/** Ground too far from its own area, towards the edge of the page, belongs to nobody. */
function layWaste({ grid, mask, board, seeds, labels, noise }: Scene, cost: Float64Array): void {
  const reach = board.areas.map(({ id }) => seeds.reach[id] ?? seeds.reach.default);
  const far = new Uint8Array(grid.count);
  for (let cell = 0; cell < grid.count; cell += 1) {
    if (!mask[cell]) continue;
    const ragged = 1 + 0.25 * layered(noise, grid.column(cell) + 300, grid.row(cell), 0.012);
    const label = labels[cell]!;
    if (label < 0 || cost[cell]! > reach[label]! * 2 * ragged) far[cell] = 1;
  }
  for (const part of parts(grid, (cell) => far[cell] === 1).cells) {
    if (part.length <= SMALLEST_WASTE || !part.some((cell) => grid.onEdge(cell))) continue;
    for (const cell of part) labels[cell] = board.waste;
  }
  for (let cell = 0; cell < grid.count; cell += 1)
    if (mask[cell] && labels[cell]! < 0) labels[cell] = board.waste;
}

/** Inland areas give up their shore to coastal neighbours. */
function clearShores({ grid, mask, board, labels }: Scene, shore: Uint8Array): void {
  const shores = Array.from(shore.keys()).filter((cell) => shore[cell]);
  const steps = stepsFrom(grid, shores, SHORE_STRIP, (cell) => mask[cell] === 1);
  const isCoastal = (label: number) => board.areas[label]?.coastal === true;
  const strip = new Uint8Array(grid.count);
  for (let cell = 0; cell < grid.count; cell += 1) {
    const label = labels[cell]!;
    if (steps[cell]! <= SHORE_STRIP && board.areas[label] && !isCoastal(label)) strip[cell] = 1;
  }
  const before = labels.slice();
  const sources: Source[] = [];
  for (let cell = grid.columns; cell < grid.count - grid.columns; cell += 1) {
    const label = labels[cell]!;
    if (strip[cell] || !mask[cell] || !isCoastal(label)) continue;
    if (grid.sides.some((side) => strip[cell + side])) sources.push({ cell, label });
  }
  for (let cell = 0; cell < grid.count; cell += 1) if (strip[cell]) labels[cell] = -1;
  flood({ grid, labels, sources, passable: (cell) => strip[cell] === 1, cost: () => 1 });
  for (let cell = 0; cell < grid.count; cell += 1) {
    if (strip[cell] && labels[cell]! < 0) labels[cell] = before[cell]!;
  }
}
