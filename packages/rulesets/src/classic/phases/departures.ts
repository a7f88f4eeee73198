import { departingOffBoard } from '@ochre/engine/phases';

/** What leavers held can be drawn or bought in the same turn. */
export const departures = departingOffBoard('underStacks');
