import { type AreaId, type Position, pick } from '@ochre/engine';
import {
  type Ability,
  type AbilityTerms,
  amount,
  checkStock,
  checkTarget,
  citeOf,
  inStock,
  onAreas,
  strike,
  targets,
  tollOf,
} from '@ochre/engine/abilities';
import { nation, struck, type Use } from '@ochre/engine/query';
import { collect, either, int, object, pay, refuse, text } from '@ochre/engine/ruleset';

function affordable(p: Position, use: Use): { area: AreaId; price: number }[] {
  const { treasury } = nation(p, use.who);
  return targets(p, use)
    .filter((t) => inStock(p, use.who, t.toll) && t.toll.points <= treasury)
    .map((t) => ({ area: t.area, price: t.toll.points }));
}

const gains = (p: Position, use: Use): number =>
  Math.min(amount(use, 'treasury'), nation(p, use.who).stock.tokens);

const terms = {
  with: { treasury: 'number', ...onAreas },
  cites: ['gain', 'area', 'price', 'exempt', 'means'],
} as const satisfies AbilityTerms;

/** Either treasury from stock, or all units in an area for their points in treasury. */
export const politics: Ability<{ gain: number } | { area: AreaId }, typeof terms> = {
  id: 'gainOrBuyArea',
  brings: 'treasuryOrArea',
  terms,
  shape: either(object({ gain: int(1, 60) }), object({ area: text() })),
  usable: (table, use) => gains(table, use) > 0 || affordable(table, use).length > 0,
  check(sight, use, params) {
    if ('gain' in params)
      return params.gain <= gains(sight, use)
        ? undefined
        : refuse('gain', { most: gains(sight, use) }, citeOf(use, 'gain'));
    // Stock is looked at before the price comes back to it.
    const violation = checkTarget(sight, use, params.area) ?? checkStock(sight, use, params.area);
    if (violation) return violation;
    const { points } = tollOf(struck(sight, use, params.area));
    return points <= nation(sight, use.who).treasury
      ? undefined
      : refuse('price', { price: points }, citeOf(use, 'means'));
  },
  choices: (sight, use) => ({ gain: gains(sight, use), area: affordable(sight, use) }),
  sample(sight, use, rng) {
    const most = gains(sight, use);
    const areas = affordable(sight, use);
    if (areas.length > 0 && (most === 0 || rng.int(2) === 0)) return { area: pick(rng, areas).area };
    return { gain: 1 + rng.int(most) };
  },
  apply(play, use, params) {
    const { who, advance } = use;
    if ('gain' in params) {
      collect(play, who, params.gain);
      play.emit('treasuryGained', citeOf(use, 'gain'), { nation: who, advance, treasury: params.gain });
      return;
    }
    const { points } = tollOf(strike(play, use, params.area, true));
    pay(play, who, points);
    play.emit('unitsPaid', citeOf(use, 'price'), { nation: who, advance, treasury: points });
  },
};
