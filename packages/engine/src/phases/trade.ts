import { stuckCards } from '../board/cards.ts';
import { nations } from '../board/queries.ts';
import { findOffer } from '../decisions/trade.ts';
import type { Ask, Decision } from '../decisions.ts';
import type { Play } from '../kernel/play.ts';
import type { Nothing, Step } from '../kernel/step.ts';
import type { NationId } from '../state.ts';
import { clearBoard, post, type Serials, swap, withdraw } from './trade/board.ts';

const [OPENING, TRADING, CLOSING] = [0, 1, 2];

function openWindows(play: Play): boolean {
  const minCards = play.rules.numbers.tradeCards;
  const traders = nations(play).filter(
    (who) => play.own(who).hand.length - stuckCards(play, who) >= minCards,
  );
  if (traders.length < 2) return false;
  const { tradeValues, tradeTreasury } = play.rules.variants;
  const ask: Ask<'trade'> = {
    minCards,
    trueNames: play.rules.numbers.trueNames,
    ...(tradeValues === 'told' && { values: true }),
    ...(tradeTreasury === 'allowed' && { treasury: true }),
  };
  const cite = play.rules.cite('trade');
  for (const owner of traders) play.ask({ kind: 'trade', owner, mode: 'window', ask, cite });
  play.emit('tradeOpened', cite, { nations: traders });
  return true;
}

/** Somebody has not finished: windows of those who have are optional. */
function trading(play: Play): boolean {
  const { pending } = play.state;
  for (const id in pending) if (pending[id]!.kind === 'trade' && !pending[id]!.optional) return true;
  return false;
}

function resume(play: Play, decision: Decision): void {
  delete decision.optional;
  play.emit('tradeResumed', play.rules.cite('tradeEnd'), { nation: decision.owner });
}

/** A nation that finished with offers standing is drawn in again when one is taken. */
function drawIn(play: Play, who: NationId): void {
  const { pending } = play.state;
  for (const id in pending) {
    const d = pending[id]!;
    if (d.kind === 'trade' && d.owner === who && d.optional) resume(play, d);
  }
}

export const trade: Step<Nothing, Serials> = {
  id: 'trade',
  cites: [
    'trade',
    'tradePair',
    'tradeCards',
    'tradeNames',
    'trueNames',
    'calamityUnnamed',
    'traded',
    'tradeAsAgreed',
    'tradeEnd',
    'nonTradeable',
  ],
  run(play, frame) {
    if (frame.at === OPENING) {
      if (!openWindows(play)) return 'done';
      frame.locals.serials = {};
      frame.at = TRADING;
    }
    if (frame.at === TRADING && trading(play)) return 'wait';
    clearBoard(play);
    play.emit('tradeClosed', play.rules.cite('tradeEnd'), {});
    return 'done';
  },
  on: {
    trade(play, frame, by, answer, decision) {
      const find = (id: string) => findOffer({ open: play.open, own: play.own(by) }, id)!;
      if (answer.do === 'offer') post(play, frame, by, answer, decision.ask.values);
      else if (answer.do === 'withdraw') withdraw(play, find(answer.offer));
      else if (answer.do === 'accept') {
        const offer = find(answer.offer);
        swap(play, offer, by, answer.cards, answer.names);
        drawIn(play, offer.from);
      } else if (answer.do === 'resume') resume(play, decision);
      else if (!decision.optional) {
        decision.optional = true;
        play.emit('tradeFinished', play.rules.cite('tradeEnd'), { nation: by });
      }
    },
  },
  /** Time is up. */
  control(_, frame) {
    frame.at = CLOSING;
    return undefined;
  },
};
