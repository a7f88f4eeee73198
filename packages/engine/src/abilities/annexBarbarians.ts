import { annexTokens } from '../board/cities.ts';
import { nation, tokenAreas, tokens } from '../board/queries.ts';
import { found, raze } from '../board/transfer.ts';
import type { Counts } from '../decisions.ts';
import { pick } from '../kernel/rng.ts';
import type { Position } from '../position.ts';
import { refuse } from '../refusals.ts';
import { either, int, map, object, text } from '../shape.ts';
import { type AreaId, BARBARIANS } from '../state.ts';
import type { AbilityTerms } from './ability.ts';
import { type Ability, amount, citeOf, type Use } from './ability.ts';
import { within } from './reach.ts';

const mostTokens = (p: Position, use: Use): number =>
  Math.min(amount(use, 'tokens'), nation(p, use.who).stock.tokens);

/** Anywhere, or only next by land to an area held alone. */
function inReach(p: Position, use: Use): (area: AreaId) => boolean {
  if (use.effect.with['sole'] !== true) return () => true;
  const near = within(p, use);
  return (area) => near.has(area);
}

function cities(p: Position, use: Use): AreaId[] {
  if (nation(p, use.who).stock.cities === 0) return [];
  return p.rules.map.sorted(p.open.barbarians.cities).filter(inReach(p, use));
}

function hordes(p: Position, use: Use): Counts {
  const counts: Counts = {};
  if (mostTokens(p, use) > 0)
    for (const area of tokenAreas(p, BARBARIANS).filter(inReach(p, use)))
      counts[area] = tokens(p, BARBARIANS, area);
  return counts;
}

const terms = {
  with: { tokens: 'number', byWater: 'flag', sole: 'flag' },
  cites: ['area', 'means'],
} as const satisfies AbilityTerms;

/** Takes over a pirate city, or some barbarian tokens, anywhere. */
export const annexBarbarians: Ability<{ city: AreaId } | { tokens: Counts }, typeof terms> = {
  id: 'annexBarbarians',
  brings: 'barbariansTaken',
  terms,
  shape: either(object({ city: text() }), object({ tokens: map(int(1, 60), 60) })),
  usable: (table, use) => cities(table, use).length > 0 || Object.keys(hordes(table, use)).length > 0,
  revives: (p, { effect }) =>
    effect.with['sole'] !== true &&
    (p.open.barbarians.cities.length > 0 || tokenAreas(p, BARBARIANS).length > 0),
  check(sight, use, params) {
    const { cite } = use.effect;
    const { stock } = nation(sight, use.who);
    if ('city' in params) {
      if (!sight.open.barbarians.cities.includes(params.city)) return refuse('noPirateCity', {}, cite);
      if (!inReach(sight, use)(params.city)) return refuse('notAdjacentToHeld', {}, citeOf(use, 'area'));
      return stock.cities > 0 ? undefined : refuse('cityStock', {}, citeOf(use, 'means'));
    }
    let n = 0;
    for (const area in params.tokens) {
      if (!sight.rules.map.find(area) || tokens(sight, BARBARIANS, area) < params.tokens[area]!)
        return refuse('fewerBarbarians', { area }, cite);
      n += params.tokens[area]!;
    }
    if (!Object.keys(params.tokens).every(inReach(sight, use)))
      return refuse('notAdjacentToHeld', {}, citeOf(use, 'area'));
    if (use.effect.with['sole'] === true && Object.keys(params.tokens).length > 1)
      return refuse('annexOneArea', {}, cite);
    const most = amount(use, 'tokens');
    if (n < 1 || n > most) return refuse('annexBarbarians', { most }, cite);
    return n <= stock.tokens
      ? undefined
      : refuse('tokenStock', { stock: stock.tokens }, citeOf(use, 'means'));
  },
  choices: (sight, use) => ({
    city: cities(sight, use),
    most: mostTokens(sight, use),
    tokens: hordes(sight, use),
  }),
  sample(sight, use, rng) {
    const pirates = cities(sight, use);
    const areas = Object.keys(hordes(sight, use));
    if (pirates.length > 0 && (areas.length === 0 || rng.int(2) === 0)) return { city: pick(rng, pirates) };
    const area = pick(rng, areas);
    const most = Math.min(mostTokens(sight, use), tokens(sight, BARBARIANS, area));
    return { tokens: { [area]: 1 + rng.int(most) } };
  },
  apply(play, use, params) {
    const { who, advance, effect } = use;
    if ('city' in params) {
      raze(play, BARBARIANS, params.city);
      found(play, who, params.city);
    } else for (const area in params.tokens) annexTokens(play, BARBARIANS, who, area, params.tokens[area]!);
    play.emit('barbariansAnnexed', effect.cite, { nation: who, advance, ...params });
  },
};
