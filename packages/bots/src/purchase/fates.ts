import { quick } from '@ochre/engine';

/** How rich the turns to come may be against what is expected: one case each, and how much single turns differ. */
const CASES = [0.7, 0.95, 1.05, 1.3];
const SWING = 0.3;
/** Turns played through at most. */
export const FURTHEST = 26;

/** What happens in one case, turn by turn: income against expectation, and strokes of fate from nothing to one. */
export interface Fate {
  income: number[];
  stroke: number[];
}

/** The same for every plan, so that plans differ by what is bought alone. */
export const FATES: readonly Fate[] = (() => {
  const rng = quick(20);
  const roll = (): number => rng.int(1000) / 1000;
  return CASES.map((mean) => ({
    income: Array.from({ length: FURTHEST }, () => mean * (1 - SWING + 2 * SWING * roll())),
    stroke: Array.from({ length: FURTHEST }, roll),
  }));
})();

/** How likely a turn ends with fewer cities than the track asks for, by how many there are above that, or below. */
const RISKS = [0.3, 0.15, 0.08, 0.04];
const SHORT = [0.5, 0.7];

export const riskOf = (spare: number): number =>
  spare < 0 ? SHORT[Math.min(SHORT.length, -spare) - 1]! : RISKS[Math.min(RISKS.length - 1, spare)]!;
