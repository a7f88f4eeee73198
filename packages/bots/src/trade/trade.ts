import type { Answer, Ask, DecisionOf } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import { bid } from './bids.ts';
import { LikelyHands } from './likelyHands.ts';
import type { Payment } from './payment.ts';
import { type Board, offering, type Proposal, Search } from './propose.ts';
import { hasEnough } from './restraint.ts';
import { accepting, bestTake } from './take.ts';
import { TradeHand } from './tradeHand.ts';

/** Deals thought through at a time by rules of thumb. */
const DEALS = 60;

/** A deal to offer, by rules of thumb. */
function thumb(tradeHand: TradeHand, ask: Ask<'trade'>, board: Board, pass: boolean): Proposal | undefined {
  const search = new Search(tradeHand, ask, board, pass, DEALS);
  search.replies();
  search.open();
  return search.best;
}

/** Says which calamity goes along unnamed, if one does. */
function along(context: Context, { cards }: Payment): void {
  for (const card of cards)
    if (context.sight.rules.card(card).calamity) context.say('calamityAlong', { calamity: card });
}

/** Takes what makes the hand worth more, offers what is missed least for what is collected, and then is done. */
export function trade(context: Context, { ask, owner }: DecisionOf<'trade'>): Answer<'trade'> {
  const { sight, skill, temper } = context;
  const tradeHand = new TradeHand(context);
  const all = [...sight.open.offers, ...sight.own.offers];
  const others = all.filter((o) => o.from !== owner && (o.to ?? owner) === owner);
  const pass = tradeHand.burdens.length > 0 && context.rng.int(100) < skill.passes && !hasEnough(context);
  const hush = !pass && skill.hushes > 0 && context.rng.int(100) < skill.hushes;
  const least = skill.worthIt / temper.trade;
  const likelyHands = skill.hands > 0 ? new LikelyHands(context, ask, all) : undefined;
  const mine = all.filter((o) => o.from === owner);
  const take = bestTake(tradeHand, others, ask, pass, likelyHands);
  if (take && take.gain > least) {
    const told = { from: take.offer.from, gain: Math.max(1, Math.round(take.gain)) };
    const calamity = take.paid.cards.find((card) => sight.rules.card(card).calamity);
    if (calamity === undefined) context.say('takeOffer', told);
    else context.say('takeOfferRid', { ...told, calamity });
    along(context, take.paid);
    return accepting(take);
  }
  const board = { others, mine };
  const offer = (): Proposal | undefined =>
    likelyHands ? bid(tradeHand, ask, likelyHands, board, pass, hush) : thumb(tradeHand, ask, board, pass);
  const next = mine.length < skill.standing * temper.trade ? offer() : undefined;
  if (next) {
    if (next.shown) context.say('showsIt', { nation: next.to!, wants: next.wants });
    context.say('offer', { wants: next.wants, gives: next.paid.names });
    const shown = new Set(others.flatMap((o) => o.gives.names));
    const guessed = next.wants.filter((name) => !shown.has(name));
    if (skill.asksWhoShows && guessed.length > 0) context.say('nobodyShows', { wants: guessed });
    along(context, next.paid);
    return offering(next, ask);
  }
  context.say('doneTrading');
  return { do: 'done' };
}
