import { commodities, faceValue, give } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import { about } from '../decisions/purposes.ts';
import type { Answer } from '../decisions.ts';
import type { Play } from '../kernel/play.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { CardId } from '../state.ts';
import { citePart, modified, number } from './common.ts';
import { type Hit, lossStep, measure } from './losses.ts';
import { sufferDiscard } from './ownCards.ts';

/** What goes to who drew the calamity stays where that is its victim, unless the card was never traded. */
const robsItself = ({ nation: who, drawer, traded }: Hit, calamity: Calamity): boolean =>
  calamity.with['toDrawer'] === true && drawer === who && traded === true;

/** The cards go back, or to who drew the calamity where the row says so and that is somebody else. */
function surrender(play: Play, hit: Hit, calamity: Calamity, taken: Answer<'discardCards'>): void {
  const { nation: who, drawer } = hit;
  if (calamity.with['toDrawer'] && drawer !== undefined && drawer !== who) {
    give(play, who, drawer, taken.cards);
    const known = { [who]: { cards: taken.cards }, [drawer]: { cards: taken.cards } };
    play.emit('cardsRobbed', calamity.cite, { from: who, to: drawer, count: taken.cards.length }, known);
    return;
  }
  const part = taken.saved ? 'payEach' : 'returned';
  sufferDiscard(play, who, taken, number(calamity, 'payEach'), citePart(calamity, part));
}

/** Whether some may be kept. Who has to give all he holds is not asked: that nothing was left shows in any case. */
function choice(play: Play, held: readonly CardId[], amount: number, byFace: boolean): boolean {
  if (!byFace) return held.length > amount;
  const least = Math.min(...held.map((id) => play.rules.card(id).stack));
  return faceValue(play.rules, held) - least >= amount;
}

/** Commodities are discarded: so many, each of which may be bought off, or cards of so much face value. */
export const loseCards = lossStep('loseCards', {
  harm: { loses: 'cards', byNumber: true },
  terms: {
    with: {
      count: 'number?',
      payEach: 'number?',
      face: 'number?',
      facePerCity: 'number?',
      exact: 'flag',
      toDrawer: 'flag',
    },
    twists: {},
    cites: ['payEach', 'returned'],
  },
  next(play, hit, calamity) {
    if (hit.at++ > 0) return undefined;
    const who = hit.nation;
    if (robsItself(hit, calamity)) {
      play.emit('calamityCancelled', calamity.cite, { nation: who, calamity: calamity.id });
      return undefined;
    }
    const held = commodities(play.rules, play.own(who).hand);
    const each = number(calamity, 'facePerCity');
    const byFace = calamity.with['face'] !== null || each > 0;
    const amount =
      each > 0
        ? modified(play, who, calamity, each * nation(play, who).cities.length, hit.as)
        : measure(play, hit, calamity, byFace ? 'face' : 'count');
    const payEach = number(calamity, 'payEach');
    if (amount === 0 || held.length === 0) return undefined;
    const canPay = payEach > 0 && nation(play, who).treasury >= payEach;
    if (choice(play, held, amount, byFace) || canPay) {
      const exact = calamity.with['exact'] ? { excess: 'least' as const } : {};
      const ask = byFace ? { face: amount, ...exact } : { count: amount, ...(payEach > 0 && { payEach }) };
      return {
        kind: 'discardCards',
        owner: who,
        ask: { purpose: about(calamity.id), ...ask },
        cite: calamity.cite,
      };
    }
    surrender(play, hit, calamity, { cards: held });
    return undefined;
  },
  on: { discardCards: surrender },
});
