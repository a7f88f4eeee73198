import { coastal } from '../board/queries.ts';
import type { Answer } from '../decisions.ts';
import { citePart, loseTreasury, number } from './common.ts';
import { damageQuestion, sufferDamage, unitsWithin } from './damage.ts';
import { lossStep, measure } from './losses.ts';

/** Damage from coastal areas, and treasury lost. */
export const coastalDamage = lossStep('coastalDamage', {
  next(play, hit, calamity) {
    const who = hit.nation;
    if (hit.at === 0) {
      hit.at = 1;
      const units = unitsWithin(play, who, (area) => coastal(play, area));
      const question = damageQuestion(
        play,
        who,
        calamity.id,
        measure(play, hit, calamity, 'damage'),
        units,
        calamity.cite,
      );
      if (question) return question;
    }
    loseTreasury(play, who, number(calamity, 'lose'), citePart(calamity, 'lose'));
    return undefined;
  },
  take(play, hit, calamity, answer) {
    sufferDamage(play, hit.nation, answer as Answer<'takeDamage'>, calamity.cite);
  },
});
