import { pick } from '../kernel/rng.ts';
import type { Position } from '../position.ts';
import { object, text } from '../shape.ts';
import type { AreaId } from '../state.ts';
import type { Ability, AbilityTerms, Use } from './ability.ts';
import { checkStock, checkTarget, inStock, onAreas, strike, targets } from './area.ts';

const affordable = (p: Position, use: Use): AreaId[] =>
  targets(p, use)
    .filter((t) => inStock(p, use.who, t.toll))
    .map((t) => t.area);

const terms = { with: onAreas, cites: ['area', 'exempt', 'means'] } as const satisfies AbilityTerms;

/** Takes over all units in an area. */
export const annexArea: Ability<{ area: AreaId }, typeof terms> = {
  id: 'annexArea',
  brings: 'areaTaken',
  terms,
  shape: object({ area: text() }),
  usable: (table, use) => affordable(table, use).length > 0,
  check: (sight, use, { area }) => checkTarget(sight, use, area) ?? checkStock(sight, use, area),
  choices: (sight, use) => ({ area: affordable(sight, use) }),
  sample: (sight, use, rng) => ({ area: pick(rng, affordable(sight, use)) }),
  apply(play, use, { area }) {
    strike(play, use, area, true);
  },
};
