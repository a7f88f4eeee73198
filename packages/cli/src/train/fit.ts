import { FEATURES, SCALE_BITS, UNIT_BITS, WEIGHT_BITS, type Weights } from '@ochre/bots/value';
import { quick, type Rng, shuffle } from '@ochre/engine';
import { mean, sum } from '../lab/statistics.ts';
import type { Sample } from './samples.ts';

// A network of one hidden layer, or of none, fitted by Adam: nations of a moment share one whole of chances to win, and each
// has points to come besides.

/** How the fit goes: set by the first runs on mega, where more of anything made held-out games no better. */
const RATE = 0.002;
const DECAY = 1e-4;
const BATCH = 32;
/** What an error of one unit of points counts for against the chances to win. */
const POINTS_PART = 0.05;
/** Rounds through all samples at most, and how many without gain end it. */
const ROUNDS = 40;
const PATIENCE = 5;
/** Weights stay within what their whole numbers hold. */
const MOST_WEIGHT = 7.9;

/** One layer with what Adam keeps for each of its weights: bias first, then a weight for each number that goes in. */
interface Layer {
  ins: number;
  outs: number;
  w: Float64Array;
  gradient: Float64Array;
  mean: Float64Array;
  square: Float64Array;
}

function layer(ins: number, outs: number, rng: Rng): Layer {
  const size = outs * (ins + 1);
  const spread = Math.sqrt(2 / ins);
  const random = (): number => (rng.int(2_000_001) / 1_000_000 - 1) * spread;
  const w = Float64Array.from({ length: size }, (_, i) => (i % (ins + 1) === 0 ? 0 : random()));
  const none = (): Float64Array => new Float64Array(size);
  return { ins, outs, w, gradient: none(), mean: none(), square: none() };
}

export class Net {
  readonly layers: Layer[];
  readonly centre: number[];
  readonly scale: number[];
  readonly unit: number;
  #steps = 0;

  constructor(hidden: readonly number[], samples: readonly Sample[], rng: Rng) {
    const sizes = [FEATURES.length, ...hidden, 2];
    this.layers = sizes.slice(1).map((outs, i) => layer(sizes[i]!, outs, rng));
    ({ centre: this.centre, scale: this.scale } = spreadOf(samples));
    this.unit = unitOf(samples);
  }

  /** A row of features as the network takes it: the same steps as in whole numbers. */
  input(row: ArrayLike<number>): Float64Array {
    return Float64Array.from(
      row,
      (n, i) => (((n - this.centre[i]!) * this.scale[i]!) >> SCALE_BITS) / 2 ** UNIT_BITS,
    );
  }

  /** What comes out of each layer, the input first. */
  run(input: Float64Array): Float64Array[] {
    const flows = [input];
    for (const [at, { ins, outs, w }] of this.layers.entries()) {
      const from = flows[at]!;
      const out = new Float64Array(outs);
      for (let o = 0; o < outs; o++) {
        let total = w[o * (ins + 1)]!;
        for (let i = 0; i < ins; i++) total += w[o * (ins + 1) + i + 1]! * from[i]!;
        out[o] = at < this.layers.length - 1 ? Math.max(0, total) : total;
      }
      flows.push(out);
    }
    return flows;
  }

  /** Adds what an error at the end asks of every weight. */
  blame(flows: readonly Float64Array[], error: Float64Array): void {
    let back = error;
    for (let at = this.layers.length - 1; at >= 0; at--) {
      const { ins, outs, w, gradient } = this.layers[at]!;
      const from = flows[at]!;
      const before = new Float64Array(ins);
      for (let o = 0; o < outs; o++) {
        const e = back[o]!;
        if (e === 0) continue;
        const first = o * (ins + 1);
        gradient[first]! += e;
        for (let i = 0; i < ins; i++) {
          gradient[first + i + 1]! += e * from[i]!;
          if (from[i]! > 0) before[i]! += e * w[first + i + 1]!;
        }
      }
      back = before;
    }
  }

