import { REQUIRED, WATER } from './board.ts';
import { flood, type Source } from './flooding.ts';
import { stepsFrom } from './grid.ts';
import { layered } from './noise.ts';
import { type Net, Router } from './routing.ts';
import type { Scene } from './scene.ts';

const QUIET = 6;

const STRIP = 4;

/**
 * Divides the water: routes its edges between shores and open seas, then floods bands, seas, pockets.
 * Gives the area whose shore is near each water cell, -1 for none.
 */
export function divideWater(scene: Scene): Int16Array {
  const { grid, mask, board } = scene;
  const { owner: shoreOwner, cells: shores } = ownShores(scene);
  const owned = Array.from(shoreOwner.keys()).filter((cell) => shoreOwner[cell]! >= 0);
  const fromShore = stepsFrom(grid, owned, 8, (cell) => mask[cell] === 0);
  const router = new Router(grid, {
    passable: (cell) => mask[cell] === 0,
    cost: (cell) => {
      const near = fromShore[cell]! < QUIET && shoreOwner[cell]! < 0;
      return 1 + (near ? 0.25 * (QUIET - fromShore[cell]!) : 0);
    },
    owner: shoreOwner,
  });
  const { owner, failed } = router.route(waterNets(scene, shores));
  for (const { a, b } of failed)
    scene.problems.push(`water edge without a route: ${board.areas[a]!.id} - ${board.areas[b]!.id}`);
  for (let cell = 0; cell < grid.count; cell += 1) if (owner[cell]! < 0) owner[cell] = shoreOwner[cell]!;
  floodWater(scene, owner);
  return shoreStrip(scene, shoreOwner, owned);
}

function shoreStrip({ grid, mask }: Scene, shoreOwner: Int16Array, owned: readonly number[]): Int16Array {
  const strip = shoreOwner.slice();
  let edge = [...owned];
  for (let step = 1; step < STRIP; step += 1) {
    const reached: number[] = [];
    for (const cell of edge) {
      for (const next of grid.around(cell)) {
        if (mask[next] || strip[next]! >= 0) continue;
        strip[next] = strip[cell]!;
        reached.push(next);
      }
    }
    edge = reached;
  }
  return strip;
}

interface Shores {
  /** The coastal area that owns a water cell at its shore, -1 for none. */
  owner: Int16Array;
  /** Water cells at the shore of each area; an open sea has the cell of its seed. */
  cells: number[][];
}

function ownShores({ grid, mask, board, labels, seedCells }: Scene): Shores {
  const owner = new Int16Array(grid.count).fill(-1);
  const cells: number[][] = board.areas.map((_, label) => (board.isLand[label] ? [] : [seedCells[label]!]));
  for (let cell = 0; cell < grid.count; cell += 1) {
    if (mask[cell] || grid.onEdge(cell)) continue;
    for (const side of grid.sides) {
      const label = mask[cell + side] ? labels[cell + side]! : -1;
      if (!board.areas[label]?.coastal) continue;
      if (owner[cell]! < 0) owner[cell] = label;
      cells[label]!.push(cell);
    }
  }
  return { owner, cells };
}

function waterNets({ board, contacts, grid, seeds, seedCells, problems }: Scene, shores: number[][]): Net[] {
  const nets: Net[] = [];
  /** A coast keeps only its band of water towards an open sea. */
  const most = (label: number, other: number): number | undefined => {
    if (!board.isLand[label] || board.isLand[other]) return undefined;
    return seeds.seaReach[board.areas[label]!.id] ?? seeds.coastBand * 0.7;
  };
  for (let a = 0; a < board.areas.length; a += 1) {
    for (let b = a + 1; b < board.areas.length; b += 1) {
      if (contacts[WATER][a * board.labels + b] !== REQUIRED) continue;
      const [from, to] = [shores[a]!, shores[b]!];
      if (from.length === 0 || to.length === 0) {
        problems.push(`no shore for the water edge ${board.areas[a]!.id} - ${board.areas[b]!.id}`);
        continue;
      }
      const length = grid.distance(seedCells[a]!, seedCells[b]!);
      nets.push({ a, b, from, to, length, mostA: most(a, b), mostB: most(b, a) });
    }
  }
  return nets;
}

function floodWater({ grid, mask, board, seeds, labels, noise, terrain }: Scene, owner: Int16Array): void {
  const fixed = new Uint8Array(grid.count);
  const waters: number[] = [];
  for (let cell = 0; cell < grid.count; cell += 1) {
    if (mask[cell]) continue;
    waters.push(cell);
    if (owner[cell]! < 0) continue;
    fixed[cell] = 1;
    labels[cell] = owner[cell]!;
  }
  const sourcesWhere = (counts: (cell: number) => boolean): Source[] =>
    waters
      .filter((cell) => labels[cell]! >= 0 && counts(cell))
      .map((cell) => ({ cell, label: labels[cell]! }));
  const ripple = new Float32Array(grid.count);
  for (const cell of waters)
    ripple[cell] = 1 + 0.15 * layered(noise, grid.column(cell) + 500, grid.row(cell) + 500, 0.02);
  const distance = flood({
    grid,
    labels,
    sources: sourcesWhere((cell) => board.isLand[labels[cell]!]!),
    passable: (cell) => !mask[cell] && !fixed[cell],
    cost: (cell) => ripple[cell]!,
    reach: seeds.coastBand,
  });
  for (const cell of waters) {
    if (fixed[cell] || labels[cell]! < 0) continue;
    const band = seeds.bandOf[board.areas[labels[cell]!]!.id];
    if (band && distance[cell]! > band) labels[cell] = -1;
  }
  const spreadRest = (sources: Source[], cost: (cell: number) => number): void => {
    const before = labels.slice();
    flood({ grid, labels, sources, passable: (cell) => !mask[cell] && before[cell]! < 0, cost });
  };
  spreadRest(
    sourcesWhere((cell) => !board.isLand[labels[cell]!]),
    (cell) => 1 + terrain.cost[cell]! * 0.3,
  );
  const besideEmpty = (cell: number) => grid.around(cell).some((next) => !mask[next] && labels[next]! < 0);
  spreadRest(sourcesWhere(besideEmpty), () => 1);
  for (const cell of waters) if (labels[cell]! < 0) labels[cell] = board.waste;
}
