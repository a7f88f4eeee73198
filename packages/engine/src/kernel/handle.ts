import type { Answer, DecisionOf, Kind } from '../decisions.ts';
import type { Frame } from '../state.ts';
import type { Play } from './play.ts';

/** Hands an answer to the step that asked for it. */
export function handle<K extends Kind>(play: Play, decision: DecisionOf<K>, answer: Answer<K>): void {
  const frame = play.state.frames[decision.frame]!;
  const step = play.rules.step(frame.step);
  const handler = step.on?.[decision.kind];
  if (!handler) throw new Error(`${step.id} does not take ${decision.kind}`);
  handler(play, frame as Frame<never>, decision.owner, answer, decision);
}
