import type { KeptOut } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Sight } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import type { NationId } from '../state.ts';

/** Says why a nation is not among those to choose from; questions of earlier versions know the rule alone. */
export const keptOut = (cite: Cite, why: KeptOut | undefined): Violation =>
  refuse('keptOut', why ? { why } : {}, cite);

/** Somebody who is not in the game, or no longer. */
export function absent({ open }: Sight, who: NationId, cite: Cite): Violation | undefined {
  if (!Object.hasOwn(open.nations, who)) return refuse('absent', {}, cite);
  return open.nations[who]!.left ? refuse('hasLeft', {}, cite) : undefined;
}
