import type { Decision } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import type { Advice } from '../../session/messages.ts';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings/settings.ts';
import { draftOf } from './drafts.ts';

export type AdviceState =
  | { is: 'shut' }
  | { is: 'thinking' }
  | { is: 'none' }
  | { is: 'there'; advice: Advice };

export const adviceOf = (session: Session, decision: Decision): Signal<AdviceState> =>
  draftOf(session, decision, 'advice', (): AdviceState => ({ is: 'shut' }));

/** Whether bots may think for people at this table. */
export const thinksAlong = (session: Session): boolean => session.company?.table.value.adviser !== false;

/** Whether this person may and wants to be advised here. */
export const advised = (session: Session): boolean =>
  session.advise !== undefined && settings.adviser.value.value === 'on' && thinksAlong(session);
