/** How a measurement came out over all its samples. */
export interface Spread {
  p50: number;
  p95: number;
  p99: number;
  worst: number;
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  if (sorted.length === 0) throw new Error('nothing was measured');
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

export const round = (n: number, digits = 2): number => Number(n.toFixed(digits));
