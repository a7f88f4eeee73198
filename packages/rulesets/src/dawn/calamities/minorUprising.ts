import type { Answer, NationId } from '@ochre/engine';
import {
  citePart,
  damageQuestion,
  lossStep,
  number,
  sufferDamage,
  unitsWithin,
} from '@ochre/engine/calamities';
import { about, modified, nation, tokensOnBoard } from '@ochre/engine/query';
import { type Play, pay } from '@ochre/engine/ruleset';

const SPLIT = 0;
const TOKENS = 1;
const PAID = 2;

function payTreasury(play: Play, who: NationId, n: number, cite: string): void {
  if (n === 0) return;
  pay(play, who, n);
  play.emit('treasuryLost', cite, { nation: who, treasury: n });
}

/** So many for each city, in treasury or tokens on the board as the victim likes. */
export const minorUprising = lossStep('minorUprising', {
  harm: { loses: 'units' },
  terms: {
    with: { perCity: 'number' },
    twists: {},
    cites: ['tokens'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const own = nation(play, who);
    const all = tokensOnBoard(play, who);
    if (hit.at === SPLIT) {
      const base = number(calamity, 'perCity') * own.cities.length;
      const due = Math.min(modified(play, who, calamity, base, hit.as), own.treasury + all);
      hit.at = TOKENS;
      hit.saved = due;
      const least = Math.max(0, due - all);
      const most = Math.min(due, own.treasury);
      if (due === 0) return undefined;
      if (least < most) {
        const among = Array.from({ length: most - least + 1 }, (_, i) => String(most - i));
        const ask = { purpose: about(calamity.id, 'treasury'), among };
        return { kind: 'chooseOne', owner: who, ask, cite: calamity.cite };
      }
      payTreasury(play, who, most, calamity.cite);
      hit.saved = due - most;
    }
    if (hit.at === PAID) return undefined;
    hit.at = PAID;
    const units = { ...unitsWithin(play, who), cities: [] };
    return damageQuestion(play, who, about(calamity.id), hit.saved ?? 0, units, citePart(calamity, 'tokens'));
  },
  take(play, hit, calamity, answer, { kind }) {
    if (kind === 'chooseOne') {
      const n = Number(answer);
      payTreasury(play, hit.nation, n, calamity.cite);
      hit.saved = (hit.saved ?? 0) - n;
    } else sufferDamage(play, hit.nation, answer as Answer<'takeDamage'>, citePart(calamity, 'tokens'));
  },
});
