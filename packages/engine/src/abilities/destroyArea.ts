import { pick } from '../kernel/rng.ts';
import { object, text } from '../shape.ts';
import type { AreaId } from '../state.ts';
import type { Ability, AbilityTerms } from './ability.ts';
import { checkTarget, onAreas, strike, targets } from './area.ts';

const terms = { with: onAreas, cites: ['area', 'exempt'] } as const satisfies AbilityTerms;

/** Destroys all units in an area. */
export const destroyArea: Ability<{ area: AreaId }, typeof terms> = {
  id: 'destroyArea',
  brings: 'areaDestroyed',
  terms,
  shape: object({ area: text() }),
  usable: (table, use) => targets(table, use).length > 0,
  check: (sight, use, { area }) => checkTarget(sight, use, area),
  choices: (sight, use) => ({ area: targets(sight, use).map((t) => t.area) }),
  sample: (sight, use, rng) => ({ area: pick(rng, targets(sight, use)).area }),
  apply(play, use, { area }) {
    strike(play, use, area, false);
  },
};
