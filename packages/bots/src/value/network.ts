/**
 * A small network in whole numbers: features are centred and scaled, then go through layers of weights. Sums, products and
 * shifts of whole numbers are the same on every machine.
 */
export interface Weights {
  /** How many numbers each layer takes, features first, and how many come out at last. */
  sizes: number[];
  /** For each feature: what it is in the mean, and what it is multiplied by. */
  centre: number[];
  scale: number[];
  /** For each layer, for each number that comes out: its bias, then a weight for each number that goes in. */
  layers: number[][];
  /** What one unit of the second number that comes out is in points. */
  unit: number;
}

/** Bits behind the point: of a feature's scale, of what goes through layers, and of weights. */
export const SCALE_BITS = 8;
export const UNIT_BITS = 6;
export const WEIGHT_BITS = 12;
/** The most that goes from one layer to the next: far more than features come to, far less than overflows. */
const MOST = 1 << 13;

const clamp = (n: number): number => Math.max(-MOST, Math.min(MOST, n));

/** What comes out at last, in units of 2 ** -UNIT_BITS. */
export function evaluate({ sizes, centre, scale, layers }: Weights, features: Int32Array): Int32Array {
  let flow = Int32Array.from(features, (n, i) => clamp(((n - centre[i]!) * scale[i]!) >> SCALE_BITS));
  for (let layer = 0; layer < layers.length; layer++) {
    const weights = layers[layer]!;
    const width = sizes[layer]! + 1;
    const last = layer === layers.length - 1;
    const out = new Int32Array(sizes[layer + 1]!);
    for (let o = 0; o < out.length; o++) {
      let total = weights[o * width]! * (1 << UNIT_BITS);
      for (let i = 1; i < width; i++) total += weights[o * width + i]! * flow[i - 1]!;
      const rounded = clamp(Math.floor(total / (1 << WEIGHT_BITS)));
      out[o] = last ? rounded : Math.max(0, rounded);
    }
    flow = out;
  }
  return flow;
}

/** Steps by which a power of e is reached: halved so often, squared as often. */
const HALVINGS = 20;

/** e to the power of `x`, by sums and products alone: `Math.exp` may differ in the last digits from machine to machine. */
export function power(x: number): number {
  let n = 1 + Math.max(-60, Math.min(60, x)) / 2 ** HALVINGS;
  for (let i = 0; i < HALVINGS; i++) n *= n;
  return n;
}

/** Shares of one that scores come to, in units of 2 ** -UNIT_BITS: each counts by a power of e. */
export function shares(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const parts = scores.map((score) => power((score - top) / 2 ** UNIT_BITS));
  const all = parts.reduce((sum, n) => sum + n, 0);
  return parts.map((n) => n / all);
}
