import { type AreaId, type Counts, type Position, pick } from '@ochre/engine';
import { type Ability, type AbilityTerms, amount, citeOf } from '@ochre/engine/abilities';
import { cityOwner, inPlay, owners, tokenAreas, tokens, tokensOnBoard, type Use } from '@ochre/engine/query';
import { int, map, object, place, refuse, remove } from '@ochre/engine/ruleset';

const sum = (counts: Counts): number => Object.values(counts).reduce((total, n) => total + n, 0);

/** Tokens that may still come in: all tokens there count toward the limit. */
function room(p: Position, use: Use, area: AreaId): number {
  if (!inPlay(p, area)) return 0;
  let there = 0;
  for (const owner of owners(p)) there += tokens(p, owner, area);
  return p.rules.policies.limit(p, use.who, area) - there;
}

const terms = { with: { tokens: 'number' }, cites: ['city'] } as const satisfies AbilityTerms;

/** Moves own tokens to anywhere on the board. */
export const diaspora: Ability<{ from: Counts; to: Counts }, typeof terms> = {
  id: 'relocateTokens',
  brings: 'tokensMoved',
  terms,
  shape: object({ from: map(int(1, 60), 60), to: map(int(1, 60), 60) }),
  usable: (table, use) => tokensOnBoard(table, use.who) > 0,
  check(sight, use, { from, to }) {
    const { cite } = use.effect;
    const most = amount(use, 'tokens');
    const n = sum(from);
    if (n < 1 || n > most) return refuse('takeTokens', { most }, cite);
    if (sum(to) !== n) return refuse('placeTaken', { tokens: n }, cite);
    for (const area in from) {
      if (!sight.rules.map.find(area) || tokens(sight, use.who, area) < from[area]!)
        return refuse('fewerTokens', { area }, cite);
      if (Object.hasOwn(to, area)) return refuse('otherAreas', {}, cite);
    }
    for (const area in to) {
      if (sight.rules.map.find(area)?.kind !== 'land') return refuse('notLand', { area }, cite);
      if (room(sight, use, area) >= to[area]!) continue;
      return cityOwner(sight, area) === undefined
        ? refuse('populationLimit', { area }, cite)
        : refuse('cityFillsArea', { area }, citeOf(use, 'city'));
    }
    return undefined;
  },
  choices(sight, use) {
    const from: Counts = {};
    for (const area of tokenAreas(sight, use.who)) from[area] = tokens(sight, use.who, area);
    const to: Counts = {};
    for (const { id } of sight.rules.map.land) {
      const n = room(sight, use, id);
      if (n > 0) to[id] = n;
    }
    return { tokens: amount(use, 'tokens'), from, to };
  },
  sample(sight, use, rng) {
    const from = pick(rng, tokenAreas(sight, use.who));
    for (let tries = 0; tries < 8; tries++) {
      const { id } = pick(rng, sight.rules.map.land);
      const most = Math.min(amount(use, 'tokens'), tokens(sight, use.who, from), room(sight, use, id));
      if (id === from || most < 1) continue;
      const n = 1 + rng.int(most);
      return { from: { [from]: n }, to: { [id]: n } };
    }
    return undefined;
  },
  apply(play, use, { from, to }) {
    const { who, advance, effect } = use;
    for (const area in from) remove(play, who, area, from[area]!);
    for (const area in to) place(play, who, area, to[area]!);
    play.emit('tokensRelocated', effect.cite, { nation: who, advance, from, to });
  },
};
