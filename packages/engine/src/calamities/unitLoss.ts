import type { Answer } from '../decisions.ts';
import { citeOf } from './common.ts';
import { damageQuestion, sufferDamage, unitsWithin } from './damage.ts';
import { lossStep, measure } from './losses.ts';

/** Damage from units anywhere on the board. */
export const unitLoss = lossStep('unitLoss', {
  next(play, hit, calamity) {
    if (hit.at++ > 0) return undefined;
    const who = hit.nation;
    const points = measure(play, hit, calamity, 'damage');
    return damageQuestion(play, who, calamity.id, points, unitsWithin(play, who), citeOf(calamity, hit.as));
  },
  take(play, hit, calamity, answer) {
    sufferDamage(play, hit.nation, answer as Answer<'takeDamage'>, citeOf(calamity, hit.as));
  },
});
