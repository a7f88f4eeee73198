import { discard, stuckCards } from '../board/cards.ts';
import { nation, nations } from '../board/queries.ts';
import { pay } from '../board/transfer.ts';
import type { Purchase } from '../decisions.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Nothing, Step } from '../kernel/step.ts';
import { value } from '../ruleset/effects.ts';
import type { GroupId, NationId } from '../state.ts';
import { acquired, creditsWith, forSale, roomForAdvances } from './purchase/terms.ts';

export function addCredits(play: Play, who: NationId, credits: Record<GroupId, number>): void {
  const own = nation(play, who).credits;
  for (const group in credits) own[group] = (own[group] ?? 0) + credits[group]!;
}

/** Adds an advance with the credits printed on it and those chosen with it. */
export function acquire(play: Play, who: NationId, id: string, chosen: Record<GroupId, number> = {}): void {
  const own = nation(play, who);
  own.advances = [...own.advances, id];
  if (own.awake) own.awake = [...own.awake, id];
  addCredits(play, who, play.rules.advance(id).credits);
  addCredits(play, who, chosen);
  if (play.rules.advance(id).groupCredits && Object.keys(chosen).length > 0)
    own.chosen = { ...own.chosen, [id]: chosen };
}

function carryOut(play: Play, who: NationId, deal: Purchase): void {
  discard(play, who, deal.cards);
  pay(play, who, deal.treasury);
  const bought = acquired(deal);
  for (const id of bought) acquire(play, who, id, creditsWith(play, who, id, deal.credits?.[id]));
  if (bought.length > 0)
    play.emit(
      'advancesBought',
      play.rules.cite('purchase'),
      { nation: who, advances: bought, treasury: deal.treasury, cards: deal.cards.length },
      { [who]: { cards: deal.cards } },
    );
}

/** Whether there is anything for `who` to decide on, as far as all can see: what is in a hand is not known. */
function mayBuy(play: Play, who: NationId): boolean {
  if (roomForAdvances(play, who) <= 0) return false;
  if (play.own(who).hand.length > stuckCards(play, who)) return true;
  const points = nation(play, who).treasury * value(play, who, 'treasuryPoints');
  return forSale(play, who).some((id) => play.rules.policies.price(play, who, id) <= points);
}

const question = (play: Play, owner: NationId): Question<'purchase'> => ({
  kind: 'purchase',
  owner,
  ask: {},
  cite: play.rules.cite('purchase'),
});

/** One transaction each, in position order; nothing one nation buys is lost to another. */
export const purchase: Step = {
  id: 'purchase',
  order: (play) => play.rules.policies.purchaseOrder(play),
  run(play, frame) {
    if (frame.at++ > 0) return 'done';
    const buyers = nations(play).filter((who) => mayBuy(play, who));
    play.askAll(buyers.map((owner) => question(play, owner)));
    return 'again';
  },
  on: { purchase: (play, _, by, answer) => carryOut(play, by, answer) },
};

/** What one nation buys may be lost to the next, so each sees what those before have bought. */
export const purchaseInTurn: Step<Nothing, { order?: NationId[] }> = {
  id: 'purchase',
  order: (play) => play.rules.policies.purchaseOrder(play),
  run(play, frame) {
    // All were asked together, as games of an earlier version may have begun it.
    if (frame.at > 0 && !frame.locals.order) return 'done';
    frame.locals.order ??= play.rules.policies.purchaseOrder(play);
    const owner = frame.locals.order[frame.at++];
    if (owner === undefined) return 'done';
    if (mayBuy(play, owner)) play.ask(question(play, owner));
    return 'again';
  },
  on: { purchase: (play, _, by, answer) => carryOut(play, by, answer) },
};
