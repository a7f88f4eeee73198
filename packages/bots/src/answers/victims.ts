import type { DecisionOf, Json, NationId } from '@ochre/engine';
import { nation } from '@ochre/engine/board/queries.ts';
import type { Mind } from '../mind/mind.ts';
import { perilOf } from '../mind/perils.ts';
import { rivalry } from '../mind/track.ts';

/** How much a hit on a nation is worth: those in front first, those who feel it before those who are protected. */
function worthOf(mind: Mind, purpose: string, who: NationId): number {
  const { sight } = mind;
  const calamity = sight.rules.ruleset.calamities.find((c) => c.id === purpose);
  const hurt = calamity ? perilOf(sight, who, calamity) : 20 + 5 * nation(sight, who).cities.length;
  return rivalry(sight, mind.who, who) * hurt;
}

function ranked(mind: Mind, purpose: string, among: readonly NationId[]): NationId[] {
  const worth = new Map(among.map((who) => [who, worthOf(mind, purpose, who)]));
  return [...among].sort((a, b) => worth.get(b)! - worth.get(a)!);
}

export function chooseNations(mind: Mind, { ask }: DecisionOf<'chooseNations'>): Json {
  const named = ranked(mind, ask.purpose, ask.among).slice(0, ask.count);
  for (const nation of named) mind.say('hitLeader', { nation });
  return named;
}

/** All that may be ordered, those in front first. */
export function orderLosses(mind: Mind, { ask }: DecisionOf<'orderLosses'>): Json {
  const orders: Record<NationId, number> = {};
  let left = ask.total;
  for (const who of ranked(mind, ask.purpose, Object.keys(ask.most).sort())) {
    const n = Math.min(left, ask.most[who]!);
    if (n > 0) orders[who] = n;
    left -= n;
  }
  const [nation] = Object.keys(orders);
  if (nation !== undefined) mind.say('hitLeader', { nation });
  return orders;
}
