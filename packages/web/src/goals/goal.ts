import { type Signal, signal } from '@preact/signals';
import { thinksAlong } from '../decisions/parts/adviser.ts';
import type { Session } from '../session/session.ts';
import { goalWanted } from '../settings/settings.ts';
import { lazily } from '../ui/lazily.tsx';

/** Whether this person leads a nation, and may have and wants the line with its next goal. */
export function aimed(session: Session): boolean {
  const { viewer, open } = session.view.value;
  const leads = session.goal !== undefined && open.nations[viewer] !== undefined;
  return leads && goalWanted.value && thinksAlong(session);
}

/** The goal as it was last shown, to be read aloud once: panels come and go, what they say may stay the same. */
export const saidGoal: Signal<string> = signal('');

export const GoalLine = lazily(async () => (await import('./GoalLine.tsx')).GoalLine);
