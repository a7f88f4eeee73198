import type { AdvanceId, Answer, DecisionOf, Sight } from '@ochre/engine';
import { acquired, epochAt, meets, nation, setValue } from '@ochre/engine/query';
import type { Reason } from '../brain.ts';
import { heldOf, keptWorth } from '../evaluation/hand.ts';
import type { Shop } from '../purchase/deal.ts';
import { gainOver } from '../purchase/plan.ts';
import { having, nextSpace, opening } from './opening.ts';

type Asked = DecisionOf<'purchase'>;

/** Sets that are named at most. */
const NAMED = 3;

/** What a purchase keeps in hand that another would take, as it counts now and as it is thought to count next turn. */
function keptSets(sight: Sight, { budget, context }: Shop, price: number, other: number): Reason[] {
  if (context.turnsLeft === 0) return [];
  const left = new Map(heldOf(sight, budget.stays(other).flat()).map(({ name, n }) => [name, n]));
  const kept = heldOf(sight, budget.stays(price).flat())
    .filter(({ name, n }) => n > (left.get(name) ?? 0))
    .sort((a, b) => setValue(b.face, b.n) - setValue(a.face, a.n))
    .slice(0, NAMED);
  let now = 0;
  let worth = 0;
  for (const { face, size, n } of kept) {
    now += setValue(face, n);
    worth += keptWorth(face, size, n, context.skill.patience);
  }
  // Less than that is not what it turns on.
  if (kept.length === 0 || now < (other - price) / 2) return [];
  const params = { goods: kept.map(({ name }) => name), now };
  return worth > now
    ? [{ code: 'keepSets', params: { ...params, worth: Math.round(worth) } }]
    : [{ code: 'keepFull', params }];
}

/** Those of them without which the gate would stay shut. */
function openers(sight: Sight, who: string, bought: readonly AdvanceId[]): AdvanceId[] {
  const need = nextSpace(sight, who)!;
  const found = bought.filter((id) => {
    const without = bought.filter((other) => other !== id);
    return !meets(having(sight, who, without), who, need);
  });
  return found.length > 0 ? found : [...bought];
}

/** Why a gate of the track is left shut that could be opened this turn: what is kept for it, and what that brings by the end. */
export function whyLeftShut(sight: Sight, decision: Asked, answer: Answer<'purchase'>, shop: Shop): Reason[] {
  const { owner: who } = decision;
  const { pointsPerSpace } = sight.rules.policies.succession(sight);
  const other = opening(sight, decision, answer);
  const epoch = epochAt(sight, who, nation(sight, who).space + 1)?.id;
  if (!other || epoch === undefined || pointsPerSpace === 0) return [];
  const [price, toOpen] = [answer, other].map((one) => shop.deal([...one.buy])?.price);
  if (price === undefined || toOpen === undefined) return [];
  const gain = Math.round(gainOver(shop, other.buy));
  const params = { advances: openers(sight, who, acquired(other)), epoch, points: pointsPerSpace };
  return [
    ...keptSets(sight, shop, price, toOpen),
    gain > 0 ? { code: 'gateLater', params: { ...params, gain } } : { code: 'gateEven', params },
  ];
}
