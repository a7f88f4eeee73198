import { damageOf } from '../board/damage.ts';
import { nations, unitPoints } from '../board/queries.ts';
import { about } from '../decisions/purposes.ts';
import type { Answer, Ask, KeptOut } from '../decisions.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { NationId } from '../state.ts';
import { cap, ceiling, citePart, modified } from './common.ts';
import { sparingOne, unitsWithin } from './damage.ts';

// What the primary victim of a calamity has others lose.

type Bounds = Pick<Ask<'orderLosses'>, 'most' | 'capped' | 'barred' | 'why'>;

/** What may be ordered before advances lessen it, but for what they keep away in any case where the row says so. */
function mostOrdered(p: Position, who: NationId, calamity: Calamity): number {
  const { each, capped } = calamity.orders!;
  return capped ? Math.min(each, cap(p, who, calamity, 'secondary')) : each;
}

/**
 * What each of those can be ordered to lose: no more than they have, nor than their advances allow; and why not, with a
 * word for those who have nothing.
 */
export function orderable(
  p: Position,
  calamity: Calamity,
  among: readonly NationId[],
  has: (who: NationId) => number,
  lacks: KeptOut,
): Required<Bounds> {
  const { each, full } = calamity.orders!;
  const bounds: Required<Bounds> = { most: {}, capped: {}, barred: {}, why: {} };
  for (const who of among) {
    const allowed = full ? mostOrdered(p, who, calamity) : modified(p, who, calamity, each, 'secondary');
    const own = has(who);
    const n = Math.min(own, allowed);
    const cap = allowed < own ? ceiling(p, who, calamity, 'secondary', allowed) : undefined;
    if (n > 0) bounds.most[who] = n;
    if (n > 0 && cap) bounds.capped[who] = cap;
    if (n > 0) continue;
    const stays = own === 0 && lacks === 'oneStays';
    bounds.barred[who] = cap ?? (stays ? p.rules.cite('oneStays') : citePart(calamity, 'others'));
    bounds.why[who] = own === 0 ? lacks : 'advances';
  }
  return bounds;
}

/** Unit points of `who` that the calamity can take. */
export function losable(p: Position, calamity: Calamity, who: NationId): number {
  if (!calamity.with['oneStays']) return unitPoints(p, who);
  const ask = { purpose: about(calamity.id), points: Infinity, ...sparingOne(unitsWithin(p, who)) };
  return damageOf(p, who, ask).sum;
}

/** The smallest order that takes all `n` that `who` has: what its own advances take off comes on top. */
export function bearable(p: Position, calamity: Calamity, who: NationId, n: number): number {
  const { each, full } = calamity.orders!;
  let order = n;
  if (full && n > 0) while (order < each && modified(p, who, calamity, order, 'secondary') < n) order++;
  return order;
}

/** All that must be ordered, where that leaves no choice. */
export function forcedOrders(
  calamity: Calamity,
  most: Record<NationId, number>,
): Record<NationId, number> | undefined {
  const { total, full } = calamity.orders!;
  const sum = Object.values(most).reduce((all, n) => all + n, 0);
  if (!full) return undefined;
  if (sum <= total) return most;
  const [only, ...others] = Object.keys(most);
  return others.length === 0 ? { [only!]: Math.min(total, most[only!]!) } : undefined;
}

/** The question to the victim, unless there is nobody to suffer. */
export function lossOrders(
  calamity: Calamity,
  owner: NationId,
  { most, capped = {}, barred, why }: Bounds,
): Question<'orderLosses'> | undefined {
  if (Object.keys(most).length === 0) return undefined;
  const { total, full } = calamity.orders!;
  const limits = { total, most, ...(Object.keys(capped).length > 0 && { capped }), barred, why };
  const ask = { purpose: about(calamity.id), ...limits, ...(full && { full }) };
  return { kind: 'orderLosses', owner, ask, cite: citePart(calamity, 'others') };
}

/** Tells what was ordered, in ranking order. */
export function tellOrders(
  play: Play,
  calamity: Calamity,
  by: NationId,
  answer: Answer<'orderLosses'>,
): Record<NationId, number> {
  const losses: Record<NationId, number> = {};
  for (const who of nations(play)) if (answer[who]) losses[who] = answer[who];
  if (Object.keys(losses).length > 0)
    play.emit('lossesOrdered', citePart(calamity, 'others'), {
      nation: by,
      calamity: calamity.id,
      losses: { ...losses },
    });
  return losses;
}
