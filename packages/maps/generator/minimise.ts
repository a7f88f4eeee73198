/** Value of a function at `x`; writes its gradient. Infinite where the function is not defined. */
export type Objective = (x: Float64Array, gradient: Float64Array) => number;

const MEMORY = 12;

interface Step {
  move: Float64Array;
  turn: Float64Array;
  scale: number;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}

function addScaled(target: Float64Array, source: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i += 1) target[i]! += factor * source[i]!;
}

/** Direction of steepest descent bent by what the last steps taught (two-loop recursion of L-BFGS). */
function direction(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const result = Float64Array.from(gradient);
  const weights: number[] = [];
  for (let k = steps.length - 1; k >= 0; k -= 1) {
    const { move, turn, scale } = steps[k]!;
    weights[k] = scale * dot(move, result);
    addScaled(result, turn, -weights[k]!);
  }
  const last = steps.at(-1);
  const size = last ? 1 / (last.scale * dot(last.turn, last.turn)) : 0.1 / Math.sqrt(dot(gradient, gradient));
  for (let i = 0; i < result.length; i += 1) result[i]! *= size;
  for (const [k, { move, turn, scale }] of steps.entries()) {
    addScaled(result, move, weights[k]! - scale * dot(turn, result));
  }
  return result;
}

/** Moves `x` to a nearby minimum (L-BFGS with halving steps); gives the value there. */
export function minimise(objective: Objective, x: Float64Array, iterations: number): number {
  const steps: Step[] = [];
  let gradient = new Float64Array(x.length);
  let value = objective(x, gradient);
  for (let round = 0; round < iterations; round += 1) {
    const down = direction(gradient, steps);
    const slope = dot(gradient, down);
    const next = new Float64Array(x.length);
    const nextGradient = new Float64Array(x.length);
    let nextValue = Number.POSITIVE_INFINITY;
    for (let attempt = 0, stride = 1; attempt < 30; attempt += 1, stride *= 0.5) {
      for (let i = 0; i < x.length; i += 1) next[i] = x[i]! - stride * down[i]!;
      nextValue = objective(next, nextGradient);
      if (nextValue <= value - 1e-4 * stride * slope) break;
    }
    if (!(nextValue < value)) break;
    const move = next.map((v, i) => v - x[i]!);
    const turn = nextGradient.map((v, i) => v - gradient[i]!);
    const curvature = dot(move, turn);
    if (curvature > 1e-12) {
      steps.push({ move, turn, scale: 1 / curvature });
      if (steps.length > MEMORY) steps.shift();
    }
    const settled = (value - nextValue) / value < 1e-7;
    x.set(next);
    gradient = nextGradient;
    value = nextValue;
    if (settled) break;
  }
  return value;
}
