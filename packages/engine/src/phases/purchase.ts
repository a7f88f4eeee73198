import { discard } from '../board/cards.ts';
import { nation, nations } from '../board/queries.ts';
import { pay } from '../board/transfer.ts';
import type { Purchase } from '../decisions.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { GroupId, NationId } from '../state.ts';
import { roomForAdvances } from './purchase/terms.ts';

export function addCredits(play: Play, who: NationId, credits: Record<GroupId, number>): void {
  const own = nation(play, who).credits;
  for (const group in credits) own[group] = (own[group] ?? 0) + credits[group]!;
}

/** Adds an advance with the credits printed on it and those chosen with it. */
export function acquire(play: Play, who: NationId, id: string, chosen: Record<GroupId, number> = {}): void {
  const own = nation(play, who);
  own.advances = [...own.advances, id];
  addCredits(play, who, play.rules.advance(id).credits);
  addCredits(play, who, chosen);
}

function carryOut(play: Play, who: NationId, deal: Purchase): void {
  discard(play, who, deal.cards);
  pay(play, who, deal.treasury);
  const bought = deal.free === undefined ? deal.buy : [...deal.buy, deal.free];
  for (const id of bought) acquire(play, who, id, deal.credits?.[id]);
  if (bought.length > 0)
    play.emit(
      'advancesBought',
      play.rules.cite('purchase'),
      { nation: who, advances: bought, treasury: deal.treasury, cards: deal.cards.length },
      { [who]: { cards: deal.cards } },
    );
}

/** One transaction each, in position order; nothing one nation buys is lost to another. */
export const purchase: Step = {
  id: 'purchase',
  order: (play) => play.rules.policies.purchaseOrder(play),
  run(play, frame) {
    if (frame.at++ > 0) return 'done';
    play.askAll(
      nations(play)
        .filter(
          (who) =>
            roomForAdvances(play, who) > 0 &&
            (play.own(who).hand.length > 0 || nation(play, who).treasury > 0 || hasFree(play, who)),
        )
        .map((owner) => ({ kind: 'purchase', owner, ask: {}, cite: play.rules.cite('purchase') })),
    );
    return 'again';
  },
  on: { purchase: (play, _, by, answer) => carryOut(play, by, answer) },
};

/** Credits may make an advance free. */
function hasFree(play: Play, who: NationId): boolean {
  const { advances, credits } = nation(play, who);
  const special = advances.reduce((sum, id) => sum + (play.rules.advance(id).creditTo?.points ?? 0), 0);
  const most = Math.max(0, ...Object.values(credits)) + special;
  return play.rules.ruleset.advances.some(
    (a) => a.cost <= most && !advances.includes(a.id) && play.rules.policies.price(play, who, a.id) === 0,
  );
}
