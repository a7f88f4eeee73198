import type { Ask, Json, Offer } from '@ochre/engine';
import { goodsValue } from '@ochre/engine/board/cards.ts';
import { affords } from '@ochre/engine/decisions/trade.ts';
import { rivalry } from '../mind/track.ts';
import { FILLER, hazard } from './hazard.ts';
import { type Ledger, tally } from './ledger.ts';
import { type Payment, payment } from './payment.ts';

/** What a token of treasury is worth in a deal. */
const COIN = 0.9;
/** The part of what a rival gains by a deal that counts against it. */
const ENVY = 0.12;

/** An offer that can be taken: with what, and what it brings. */
export interface Take {
  offer: Offer;
  paid: Payment;
  gain: number;
}

/** What the giver of an offer names and hides is worth to us, the cards given taken off. */
export function received(ledger: Ledger, offer: Offer, true_: number, given: Payment): number {
  const sure = offer.gives.names.slice(0, true_);
  const claimed = offer.gives.names.slice(true_);
  const hidden = offer.gives.count - sure.length;
  const goods = tally(
    given.cards.flatMap((c) => ledger.sight.rules.card(c).commodity?.id ?? []),
    -1,
  );
  const before = ledger.change(goods);
  let worth = ledger.change(tally(sure, 1, goods)) - before;
  for (const name of claimed) worth += 0.4 * (ledger.sight.rules.findCard(name)?.stack ?? 0);
  return worth + FILLER * hidden - hazard(offer, true_, ledger.mind);
}

export function takeOf(ledger: Ledger, offer: Offer, ask: Ask<'trade'>, pass: boolean): Take | undefined {
  const { wants } = offer;
  const paid = payment(ledger, wants.names.slice(0, ask.trueNames), wants.count, ask.trueNames, NONE, pass);
  if (!paid || !affords(ledger.sight, ledger.mind.who, offer)) return undefined;
  if (wants.value !== undefined && goodsValue(ledger.sight.rules, paid.cards) < wants.value) return undefined;
  const { sight, mind } = ledger;
  const coins = COIN * ((offer.gives.treasury ?? 0) - (wants.treasury ?? 0));
  const envy = ENVY * rivalry(sight, mind.who, offer.from) * 20;
  return { offer, paid, gain: received(ledger, offer, ask.trueNames, paid) - paid.cost + coins - envy };
}

const NONE: ReadonlySet<string> = new Set();

/** The best offer on the board, if any is worth taking. */
export function bestTake(
  ledger: Ledger,
  offers: readonly Offer[],
  ask: Ask<'trade'>,
  pass: boolean,
): Take | undefined {
  let best: Take | undefined;
  for (const offer of offers) {
    const take = takeOf(ledger, offer, ask, pass);
    if (take && take.gain > (best?.gain ?? 0)) best = take;
  }
  return best;
}

export const accepting = ({ offer, paid }: Take): Json => ({
  do: 'accept',
  offer: offer.id,
  cards: paid.cards,
  names: paid.names,
});
