import { commodities } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import type { Answer } from '../decisions.ts';
import { citePart, number } from './common.ts';
import { lossStep, measure } from './losses.ts';
import { sufferDiscard } from './ownCards.ts';

/** Commodities are discarded: so many, each of which may be bought off, or cards of so much face value. */
export const loseCards = lossStep('loseCards', {
  next(play, hit, calamity) {
    if (hit.at++ > 0) return undefined;
    const who = hit.nation;
    const held = commodities(play.rules, play.own(who).hand);
    const byFace = calamity.with['face'] !== undefined;
    const amount = measure(play, hit, calamity, byFace ? 'face' : 'count');
    const payEach = number(calamity, 'payEach');
    if (amount === 0 || held.length === 0) return undefined;
    const canPay = payEach > 0 && nation(play, who).treasury >= payEach;
    // How many cards there are is no secret, what they are worth is: not to be asked would tell.
    if (held.length > (byFace ? 1 : amount) || canPay) {
      const ask = byFace ? { face: amount } : { count: amount, ...(payEach > 0 && { payEach }) };
      return { kind: 'discardCards', owner: who, ask: { purpose: calamity.id, ...ask }, cite: calamity.cite };
    }
    sufferDiscard(play, who, { cards: held }, 0, calamity.cite);
    return undefined;
  },
  take(play, hit, calamity, answer) {
    const taken = answer as Answer<'discardCards'>;
    const cite = taken.saved ? citePart(calamity, 'payEach') : calamity.cite;
    sufferDiscard(play, hit.nation, taken, number(calamity, 'payEach'), cite);
  },
});
