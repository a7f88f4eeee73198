import type { Cite } from '@ochre/engine/events.ts';

/** Rules behind mechanisms the engine runs for every rule set. */
export const cites: Record<string, Cite> = {
  order: 'MC seq.4',
  leaving: 'MC leave.1',
};
