import type { GameEvent, Json } from '@ochre/engine';
import { partial, type Started, unmet } from '@ochre/positions';
import type { Condition } from './lesson.ts';

/** What a condition is about: the table, what happened since the step began, and the answer that was given. */
export interface Judged {
  now: Pick<Started, 'game' | 'state'>;
  events: readonly GameEvent[];
  answer: Json;
}

/** What of the condition does not hold, a line each. */
export function failing(condition: Condition, judged: Judged): string[] {
  const { any, not, answer, ...claims } = condition;
  const problems = unmet(claims, judged.now, judged.events);
  if (answer !== undefined) problems.push(...partial('answer', answer, judged.answer));
  if (any && !any.some((one) => holds(one, judged))) problems.push('any: none of them holds');
  if (not && holds(not, judged)) problems.push('not: it does hold');
  return problems;
}

export const holds = (condition: Condition, judged: Judged): boolean =>
  failing(condition, judged).length === 0;
