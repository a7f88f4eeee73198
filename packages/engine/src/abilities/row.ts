import type { Cite } from '../events.ts';
import { checkParts, checkWith, type With } from '../ruleset/terms.ts';
import type { Effect } from '../ruleset/types.ts';
import type { AdvanceId } from '../state.ts';
import type { Ability, AbilityTerms } from './ability.ts';

type AbilityEffect = Extract<Effect, { effect: 'ability' }>;

type Row<T extends AbilityTerms> = Pick<AbilityEffect, 'cite' | 'when' | 'holdersToo'> & {
  with: With<T>;
  cites: Readonly<Record<T['cites'][number], Cite | null>>;
};

/** The effect of an advance that lets its holder use a special ability, with what that asks for. */
export function ability<P, const T extends AbilityTerms>(
  { id: run }: Ability<P, T>,
  of: Row<T>,
): AbilityEffect {
  return { effect: 'ability', run, ...of };
}

export function checkAbility(
  advance: AdvanceId,
  e: AbilityEffect,
  { with: params, cites }: AbilityTerms,
): void {
  if (typeof e.holdersToo !== 'boolean') throw new Error(`${advance}: holdersToo is missing`);
  if (!e.when) throw new Error(`${advance}: when is missing`);
  checkWith(advance, params, e.with);
  checkParts(advance, cites, e.cites);
}
