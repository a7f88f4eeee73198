import { coastal, nation } from '../board/queries.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import type { NationId } from '../state.ts';
import { destroyCities } from './cities.ts';
import { number, twist } from './common.ts';
import { lossStep, measure } from './losses.ts';

const SACRIFICE = 'sacrifice';

/** The marker goes back on the succession table; an advance may let cities be destroyed instead. */
export const markerBack = lossStep('markerBack', {
  harm: { loses: 'marker', byNumber: true },
  terms: {
    with: { steps: 'number', sacrifice: 'number?' },
    twists: { sacrifice: 'plain' },
    cites: [],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const { cities, space } = nation(play, who);
    const steps = measure(play, hit, calamity, 'steps');
    const citiesEach = number(calamity, SACRIFICE);
    const cite = twist(play, who, calamity, SACRIFICE);
    if (hit.at++ > 0) return undefined;
    // Steps beyond the start have to be bought off as well before it helps.
    if (cite && steps > 0 && space > 0 && cities.length >= citiesEach * Math.max(1, steps - space + 1)) {
      const among = play.rules.map.sorted(cities);
      const first = among.filter((area) => !coastal(play, area));
      return { kind: 'preventSteps', owner: who, ask: { steps, citiesEach, among, first }, cite };
    }
    goBack(play, who, steps, calamity.cite);
    return undefined;
  },
  on: {
    preventSteps(play, hit, calamity, destroyed, { ask, cite }) {
      destroyCities(play, hit.nation, destroyed, cite);
      goBack(play, hit.nation, ask.steps - destroyed.length / ask.citiesEach, calamity.cite);
    },
  },
});

function goBack(play: Play, who: NationId, steps: number, cite: Cite): void {
  const own = nation(play, who);
  const back = Math.min(own.space, steps);
  own.space -= back;
  if (back > 0) play.emit('markerBack', cite, { nation: who, steps: back, space: own.space });
}
