import { coastal, nation } from '../board/queries.ts';
import { pay } from '../board/transfer.ts';
import { about } from '../decisions/purposes.ts';
import type { Answer } from '../decisions.ts';
import { destroyCities, reduceAll, reduction } from './cities.ts';
import { citePart, number, takeTreasury, twist } from './common.ts';
import { lossStep, measure } from './losses.ts';

const OFFER = 0;
const DESTROY = 1;
const LOSE = 2;

/** Cities (perhaps only coastal ones) are destroyed, unless bought off; treasury may be lost besides. */
export const destroyOwnCities = lossStep('destroyOwnCities', {
  harm: { loses: 'citiesDestroyed', byNumber: true },
  terms: {
    with: { cities: 'number', coastal: 'flag', ransom: 'number?', lose: 'number?' },
    twists: { reduced: 'plain' },
    cites: ['ransom', 'lose'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const { cities, treasury } = nation(play, who);
    const among = play.rules.map
      .sorted(cities)
      .filter((area) => !calamity.with['coastal'] || coastal(play, area));
    if (hit.at === OFFER) {
      hit.at = DESTROY;
      const price = number(calamity, 'ransom');
      if (price > 0 && among.length > 0 && treasury >= price)
        return {
          kind: 'confirm',
          owner: who,
          ask: { purpose: 'ransom', price },
          cite: citePart(calamity, 'ransom'),
        };
    }
    if (hit.at === DESTROY) {
      hit.at = LOSE;
      const count = measure(play, hit, calamity, 'cities');
      const reduced = twist(play, who, calamity, 'reduced');
      if (reduced) {
        const question = reduction(play, who, { purpose: about(calamity.id), among, count }, reduced);
        if (question) return question;
      } else if (count < among.length) {
        const ask = { purpose: about(calamity.id), of: who, among, count };
        return { kind: 'chooseCities', owner: who, ask, cite: calamity.cite };
      } else destroyCities(play, who, among, calamity.cite);
    }
    takeTreasury(play, who, number(calamity, 'lose'), citePart(calamity, 'lose'));
    return undefined;
  },
  take(play, hit, calamity, answer, { kind, cite }) {
    if (kind === 'reduceCities') reduceAll(play, hit.nation, answer as Answer<'reduceCities'>, cite);
    else if (kind === 'chooseCities') destroyCities(play, hit.nation, answer as Answer<'chooseCities'>, cite);
    else if (answer) {
      const paid = number(calamity, 'ransom');
      hit.at = LOSE;
      pay(play, hit.nation, paid);
      play.emit('ransomPaid', cite, { nation: hit.nation, calamity: calamity.id, treasury: paid });
    }
  },
});
