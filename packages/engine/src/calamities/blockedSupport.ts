import { nation, tokensOnBoard } from '../board/queries.ts';
import { unsupportable } from '../board/support.ts';
import type { Answer } from '../decisions.ts';
import { value } from '../ruleset/effects.ts';
import { reduceAll, reduction } from './cities.ts';
import { citePart } from './common.ts';
import { lossStep, measure } from './losses.ts';

/** Some tokens support no city: cities are reduced one by one, and the tokens put in their place count at once. */
export const blockedSupport = lossStep('blockedSupport', {
  harm: { loses: 'support' },
  next(play, hit, calamity) {
    const who = hit.nation;
    const { cities } = nation(play, who);
    hit.saved ??= Math.min(tokensOnBoard(play, who), measure(play, hit, calamity, 'tokens'));
    while (tokensOnBoard(play, who) - hit.saved < cities.length * value(play, who, 'supportRate')) {
      const { among, fresh } = unsupportable(play, who);
      const cite = fresh ? play.rules.cite('supportNewFirst') : citePart(calamity, 'reduce');
      const question = reduction(play, who, { purpose: calamity.id, among, count: 1 }, cite);
      if (question) return question;
    }
    return undefined;
  },
  take(play, hit, _, answer, { cite }) {
    reduceAll(play, hit.nation, answer as Answer<'reduceCities'>, cite);
  },
});
