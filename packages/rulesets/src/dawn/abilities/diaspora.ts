import { type AreaId, type Position, pick, type Violation } from '@ochre/engine';
import { type Ability, type AbilityTerms, citeOf, within } from '@ochre/engine/abilities';
import { cityOwner, inPlay, nation, owners, tokens, type Use } from '@ochre/engine/query';
import { build, literal, object, place, refuse, text } from '@ochre/engine/ruleset';

type Settling = { area: AreaId; city?: true };

const populated = (p: Position, area: AreaId): boolean =>
  cityOwner(p, area) !== undefined || owners(p).some((who) => tokens(p, who, area) > 0);

/** Why an area cannot be settled so; `city` or filled up to its limit. */
function flaw(
  p: Position,
  use: Use,
  { area, city }: Settling,
  near: ReadonlySet<AreaId>,
): Violation | undefined {
  const found = p.rules.map.find(area);
  if (found?.kind !== 'land') return refuse('notLand', { area }, use.effect.cite);
  if (!near.has(area)) return refuse('notAdjacentToHeld', {}, citeOf(use, 'area'));
  if (!inPlay(p, area)) return refuse('outOfPlay', { area }, p.rules.cite('outOfPlay'));
  if (!found.limit) return refuse('uninhabitable', { area }, citeOf(use, 'empty'));
  if (populated(p, area)) return refuse('notEmpty', { area }, citeOf(use, 'empty'));
  const { stock } = nation(p, use.who);
  if (city) return stock.cities > 0 ? undefined : refuse('cityStock', {}, citeOf(use, 'means'));
  const n = p.rules.policies.limit(p, use.who, area);
  return stock.tokens >= n ? undefined : refuse('populate', { tokens: n, area }, citeOf(use, 'means'));
}

function settlings(p: Position, use: Use): Settling[] {
  const near = within(p, use);
  return p.rules.map
    .sorted(near)
    .flatMap((area): Settling[] => [{ area, city: true }, { area }])
    .filter((settling) => !flaw(p, use, settling, near));
}

const terms = {
  with: { byWater: 'flag', sole: 'flag' },
  cites: ['area', 'empty', 'means'],
} as const satisfies AbilityTerms;

/** A city, or tokens up to the limit, in an empty area next by land. */
export const diaspora: Ability<Settling, typeof terms> = {
  id: 'settleArea',
  brings: 'areaSettled',
  terms,
  shape: object({ area: text() }, { city: literal(true) }),
  usable: (table, use) => settlings(table, use).length > 0,
  check: (sight, use, settling) => flaw(sight, use, settling, within(sight, use)),
  choices: (sight, use) => ({ settle: settlings(sight, use) }),
  sample: (sight, use, rng) => pick(rng, settlings(sight, use)),
  apply(play, use, { area, city }) {
    const { who, advance, effect } = use;
    const n = city ? 0 : play.rules.policies.limit(play, who, area);
    if (city) build(play, who, area);
    else place(play, who, area, n);
    play.emit('areaSettled', effect.cite, { nation: who, advance, area, city: city === true, tokens: n });
  },
};
