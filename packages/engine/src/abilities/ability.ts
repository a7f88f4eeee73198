import type { Play } from '../kernel/play.ts';
import type { Rng } from '../kernel/rng.ts';
import type { AnyCalled } from '../kernel/step.ts';
import type { Position, Sight } from '../position.ts';
import type { Violation } from '../refusals.ts';
import type { Terms } from '../ruleset/terms.ts';
import type { Effect } from '../ruleset/types.ts';
import type { Shape } from '../shape.ts';
import type { AdvanceId, Json, NationId } from '../state.ts';
import type { Benefit } from './benefit.ts';

/** A special ability in the hands of a nation: the advance that carries it and its row of the table. */
export interface Use {
  who: NationId;
  advance: AdvanceId;
  effect: Extract<Effect, { effect: 'ability' }>;
}

/** What everybody sees. */
export interface Table extends Position {
  readonly handSizes: Sight['handSizes'];
}

export type AbilityTerms = Pick<Terms, 'with' | 'cites'>;

export type Params = { [key: string]: Json };

/** What a special ability does. Carried out wholly or not at all. */
export interface Ability<P = Params, T extends AbilityTerms = AbilityTerms> {
  /** What `run` of its row says. */
  readonly id: string;
  /** What its user has of it. */
  readonly brings: Benefit;
  /** What its row has to say. */
  readonly terms: T;
  /** Steps it pushes. */
  readonly calls?: readonly AnyCalled[];
  /** The form of what the user says with it. */
  readonly shape: Shape<P>;
  /** Whether its holder is asked; judged by open facts, as being asked is seen by all. */
  usable(table: Table, use: Use): boolean;
  /** Whether it can bring a holder back who has no unit left on the board, now or in a later turn. */
  revives?(p: Position, use: Use): boolean;
  check(sight: Sight, use: Use, params: P): Violation | undefined;
  choices(sight: Sight, use: Use): Json;
  /** Some legal use, or undefined where none is found. */
  sample(sight: Sight, use: Use, rng: Rng): P | undefined;
  apply(play: Play, use: Use, params: P): void;
}

/** A number of the ability's row. */
export function amount(use: Use, key: string): number {
  const n = use.effect.with[key];
  if (typeof n !== 'number') throw new Error(`${use.advance}: no ${key}`);
  return n;
}

/** The rule behind one point of the ability. */
export function citeOf(use: Use, point: string): string {
  return use.effect.cites[point] ?? use.effect.cite;
}
