import type { Answer, AreaId, NationId } from '@ochre/engine';
import { citePart, damageQuestion, lossStep, measure, sufferDamage } from '@ochre/engine/calamities';
import { about, cityOwner, inPlay, tokenAreas, tokens } from '@ochre/engine/query';
import type { Play } from '@ochre/engine/ruleset';

const PAIR = 0;
const LOSE = 1;
const OVER = 2;
const JOIN = '+';

/** Pairs of areas without a city that border by land, one of them perhaps empty and then not named; their tokens. */
function pairs(play: Play, who: NationId): { areas: AreaId[]; n: number }[] {
  const open = tokenAreas(play, who).filter((area) => cityOwner(play, area) === undefined);
  return open.flatMap((a, i) => {
    const { land, landSet } = play.rules.map.area(a);
    const partners = open.filter((b) => landSet.has(b));
    if (partners.length > 0)
      return partners
        .filter((b) => open.indexOf(b) > i)
        .map((b) => ({ areas: [a, b], n: tokens(play, who, a) + tokens(play, who, b) }));
    const beside = land.some((b) => inPlay(play, b) && cityOwner(play, b) === undefined);
    return beside ? [{ areas: [a], n: tokens(play, who, a) }] : [];
  });
}

/** Tokens go from two neighbouring areas without a city: where no two have so many, from the two with most. */
export const tribalConflict = lossStep('tribalConflict', {
  harm: { loses: 'units' },
  terms: {
    with: { tokens: 'number' },
    twists: {},
    cites: ['nothing'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const points = measure(play, hit, calamity, 'tokens');
    if (hit.at === PAIR) {
      hit.at = LOSE;
      const all = pairs(play, who);
      if (all.length === 0) {
        const facts = { nation: who, calamity: calamity.id };
        play.emit('calamityCancelled', citePart(calamity, 'nothing'), facts);
        return undefined;
      }
      const most = Math.min(points, Math.max(...all.map((p) => p.n)));
      const among = all.filter((p) => p.n >= most).map((p) => p.areas.join(JOIN));
      if (among.length > 1) {
        const ask = { purpose: about(calamity.id, 'pair'), among };
        return { kind: 'chooseOne', owner: who, ask, cite: calamity.cite };
      }
      hit.picked = among;
    }
    if (hit.at === OVER || !hit.picked) return undefined;
    hit.at = OVER;
    const areas = hit.picked[0]!.split(JOIN);
    const standing = Object.fromEntries(areas.map((area) => [area, tokens(play, who, area)]));
    return damageQuestion(
      play,
      who,
      about(calamity.id),
      points,
      { tokens: standing, cities: [] },
      calamity.cite,
    );
  },
  take(play, hit, calamity, answer, { kind }) {
    if (kind === 'chooseOne') hit.picked = [answer as string];
    else sufferDamage(play, hit.nation, answer as Answer<'takeDamage'>, calamity.cite);
  },
});
