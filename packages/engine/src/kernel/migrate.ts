import type { Ruleset } from '../ruleset/types.ts';
import { type AnyFrame, type GameState, SCHEMA } from '../state.ts';
import { type Former, withoutWords } from './former.ts';

type Migration = (state: Record<string, unknown>, ruleset: Pick<Ruleset, 'formerSteps'>) => void;

/** Turns a state of schema n into one of schema n + 1, in place; at index n. */
const migrations: (Migration | undefined)[] = [
  undefined,
  // States did not say by which version of the rules they are played: there was but one.
  (state) => {
    state['version'] = 1;
  },
  // Procedures that serve one rule set alone had the engine's words for ids.
  (state, { formerSteps = {} }) => {
    for (const frame of state['frames'] as AnyFrame[])
      if (Object.hasOwn(formerSteps, frame.step)) frame.step = formerSteps[frame.step]!;
  },
  // What could be chosen among things of several kinds was written in words.
  (state) => withoutWords(state as object as Former),
];

/** A stored state of a rule set brought up to the schema this engine plays. */
export function migrate(
  stored: unknown,
  ruleset: Pick<Ruleset, 'formerSteps'>,
  steps: readonly (Migration | undefined)[] = migrations,
  current = SCHEMA,
): GameState {
  const state = stored as Record<string, unknown> | null;
  const schema = typeof state === 'object' ? state?.['schema'] : undefined;
  if (!state || !Number.isInteger(schema)) throw new Error('this is not a game state');
  for (let n = schema as number; n < current; n++) {
    const step = steps[n];
    if (!step) throw new Error(`a state of schema ${n} can no longer be read`);
    step(state, ruleset);
    state['schema'] = n + 1;
  }
  if (state['schema'] !== current)
    throw new Error(`the state is of schema ${state['schema']}, this engine plays ${current}: update it`);
  // Of this schema now, which nothing but the number on it says: it was filed by this engine or by an earlier one.
  return state as unknown as GameState;
}
