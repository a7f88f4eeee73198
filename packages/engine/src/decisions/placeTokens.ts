import type { Counts, DecisionOf, DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { shuffle } from '../kernel/rng.ts';
import { int, map } from '../shape.ts';

function due(d: DecisionOf<'placeTokens'>): number {
  const room = Object.values(d.ask.room).reduce((sum, n) => sum + n, 0);
  return Math.min(d.ask.budget, room);
}

function spread(d: DecisionOf<'placeTokens'>, areas: string[]): Counts {
  let left = due(d);
  const answer: Counts = {};
  for (const area of areas) {
    const n = Math.min(d.ask.room[area]!, left);
    if (n > 0) answer[area] = n;
    left -= n;
  }
  return answer;
}

export const placeTokens: DecisionSpec<'placeTokens'> = {
  shape: map(int(1, 60)),
  check(_, d, answer) {
    let total = 0;
    for (const [area, n] of Object.entries(answer)) {
      if (!Object.hasOwn(d.ask.room, area))
        return refuse('notAmong', d.cite, 'No token may be placed there.');
      if (n > d.ask.room[area]!) return refuse('room', d.cite, `There is room for ${d.ask.room[area]}.`);
      total += n;
    }
    if (total > due(d) || (total < due(d) && !d.ask.upTo))
      return refuse('count', d.cite, `Place ${due(d)} tokens.`);
    return undefined;
  },
  choices: (_, d) => ({ place: due(d), room: d.ask.room, ...(d.ask.upTo && { upTo: true }) }),
  sample: (_, d, rng) => spread(d, shuffle(rng, Object.keys(d.ask.room).sort())),
  fallback: (sight, d) => (d.ask.upTo ? {} : spread(d, sight.rules.map.sorted(Object.keys(d.ask.room)))),
};
