import { quick } from '@ochre/engine';

export type Interval = [low: number, high: number];

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959964;

/** Wilson's interval of a share seen in `n` trials; `n` need not be whole. */
export function wilson(share: number, n: number): Interval {
  if (n <= 0) return [0, 1];
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const width = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return [Math.max(0, middle - width), Math.min(1, middle + width)];
}

export const sum = (values: readonly number[]): number => values.reduce((total, n) => total + n, 0);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** The value below which that part of all lies, with a straight line between neighbours. */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const low = Math.floor(at);
  const next = sorted[Math.min(low + 1, sorted.length - 1)]!;
  return sorted[low]! + (next - sorted[low]!) * (at - low);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * How many independent games a series is worth whose games come in groups (of one deal): all of them, or fewer where
 * games of a group end alike more often than chance would have it.
 */
export function independent(groups: readonly (readonly number[])[]): number {
  const all = groups.flat();
  const share = mean(all);
  const spread = share * (1 - share);
  const squares = groups.map((group) => sum(group.map((won) => won - share)) ** 2);
  const variance = sum(squares);
  return spread === 0 || variance === 0
    ? all.length
    : Math.min(all.length, (all.length ** 2 * spread) / variance);
}

/**
 * Strengths by which `wins[a][b]`, the times a came before b, are likeliest (Bradley and Terry), as logarithms with mean
 * nought. Everybody has drawn once with everybody besides, so that who never lost is not infinitely strong.
 */
export function bradleyTerry(wins: readonly (readonly number[])[]): number[] {
  const n = wins.length;
  const seen = wins.map((row, a) => row.map((won, b) => (a === b ? 0 : won + 0.5)));
  let strength = new Array<number>(n).fill(1);
  for (let round = 0; round < 10_000; round++) {
    const next = strength.map((own, a) => {
      const met = seen.map((row, b) => (a === b ? 0 : (seen[a]![b]! + row[a]!) / (own + strength[b]!)));
      return sum(seen[a]!) / sum(met);
    });
    const scale = Math.exp(mean(next.map(Math.log)));
    const scaled = next.map((value) => value / scale);
    const change = Math.max(...scaled.map((value, a) => Math.abs(Math.log(value / strength[a]!))));
    strength = scaled;
    if (change < 1e-10) break;
  }
  return strength.map(Math.log);
}

/** What lies in the middle 95 % of `measure` over series drawn from these groups with repeats, number by number. */
export function bootstrap<T>(
  groups: readonly T[],
  measure: (drawn: readonly T[]) => number[],
  rounds = 400,
): Interval[] {
  const rng = quick(1);
  const seen = Array.from({ length: rounds }, () =>
    measure(groups.map(() => groups[rng.int(groups.length)]!)),
  );
  return (seen[0] ?? []).map((_, i) => {
    const values = seen.map((row) => row[i]!);
    return [quantile(values, 0.025), quantile(values, 0.975)];
  });
}

/** With so many digits after the point. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
