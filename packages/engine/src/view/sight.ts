import type { Play } from '../kernel/play.ts';
import type { Sight } from '../position.ts';
import type { Rules } from '../ruleset/types.ts';
import type { BlockId, Config, GameState, NationId, Open, Own, SeatId } from '../state.ts';

export function handSizes(state: GameState): Record<NationId, number> {
  const sizes: Record<NationId, number> = {};
  for (const id in state.open.nations) sizes[id] = state.own[id]!.hand.length;
  return sizes;
}

/** Stack heights are secret; that a stack is empty is not. */
export function emptyStacks(state: GameState): Record<BlockId, boolean[]> {
  const all: Record<BlockId, boolean[]> = {};
  for (const block in state.hidden.stacks)
    all[block] = state.hidden.stacks[block]!.map((s) => s.length === 0);
  return all;
}

/** What the owner of a decision goes by; what few decisions look at is worked out when asked for. */
class OwnSight implements Sight {
  readonly rules: Rules;
  readonly config: Config;
  readonly open: Open;
  readonly viewer: NationId | SeatId;
  readonly own: Own;
  readonly #state: GameState;

  constructor({ state, rules }: Play, viewer: NationId | SeatId, own: Own) {
    this.rules = rules;
    this.config = state.config;
    this.open = state.open;
    this.viewer = viewer;
    this.own = own;
    this.#state = state;
  }

  get handSizes(): Record<NationId, number> {
    return handSizes(this.#state);
  }

  get empty(): Record<BlockId, boolean[]> {
    return emptyStacks(this.#state);
  }
}

export function sightOf(play: Play, viewer: NationId | SeatId): Sight {
  return new OwnSight(play, viewer, play.own(viewer));
}
