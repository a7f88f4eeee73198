import type { AdvanceId, Answer, DecisionOf, Sight } from '@ochre/engine';
import { quick } from '@ochre/engine';
import { acquired, epochAt, forSale, meets, nation, roomForAdvances } from '@ochre/engine/query';
import type { Reason } from '../brain.ts';
import { Context } from '../evaluation/context.ts';
import { Shelter } from '../evaluation/perils.ts';
import { advising, tempers } from '../evaluation/temper.ts';
import { hurdles } from '../evaluation/track.ts';
import { Shop } from '../purchase/deal.ts';
import { imagine } from '../purchase/market.ts';
import { firstPlanned } from '../purchase/plan.ts';
import { type WorthParts, worthParts } from '../purchase/worth.ts';
import { tunedFor } from '../tuning/tuned.ts';
import { whyLeftShut } from './gateLeft.ts';
import { lacking } from './lacking.ts';
import { having, nextSpace } from './opening.ts';

/** How far ahead the track is looked at. */
const HORIZON = 5;

type Asked = DecisionOf<'purchase'>;

const shopOf = (sight: Sight, decision: Asked): Shop => {
  const skill = tunedFor(advising, sight.rules.ruleset.id);
  return new Shop(new Context(sight, decision, quick(sight.open.turn), skill, tempers.balanced));
};

/** What the adviser keeps money for, if its plan begins with something that is too dear now. */
export function savedFor(
  sight: Sight,
  decision: Asked,
): { advance: AdvanceId; missing: number; price: number } | undefined {
  const shop = shopOf(sight, decision);
  if (shop.room === 0 || shop.wares.length === 0) return undefined;
  const advance = firstPlanned(shop);
  const ware = shop.wares.find(({ id }) => id === advance);
  if (!ware || ware.price <= shop.budget.most) return undefined;
  return { advance: ware.id, missing: ware.price - shop.budget.most, price: ware.price };
}

/** The next age that an advance counts toward, beside others: its id, and in how many turns it can be entered. */
function epochHelped(
  sight: Sight,
  decision: Asked,
  id: AdvanceId,
): { epoch: string; turns: number } | undefined {
  const { owner: who } = decision;
  const { advances, space } = nation(sight, who);
  const held = advances.map((a) => sight.rules.advance(a));
  const counts = hurdles(sight, who, HORIZON).find(({ requirement: need }) => {
    const points = held.reduce((sum, a) => sum + a.points, 0);
    return (
      held.length < (need.advances ?? 0) ||
      points < (need.advancePoints ?? 0) ||
      lacking(need, held).some((brings) => brings(sight.rules.advance(id)) > 0)
    );
  });
  const epoch = counts && epochAt(sight, who, space + counts.inTurns);
  return epoch && { epoch: epoch.id, turns: counts.inTurns };
}

/** What takes the marker on this turn, of what is bought. */
function opening(sight: Sight, { owner: who }: Asked, bought: readonly AdvanceId[]): Reason[] {
  const need = nextSpace(sight, who);
  const opens = (some: readonly AdvanceId[]): boolean => meets(having(sight, who, some), who, need!);
  if (!need || opens([]) || !opens(bought)) return [];
  const needed = bought.filter((id) => !opens(bought.filter((other) => other !== id)));
  const epoch = epochAt(sight, who, nation(sight, who).space + 1)?.id;
  return epoch === undefined
    ? []
    : [{ code: 'opensEpoch', params: { advances: needed.length > 0 ? needed : [...bought], epoch } }];
}

/** A calamity in hand that an advance makes milder. */
function softened({ own, rules, ...sight }: Sight, who: string, id: AdvanceId): string | undefined {
  return own.hand.find((card) => {
    const only = { ...sight, rules, own: { ...own, hand: [card] } };
    return rules.card(card).calamity !== undefined && new Shelter(only, who).now(id) > 0;
  });
}

