import { tokens } from '../board/queries.ts';
import type { Counts, DecisionOf, DecisionSpec } from '../decisions.ts';
import { shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse } from '../refusals.ts';
import { int, map } from '../shape.ts';
import type { AreaId } from '../state.ts';

const sum = (counts: Counts): number => Object.values(counts).reduce((total, n) => total + n, 0);

/** Tokens to move: all of them, or as many as there is room for. */
const due = (d: DecisionOf<'relocate'>): number => Math.min(sum(d.ask.from), sum(d.ask.room));

/** Fills areas in the order given, up to what their limits bear, then up to their room. */
function spread(sight: Sight, d: DecisionOf<'relocate'>, areas: AreaId[]): Counts {
  let left = due(d);
  const answer: Counts = {};
  const put = (area: AreaId, most: number): void => {
    const n = Math.min(most, left);
    if (n <= 0) return;
    answer[area] = (answer[area] ?? 0) + n;
    left -= n;
  };
  const bears = (area: AreaId): number =>
    sight.rules.policies.limit(sight, d.owner, area) - tokens(sight, d.owner, area);
  for (const area of areas) put(area, d.ask.least?.[area] ?? Math.min(d.ask.room[area]!, bears(area)));
  for (const area of areas) put(area, d.ask.room[area]! - (answer[area] ?? 0));
  return answer;
}

export const relocate: DecisionSpec<'relocate'> = {
  shape: map(int(1, 60)),
  check(_, d, answer) {
    for (const [area, n] of Object.entries(answer)) {
      if (!Object.hasOwn(d.ask.room, area)) return refuse('noPlace', {}, d.cite);
      if (n > d.ask.room[area]!) return refuse('room', { room: d.ask.room[area]! }, d.cite);
    }
    for (const [area, n] of Object.entries(d.ask.least ?? {}))
      if ((Object.hasOwn(answer, area) ? answer[area]! : 0) < n)
        return refuse('sendTokens', { tokens: n, to: area }, d.cite);
    return sum(answer) === due(d) ? undefined : refuse('relocateTokens', { tokens: due(d) }, d.cite);
  },
  choices: (_, d) => ({ move: due(d), room: d.ask.room, least: d.ask.least ?? {} }),
  sample: (sight, d, rng) => spread(sight, d, shuffle(rng, Object.keys(d.ask.room).sort())),
  fallback: (sight, d) => spread(sight, d, sight.rules.map.sorted(Object.keys(d.ask.room))),
};