  /** One step of Adam. */
  step(rate: number, batch: number): void {
    this.#steps++;
    const [early, late] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (const { w, gradient, mean, square } of this.layers)
      for (let i = 0; i < w.length; i++) {
        const g = gradient[i]! / batch + DECAY * w[i]!;
        mean[i] = 0.9 * mean[i]! + 0.1 * g;
        square[i] = 0.999 * square[i]! + 0.001 * g * g;
        const next = w[i]! - (rate * (mean[i]! / early)) / (Math.sqrt(square[i]! / late) + 1e-8);
        w[i] = Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, next));
        gradient[i] = 0;
      }
  }

  get weights(): Weights {
    return {
      sizes: [FEATURES.length, ...this.layers.map(({ outs }) => outs)],
      centre: this.centre,
      scale: this.scale,
      unit: this.unit,
      layers: this.layers.map(({ w }) => Array.from(w, (n) => Math.round(n * 2 ** WEIGHT_BITS))),
    };
  }
}

/** What each feature is in the mean, and what brings its spread to one unit. */
function spreadOf(samples: readonly Sample[]): { centre: number[]; scale: number[] } {
  const rows = samples.flatMap((s) => s.rows);
  const centre = FEATURES.map((_, i) => Math.round(mean(rows.map((row) => row[i]!))));
  const scale = FEATURES.map((_, i) => {
    const square = mean(rows.map((row) => (row[i]! - centre[i]!) ** 2));
    return Math.round(2 ** (UNIT_BITS + SCALE_BITS) / Math.max(0.5, Math.sqrt(square)));
  });
  return { centre, scale };
}

const NOW = FEATURES.indexOf('score');

/** Points that each nation of a sample has still to come. */
const toCome = ({ rows, points }: Sample): number[] => points.map((n, i) => n - rows[i]![NOW]!);

/** Units that points to come are in the mean: enough to tell them apart, few enough for the most that is ever to come. */
const UNITS = 5;

/** What one unit is in points: books count a victory in dozens or in thousands. */
const unitOf = (samples: readonly Sample[]): number =>
  Math.max(1, Math.round(mean(samples.flatMap(toCome).map(Math.abs)) / UNITS));

/** The loss of one sample; asks of the weights what would make it less, if so wanted. */
function learn(net: Net, { inputs, winner, more }: Prepared, blames: boolean): number {
  const flows = inputs.map((input) => net.run(input));
  const out = flows.map((flow) => flow.at(-1)!);
  const top = Math.max(...out.map(([score]) => score!));
  const parts = out.map(([score]) => Math.exp(score! - top));
  const all = sum(parts);
  if (blames)
    for (const [i, flow] of flows.entries()) {
      const off = Math.max(-2, Math.min(2, out[i]![1]! - more[i]!));
      net.blame(
        flow,
        Float64Array.of(parts[i]! / all - Number(i === winner), (POINTS_PART * off) / flows.length),
      );
    }
  return Math.log(all) - (out[winner]![0]! - top);
}

interface Prepared {
  inputs: Float64Array[];
  winner: number;
  more: number[];
}

const prepared = (net: Net, sample: Sample): Prepared => ({
  inputs: sample.rows.map((row) => net.input(row)),
  winner: sample.winner,
  more: toCome(sample).map((n) => n / net.unit),
});

/** Fits a network until samples kept aside are judged no better; `told` hears of every round. */
export function fit(
  samples: readonly Sample[],
  aside: readonly Sample[],
  hidden: readonly number[],
  seed: number,
  told: (round: number, loss: number) => void = () => {},
): { weights: Weights; loss: number } {
  const rng = quick(seed);
  const net = new Net(hidden, samples, rng);
  const training = samples.map((sample) => prepared(net, sample));
  const testing = aside.map((sample) => prepared(net, sample));
  const judge = (): number => mean(testing.map((sample) => learn(net, sample, false)));
  let best = { weights: net.weights, loss: judge() };
  let idle = 0;
  for (let round = 1; round <= ROUNDS && idle < PATIENCE; round++) {
    const order = shuffle(rng, [...training]);
    const rate = RATE * (1 - (round - 1) / ROUNDS);
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      for (const sample of batch) learn(net, sample, true);
      net.step(rate, batch.length);
    }
    const loss = judge();
    told(round, loss);
    idle = loss < best.loss ? 0 : idle + 1;
    if (loss < best.loss) best = { weights: net.weights, loss };
  }
  return best;
}
