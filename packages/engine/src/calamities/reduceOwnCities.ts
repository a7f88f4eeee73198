import { commodities } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import { chosen, upTo } from '../decisions/option.ts';
import { about } from '../decisions/purposes.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Calamity } from '../ruleset/types.ts';
import { reduceAll, reduction } from './cities.ts';
import { citeOf, citePart, modified, number, takeTreasury, twist } from './common.ts';
import { foreignPart, type Hit, lossStep, measure } from './losses.ts';
import { sufferDiscard } from './ownCards.ts';

const OFFER = 0;
const RANSOM = 1;
const REDUCE = 2;
const LOSE = 3;
const SAVE = 4;
/** Cards that buy off the reduction, in the row and in its modifiers. */
const RANSOM_CARDS = 'ransomCards';
/** A card that saves a city, as many as the victim likes. */
const CARD_EACH = 'cardEach';

/** So many cities, or all but so many: none of fewer, where the row says so, before anything is added. */
function citiesToReduce(play: Play, hit: Hit, calamity: Calamity): number {
  if (calamity.with['allBut'] === null) return measure(play, hit, calamity, 'cities');
  const above = nation(play, hit.nation).cities.length - number(calamity, 'allBut');
  const base = calamity.with['noneOfFewer'] ? Math.max(0, above) : above;
  return modified(play, hit.nation, calamity, base + foreignPart(hit, calamity), hit.as);
}

/** How many cities are to be saved by a card each. That somebody has none is no secret: all calamities lie open. */
function savingQuestion(
  play: Play,
  hit: Hit,
  calamity: Calamity,
  count: number,
): Question<'chooseOne'> | undefined {
  const cite = twist(play, hit.nation, calamity, CARD_EACH);
  const { hand } = play.own(hit.nation);
  const most = Math.min(count, nation(play, hit.nation).cities.length, commodities(play.rules, hand).length);
  if (!cite || most === 0) return undefined;
  const ask = { purpose: about(calamity.id, 'save'), among: upTo(most) };
  return { kind: 'chooseOne', owner: hit.nation, ask, cite };
}

/** Cities are reduced, unless an advance lets the victim give up cards instead; treasury may be lost besides. */
export const reduceOwnCities = lossStep('reduceOwnCities', {
  harm: { loses: 'citiesReduced', byNumber: true },
  terms: {
    with: {
      cities: 'number?',
      allBut: 'number?',
      noneOfFewer: 'flag',
      ransomCards: 'number?',
      lose: 'number?',
      foreign: 'number?',
      foreignOrders: 'number?',
    },
    twists: { ransomCards: 'plain', cardEach: 'plain' },
    cites: ['lose'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const count = citiesToReduce(play, hit, calamity);
    const ransom = twist(play, who, calamity, RANSOM_CARDS);
    const price = number(calamity, RANSOM_CARDS);
    const held = commodities(play.rules, play.own(who).hand);
    if (hit.at === OFFER) {
      const saving = savingQuestion(play, hit, calamity, count);
      hit.at = saving ? SAVE : REDUCE;
      if (saving) return saving;
      if (ransom && held.length >= price && count > 0 && nation(play, who).cities.length > 0)
        return { kind: 'confirm', owner: who, ask: { purpose: RANSOM_CARDS }, cite: ransom };
    }
    if (hit.at === RANSOM) {
      hit.at = LOSE;
      if (held.length > price)
        return {
          kind: 'discardCards',
          owner: who,
          ask: { purpose: about(calamity.id), count: price },
          cite: ransom!,
        };
      sufferDiscard(play, who, { cards: held }, 0, ransom!);
    }
    if (hit.at === SAVE) {
      hit.at = REDUCE;
      const cite = twist(play, who, calamity, CARD_EACH)!;
      const ask = { purpose: about(calamity.id, 'save'), count: hit.saved ?? 0 };
      if (hit.saved) return { kind: 'discardCards', owner: who, ask, cite };
    }
    if (hit.at === REDUCE) {
      hit.at = LOSE;
      const among = nation(play, who).cities;
      const due = hit.saved ? Math.min(count, among.length) - hit.saved : count;
      const ask = { purpose: about(calamity.id), among, count: due };
      const question = due > 0 && reduction(play, who, ask, citeOf(calamity, hit.as));
      if (question) return question;
    }
    takeTreasury(play, who, number(calamity, 'lose'), citePart(calamity, 'lose'));
    return undefined;
  },
  on: {
    chooseOne(_play, hit, _, answer) {
      hit.saved = chosen(answer, 'count');
    },
    confirm(_play, hit, _, answer) {
      hit.at = answer ? RANSOM : REDUCE;
    },
    discardCards: (play, hit, _, answer, { cite }) => sufferDiscard(play, hit.nation, answer, 0, cite),
    reduceCities: (play, hit, _, answer, { cite }) => reduceAll(play, hit.nation, answer, cite),
  },
});
