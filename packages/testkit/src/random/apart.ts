import type { Decision, Game, GameEvent, GameState, Json, Rng } from '@ochre/engine';
import { pick } from '@ochre/engine';
import type { NationSetup, Side } from '@ochre/positions';
import { begin } from '../scenario/start.ts';
import type { Scenario } from '../scenario/types.ts';
import { chance, nationsOf, randomAdvances, randomMap } from './positions.ts';

export const sum = (counts: Record<string, number> = {}): number =>
  Object.values(counts).reduce((a, b) => a + b, 0);

/** Nations that share no area, so that every limit is their own. */
export function nationsApart(ruleset: string, rng: Rng, rich = 1): Scenario {
  const map = randomMap(rng);
  for (const area of Object.values(map)) if (!area.sea) area.coast = chance(rng, 2);
  const ids = nationsOf(ruleset, 5);
  const nations: Side<NationSetup & { tokens: Record<string, number>; cities: string[] }> = {};
  for (const id of ids)
    nations[id] = { tokens: {}, cities: [], treasury: rng.int(12), advances: randomAdvances(ruleset, rng) };
  const [victim] = ids;
  for (const [area, { sea, limit = 2 }] of Object.entries(map)) {
    if (sea) continue;
    const owner = nations[chance(rng, 3) ? pick(rng, ids) : victim!]!;
    if (chance(rng, 2)) owner.cities.push(area);
    else owner.tokens[area] = Math.min(42 - sum(owner.tokens), 1 + rng.int(Math.max(1, limit) * rich));
  }
  // Some have little left in stock to put in the place of cities.
  for (const own of Object.values(nations))
    if (chance(rng, 3)) own.treasury = 55 - sum(own.tokens) - rng.int(6);
  return { name: 'realms', cites: [], rules: ruleset, players: 9, map: map as never, alone: true, nations };
}

export interface Played {
  game: Game;
  before: GameState['open'];
  state: GameState;
  events: GameEvent[];
}

/** The calamity strikes and everybody answers by chance. */
export function strike(
  scenario: Scenario,
  rng: Rng,
  see: (d: Decision, game: Game, state: GameState) => void = () => {},
): Played {
  const { game, state, events } = begin(scenario);
  const { state: fresh } = begin({ ...scenario, phase: 'movement' });
  for (let left = 200; Object.keys(state.pending).length > 0 && left > 0; left--) {
    const d = pick(rng, Object.values(state.pending));
    see(d, game, state);
    const sight = game.sight(game.view(state, d.owner));
    const answer = game.rules.spec(d.kind).sample(sight, d as never, rng) as Json;
    const done = game.advance(state, { by: d.owner, decision: d.id, kind: d.kind, answer });
    if (!done.ok) throw new Error(`${d.kind}: ${done.violation.code}`);
    events.push(...done.events);
  }
  return { game, before: fresh.open, state, events };
}
