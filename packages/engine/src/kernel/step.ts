import type { Harm } from '../calamities/harm.ts';
import type { Action, Answer, DecisionOf, Kind } from '../decisions.ts';
import type { Violation } from '../refusals.ts';
import type { Terms } from '../ruleset/terms.ts';
import type { Frame, NationId } from '../state.ts';
import type { Play } from './play.ts';

/** `again`: run once more (after children and answers), `wait`: a window is open, `done`: leave the frame. */
export type Next = 'again' | 'wait' | 'done';

/** A phase, or a procedure inside one. All it remembers is in its frame. */
export interface Step {
  readonly id: string;
  /** Steps it pushes, by id: a rule set that has it must have these as well. */
  readonly calls?: readonly string[];
  /** What it takes from its victims, where it is the procedure of a calamity. */
  readonly harm?: Harm;
  /** And what rows of calamities have to say to it. */
  readonly terms?: Terms;
  /** Called whenever nothing it asked is outstanding (windows excepted). */
  run(play: Play, frame: Frame): Next;
  readonly on?: {
    [K in Kind]?: (
      play: Play,
      frame: Frame,
      by: NationId,
      answer: Answer<K>,
      decision: DecisionOf<K>,
    ) => void;
  };
  /** Who goes first among those asked together; ranking order by default. */
  order?(play: Play): readonly NationId[];
  /** An input of the table while this step is innermost; left out, it is refused. */
  control?(play: Play, frame: Frame, action: Extract<Action, { control: string }>): Violation | undefined;
  /** A sealed answer no longer holds when its turn comes; by default it is asked again as it was. */
  stale?(play: Play, frame: Frame, decision: DecisionOf<Kind>, why: Violation): void;
}
