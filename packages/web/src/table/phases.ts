import type { Ruleset } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';

/** A phase of the turn: its steps, and the step it is called after. */
export interface Phase {
  number: number;
  steps: readonly string[];
  named: string;
}

/** What goes before the thing itself, unless it is a phase alone. */
const PRELUDES: ReadonlySet<string> = new Set(['calamitySelection']);

export function phasesOf({ turn, phaseEnds }: Pick<Ruleset, 'turn' | 'phaseEnds'>): Phase[] {
  const seen = new Set<string>();
  return phaseEnds.map((end, i) => {
    const steps = turn.slice(phaseEnds[i - 1] ?? 0, end);
    // A phase that begins like an earlier one goes by its last step.
    const first = steps.find((step) => !PRELUDES.has(step)) ?? steps[0]!;
    const named = seen.has(first) ? steps.at(-1)! : first;
    for (const step of steps) seen.add(step);
    return { number: i + 1, steps, named };
  });
}

/**
 * Which phase a turn has come to. Steps such as conflict come twice a turn, so the way there counts: each step seen
 * is the next one of that name.
 */
export function phaseReached(
  phases: readonly Phase[],
  seen: readonly string[],
  current: string,
): Phase | undefined {
  const order = phases.flatMap((phase) => phase.steps.map((step) => ({ phase, step })));
  let at = 0;
  for (const step of [...seen, current]) {
    const next = order.findIndex((o, i) => i >= at && o.step === step);
    if (next >= 0) at = next;
  }
  return order[at]?.step === current ? order[at]!.phase : phases.find((p) => p.steps.includes(current));
}

/** The steps of a turn that something happened in, in order and without repeats. */
export function stepsSeen(log: readonly LoggedEvent[], turn: number): string[] {
  const steps: string[] = [];
  for (let i = log.length - 1; i >= 0 && log[i]!.turn === turn; i--)
    if (steps[0] !== log[i]!.phase) steps.unshift(log[i]!.phase);
  return steps;
}
