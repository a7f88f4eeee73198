import type { Decision, DecisionOf, Kind } from '../decisions.ts';
import type { Frame, Json } from '../state.ts';
import type { Play } from './play.ts';

/** Hands an answer to the step that asked for it. */
export function handle(play: Play, decision: Decision, value: Json): void {
  const frame = play.state.frames[decision.frame]!;
  const step = play.rules.step(frame.step);
  const handler = step.on?.[decision.kind];
  if (!handler) throw new Error(`${step.id} does not take ${decision.kind}`);
  (handler as (p: Play, f: Frame<never>, by: string, a: Json, d: DecisionOf<Kind>) => void)(
    play,
    frame as Frame<never>,
    decision.owner,
    value,
    decision as DecisionOf<Kind>,
  );
}
