import { unitAreas } from '../board/queries.ts';
import { connected, selections } from '../calamities/selection.ts';
import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { list, text } from '../shape.ts';

export const selectUnits: DecisionSpec<'selectUnits'> = {
  shape: list(text(), 100),
  check(sight, d, answer) {
    const { of, cites } = d.ask;
    const areas = unitAreas(sight, of);
    if (new Set(answer).size !== answer.length)
      return refuse('twice', cites.areas, 'An area can be named once.');
    if (answer.length === 0 || !answer.every((a) => areas.includes(a)))
      return refuse('notAmong', cites.areas, 'Name areas with units of the victim.');
    if (!connected(sight, answer))
      return refuse('apart', cites.connected, 'The areas have to hang together, by land or water.');
    const legal = selections(sight, d.ask);
    const fault = legal.fault(answer);
    if (fault === 'points') return refuse('points', cites.points, `Select ${legal.points} unit points.`);
    if (fault === 'mix')
      return refuse('mix', cites.mix, 'Select units that the other can replace from stock.');
    return undefined;
  },
  choices: (sight, d) => ({ areas: unitAreas(sight, d.ask.of), points: selections(sight, d.ask).points }),
  sample: (sight, d, rng) => selections(sight, d.ask).any(rng),
  /** The victim keeps cities, another owner takes them. */
  fallback: (sight, d) => selections(sight, d.ask).withCities(d.owner === d.ask.of ? 'fewest' : 'most'),
};
