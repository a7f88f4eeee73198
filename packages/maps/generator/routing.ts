import { type Grid, Heap } from './grid.ts';

/** An edge of the facts to be drawn as a path from one of `from` to one of `to`. */
export interface Net {
  a: number;
  b: number;
  from: readonly number[];
  to: readonly number[];
  length: number;
  /** The most cells each end may own, where a coast meets an open sea. */
  mostA?: number;
  mostB?: number;
}

interface Routed extends Net {
  path: number[];
  owners: number[];
  /** No path exists at all. */
  dead: boolean;
}

export interface Ground {
  passable: (cell: number) => boolean;
  cost: (cell: number, net: Net) => number;
  /** Cells that belong to an area already; -1 for none. */
  owner?: Int16Array;
}

export interface Routes {
  /** Owner of each cell on a path, -1 elsewhere. */
  owner: Int16Array;
  /** Nets without a path of their own. */
  failed: Net[];
}

const PASSES = 25;

/**
 * Draws all nets so that no cell serves two areas, as tracks of a printed circuit: nets in conflict are
 * taken up and laid again, with penalties that grow wherever there has been a conflict before. Half of
 * each path belongs to each area, so areas that grow round their paths touch where the facts say.
 */
export class Router {
  readonly #grid: Grid;
  readonly #ground: Ground;
  /** For each cell the areas that own it, each with the number of nets. */
  readonly #users = new Map<number, Map<number, number>>();
  readonly #history: Float32Array;
  readonly #distance: Float64Array;
  readonly #previous: Int32Array;
  readonly #seen: Int32Array;
  readonly #target: Int32Array;
  #searches = 0;
  #penalty = 6;

  constructor(grid: Grid, ground: Ground) {
    this.#grid = grid;
    this.#ground = ground;
    this.#history = new Float32Array(grid.count);
    this.#distance = new Float64Array(grid.count);
    this.#previous = new Int32Array(grid.count);
    this.#seen = new Int32Array(grid.count);
    this.#target = new Int32Array(grid.count);
  }

  route(wanted: readonly Net[]): Routes {
    const nets = wanted
      .map((net): Routed => ({ ...net, path: [], owners: [], dead: false }))
      .sort((a, b) => a.length - b.length);
    for (const net of nets) this.#lay(net);
    for (let pass = 0; pass < PASSES; pass += 1) {
      const bad = nets.filter((net) => !net.dead && this.#inConflict(net));
      if (bad.length === 0) break;
      for (const [cell, owners] of this.#users) if (owners.size > 1) this.#history[cell]! += 2.5;
      this.#penalty = Math.min(600, this.#penalty * 1.35);
      for (const net of bad) {
        this.#count(net, -1);
        this.#lay(net);
      }
    }
    const owner = new Int16Array(this.#grid.count).fill(-1);
    for (const [cell, owners] of this.#users) {
      let most = 0;
      for (const [area, count] of owners) {
        if (count <= most) continue;
        most = count;
        owner[cell] = area;
      }
    }
    return { owner, failed: nets.filter((net) => net.dead || this.#inConflict(net)) };
  }

  #lay(net: Routed): void {
    const path = this.#search(net);
    net.dead = path === undefined;
    // A path of one cell means that the shores touch already.
    net.path = path && path.length > 1 ? path : [];
    net.owners = this.#share(net);
    this.#count(net, 1);
  }

  #count(net: Routed, change: number): void {
    for (const [i, cell] of net.path.entries()) {
      const owners = this.#users.get(cell) ?? new Map<number, number>();
      const count = (owners.get(net.owners[i]!) ?? 0) + change;
      if (count > 0) owners.set(net.owners[i]!, count);
      else owners.delete(net.owners[i]!);
      if (owners.size > 0) this.#users.set(cell, owners);
      else this.#users.delete(cell);
    }
  }

  #inConflict(net: Routed): boolean {
    return net.path.some((cell) => (this.#users.get(cell)?.size ?? 0) > 1);
  }

  /** Each end keeps the cells it owns already; the free middle is halved. */
  #share({ a, b, path, mostA, mostB }: Routed): number[] {
    if (path.length === 0) return [];
    let from = 0;
    let to = path.length;
    for (const [i, cell] of path.entries()) {
      const owners = this.#users.get(cell);
      if (owners?.has(a) && !owners.has(b)) from = i + 1;
    }
    for (let i = path.length - 1; i >= from; i -= 1) {
      if (this.#users.get(path[i]!)?.has(b)) to = i;
      else if (i < path.length * 0.5) break;
    }
    let middle = Math.round((from + Math.max(from, to)) / 2);
    middle = Math.max(1, Math.min(path.length - 1, middle));
    if (mostA) middle = Math.min(middle, Math.max(1, mostA));
    if (mostB) middle = Math.max(middle, path.length - Math.max(1, mostB));
    return path.map((_, i) => (i < middle ? a : b));
  }

  #costOf(cell: number, net: Net): number {
    let cost = this.#ground.cost(cell, net) + this.#history[cell]!;
    const owners = this.#users.get(cell);
    if (owners) {
      let own = false;
      for (const area of owners.keys()) {
        if (area === net.a || area === net.b) own = true;
        else cost += this.#penalty;
      }
      if (own) cost *= 0.75;
    }
    const fixed = this.#ground.owner?.[cell] ?? -1;
    if (fixed >= 0 && fixed !== net.a && fixed !== net.b) cost += 12;
    return cost;
  }

  #search(net: Net): number[] | undefined {
    this.#searches += 1;
    const search = this.#searches;
    const { columns, count, sides } = this.#grid;
    const heap = new Heap();
    for (const cell of net.to) this.#target[cell] = search;
    for (const cell of net.from) {
      this.#seen[cell] = search;
      this.#distance[cell] = 0;
      this.#previous[cell] = -1;
      heap.push(0, cell);
    }
    while (heap.size > 0) {
      const cell = heap.pop();
      const distance = heap.cost;
      if (distance > this.#distance[cell]! + 1e-6) continue;
      if (this.#target[cell] === search) return this.#pathTo(cell);
      const column = cell % columns;
      for (const side of sides) {
        const next = cell + side;
        if (next < 0 || next >= count || !this.#ground.passable(next)) continue;
        if ((side === 1 && column === columns - 1) || (side === -1 && column === 0)) continue;
        const reached = distance + this.#costOf(next, net);
        if (this.#seen[next] === search && reached >= this.#distance[next]! - 1e-6) continue;
        this.#seen[next] = search;
        this.#distance[next] = reached;
        this.#previous[next] = cell;
        heap.push(reached, next);
      }
    }
    return undefined;
  }

  #pathTo(end: number): number[] {
    const path: number[] = [];
    for (let cell = end; cell >= 0; cell = this.#previous[cell]!) path.push(cell);
    return path.reverse();
  }
}
