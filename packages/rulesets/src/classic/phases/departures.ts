import { departingOffBoard } from '@ochre/engine/phases/departures.ts';

/** What leavers held can be drawn or bought in the same turn. */
export const departures = departingOffBoard('underStacks');
