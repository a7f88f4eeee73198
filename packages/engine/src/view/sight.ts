import type { Play } from '../kernel/play.ts';
import type { Sight } from '../position.ts';
import type { BlockId, GameState, NationId, SeatId } from '../state.ts';

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

/** What the owner of a decision goes by. */
export function sightOf(play: Play, viewer: NationId | SeatId): Sight {
  const { state, rules } = play;
  return {
    rules,
    config: state.config,
    open: state.open,
    viewer,
    own: play.own(viewer),
    // Few decisions look at these.
    get handSizes() {
      return handSizes(state);
    },
    get empty() {
      return emptyStacks(state);
    },
  };
}
