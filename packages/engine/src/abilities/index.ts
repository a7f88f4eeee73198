import type { Play } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import { abilities as held } from '../ruleset/effects.ts';
import type { AdvanceId, NationId } from '../state.ts';
import { sightOf } from '../view/sight.ts';
import type { Ability, Use } from './ability.ts';
import { annexArea } from './annexArea.ts';
import { annexAreas } from './annexAreas.ts';
import { annexBarbarians } from './annexBarbarians.ts';
import { convertBarbarians } from './convertBarbarians.ts';
import { convertUnits } from './convertUnits.ts';
import { demandCard } from './demandCard.ts';
import { destroyArea } from './destroyArea.ts';
import { gainOrBuyArea } from './gainOrBuyArea.ts';
import { levyCards } from './levyCards.ts';
import { relocateTokens } from './relocateTokens.ts';
import { sellCards } from './sellCards.ts';
import { settleAfar } from './settleAfar.ts';
import { settleArea } from './settleArea.ts';

const registry = {
  relocateTokens,
  destroyArea,
  annexArea,
  gainOrBuyArea,
  levyCards,
  sellCards,
  annexBarbarians,
  convertUnits,
  demandCard,
  settleArea,
  settleAfar,
  annexAreas,
  convertBarbarians,
} as unknown as Readonly<Record<string, Ability>>;

export const allAbilities: readonly Ability[] = Object.values(registry);

/** The procedure behind `run` in an ability's row. */
export function abilityOf(run: string): Ability {
  const ability = registry[run];
  if (!ability) throw new Error(`no ability ${run}`);
  return ability;
}

export function useOf(p: Position, who: NationId, advance: AdvanceId): Use | undefined {
  const found = held(p, who).find((a) => a.advance === advance);
  return found && { who, ...found };
}

/** Abilities of `who` for this moment of the turn that can do something as the board stands. */
export function usable(play: Play, who: NationId, used: readonly AdvanceId[], when?: string): AdvanceId[] {
  const left = held(play, who).filter((a) => !used.includes(a.advance) && a.effect['when'] === when);
  if (left.length === 0) return [];
  const table = sightOf(play, who);
  return left.filter((a) => abilityOf(a.effect.run).usable(table, { who, ...a })).map((a) => a.advance);
}
