import { reductionRange } from '../board/cities.ts';
import { nation } from '../board/queries.ts';
import type { DecisionOf, DecisionSpec } from '../decisions.ts';
import { pickSome } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse } from '../refusals.ts';
import { int, list, object, text } from '../shape.ts';
import type { AreaId } from '../state.ts';
import { unlisted } from './unlisted.ts';

type Reductions = { area: AreaId; tokens: number }[];

/** Each city to its most tokens, stock going to the first named. */
function fill(sight: Sight, d: DecisionOf<'reduceCities'>, areas: AreaId[]): Reductions {
  let { tokens: stock } = nation(sight, d.owner).stock;
  return areas.map((area) => {
    const tokens = Math.min(reductionRange(sight, d.owner, area).max, stock);
    stock -= tokens;
    return { area, tokens };
  });
}

function bounds(d: DecisionOf<'reduceCities'>): { least: number; most: number } {
  const most = Math.min(d.ask.count, d.ask.among.length);
  return { least: most - (d.ask.spare ?? 0), most };
}

export const reduceCities: DecisionSpec<'reduceCities'> = {
  shape: list(object({ area: text(), tokens: int(0, 9) }), 20),
  check(sight, d, answer) {
    const { least: fewest, most: cities } = bounds(d);
    if (answer.length < fewest || answer.length > cities)
      return refuse('reduceCities', { least: fewest, most: cities }, d.cite);
    if (new Set(answer.map((r) => r.area)).size !== answer.length) return refuse('cityOnce', {}, d.cite);
    let { tokens: stock } = nation(sight, d.owner).stock;
    for (const { area, tokens } of answer) {
      if (!d.ask.among.includes(area)) return unlisted(sight, d.cite, d.owner, 'city', area, d.ask.among);
      const { min, max } = reductionRange(sight, d.owner, area);
      const [least, most] = [Math.min(min, stock), Math.min(max, stock)];
      const fits = tokens >= least && tokens <= most;
      if (!fits && stock < max && answer.length > 1)
        return refuse('leavesTokensInTurn', { area, least, most }, d.cite);
      if (!fits) return refuse('leavesTokens', { area, least, most }, d.cite);
      stock -= tokens;
    }
    return undefined;
  },
  choices: (sight, d) => ({
    ...bounds(d),
    among: d.ask.among.map((area) => ({ area, ...reductionRange(sight, d.owner, area) })),
  }),
  sample(sight, d, rng) {
    const { least, most } = bounds(d);
    return fill(sight, d, pickSome(rng, d.ask.among, least + rng.int(most - least + 1)));
  },
  fallback(sight, d) {
    const most = (area: AreaId): number => reductionRange(sight, d.owner, area).max;
    return fill(sight, d, [...d.ask.among].sort((a, b) => most(b) - most(a)).slice(0, bounds(d).least));
  },
};
