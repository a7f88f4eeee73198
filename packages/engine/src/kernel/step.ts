import type { Harm } from '../calamities/harm.ts';
import type { Action, Answer, DecisionOf, Kind } from '../decisions.ts';
import type { Violation } from '../refusals.ts';
import type { CiteKey } from '../ruleset/cites.ts';
import type { Terms } from '../ruleset/terms.ts';
import type { Frame, NationId } from '../state.ts';
import type { Play } from './play.ts';

/** `again`: run once more (after children and answers), `wait`: a window is open, `done`: leave the frame. */
export type Next = 'again' | 'wait' | 'done';

export type Nothing = Record<never, never>;

/** A step as those see it who push it: its id, and what it has to be given. */
export interface Called<G extends object = Nothing> {
  readonly id: string;
  /** Nobody sets it: its type is all that counts. */
  readonly given?: (given: G) => void;
}
export type AnyCalled = Called<never>;

/** What is said besides the step when it is pushed. */
export type Given<G extends object> = [keyof G] extends [never]
  ? []
  : Nothing extends G
    ? [locals?: G]
    : [locals: G];

/**
 * A phase, or a procedure inside one. All it remembers is in its frame: what it was given (`G`), and besides what it has
 * set itself before it reads it (`L` is both).
 */
export interface Step<G extends object = Nothing, L extends G = G> extends Called<G> {
  /** Steps it pushes: a rule set that has it must have these, or others of their ids, as well. */
  readonly calls?: readonly AnyCalled[];
  /** Rules that books go by who have it, and else none (`byStep`): they have to name them. */
  readonly cites?: readonly CiteKey[];
  /** Trade cards are drawn in it. */
  readonly draws?: true;
  /** What it takes from its victims, where it is the procedure of a calamity. */
  readonly harm?: Harm;
  /** And what rows of calamities have to say to it. */
  readonly terms?: Terms;
  /** Called whenever nothing it asked is outstanding (windows excepted). */
  run(play: Play, frame: Frame<L>): Next;
  readonly on?: {
    [K in Kind]?: (
      play: Play,
      frame: Frame<L>,
      by: NationId,
      answer: Answer<K>,
      decision: DecisionOf<K>,
    ) => void;
  };
  /** Who goes first among those asked together; ranking order by default. */
  order?(play: Play): readonly NationId[];
  /** An input of the table while this step is innermost; left out, it is refused. */
  control?(play: Play, frame: Frame<L>, action: Extract<Action, { control: string }>): Violation | undefined;
  /** A sealed answer no longer holds when its turn comes; by default it is asked again as it was. */
  stale?(play: Play, frame: Frame<L>, decision: DecisionOf<Kind>, why: Violation): void;
}

/** Any step. Which frames are its own is known where it is found by the id on one: in the kernel. */
export type AnyStep = Step<never, never>;
