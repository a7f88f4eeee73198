import { type Contacts, FORBIDDEN, LAND, REQUIRED, WATER } from './board.ts';
import type { Grid } from './grid.ts';

export interface Relaxation {
  grid: Grid;
  labels: Int16Array;
  /** 1 land, 0 water. */
  mask: Uint8Array;
  labelCount: number;
  contacts: Contacts;
  /** Wished length of each required contact, in sides of cells. */
  need: Contacts;
  affinity: Float32Array;
  /** Smallest land of each label, in cells. */
  smallest: Float32Array;
  /** The area whose shore is near a water cell, -1 for none: it should own the cell. */
  strip?: Int16Array;
  random: () => number;
  sweeps: number;
  from?: number;
  to?: number;
  /** Leaves the water alone. */
  landOnly?: boolean;
}

/**
 * Makes borders natural: cells beside a border change sides at random when that shortens it, follows
 * rivers and ridges, or helps a small area (a Potts model that cools down). No flip cuts an area in two
 * or takes a required contact below its need; forbidden contacts cost energy and vanish.
 */
export function relax(task: Relaxation): void {
  const sweeper = new Sweeper(task);
  const { sweeps, from = 0.7, to = 0.08 } = task;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    sweeper.sweep(from * (to / from) ** (sweep / Math.max(1, sweeps - 1)));
  }
}

const FORBIDDEN_PRICE = 5;
const SHORE_PRICE = 2.2;
const STRIP_PRICE = 1.6;

class Sweeper {
  readonly #task: Relaxation;
  /** Length of each contact on water and on land, in sides of cells. */
  readonly #lengths: [Int32Array, Int32Array];
  readonly #sizes: Int32Array;
  /** Steps to the eight neighbours in circular order; the odd ones share a side. */
  readonly #ring: number[];
  readonly #changes: { a: number; b: number; by: number }[] = [];

  constructor(task: Relaxation) {
    this.#task = task;
    const { grid, labels, mask, labelCount } = task;
    this.#lengths = [new Int32Array(labelCount ** 2), new Int32Array(labelCount ** 2)];
    this.#sizes = new Int32Array(labelCount);
    const { columns } = grid;
    this.#ring = [-columns - 1, -columns, -columns + 1, 1, columns + 1, columns, columns - 1, -1];
    for (let cell = 0; cell < grid.count; cell += 1) {
      if (mask[cell] && labels[cell]! >= 0) this.#sizes[labels[cell]!]! += 1;
      if (grid.column(cell) < columns - 1) this.#measure(cell, cell + 1);
      if (cell + columns < grid.count) this.#measure(cell, cell + columns);
    }
  }

