import type { AdvanceId } from '@ochre/engine';
import { forSale } from '@ochre/engine/query';
import type { Session } from '../../session/session.ts';

/** What an advance takes off the prices of others, by what its card says; credits that are chosen come on top. */
export function cheaperBy(session: Session, id: AdvanceId): { others: number; points: number } {
  const sight = session.sight();
  const { viewer: who, rules, config, open } = sight;
  const mine = open.nations[who]!;
  const credits = { ...mine.credits };
  for (const [group, n] of Object.entries(rules.advance(id).credits))
    credits[group] = (credits[group] ?? 0) + n;
  const holding = { ...mine, advances: [...mine.advances, id], credits };
  const then = { rules, config, open: { ...open, nations: { ...open.nations, [who]: holding } } };
  const { price } = rules.policies;
  const off = forSale(sight, who)
    .filter((other) => other !== id)
    .map((other) => price(sight, who, other) - price(then, who, other))
    .filter((n) => n > 0);
  return { others: off.length, points: Math.max(0, ...off) };
}
