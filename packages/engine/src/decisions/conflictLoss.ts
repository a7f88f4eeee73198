import { conflictSituation } from '../board/conflicts.ts';
import { HERE } from '../board/losses.ts';
import { hasCity, tokens } from '../board/queries.ts';
import type { DecisionSpec } from '../decisions.ts';
import { refuse } from '../events.ts';
import { pick } from '../kernel/rng.ts';
import { grants } from '../ruleset/effects.ts';
import { text } from '../shape.ts';

export const conflictLoss: DecisionSpec<'conflictLoss'> = {
  shape: text(),
  check(sight, d, answer) {
    if (d.ask.among.includes(answer)) return undefined;
    const { rules } = sight;
    const area = rules.map.find(answer);
    if (!area)
      return refuse(
        'notAmong',
        d.cite,
        'A loss is a token of the area, or a unit your advances let you lose instead.',
      );
    if (tokens(sight, d.owner, area.id) === 0 && hasCity(sight, d.owner, area.id))
      return refuse('city', rules.cite('noCityLoss'), 'No city is given up for a loss in conflict.');
    const near = tokens(sight, d.owner, area.id) > 0 && area.landSet.has(d.ask.area);
    if (near && rules.variants.lossesNearby === 'leavingOne' && grants(sight, d.owner, 'lossesNearby'))
      return refuse('lastToken', rules.cite('nearbyLoss'), `A token has to stay in ${area.id}.`);
    if (near && conflictSituation(sight, area.id))
      return refuse(
        'engaged',
        rules.cite('fightOrder'),
        'Those tokens still have a conflict of their own before them.',
      );
    return refuse(
      'notNearby',
      rules.cite('nearbyLoss'),
      'Only own tokens in areas adjacent by land can be lost instead.',
    );
  },
  choices: (_, d) => d.ask.among,
  sample: (_, d, rng) => pick(rng, d.ask.among),
  /** What stands first costs least. */
  fallback: (_, d) => (d.ask.among.includes(HERE) ? d.ask.among[0]! : HERE),
};
