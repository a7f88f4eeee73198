import { cityOwner, owners, tokens } from '../board/queries.ts';
import type { Counts, DecisionOf, DecisionSpec } from '../decisions.ts';
import { shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse } from '../refusals.ts';
import { int, map } from '../shape.ts';
import { BARBARIANS } from '../state.ts';

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

/** Areas by how many barbarians they still hold, those with foreign cities last. */
function roomiest(sight: Sight, areas: string[]): string[] {
  const room = (area: string): number => {
    const city = cityOwner(sight, area);
    if (city !== undefined && city !== BARBARIANS) return -Infinity;
    const all = owners(sight).reduce((sum, who) => sum + tokens(sight, who, area), 0);
    return sight.rules.policies.limit(sight, BARBARIANS, area) - all;
  };
  return [...areas].sort((a, b) => room(b) - room(a));
}

export const placeTokens: DecisionSpec<'placeTokens'> = {
  shape: map(int(1, 60)),
  check(_, d, answer) {
    let total = 0;
    for (const [area, n] of Object.entries(answer)) {
      if (!Object.hasOwn(d.ask.room, area)) return refuse('noPlace', {}, d.cite);
      if (n > d.ask.room[area]!) return refuse('room', { room: d.ask.room[area]! }, d.cite);
      total += n;
    }
    if (total > due(d) && d.ask.upTo) return refuse('placeAtMost', { tokens: due(d) }, d.cite);
    if (total > due(d) || (total < due(d) && !d.ask.upTo))
      return refuse('placeTokens', { tokens: due(d) }, total < due(d) ? (d.ask.all ?? d.cite) : d.cite);
    return undefined;
  },
  choices: (_, d) => ({ place: due(d), room: d.ask.room, ...(d.ask.upTo && { upTo: true }) }),
  sample: (_, d, rng) => spread(d, shuffle(rng, Object.keys(d.ask.room).sort())),
  fallback(sight, d) {
    if (d.ask.upTo) return {};
    const areas = sight.rules.map.sorted(Object.keys(d.ask.room));
    return spread(d, d.ask.from === undefined ? areas : roomiest(sight, areas));
  },
};
