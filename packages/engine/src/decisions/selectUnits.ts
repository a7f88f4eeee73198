import { unitAreas } from '../board/queries.ts';
import { connected, selections } from '../calamities/selection.ts';
import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../refusals.ts';
import { list, text } from '../shape.ts';

export const selectUnits: DecisionSpec<'selectUnits'> = {
  shape: list(text(), 100),
  check(sight, d, answer) {
    const { of, cites } = d.ask;
    const areas = unitAreas(sight, of);
    if (new Set(answer).size !== answer.length) return refuse('areaOnce', {}, cites.areas);
    if (answer.length === 0 || !answer.every((a) => areas.includes(a)))
      return refuse('noVictimUnits', {}, cites.areas);
    if (!connected(sight, answer)) return refuse('apart', {}, cites.connected);
    const legal = selections(sight, d.ask);
    const fault = legal.fault(answer);
    if (fault === 'points') return refuse('selectPoints', { points: legal.points }, cites.points);
    if (fault === 'mix') return refuse('selectReplaceable', {}, cites.mix);
    return undefined;
  },
  choices: (sight, d) => ({ areas: unitAreas(sight, d.ask.of), points: selections(sight, d.ask).points }),
  sample: (sight, d, rng) => selections(sight, d.ask).any(rng),
  /** The victim keeps cities, another owner takes them. */
  fallback: (sight, d) => selections(sight, d.ask).withCities(d.owner === d.ask.of ? 'fewest' : 'most'),
};
