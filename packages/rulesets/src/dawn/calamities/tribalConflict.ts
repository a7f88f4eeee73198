import type { Answer, AreaId, Counts, NationId } from '@ochre/engine';
import { citePart, lossStep } from '@ochre/engine/calamities';
import { about, cityOwner, tokenAreas, tokens } from '@ochre/engine/query';
import { type Play, remove } from '@ochre/engine/ruleset';

/** Own areas without a city that border by land on another such area. */
function partners(play: Play, who: NationId): Map<AreaId, AreaId[]> {
  const open = tokenAreas(play, who).filter((area) => cityOwner(play, area) === undefined);
  const pairs = new Map<AreaId, AreaId[]>();
  for (const area of open) {
    const next = open.filter((other) => play.rules.map.area(area).landSet.has(other));
    if (next.length > 0) pairs.set(area, next);
  }
  return pairs;
}

function clear(play: Play, who: NationId, areas: readonly AreaId[], cite: string): void {
  const lost: Counts = {};
  for (const area of areas) {
    lost[area] = tokens(play, who, area);
    remove(play, who, area, lost[area]);
  }
  play.emit('areasEmptied', cite, { nation: who, tokens: lost });
}

/** All tokens of the victim go from two of its areas next to each other by land. */
export const tribalConflict = lossStep('tribalConflict', {
  harm: { loses: 'unitsThere' },
  terms: {
    with: {},
    twists: {},
    cites: ['nothing'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const pairs = partners(play, who);
    if (pairs.size === 0) {
      const facts = { nation: who, calamity: calamity.id };
      play.emit('calamityCancelled', citePart(calamity, 'nothing'), facts);
      return undefined;
    }
    const picked = hit.picked ?? [];
    const [first] = picked;
    const among = first === undefined ? [...pairs.keys()] : pairs.get(first)!;
    const settled = picked.length + among.length === 2;
    if (picked.length < 2 && !settled) {
      const ask = { purpose: about(calamity.id, 'area'), among };
      return { kind: 'chooseOne', owner: who, ask, cite: calamity.cite };
    }
    clear(play, who, picked.length === 2 ? picked : [...picked, ...among], calamity.cite);
    return undefined;
  },
  take(_play, hit, _calamity, answer) {
    hit.picked = [...(hit.picked ?? []), answer as Answer<'chooseOne'>];
  },
});
