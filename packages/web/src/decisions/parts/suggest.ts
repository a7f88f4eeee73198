import { type Answer, type DecisionOf, type Kind, quick } from '@ochre/engine';
import type { Session } from '../../session/session.ts';
import { thinksAlong } from './adviser.ts';

/** Kinds in which the engine's own proposal is to do nothing, and a bot has a better idea. */
const PLAYED: ReadonlySet<Kind> = new Set(['move', 'construct', 'purchase', 'trade', 'buyCard', 'taxRate']);

/** A sensible legal answer to put into the draft: a bot's where it plans, the engine's otherwise. */
export async function suggest<K extends Kind>(session: Session, decision: DecisionOf<K>): Promise<Answer<K>> {
  const fallback = session.suggestion(decision);
  if (!PLAYED.has(decision.kind) || !thinksAlong(session)) return fallback;
  const { brains } = await import('@ochre/bots');
  const idea = brains['steady']?.choose(session.sight(), decision, quick(session.view.peek().open.turn));
  return idea !== undefined && !session.check(decision, idea) ? idea : fallback;
}
