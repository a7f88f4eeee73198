import { nation, tokensOnBoard } from '../board/queries.ts';
import { unsupportable } from '../board/support.ts';
import { about } from '../decisions/purposes.ts';
import type { Play } from '../kernel/play.ts';
import { value } from '../ruleset/effects.ts';
import type { NationId } from '../state.ts';
import { reduceAll, reduction } from './cities.ts';
import { citePart } from './common.ts';
import { lossStep, measure } from './losses.ts';

/** Tokens that support no city: so many, and those bound before, where they stay bound. */
function bind(play: Play, who: NationId, n: number, stay: boolean): number {
  const bound = Math.min(tokensOnBoard(play, who), (play.open.revolting?.[who] ?? 0) + n);
  if (stay) play.open.revolting = { ...play.open.revolting, [who]: bound };
  return bound;
}

/** Some tokens support no city: cities are reduced one by one, and the tokens put in their place count at once. */
export const blockedSupport = lossStep('blockedSupport', {
  harm: { loses: 'support' },
  terms: {
    with: { tokens: 'number', foreign: 'number?', staysBound: 'flag' },
    twists: {},
    cites: ['reduce'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const { cities } = nation(play, who);
    hit.saved ??= bind(
      play,
      who,
      measure(play, hit, calamity, 'tokens'),
      calamity.with['staysBound'] === true,
    );
    while (tokensOnBoard(play, who) - hit.saved < cities.length * value(play, who, 'supportRate')) {
      const { among, fresh } = unsupportable(play, who);
      const cite = fresh ? play.rules.cite('supportNewFirst') : citePart(calamity, 'reduce');
      const question = reduction(play, who, { purpose: about(calamity.id), among, count: 1 }, cite);
      if (question) return question;
    }
    return undefined;
  },
  on: {
    reduceCities: (play, hit, _, answer, { cite }) => reduceAll(play, hit.nation, answer, cite),
  },
});