  #measure(cell: number, other: number): void {
    const { labels, mask } = this.#task;
    const [a, b] = [labels[cell]!, labels[other]!];
    if (a !== b && a >= 0 && b >= 0 && mask[cell] === mask[other]) this.#lengthen(mask[cell]!, a, b, 1);
  }

  #lengthen(surface: number, a: number, b: number, by: number): void {
    const { labelCount } = this.#task;
    const lengths = this.#lengths[surface]!;
    lengths[a * labelCount + b]! += by;
    lengths[b * labelCount + a]! += by;
  }

  sweep(heat: number): void {
    const { random } = this.#task;
    const cells = this.#borderCells();
    for (let k = cells.length - 1; k > 0; k -= 1) {
      const other = Math.floor(random() * (k + 1));
      const kept = cells[k]!;
      cells[k] = cells[other]!;
      cells[other] = kept;
    }
    for (const cell of cells) this.#tryFlip(cell, heat);
  }

  #borderCells(): number[] {
    const { grid, labels, mask, landOnly } = this.#task;
    const cells: number[] = [];
    for (let row = 1; row < grid.rows - 1; row += 1) {
      for (let column = 1; column < grid.columns - 1; column += 1) {
        const cell = row * grid.columns + column;
        if (landOnly && !mask[cell]) continue;
        if (grid.sides.some((side) => labels[cell + side] !== labels[cell])) cells.push(cell);
      }
    }
    return cells;
  }

  #tryFlip(cell: number, heat: number): void {
    const { labels, mask, random } = this.#task;
    const surface = mask[cell]!;
    const from = cell + this.#ring[1 + 2 * Math.floor(random() * 4)]!;
    const [a, b] = [labels[cell]!, labels[from]!];
    if (a === b || a < 0 || b < 0) return;
    if (surface === LAND && mask[from] !== LAND) return;
    if (!this.#inOnePiece(cell, a) || !this.#inOnePiece(cell, b)) return;
    const price =
      this.#borderPrice(cell, a, b) +
      this.#contactPrice(cell, a, b) +
      this.#sizePrice(cell, a, b) +
      this.#stripPrice(cell, a, b);
    if (price > 0 && random() > Math.exp(-price / heat)) return;
    for (const change of this.#changes) this.#lengthen(surface, change.a, change.b, change.by);
    labels[cell] = b;
    if (surface === LAND) {
      this.#sizes[a]! -= 1;
      this.#sizes[b]! += 1;
    }
  }

  /** Whether the neighbours of a cell on its surface that bear a label hang together without it. */
  #inOnePiece(cell: number, label: number): boolean {
    const { labels, mask } = this.#task;
    let bits = 0;
    for (let k = 0; k < 8; k += 1) {
      const at = cell + this.#ring[k]!;
      if (labels[at] === label && mask[at] === mask[cell]) bits |= 1 << k;
    }
    if (bits === 255) return true;
    let pieces = 0;
    for (let k = 1; k < 8; k += 2) {
      if (!(bits & (1 << k))) continue;
      const joined = bits & (1 << (k - 1)) && bits & (1 << ((k + 6) & 7));
      if (!joined) pieces += 1;
    }
    return pieces === 1 || (pieces === 0 && (bits & 0b10101010) !== 0);
  }

  #borderPrice(cell: number, a: number, b: number): number {
    const { labels, affinity } = this.#task;
    let price = 0;
    for (let k = 0; k < 8; k += 1) {
      const at = cell + this.#ring[k]!;
      const weight = (k & 1 ? 1 : 0.7) * (2 - 0.62 * (affinity[cell]! + affinity[at]!)) * 0.5;
      if (labels[at] !== a) price -= weight;
      if (labels[at] !== b) price += weight;
    }
    return price;
  }

  /** Notes how the flip changes contacts and prices that; infinite when a required one gets too short. */
  #contactPrice(cell: number, a: number, b: number): number {
    const { labels, mask, labelCount, contacts, need } = this.#task;
    const surface = mask[cell] === LAND ? LAND : WATER;
    this.#changes.length = 0;
    let price = 0;
    for (let k = 1; k < 8; k += 2) {
      const at = cell + this.#ring[k]!;
      const other = labels[at]!;
      if (other < 0) continue;
      if (mask[at] !== surface) {
        price += (Number(other !== b) - Number(other !== a)) * SHORE_PRICE;
        continue;
      }
      if (other !== a) this.#note(a, other, -1);
      if (other !== b) this.#note(b, other, 1);
    }
    for (const change of this.#changes) {
      if (change.by === 0) continue;
      const pair = change.a * labelCount + change.b;
      const kind = contacts[surface][pair];
      if (kind === FORBIDDEN) price += FORBIDDEN_PRICE * change.by;
      if (kind !== REQUIRED) continue;
      const length = this.#lengths[surface]![pair]!;
      const wished = need[surface][pair]!;
      if (length > 0 && length + change.by < Math.min(length, wished)) return Number.POSITIVE_INFINITY;
      price += shortPrice(length + change.by, wished) - shortPrice(length, wished);
    }
    return price;
  }

  #note(a: number, b: number, by: number): void {
    const known = this.#changes.find((c) => (c.a === a && c.b === b) || (c.a === b && c.b === a));
    if (known) known.by += by;
    else this.#changes.push({ a, b, by });
  }

  #stripPrice(cell: number, a: number, b: number): number {
    const owner = this.#task.strip?.[cell] ?? -1;
    if (owner < 0) return 0;
    return (Number(a === owner) - Number(b === owner)) * STRIP_PRICE;
  }

  #sizePrice(cell: number, a: number, b: number): number {
    if (this.#task.mask[cell] !== LAND) return 0;
    const { smallest } = this.#task;
    const [sizeA, sizeB] = [this.#sizes[a]!, this.#sizes[b]!];
    const loss = smallPrice(sizeA - 1, smallest[a]!) - smallPrice(sizeA, smallest[a]!);
    return loss + smallPrice(sizeB + 1, smallest[b]!) - smallPrice(sizeB, smallest[b]!);
  }
}

/** A contact is dear below its need and wished for up to twice that. */
function shortPrice(length: number, need: number): number {
  if (length >= 2 * need) return 0;
  return length >= need ? (2 * need - length) * 0.12 : (need - length) * 1.5 + need * 0.12;
}

function smallPrice(size: number, smallest: number): number {
  return size < smallest ? ((smallest - size) ** 2 / smallest) * 0.9 : 0;
}
