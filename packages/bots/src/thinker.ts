import type { Answer, DecisionOf, Kind, Rng, Sight } from '@ochre/engine';
import { answers } from './answers/index.ts';
import type { Brain, Reason } from './brain.ts';
import { builder } from './builder/builder.ts';
import { Mind } from './mind/mind.ts';
import type { Skill, Temper } from './mind/temper.ts';
import type { ReasonCode } from './reasons.ts';
import type { Recall } from './recall.ts';

/** An answer, and why. */
export interface Advice<K extends Kind> {
  answer: Answer<K>;
  reasons: Reason[];
}

/** A brain that weighs what it does, and can say why. */
export interface Thinker extends Brain {
  think<K extends Kind>(sight: Sight, decision: DecisionOf<K>, rng: Rng, recall?: Recall): Advice<K>;
}

export type Answers = { [K in Kind]?: (mind: Mind, decision: DecisionOf<K>) => Answer<K> | undefined };

/** Why the cautious answer is the considered one, by kind. */
const CAUTIOUS: Partial<Record<Kind, ReasonCode>> = { fileOrders: 'ordersInTime', revealCards: 'keepSecret' };

const usual = (kind: Kind): Reason => ({ code: CAUTIOUS[kind] ?? 'usual', params: {} });

/** An answer of this skill and temper; where it finds none that holds, the cautious one of the rules. */
export function thinker(id: string, skill: Skill, temper: Temper): Thinker {
  const think: Thinker['think'] = (sight, decision, rng, recall) => {
    const mind = new Mind(sight, decision, rng, skill, temper, recall);
    const found = answers[decision.kind]?.(mind, decision);
    if (found !== undefined && mind.holds(found))
      return { answer: found, reasons: mind.reasons.length > 0 ? mind.reasons : [usual(decision.kind)] };
    const plain = builder.choose(sight, decision, rng);
    const spec = sight.rules.spec(decision.kind);
    return {
      answer: mind.holds(plain) ? plain : spec.fallback(sight, decision),
      reasons: [usual(decision.kind)],
    };
  };
  return { id, think, choose: (...asked) => think(...asked).answer };
}
