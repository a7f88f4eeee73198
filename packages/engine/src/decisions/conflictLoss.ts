import { conflictSituation } from '../board/conflicts.ts';
import { hasCity, tokens } from '../board/queries.ts';
import type { DecisionSpec } from '../decisions.ts';
import { equal } from '../kernel/json.ts';
import { pick } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import { grants } from '../ruleset/effects.ts';
import { either, object, text } from '../shape.ts';

export const conflictLoss: DecisionSpec<'conflictLoss'> = {
  shape: either(object({ token: text() }), object({ hired: text() }), object({ ship: text() })),
  check(sight, d, answer) {
    if (d.ask.among.some((loss) => equal(loss, answer))) return undefined;
    const { rules } = sight;
    const area = 'token' in answer ? rules.map.find(answer.token) : undefined;
    if (!area || area.id === d.ask.area) return refuse('lossWhat', {}, d.cite);
    if (tokens(sight, d.owner, area.id) === 0 && hasCity(sight, d.owner, area.id))
      return refuse('noCityLoss', {}, rules.cite('noCityLoss'));
    const near =
      grants(sight, d.owner, 'lossesNearby') &&
      tokens(sight, d.owner, area.id) > 0 &&
      area.landSet.has(d.ask.area);
    if (near && rules.variants.lossesNearby === 'leavingOne')
      return refuse('tokenStays', { area: area.id }, rules.cite('nearbyLoss'));
    if (near && conflictSituation(sight, area.id)) return refuse('engaged', {}, rules.cite('fightOrder'));
    return refuse('notNearby', {}, rules.cite('nearbyLoss'));
  },
  choices: (_, d) => d.ask.among,
  sample: (_, d, rng) => pick(rng, d.ask.among),
  /** What stands first costs least. */
  fallback: (_, d) => d.ask.among[0]!,
};
