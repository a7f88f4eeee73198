import type { Advice } from '@ochre/bots';
import type { Goal } from '@ochre/bots/goals';
import type { Answer, DecisionOf, Kind } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings/settings.ts';
import { draftOf } from './drafts.ts';

/** `about`: what was asked with what had been drafted, where the advice goes on from that. */
export type AdviceState<K extends Kind> =
  | { is: 'shut' }
  | { is: 'thinking' }
  | ({ is: 'none'; about?: string } & NoAdvice)
  | { is: 'there'; advice: Advice<K>; goals?: Goal[]; about?: string };

/** Why there is nothing to say: what is drafted will do, for so many tokens nothing can be done, or these offers wait for answers. */
export interface NoAdvice {
  enough?: true;
  lost?: number;
  waits?: readonly string[];
  /** All whom these ask have answered. */
  refused?: boolean;
}

export const adviceOf = <K extends Kind>(session: Session, decision: DecisionOf<K>): Signal<AdviceState<K>> =>
  draftOf(session, decision, 'advice', (): AdviceState<K> => ({ is: 'shut' }));

/** Whether bots may think for people at this table. */
export const thinksAlong = (session: Session): boolean => session.company?.table.value.adviser !== false;

/** Whether this person may and wants to be advised here. */
export const advised = (session: Session): boolean =>
  session.advise !== undefined && settings.adviser.value.value === 'on' && thinksAlong(session);

/** What the goal in sight would have answered to which decision. */
export const goalStep: Signal<{ decision: string; answer: unknown } | undefined> = signal(undefined);

/** The offer that I am told to take: by the adviser, or by the next goal. */
export function advisedOffer(session: Session, decision: DecisionOf<'trade'>): string | undefined {
  const { value: advice } = adviceOf(session, decision);
  const { value: step } = goalStep;
  const told =
    advice.is === 'there'
      ? advice.advice.answer
      : step?.decision === decision.id
        ? (step.answer as Answer<'trade'>)
        : undefined;
  return told?.do === 'accept' ? told.offer : undefined;
}
