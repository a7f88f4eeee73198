import type { Answer } from '@ochre/engine';
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
        const among = Array.from({ length: most + 1 }, (_, n) => String(n));
        const ask = { purpose: about(calamity.id, 'buyOff'), among };
        return { kind: 'chooseOne', owner: who, ask, cite: citePart(calamity, 'price') };
      }
    }
    if (hit.at === OVER) return undefined;
    hit.at = OVER;
    const left = hit.ordered! - (hit.saved ?? 0);
    return damageQuestion(play, who, about(calamity.id), left, unitsWithin(play, who), calamity.cite);
  },
  take(play, hit, calamity, answer, { kind, cite }) {
    if (kind !== 'chooseOne') {
      sufferDamage(play, hit.nation, answer as Answer<'takeDamage'>, calamity.cite);
      return;
    }
    hit.saved = Number(answer);
    const treasury = hit.saved * number(calamity, 'price');
    pay(play, hit.nation, treasury);
    if (treasury > 0) play.emit('ransomPaid', cite, { nation: hit.nation, calamity: calamity.id, treasury });
  },
});
