import type { AdvanceId, Answer, DecisionOf } from '@ochre/engine';
import { useOf } from '@ochre/engine/abilities/use.ts';
import { nation } from '@ochre/engine/board/queries.ts';
import { goodsIdeas } from '../abilities/goods.ts';
import type { Choices, Idea, Ideas } from '../abilities/idea.ts';
import { landIdeas } from '../abilities/land.ts';
import type { Mind } from '../mind/mind.ts';

/** Ideas for each procedure of the engine. */
export const ideasFor: Readonly<Record<string, Ideas>> = { ...landIdeas, ...goodsIdeas };

/** The use that brings most, ability after ability, until none brings anything. */
export function useAbility(mind: Mind, { ask, owner }: DecisionOf<'useAbility'>): Answer<'useAbility'> {
  let best: { use: AdvanceId; idea: Idea } | undefined;
  for (const advance of ask.abilities) {
    const use = useOf(mind.sight, owner, advance);
    if (!use) continue;
    const ability = mind.sight.rules.ability(use.effect.run);
    const ideas = ideasFor[use.effect.run]?.(mind, use, ability.choices(mind.sight, use) as Choices) ?? [];
    for (const idea of ideas)
      if (idea.worth > (best?.idea.worth ?? 0) && !ability.check(mind.sight, use, idea.params))
        best = { use: advance, idea };
  }
  if (!best || nation(mind.sight, owner).left) {
    mind.say('noUse');
    return { pass: true };
  }
  mind.say('useAbility', { advance: best.use, gain: Math.max(1, Math.round(best.idea.worth)) });
  return { use: best.use, with: best.idea.params };
}
