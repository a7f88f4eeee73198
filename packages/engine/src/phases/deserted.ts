import { nations, unitPoints } from '../board/queries.ts';
import type { Position } from '../position.ts';
import { abilities } from '../ruleset/effects.ts';
import type { NationId } from '../state.ts';

/** Whether an ability can still bring `who` back to the board. */
function revivable(p: Position, who: NationId): boolean {
  return abilities(p, who).some((held) => p.rules.ability(held.effect.run).revives?.(p, { who, ...held }));
}

/** Nobody has a unit left, and nobody can have one again: where the book has no use for that, the game is over. */
export function deserted(p: Position): boolean {
  if (p.rules.variants.deserted === 'goesOn') return false;
  return nations(p).every((who) => unitPoints(p, who) === 0 && !revivable(p, who));
}
