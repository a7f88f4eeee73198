import {
  citePart,
  damageQuestion,
  lossStep,
  number,
  sufferDamage,
  unitsWithin,
} from '@ochre/engine/calamities';
import { about, nation, unitPoints } from '@ochre/engine/query';
import { pay } from '@ochre/engine/ruleset';
import { chosen, upTo } from '@ochre/engine/testing';

const BUY = 0;
const LOSE = 1;
const OVER = 2;

/** A unit point for each city, any of which may be bought off. */
export const minorUprising = lossStep('minorUprising', {
  harm: { loses: 'units' },
  terms: {
    with: { price: 'number' },
    twists: {},
    cites: ['price'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const { cities, treasury } = nation(play, who);
    const price = number(calamity, 'price');
    if (hit.at === BUY) {
      hit.at = LOSE;
      hit.ordered = Math.min(cities.length, unitPoints(play, who));
      const most = Math.min(hit.ordered, Math.floor(treasury / price));
      if (most > 0) {
        const ask = { purpose: about(calamity.id, 'buyOff'), among: upTo(most).reverse() };
        return { kind: 'chooseOne', owner: who, ask, cite: citePart(calamity, 'price') };
      }
    }
    if (hit.at === OVER) return undefined;
    hit.at = OVER;
    const left = hit.ordered! - (hit.saved ?? 0);
    return damageQuestion(play, who, about(calamity.id), left, unitsWithin(play, who), calamity.cite);
  },
  on: {
    takeDamage: (play, hit, calamity, answer) => sufferDamage(play, hit.nation, answer, calamity.cite),
    chooseOne(play, hit, calamity, answer, { cite }) {
      hit.saved = chosen(answer, 'count');
      const treasury = hit.saved * number(calamity, 'price');
      pay(play, hit.nation, treasury);
      if (treasury > 0)
        play.emit('ransomPaid', cite, { nation: hit.nation, calamity: calamity.id, treasury });
    },
  },
});
