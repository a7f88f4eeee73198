import type { Decision } from '@ochre/engine';

/** What I was asked before and am not asked any more, nor anything of its kind: I decided it. */
export const decided = (before: readonly Decision[], now: readonly Decision[]): Decision | undefined =>
  before.find((d) => !d.optional && !now.some(({ id, kind }) => id === d.id || kind === d.kind));
