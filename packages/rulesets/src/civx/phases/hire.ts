import type { Counts, NationId } from '@ochre/engine';
import { citeGrant, cityOwner, grants, nation, unitAreas } from '@ochre/engine/query';
import { hire as hireTokens, type Nothing, type Play, pay, type Step } from '@ochre/engine/ruleset';

/** Hired tokens beside a city. */
const BESIDE_CITY = 5;

/** Hired tokens that an area takes: its printed limit, or so many beside a city, whosever it is. */
function room(play: Play, who: NationId): Counts {
  const counts: Counts = {};
  for (const area of unitAreas(play, who)) {
    const { limit = 0 } = play.rules.map.area(area);
    const n = cityOwner(play, area) !== undefined ? BESIDE_CITY : limit;
    if (n > 0) counts[area] = n;
  }
  return counts;
}

/** Before ships are seen to, some nations hire tokens: each goes from treasury to the board and costs another one. */
export const hire: Step<Nothing, { order?: NationId[] }> = {
  id: 'hire',
  run(play, frame) {
    frame.locals.order ??= play.rules.policies
      .movementOrder(play)
      .filter((who) => grants(play, who, 'mercenaries'));
    const owner = frame.locals.order[frame.at++];
    if (owner === undefined) return 'done';
    const budget = Math.floor(nation(play, owner).treasury / 2);
    const ask = { purpose: 'hire' as const, budget, room: room(play, owner), upTo: true as const };
    if (budget > 0 && Object.keys(ask.room).length > 0)
      play.ask({ kind: 'placeTokens', owner, ask, cite: citeGrant(play, owner, 'mercenaries') });
    return 'again';
  },
  on: {
    placeTokens(play, _frame, by, counts, { cite }) {
      for (const area of play.rules.map.sorted(Object.keys(counts))) {
        pay(play, by, counts[area]!);
        hireTokens(play, by, area, counts[area]!);
      }
      if (Object.keys(counts).length > 0)
        play.emit('tokensHired', cite, { nation: by, tokens: { ...counts } });
    },
  },
};
