import type { Play } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import { abilities as held } from '../ruleset/effects.ts';
import type { AdvanceId, NationId } from '../state.ts';
import { sightOf } from '../view/sight.ts';
import type { Use } from './ability.ts';

export function useOf(p: Position, who: NationId, advance: AdvanceId): Use | undefined {
  const found = held(p, who).find((a) => a.advance === advance);
  return found && { who, ...found };
}

/** Abilities of `who` for this step of the turn that can do something as the board stands. */
export function usable(play: Play, who: NationId, used: readonly AdvanceId[], step: string): AdvanceId[] {
  const left = held(play, who).filter((a) => !used.includes(a.advance) && a.effect.when === step);
  if (left.length === 0) return [];
  const table = sightOf(play, who);
  return left
    .filter((a) => play.rules.ability(a.effect.run).usable(table, { who, ...a }))
    .map((a) => a.advance);
}
