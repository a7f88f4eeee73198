import { brains } from '@ochre/bots';
import {
  type Action,
  clone,
  type Decision,
  type Game,
  type GameState,
  hash,
  type Json,
  pick,
  quick,
  type Rng,
  shuffle,
} from '@ochre/engine';
import { compareCards } from '@ochre/engine/query';
import fc from 'fast-check';
import { gameFor, rulesetIds, usualRules } from '../games.ts';
import { randomConfig } from '../play/fuzz.ts';
import { Table } from '../play/table.ts';

/** Rule sets, and the share of runs each gets. */
export const rulesets: [id: string, share: number][] = rulesetIds().map((id) => [
  id,
  id === usualRules.id ? 1 : 0.3,
]);

export const gameOf = ({ config }: GameState): Game => gameFor(config.ruleset);

/** A point in a random game, with randomness of its own for what is done to it. */
export interface Moment {
  state: GameState;
  rng: Rng;
}

export const moments = (ruleset: string): fc.Arbitrary<() => Moment> =>
  fc
    .record({ seed: fc.integer({ min: 1, max: 1_000_000 }), steps: fc.integer({ min: 0, max: 1200 }) })
    .map(({ seed, steps }) => {
      const moment = (): Moment => {
        const game = gameFor(ruleset);
        const rng = quick(seed);
        const config = randomConfig(game, rng);
        const brain = rng.int(2) === 0 ? brains['builder']! : brains['sample']!;
        const table = new Table(game, config, seed, () => brain);
        for (let i = 0; i < steps && !table.over; i++) table.step();
        return { state: table.state, rng };
      };
      return Object.assign(moment, { toString: () => `seed ${seed}, ${steps} steps` });
    });

export function pendingOf(state: GameState): Decision[] {
  return Object.values(state.pending);
}

export function legal(state: GameState, decision: Decision, rng?: Rng): Json {
  const game = gameOf(state);
  const sight = game.sight(game.view(state, decision.owner));
  const spec = game.rules.spec(decision.kind);
  return (rng ? spec.sample(sight, decision as never, rng) : spec.fallback(sight, decision as never)) as Json;
}

export function actionOf(decision: Decision, answer: Json): Action {
  return { by: decision.owner, decision: decision.id, kind: decision.kind, answer };
}

export function anyAction(state: GameState, rng: Rng): Action | undefined {
  const asked = gameOf(state).due(state);
  if (asked.length === 0) return undefined;
  const decision = pick(rng, asked);
  return actionOf(decision, legal(state, decision, rng));
}

/** The same state with keys in another order. */
export function reordered<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reordered) as T;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, reordered(v)]),
  ) as T;
}

/**
 * A state that differs only in what the viewers may not see: other hands exchanged, stacks reordered,
 * the generator somewhere else, calamities that passed between others traced differently, others' accounts of broken words
 * made up.
 */
export function scrambled(state: GameState, viewers: readonly string[], rng: Rng): GameState {
  const other = clone(state);
  const busy = (id: string): boolean =>
    Object.keys(other.own[id]!.sealed).length > 0 || Object.keys(other.own[id]!.committed).length > 0;
  const asked = new Set(pendingOf(other).map((d) => d.owner));
  const strangers = Object.keys(other.open.nations).filter(
    (id) => !viewers.includes(id) && !busy(id) && !asked.has(id),
  );
  const pool = shuffle(
    rng,
    strangers.flatMap((id) => other.own[id]!.hand),
  );
  for (const id of strangers) {
    const own = other.own[id]!;
    own.hand = pool.splice(0, own.hand.length).sort((a, b) => compareCards(gameOf(state).rules, a, b));
  }
  const all = Object.keys(other.open.nations);
  for (const id of all.filter((one) => !viewers.includes(one)))
    other.own[id]!.broken = { [all[rng.int(all.length)]!]: { times: 1 + rng.int(3), since: rng.int(9) } };
  for (const block in other.hidden.stacks)
    for (const stack of other.hidden.stacks[block]!) shuffle(rng, stack);
  const known = new Set(viewers.flatMap((id) => other.own[id]?.hand ?? []));
  for (const card in other.hidden.tradedBy) if (!known.has(card)) delete other.hidden.tradedBy[card];
  other.hidden.rng.key = hash(other.hidden.rng.key).repeat(2);
  return other;
}
