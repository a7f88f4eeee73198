import { quick, type Rng } from '@ochre/engine';
import { mean } from '../lab/statistics.ts';
import type { Sample } from './samples.ts';

/** Says of each row of a sample how likely it wins. */
export type Judge = (sample: Sample) => number[];

/** Bins that chances are put into, by tenths. */
const BINS = 10;
/** How often outcomes are drawn by the chances themselves. */
const DRAWS = 40;

export interface Calibration {
  moments: number;
  /** The mean difference between what was said and what came, over bins of what was said. */
  error: number;
  /** The same where outcomes are drawn by what was said: what chance alone makes of so few games. */
  byChance: number;
  /** How surprising winners were: the mean of minus the logarithm of what they were given. */
  loss: number;
}

function errorOf(said: readonly (readonly number[])[], winners: readonly number[]): number {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, came: 0 }));
  let all = 0;
  for (const [s, chances] of said.entries())
    for (const [i, chance] of chances.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
      bin.said += chance;
      bin.came += Number(i === winners[s]);
      all++;
    }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.said - bin.came), 0) / Math.max(1, all);
}

/** One of several, each as likely as it is said to be. */
export function drawn(rng: Rng, chances: readonly number[]): number {
  const at = rng.int(1_000_000) / 1_000_000;
  let below = 0;
  for (const [i, chance] of chances.entries()) {
    below += chance;
    if (at < below) return i;
  }
  return chances.length - 1;
}

/** How well chances fit what came. */
export function calibration(samples: readonly Sample[], judge: Judge): Calibration {
  const said = samples.map(judge);
  const winners = samples.map(({ winner }) => winner);
  const rng = quick(1);
  const error = errorOf(said, winners);
  let byChance = 0;
  for (let i = 0; i < DRAWS; i++)
    byChance +=
      errorOf(
        said,
        said.map((chances) => drawn(rng, chances)),
      ) / DRAWS;
  const loss = mean(said.map((chances, s) => -Math.log(Math.max(1e-6, chances[winners[s]!]!))));
  return { moments: samples.length, error, byChance, loss };
}
