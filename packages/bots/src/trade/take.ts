import type { Answer, Ask, Offer } from '@ochre/engine';
import { affords } from '@ochre/engine/query';
import type { LikelyHands } from './likelyHands.ts';
import { type Payment, payment } from './payment.ts';
import { coinsOf } from './propose.ts';
import { burdenFor } from './restraint.ts';
import { believed, untold } from './risk.ts';
import { type TradeHand, tally } from './tradeHand.ts';
import { wariness, wordOf } from './trust.ts';

/** What a token of treasury is worth in a deal. */
export const COIN = 0.9;
/** What a partner gains by a deal where that is not thought about. */
const USUAL_GAIN = 5;

/** An offer that can be taken: with what, and what it brings. */
export interface Take {
  offer: Offer;
  paid: Payment;
  gain: number;
}

/** What the giver of an offer names and hides is worth to us, the cards given taken off. */
export function received(tradeHand: TradeHand, offer: Offer, true_: number, given: Payment): number {
  const { context, sight } = tradeHand;
  const goods = tally(
    given.cards.flatMap((c) => sight.rules.card(c).commodity?.id ?? []),
    -1,
  );
  const before = tradeHand.change(goods);
  const worth = (names: readonly string[]): number =>
    tradeHand.change(tally(names, 1, new Map(goods))) - before;
  const { guesses, reads } = context.skill;
  const fear = guesses.grudges ? (context.memory?.fear(offer.from, offer.clean === true, reads) ?? 1) : 1;
  const giver = { fear, word: wordOf(sight, offer.from), guesses };
  const { names } = offer.gives;
  const trust = believed(offer, true_, context, giver);
  const sure = worth(names.slice(0, true_)) + untold(offer, true_, context, giver);
  return trust === 0 ? sure : trust * worth(names) + (1 - trust) * sure;
}

/** What can be given for an offer, and what it brings, if that is more than `least`. */
function takeOf(
  tradeHand: TradeHand,
  offer: Offer,
  ask: Ask<'trade'>,
  pass: boolean,
  least: number,
  likelyHands?: LikelyHands,
): Take | undefined {
  const { sight, context } = tradeHand;
  const { from, gives, wants } = offer;
  if (!affords(sight, context.who, offer)) return undefined;
  const burden = pass ? burdenFor(context, tradeHand.burdens, from) : undefined;
  const paid = payment(tradeHand, wants.names, wants.count, ask.trueNames, NONE, burden, wants.value);
  if (!paid) return undefined;
  const coins = COIN * coinsOf(gives, wants);
  const gain = received(tradeHand, offer, ask.trueNames, paid) - paid.cost + coins;
  if (gain <= least) return undefined;
  const theirs = likelyHands
    ? likelyHands.gainOf(from, paid.names, gives.names.slice(0, ask.trueNames))
    : USUAL_GAIN;
  const left = gain - context.envy(from) * theirs - wariness(sight, from);
  return left > least ? { offer, paid, gain: left } : undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** The best offer on the board, if any is worth taking. */
export function bestTake(
  tradeHand: TradeHand,
  offers: readonly Offer[],
  ask: Ask<'trade'>,
  pass: boolean,
  likelyHands?: LikelyHands,
): Take | undefined {
  let best: Take | undefined;
  for (const offer of offers)
    best = takeOf(tradeHand, offer, ask, pass, best?.gain ?? 0, likelyHands) ?? best;
  return best;
}

export const accepting = ({ offer, paid }: Take): Answer<'trade'> => ({
  do: 'accept',
  offer: offer.id,
  cards: paid.cards,
  names: paid.names,
});
