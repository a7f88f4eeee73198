import type { Answer, DecisionOf, Kind, NationId, Rng, Sight } from '@ochre/engine';
import { answers } from './answers/index.ts';
import type { Brain, Reason } from './brain.ts';
import { builder } from './builder/builder.ts';
import { Context } from './evaluation/context.ts';
import type { Skill, Temper } from './evaluation/temper.ts';
import type { ReasonCode } from './reasons.ts';
import type { Recall } from './recall.ts';
import { tunedFor } from './tuning/tuned.ts';

/** An answer, and why. */
export interface Advice<K extends Kind> {
  answer: Answer<K>;
  reasons: Reason[];
}

/** A brain that weighs what it does, and can say why. */
export interface Thinker extends Brain {
  think<K extends Kind>(
    sight: Sight,
    decision: DecisionOf<K>,
    rng: Rng,
    recall?: Recall,
    people?: readonly NationId[],
  ): Advice<K>;
}

export type Answers = { [K in Kind]?: (context: Context, decision: DecisionOf<K>) => Answer<K> | undefined };

/** Why the cautious answer is the considered one, by kind. */
const CAUTIOUS: Partial<Record<Kind, ReasonCode>> = { fileOrders: 'ordersInTime', revealCards: 'keepSecret' };

const usual = (kind: Kind): Reason => ({ code: CAUTIOUS[kind] ?? 'usual', params: {} });

/** An answer of this skill and temper; where it finds none that holds, the cautious one of the rules. */
export function thinker(id: string, skill: Skill, temper: Temper): Thinker {
  const think: Thinker['think'] = (sight, decision, rng, recall, people) => {
    const tuned = tunedFor(skill, sight.rules.ruleset.id);
    const context = new Context(sight, decision, rng, tuned, temper, recall, people);
    const found = answers[decision.kind]?.(context, decision);
    if (found !== undefined && context.holds(found))
      return {
        answer: found,
        reasons: context.reasons.length > 0 ? context.reasons : [usual(decision.kind)],
      };
    const plain = builder.choose(sight, decision, rng);
    const spec = sight.rules.spec(decision.kind);
    return {
      answer: context.holds(plain) ? plain : spec.fallback(sight, decision),
      reasons: [usual(decision.kind)],
    };
  };
  return { id, think, choose: (...asked) => think(...asked).answer };
}
