import type { Ability } from '../abilities/ability.ts';
import { useOf } from '../abilities/use.ts';
import type { DecisionSpec } from '../decisions.ts';
import { pick } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import { either, literal, object, text } from '../shape.ts';

/** One of the abilities left, with what it needs, or no more this turn. */
export const useAbility = (abilities: readonly Ability[]): DecisionSpec<'useAbility'> => ({
  shape: either(
    object({ pass: literal(true) }),
    object({ use: text(), with: either(...abilities.map((a) => a.shape)) }),
  ),
  check(sight, d, answer) {
    if ('pass' in answer) return undefined;
    const use = d.ask.abilities.includes(answer.use) ? useOf(sight, d.owner, answer.use) : undefined;
    if (!use) return refuse('noAbility', {}, sight.rules.cite('abilityOnce'));
    const ability = sight.rules.ability(use.effect.run);
    if (!ability.shape.test(answer.with)) return refuse('malformedUse', {}, use.effect.cite);
    return ability.check(sight, use, answer.with);
  },
  choices: (sight, d) => ({
    pass: true,
    abilities: d.ask.abilities.map((advance) => {
      const use = useOf(sight, d.owner, advance)!;
      return { use: advance, with: sight.rules.ability(use.effect.run).choices(sight, use) };
    }),
  }),
  sample(sight, d, rng) {
    if (rng.int(4) === 0) return { pass: true };
    const use = useOf(sight, d.owner, pick(rng, d.ask.abilities))!;
    const params = sight.rules.ability(use.effect.run).sample(sight, use, rng);
    return params ? { use: use.advance, with: params } : { pass: true };
  },
  fallback: () => ({ pass: true }),
});
