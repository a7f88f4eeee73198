import type { AdvanceId, Answer, DecisionOf } from '@ochre/engine';
import { type Benefit, nation, useOf } from '@ochre/engine/query';
import { goodsIdeas } from '../abilities/goods.ts';
import type { Choices, Idea, Ideas } from '../abilities/idea.ts';
import { landIdeas } from '../abilities/land.ts';
import type { Context } from '../evaluation/context.ts';

/** Ideas for all that abilities may bring. */
const ideasFor: Readonly<Record<Benefit, Ideas>> = { ...landIdeas, ...goodsIdeas };

/** The use that brings most, ability after ability, until none brings anything. */
export function useAbility(context: Context, { ask, owner }: DecisionOf<'useAbility'>): Answer<'useAbility'> {
  let best: { use: AdvanceId; idea: Idea } | undefined;
  for (const advance of ask.abilities) {
    const use = useOf(context.sight, owner, advance);
    if (!use) continue;
    const ability = context.sight.rules.ability(use.effect.run);
    const ideas = ideasFor[ability.brings](context, use, ability.choices(context.sight, use) as Choices);
    for (const idea of ideas)
      if (idea.worth > (best?.idea.worth ?? 0) && !ability.check(context.sight, use, idea.params))
        best = { use: advance, idea };
  }
  if (!best || nation(context.sight, owner).left) {
    context.say('noUse');
    return { pass: true };
  }
  context.say('useAbility', { advance: best.use, gain: Math.max(1, Math.round(best.idea.worth)) });
  return { use: best.use, with: best.idea.params };
}
