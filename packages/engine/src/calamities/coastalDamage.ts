import { coastal, nation } from '../board/queries.ts';
import { sink } from '../board/transfer.ts';
import { about } from '../decisions/purposes.ts';
import type { Answer } from '../decisions.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { CoastId } from '../state.ts';
import { citePart, immunity, number, takeTreasury, twistSum } from './common.ts';
import { damageQuestion, sufferDamage, unitsWithin } from './damage.ts';
import { type Hit, lossStep, measure } from './losses.ts';

const DAMAGE = 0;
const SHIPS = 1;

/** Coasts with more ships than the victim has picked to keep there. */
function endangered(play: Play, { nation: who, picked = [] }: Hit): CoastId[] {
  const { ships } = nation(play, who);
  return play.rules.map
    .sorted(Object.keys(ships))
    .filter((at) => ships[at]! > picked.filter((kept) => kept === at).length);
}

/** All ships go down but those that advances let the victim keep. */
function sinkFleet(play: Play, hit: Hit, calamity: Calamity): Question<'chooseOne'> | undefined {
  const who = hit.nation;
  const among = endangered(play, hit);
  const kept = hit.picked?.length ?? 0;
  const keeps = twistSum(play, who, calamity, 'keepsShips', hit.as);
  const afloat = Object.values(nation(play, who).ships).reduce((sum, n) => sum + n, 0);
  if (afloat <= keeps) return undefined;
  if (kept < keeps && among.length > 1) {
    const ask = { purpose: about(calamity.id, 'keep'), among };
    return { kind: 'chooseOne', owner: who, ask, cite: citePart(calamity, 'keep') };
  }
  const spared = Math.max(0, keeps - kept);
  const lost = among.flatMap((at) => {
    const n = nation(play, who).ships[at]! - (hit.picked ?? []).filter((id) => id === at).length;
    return Array<CoastId>(n).fill(at);
  });
  for (const at of lost.slice(spared)) sink(play, who, at);
  if (lost.length > spared)
    play.emit('shipsLost', citePart(calamity, 'ships'), { nation: who, coasts: lost.slice(spared) });
  return undefined;
}

/** Damage from coastal areas, ships and treasury lost, as the row says. */
export const coastalDamage = lossStep('coastalDamage', {
  harm: { loses: 'unitsThere', byNumber: true },
  terms: {
    with: { damage: 'number?', ships: 'flag', lose: 'number?' },
    twists: { keepsShips: 'number', lose: 'number' },
    cites: ['ships', 'keep', 'lose'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    if (immunity(play, who, calamity, hit.as)) return undefined;
    if (hit.at === DAMAGE) {
      hit.at = SHIPS;
      const units = unitsWithin(play, who, (area) => coastal(play, area));
      const question = damageQuestion(
        play,
        who,
        about(calamity.id),
        measure(play, hit, calamity, 'damage'),
        units,
        calamity.cite,
      );
      if (question) return question;
    }
    const question = calamity.with['ships'] ? sinkFleet(play, hit, calamity) : undefined;
    if (question) return question;
    const lost = number(calamity, 'lose') + twistSum(play, who, calamity, 'lose', hit.as);
    takeTreasury(play, who, Math.max(0, lost), citePart(calamity, 'lose'));
    return undefined;
  },
  take(play, hit, calamity, answer, { kind }) {
    if (kind === 'chooseOne') hit.picked = [...(hit.picked ?? []), answer as Answer<'chooseOne'>];
    else sufferDamage(play, hit.nation, answer as Answer<'takeDamage'>, calamity.cite);
  },
});
