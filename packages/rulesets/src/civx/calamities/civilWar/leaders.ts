import type { Calamity, NationId, Position } from '@ochre/engine';
import { number, tooFar } from '@ochre/engine/calamities';
import { advancePoints, nation, nations, stockPoints, unitPoints } from '@ochre/engine/query';
import type { Play } from '@ochre/engine/ruleset';

export const eliminated = (p: Position, who: NationId): boolean => unitPoints(p, who) === 0;

/** Those not too far ahead in advances, and not too far away; who has nothing on the board is near to all. */
export function eligible(play: Play, calamity: Calamity, victim: NationId): NationId[] {
  const share = number(calamity, 'share');
  const most = Math.floor((advancePoints(play, victim) * share) / 100) + number(calamity, 'buffer');
  return nations(play).filter(
    (who) => who !== victim && advancePoints(play, who) <= most && !tooFar(play, calamity, victim, who),
  );
}

/** Who has most in stock, those without units on the board before all others; nobody where the victim has as much. */
export function richest(play: Play, among: readonly NationId[], victim: NationId): NationId[] {
  const measure = (who: NationId): number => (eliminated(play, who) ? Infinity : stockPoints(play, who));
  const most = Math.max(...among.map(measure), 0);
  if (among.length === 0 || stockPoints(play, victim) >= most) return [];
  return among.filter((who) => measure(who) === most);
}

/** Pieces of its own for at least one of these units. */
export function replaces(play: Play, who: NationId, tokens: number, cities: number): boolean {
  const { stock } = nation(play, who);
  return (stock.tokens > 0 && tokens > 0) || (stock.cities > 0 && cities > 0);
}
