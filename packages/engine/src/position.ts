import type { MapIndex } from './board/map.ts';
import type { Decision } from './decisions.ts';
import type { Rules } from './ruleset/types.ts';
import type { AreaId, BlockId, CardId, Config, NationId, Open, Own, SeatId } from './state.ts';

/** What queries read: the rules in force and the open part of the state. */
export interface Position {
  readonly rules: Rules;
  readonly config: Config;
  readonly open: Open;
}

/** What one viewer may see, as plain JSON. Parts are shared with the state: read, never write. */
export interface View {
  viewer: NationId | SeatId | 'observer';
  config: Config;
  open: Open;
  own?: Own;
  /** The hands of others, where all people at a table have agreed to show theirs. */
  hands?: Record<NationId, readonly CardId[]>;
  handSizes: Record<NationId, number>;
  /** Per block and stack: no card left. */
  empty: Record<BlockId, boolean[]>;
  prompts: Decision[];
  waitingFor: (NationId | SeatId)[];
}

/** A view with the rules at hand: what decision specs see. */
export interface Sight extends Position {
  readonly viewer: NationId | SeatId;
  readonly own: Own;
  readonly handSizes: Record<NationId, number>;
  readonly empty: Record<BlockId, boolean[]>;
}

export type { AreaId, MapIndex };
