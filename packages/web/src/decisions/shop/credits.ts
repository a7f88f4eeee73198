import type { AdvanceId } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import type { Till } from './till.ts';

/** What an advance takes off the price of others from next turn on. */
export function creditsGiven(till: Till, id: AdvanceId): string {
  const say = text.value.decisions.shop;
  const { rules } = till.session;
  const { credits, creditTo } = rules.advance(id);
  const parts = Object.entries(credits).map(([g, n]) => `+${n} ${say.group[g] ?? g}`);
  const held = nation(till.session.sight(), till.decision.owner).advances;
  if (creditTo && !held.includes(creditTo.advance))
    parts.push(`${rules.advance(creditTo.advance).name} −${creditTo.points}`);
  return parts.join(', ');
}
