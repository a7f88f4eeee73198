import { prospectsOf, type Weights } from '@ochre/bots/value';
import { type Calibration, calibration, type Judge } from './calibration.ts';
import type { Sample } from './samples.ts';

/** Turns after which it is told how well chances fit. */
const AFTER = [4, 8, 12];

/** Chances by the learnt network. */
export const byNetwork =
  (weights: Weights): Judge =>
  ({ rows }) =>
    prospectsOf(
      weights,
      rows.map((row) => Int32Array.from(row)),
    ).map(({ win }) => win);

/** Chances by the hand-set terms: what sets standings apart against what may still happen. */
export const byStanding =
  (unsure: number): Judge =>
  ({ standings, left }) => {
    const top = Math.max(...standings);
    const parts = standings.map((n) => Math.exp((n - top) / (unsure * (1 + left))));
    const all = parts.reduce((sum, n) => sum + n, 0);
    return parts.map((n) => n / all);
  };

/** How uncertain the hand-set terms are best taken to be. */
export function bestUnsure(samples: readonly Sample[]): number {
  let best = { unsure: 60, loss: Infinity };
  for (let unsure = 5; unsure < 200; unsure *= 1.25) {
    const { loss } = calibration(samples, byStanding(unsure));
    if (loss < best.loss) best = { unsure, loss };
  }
  return best.unsure;
}

/** For all held-out moments, and for those at the ends of some turns: how well the chances of a judge fit. */
export function judged(held: readonly Sample[], judge: Judge): Record<string, Calibration> {
  const ends = AFTER.map((turn): [string, Calibration] => [
    `after turn ${turn}`,
    calibration(
      held.filter((s) => s.first && s.turn === turn + 1),
      judge,
    ),
  ]);
  return { 'all moments': calibration(held, judge), ...Object.fromEntries(ends) };
}

/** How far off the points in the end are, in the mean. */
export function pointsOff(held: readonly Sample[], weights: Weights): number {
  let off = 0;
  let n = 0;
  for (const { rows, points } of held) {
    const told = prospectsOf(
      weights,
      rows.map((row) => Int32Array.from(row)),
    );
    for (const [i, one] of told.entries()) off += Math.abs(one.points - points[i]!);
    n += rows.length;
  }
  return off / Math.max(1, n);
}

const line = (name: string, { moments, error, byChance, loss }: Calibration): string =>
  `  ${name.padEnd(14)} ${String(moments).padStart(6)} moments  error ${error.toFixed(3)} (chance alone ${byChance.toFixed(3)})  loss ${loss.toFixed(3)}`;

/** The figures of some judges, in words. */
export function textOf(judges: Readonly<Record<string, Record<string, Calibration>>>): string {
  return Object.entries(judges)
    .flatMap(([name, all]) => [name, ...Object.entries(all).map(([when, found]) => line(when, found))])
    .join('\n');
}
