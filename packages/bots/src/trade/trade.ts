import type { Answer, Ask, DecisionOf } from '@ochre/engine';
import type { Mind } from '../mind/mind.ts';
import { bids } from './bids.ts';
import { Crowd } from './crowd.ts';
import { Ledger } from './ledger.ts';
import type { Payment } from './payment.ts';
import { type Board, fresh, offering, type Proposal, Search } from './propose.ts';
import { accepting, bestTake } from './take.ts';

/** Deals thought through at a time by rules of thumb. */
const DEALS = 60;

/** A deal to offer, by rules of thumb. */
function thumb(ledger: Ledger, ask: Ask<'trade'>, board: Board, pass: boolean): Proposal | undefined {
  const search = new Search(ledger, ask, board, pass, DEALS);
  search.replies();
  search.open();
  return search.best;
}

/** Says which calamity goes along unnamed, if one does. */
function along(mind: Mind, { cards }: Payment): void {
  for (const card of cards)
    if (mind.sight.rules.card(card).calamity) mind.say('calamityAlong', { calamity: card });
}

/** Takes what makes the hand worth more, offers what is missed least for what is collected, and then is done. */
export function trade(mind: Mind, { ask, owner }: DecisionOf<'trade'>): Answer<'trade'> {
  const { sight, skill, temper } = mind;
  const ledger = new Ledger(mind);
  const all = [...sight.open.offers, ...sight.own.offers];
  const others = all.filter((o) => o.from !== owner && (o.to ?? owner) === owner);
  const pass = ledger.burdens.length > 0 && mind.rng.int(100) < skill.passes;
  const hush = !pass && skill.hushes > 0 && mind.rng.int(100) < skill.hushes;
  const least = skill.worthIt / temper.trade;
  const crowd = skill.hands > 0 ? new Crowd(mind, ask, all) : undefined;
  const take = bestTake(ledger, others, ask, pass, crowd);
  if (take && take.gain > least) {
    mind.say('takeOffer', { from: take.offer.from, gain: Math.max(1, Math.round(take.gain)) });
    along(mind, take.paid);
    return accepting(take);
  }
  const mine = all.filter((o) => o.from === owner);
  if (mine.length < skill.standing) {
    const board = { others, mine };
    const next = crowd
      ? fresh(bids(ledger, ask, crowd, board, pass, hush), mine)
      : thumb(ledger, ask, board, pass);
    if (next) {
      mind.say('offer', { wants: next.wants, gives: next.paid.names });
      along(mind, next.paid);
      return offering(next, ask);
    }
  }
  mind.say('doneTrading');
  return { do: 'done' };
}