/** What an advance takes off the prices of others by what its card says: of how many, and at most; credits yet to be chosen apart. */
export function cheaper(sight: Sight, who: string, id: AdvanceId): { others: number; points: number } {
  const mine = nation(sight, who);
  const credits = { ...mine.credits };
  for (const [group, n] of Object.entries(sight.rules.advance(id).credits))
    credits[group] = (credits[group] ?? 0) + n;
  const then = imagine(sight, who, { advances: [...mine.advances, id], credits });
  const { price } = sight.rules.policies;
  const off = forSale(sight, who)
    .filter((other) => other !== id)
    .map((other) => price(sight, who, other) - price(then, who, other))
    .filter((n) => n > 0);
  return { others: off.length, points: Math.max(0, ...off) };
}

/** What weighs most in the worth of an advance. */
function weightiest(sight: Sight, who: string, id: AdvanceId, parts: WorthParts | undefined): Reason {
  const { points = 0, saved = 0, ability = 0 } = parts ?? {};
  const off = cheaper(sight, who, id);
  if (saved > Math.max(points, ability) && off.others > 0)
    return { code: 'makesCheaper', params: { advance: id, ...off } };
  if (ability > points) return { code: 'serves', params: { advance: id } };
  return { code: 'bringsPoints', params: { advance: id, points: sight.rules.advance(id).points } };
}

/** One reason for each advance: what it opens, what it spares, what it counts toward, or what it is worth most for. */
function whyThese(sight: Sight, decision: Asked, bought: readonly AdvanceId[]): Reason[] {
  const { owner: who } = decision;
  const shop = shopOf(sight, decision);
  const parts = worthParts(shop.context, shop.wares);
  const opens = opening(sight, decision, bought);
  const openers = new Set(opens.flatMap(({ params }) => params['advances'] as AdvanceId[]));
  const toward = new Map<string, { advances: AdvanceId[]; turns: number }>();
  const others: Reason[] = [];
  for (const id of bought) {
    if (openers.has(id)) continue;
    const calamity = softened(sight, who, id);
    const helped = opens.length > 0 ? undefined : epochHelped(sight, decision, id);
    if (calamity !== undefined) others.push({ code: 'softens', params: { advance: id, calamity } });
    else if (helped) {
      const { epoch, turns } = helped;
      toward.set(epoch, { turns, advances: [...(toward.get(epoch)?.advances ?? []), id] });
    } else others.push(weightiest(sight, who, id, parts.get(id)));
  }
  const counting = [...toward].map(
    ([epoch, { advances, turns }]): Reason => ({ code: 'towardEpoch', params: { advances, epoch, turns } }),
  );
  return [...opens, ...counting, ...others];
}

/** Why nothing is bought: what money is kept for, where that is known. */
function whyNothing(sight: Sight, decision: Asked): Reason {
  const { owner: who } = decision;
  const shop = shopOf(sight, decision);
  const budget = shop.budget.most;
  if (shop.wares.length === 0 || roomForAdvances(sight, who) === 0)
    return { code: 'nothingLeft', params: {} };
  const goal = savedFor(sight, decision);
  const epoch = goal && epochHelped(sight, decision, goal.advance)?.epoch;
  if (goal) {
    const { advance, missing } = goal;
    return epoch === undefined
      ? { code: 'saveFor', params: { advance, missing } }
      : { code: 'saveForEpoch', params: { advance, missing, epoch } };
  }
  const payable = shop.wares.some(({ price }) => price <= budget);
  return { code: payable ? 'saveUp' : 'cannotBuy', params: { budget } };
}

/** Why these advances are proposed, or none. */
export function whyBought(sight: Sight, decision: Asked, answer: Answer<'purchase'>): Reason[] {
  const bought = acquired(answer);
  const reasons = bought.length > 0 ? whyThese(sight, decision, bought) : [whyNothing(sight, decision)];
  return [...reasons, ...whyLeftShut(sight, decision, answer, shopOf(sight, decision))];
}
